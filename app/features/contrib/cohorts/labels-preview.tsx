import { Form } from 'react-router';
import type { Column } from '#app/ui/data-table/columns.ts';
import { WholeTable } from '#app/ui/data-table/whole-table.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { Label } from '#modules/catalogue/shared.ts';
import boxStyles from '../box.module.css';
import styles from './cohorts.module.css';
import { cohortLabelsText as text } from './labels-text.ts';

type Labels = { catalogue: Label | null; own: Label | null };
type Row = { idea_id: number; title: string; before: Labels; after: Labels };

type LabelsPreviewProps = {
  changed: readonly Row[];
  unchanged: readonly Row[];
  isStaff: boolean;
  /** What the confirmation carries. */
  sent: Readonly<Record<string, string>>;
};

const COLUMNS: readonly Column<Row>[] = [
  { key: 'title', header: text.columns.title, cell: ({ title }) => title },
  {
    key: 'catalogue',
    header: text.columns.catalogue,
    cell: ({ before, after }) => <Step from={before.catalogue} to={after.catalogue} />,
  },
  {
    key: 'own',
    header: text.columns.own,
    cell: ({ before, after }) => <Step from={before.own} to={after.own} />,
  },
];

/** What labels of a cohort change, idea by idea, and the button that does it. */
export function LabelsPreview({ changed, unchanged, isStaff, sent }: LabelsPreviewProps) {
  return (
    <>
      {changed.length === 0 ? (
        <p>{text.same}</p>
      ) : (
        <>
          <Form method="post" className={boxStyles.box}>
            {Object.entries(sent).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <p>{isStaff ? text.atOnce : text.waits}</p>
            <StaffButton type="submit">{text.confirm(changed.length)}</StaffButton>
          </Form>
          <WholeTable
            caption={text.caption(changed.length)}
            columns={COLUMNS}
            rows={changed}
            rowKey={({ idea_id }) => idea_id}
            empty={null}
          />
        </>
      )}
      {unchanged.length > 0 && (
        <details>
          <summary className={styles.summary}>{text.unchanged(unchanged.length)}</summary>
          <ul>
            {unchanged.map(({ idea_id, title }) => (
              <li key={idea_id}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The label of a pair before and after, each whole on its line. */
function Step({ from, to }: { from: Label | null; to: Label | null }) {
  if (from === to) return text.nameOf(to);
  return (
    <span className={styles.step}>
      <span>{text.nameOf(from)}</span> <span>{`→ ${text.nameOf(to)}`}</span>
    </span>
  );
}
