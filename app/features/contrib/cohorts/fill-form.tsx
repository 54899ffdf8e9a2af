import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import styles from './cohorts.module.css';
import { cohortText as text } from './text.ts';

type FillFormProps = FormReply & {
  /** The cohorts that the ideas can be added to. */
  choices: readonly { id: number; name: string }[];
  /** Whether a search fills it. */
  hasSource: boolean;
};

/** Names a new cohort, or chooses the one that gets the ideas of a search. */
export function FillForm({ errors, typed, choices, hasSource }: FillFormProps) {
  return (
    <PostForm>
      <FormErrors title={text.errorsTitle} errors={errors} />
      <Field
        id="name"
        name="name"
        label={text.name}
        defaultValue={typed.name}
        maxLength={100}
        errors={errors.name}
      />
      {choices.length > 0 && (
        <p>
          <label className={styles.choice}>
            <span>{text.into}</span>
            <select name="into" defaultValue={typed.into ?? ''}>
              <option value="">{text.newOne}</option>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <StaffButton type="submit">{hasSource ? text.submitFrom : text.submit}</StaffButton>
    </PostForm>
  );
}
