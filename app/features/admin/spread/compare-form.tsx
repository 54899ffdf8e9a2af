import { Form } from 'react-router';
import { SelectField } from '#app/ui/field/field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import styles from './spread.module.css';
import type { TestLine } from './test-line.ts';
import { spreadText as text } from './text.ts';

type CompareFormProps = { comparable: readonly TestLine[]; other: TestLine | null };

/** Chooses the test that this one is compared with; nothing while there is no other. */
export function CompareForm({ comparable, other }: CompareFormProps) {
  if (comparable.length === 0) return null;
  const known = comparable.some(({ id }) => id === other?.id);
  const tests = other && !known ? [other, ...comparable] : comparable;
  const options = Object.fromEntries([
    ['', text.alone],
    ...tests.map(({ id, requested, profile }) => [
      String(id),
      `${text.test(id)}, ${requested}, ${profile}`,
    ]),
  ]);
  return (
    <Form method="get" className={styles.compare} key={other?.id}>
      <SelectField
        id="with"
        name="with"
        label={text.compare}
        defaultValue={other ? String(other.id) : ''}
        options={options}
      />
      <StaffButton type="submit">{text.compareSubmit}</StaffButton>
    </Form>
  );
}
