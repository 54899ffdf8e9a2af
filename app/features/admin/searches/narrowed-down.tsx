import { FilterForm } from '#app/ui/filter-form/filter-form.tsx';
import type { Filters, FilterValues } from '#app/ui/filter-form/filters.ts';
import styles from './searches.module.css';
import { searchesText as text } from './text.ts';

export type NarrowedDownProps<All extends Filters> = {
  lead?: string | undefined;
  filters: All;
  values: FilterValues<All>;
  /** Labels of the filters whose values make no sense. */
  unreadable: readonly string[];
  /** Parameters that begin anew with other filters. */
  drops: readonly string[];
};

/** What a screen shows of past searches, and the filters that narrow it down. */
export function NarrowedDown<All extends Filters>(props: NarrowedDownProps<All>) {
  const { lead, filters, values, unreadable, drops } = props;
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      {unreadable.length > 0 && (
        <p role="alert" className={styles.unreadable}>
          {text.unreadable(unreadable)}
        </p>
      )}
      <FilterForm label={text.filters.form} filters={filters} values={values} drops={drops} />
    </>
  );
}
