import type { Column } from '#app/ui/data-table/columns.ts';
import { WholeTable } from '#app/ui/data-table/whole-table.tsx';
import type { ReadFields } from '#modules/catalogue/crawl/shared.ts';
import { formatPercent } from '../format.ts';
import styles from './crawl.module.css';
import { crawlText } from './text.ts';
import { FIELDS, SOURCES } from './visit-text.ts';

const text = crawlText.page;

/** A field that was read of a page, in words. */
export type FieldLine = { name: string; value: string; source: string; confidence: string };

/** What was read of a page, field by field, with where and how surely. */
export function fieldLines(extract: ReadFields): FieldLine[] {
  const order = Object.keys(FIELDS);
  const read = Object.entries(extract).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  return read.map(([name, { value, source, confidence }]) => ({
    name: FIELDS[name] ?? name,
    value: valueText(name, value),
    source: SOURCES[source] ?? source,
    confidence: formatPercent(confidence, 0),
  }));
}

function valueText(name: string, value: unknown): string {
  if (name === 'price' || name === 'listPrice') {
    return (Number(value) / 100).toFixed(2).replace('.', ',');
  }
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return Array.isArray(value) ? value.join(' › ') : String(value);
}

const COLUMNS: readonly Column<FieldLine>[] = [
  { key: 'name', header: text.field, cell: ({ name }) => name },
  {
    key: 'value',
    header: text.value,
    cell: ({ value }) => <span className={styles.address}>{value}</span>,
  },
  {
    key: 'source',
    header: text.source,
    cell: ({ source }) => <span className={styles.whole}>{source}</span>,
  },
  {
    key: 'confidence',
    header: text.confidence,
    align: 'end',
    cell: ({ confidence }) => confidence,
  },
];

/** The fields that were read of a page. */
export function ExtractTable({ fields }: { fields: readonly FieldLine[] }) {
  return (
    <WholeTable
      caption={text.extract}
      columns={COLUMNS}
      rows={fields}
      rowKey={({ name }) => name}
      empty={<p>{text.noExtract}</p>}
    />
  );
}
