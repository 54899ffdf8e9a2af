import type { ComponentProps } from 'react';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import styles from './perf.module.css';

type TablePartProps<Row> = ComponentProps<typeof ListTable<Row>> & { id: string; title: string };

/** A part of the page: its title, and a list. */
export function TablePart<Row>({ id, title, ...table }: TablePartProps<Row>) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <ListTable {...table} />
    </section>
  );
}
