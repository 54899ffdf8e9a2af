import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { Cohort } from '#modules/catalogue/cohorts/shared.ts';
import boxStyles from '../box.module.css';
import { cohortText as text } from './text.ts';

type RenameFormProps = FormReply & {
  cohort: Cohort;
  /** Whether who looks may change the cohort. */
  mayChange: boolean;
};

/** Renames a cohort; of another's says what can be done with it. */
export function RenameForm({ cohort, errors, typed, mayChange }: RenameFormProps) {
  if (!mayChange) {
    return (
      <>
        <FormErrors title={text.errorsTitle} errors={errors} />
        <p>{text.notYours}</p>
      </>
    );
  }
  return (
    <section className={boxStyles.box}>
      <PostForm>
        <FormErrors title={text.errorsTitle} errors={errors} />
        <input type="hidden" name="intent" value="rename" />
        <VersionField version={cohort.version} />
        <Field
          id="name"
          name="name"
          label={text.name}
          defaultValue={typed.name ?? cohort.name}
          maxLength={100}
          errors={errors.name}
        />
        <StaffButton type="submit">{text.rename}</StaffButton>
      </PostForm>
    </section>
  );
}
