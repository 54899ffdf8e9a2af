import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import type { Column } from '#app/ui/data-table/columns.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readTable, type TableSpec } from '#app/ui/data-table/table-state.ts';
import { COHORT_IDEAS_MAX } from '#modules/catalogue/cohorts/shared.ts';
import type { Label } from '#modules/catalogue/shared.ts';
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

const TABLE: TableSpec<'title'> = {
  sorts: [],
  defaultSort: { by: 'title', direction: 'asc' },
  pageSize: COHORT_IDEAS_MAX,
};

const COLUMNS: readonly Column<Row>[] = [
  { key: 'title', header: text.columns.title, cell: ({ title }) => title },
  {
    key: 'catalogue',
    header: text.columns.catalogue,
    cell: ({ before, after }) => text.step(before.catalogue, after.catalogue),
  },
  {
    key: 'own',
    header: text.columns.own,
    cell: ({ before, after }) => text.step(before.own, after.own),
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
          <Form method="post" className={styles.box}>
            {Object.entries(sent).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <p>{isStaff ? text.atOnce : text.waits}</p>
            <Button type="submit" look="primary">
              {text.confirm(changed.length)}
            </Button>
          </Form>
          <DataTable
            caption={text.caption(changed.length)}
            columns={COLUMNS}
            rows={changed}
            rowKey={({ idea_id }) => idea_id}
            spec={TABLE}
            state={readTable(TABLE, new URLSearchParams(), changed.length)}
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
