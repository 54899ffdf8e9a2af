import { Form, Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { rowList } from '#app/ui/data-table/row-list.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { formatTableDay } from '#app/ui/text/format.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { shownPart } from './learning-table.tsx';
import styles from './tag.module.css';
import { learningText } from './text.ts';

const text = learningText.versions;

/** A version of the model in the list. */
export type VersionRow = {
  id: number;
  ideas: number;
  labels: number;
  seconds: number;
  active: boolean;
  /** In ISO 8601. */
  trained: string;
  averagePrecision: number | null;
};

const COLUMNS: readonly Column<VersionRow>[] = [
  { key: 'id', header: text.id, cell: ({ id }) => <VersionLink id={id} />, csv: ({ id }) => id },
  {
    key: 'trained',
    header: text.trained,
    cell: ({ trained }) => <time dateTime={trained}>{formatTableDay(trained.slice(0, 10))}</time>,
    csv: ({ trained }) => trained,
  },
  ...(['ideas', 'labels'] as const).map((key) =>
    quantityColumn<VersionRow>(key, text[key], (row) => row[key]),
  ),
  {
    key: 'seconds',
    header: text.seconds,
    align: 'end',
    cell: ({ seconds }) => text.duration(seconds),
    csv: ({ seconds }) => seconds,
  },
  {
    key: 'averagePrecision',
    header: text.averagePrecision,
    align: 'end',
    cell: ({ averagePrecision }) => shownPart(averagePrecision),
    csv: ({ averagePrecision }) => averagePrecision,
  },
  {
    key: 'state',
    header: text.state,
    cell: ({ id, active }) =>
      active ? <Badge tone="good">{text.active}</Badge> : <ActivateButton id={id} />,
    csv: ({ active }) => (active ? text.active : ''),
  },
];

/** The versions of the model, the newest first. */
export const VERSIONS = rowList(COLUMNS, { prefix: 'versions.', pageSize: 10 });

function VersionLink({ id }: { id: number }) {
  const { search } = useLocation();
  return (
    <Link
      className={styles.name}
      to={addressWith(search, { version: String(id), page: null })}
      preventScrollReset
    >
      {learningText.version(id)}
    </Link>
  );
}

function ActivateButton({ id }: { id: number }) {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset>
      <StaffButton compact type="submit" name="activate" value={id}>
        {text.activate}
        <VisuallyHidden>{` ${text.activateTarget(id)}`}</VisuallyHidden>
      </StaffButton>
    </Form>
  );
}
