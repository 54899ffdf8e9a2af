import { Form, useLocation } from 'react-router';
import { addressWith, visitParameters } from '../address/address.ts';
import { Button } from '../button/button.tsx';
import { ChipLink } from '../chip/chip.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { FilterField } from './filter-field.tsx';
import styles from './filter-form.module.css';
import { activeFilters, type Filters, type FilterValues, filterParameters } from './filters.ts';
import { filterText as text } from './text.ts';
import { useAutoSubmit } from './use-auto-submit.ts';

type FilterFormProps<All extends Filters> = {
  /** What is filtered, for screen readers: « Filtrer les idées ». */
  label: string;
  filters: All;
  values: FilterValues<All>;
  /** Parameters that start anew with other filters, such as the page of a table. */
  drops: readonly string[];
};

/**
 * Narrows down what a page lists: a GET form, and the filters in force as tags that take them away. With scripts it
 * submits itself as its fields change.
 */
export function FilterForm<All extends Filters>(props: FilterFormProps<All>) {
  const { label, filters, values, drops } = props;
  const { search } = useLocation();
  const own = [...filterParameters(filters), ...drops];
  const active = activeFilters(filters, values);
  const dropped = Object.fromEntries(drops.map((name) => [name, null]));
  const none = Object.fromEntries(own.map((name) => [name, null]));
  const { version, ...onForm } = useAutoSubmit(own);
  return (
    <search className={styles.search} aria-label={label}>
      <Form method="get" className={styles.form} key={version} {...onForm}>
        {visitParameters(search, own).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {Object.entries(filters).map(([name, filter]) => (
          <FilterField key={name} name={name} filter={filter} value={values[name as keyof All]} />
        ))}
        <Button type="submit" className={styles.submit}>
          {text.submit}
        </Button>
      </Form>
      {active.length > 0 && (
        <ul className={styles.active} aria-label={text.activeList}>
          {active.map(({ label: shown, without }) => (
            <li key={shown}>
              <ChipLink to={addressWith(search, { ...dropped, ...without })} preventScrollReset>
                <VisuallyHidden>{`${text.remove} `}</VisuallyHidden>
                {shown}
                <CloseIcon />
              </ChipLink>
            </li>
          ))}
          <li>
            <ChipLink className={styles.reset} to={addressWith(search, none)} preventScrollReset>
              {text.reset}
            </ChipLink>
          </li>
        </ul>
      )}
    </search>
  );
}
