import { Form, useLocation } from 'react-router';
import { visitParameters } from '#app/ui/address/address.ts';
import { SelectField } from '#app/ui/field/field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import styles from './tag.module.css';
import { suggestionsText as text } from './text.ts';

type QuestionPickerProps = {
  questions: readonly { id: number; content: string }[];
  /** The one that is shown; null for all. */
  current: number | null;
  /** What the choice of all questions is called, where it is offered. */
  all?: string;
};

/** Chooses the question whose predictions are shown. */
export function QuestionPicker({ questions, current, all }: QuestionPickerProps) {
  const { search } = useLocation();
  return (
    <search aria-label={text.question}>
      <Form method="get" className={styles.pick} key={current}>
        {visitParameters(search, ['question', 'skip']).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          id="question"
          name="question"
          label={text.question}
          defaultValue={current ?? ''}
          options={[
            ...(all ? [['', all] as const] : []),
            ...questions.map(({ id, content }) => [String(id), content] as const),
          ]}
        />
        <StaffButton type="submit">{text.show}</StaffButton>
      </Form>
    </search>
  );
}
