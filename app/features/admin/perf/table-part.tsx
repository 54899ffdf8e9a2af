import type { ComponentProps } from 'react';
import { WholeTable } from '#app/ui/data-table/whole-table.tsx';
import styles from './perf.module.css';

type TablePartProps<Row> = ComponentProps<typeof WholeTable<Row>> & { id: string; title: string };

/** A part of the page: its title, and a table. */
export function TablePart<Row>({ id, title, ...table }: TablePartProps<Row>) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <WholeTable {...table} />
    </section>
  );
}
