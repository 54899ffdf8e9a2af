import { type ReactNode, useEffect, useRef, useState } from 'react';
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

/** Forms of so many fields are folded on a phone, where the list would begin two screens below. */
const LONG_FORM = 3;

/**
 * Narrows down what a page lists: a GET form, and the filters in force as tags that take them away. With scripts it
 * submits itself as its fields change.
 */
export function FilterForm<All extends Filters>(props: FilterFormProps<All>) {
  const { label, filters, values, drops } = props;
  const { search } = useLocation();
  const own = [...filterParameters(filters), ...drops];
  const active = activeFilters(filters, values);
  const isAsked = hasValue(new URLSearchParams(search), filterParameters(filters));
  const dropped = Object.fromEntries(drops.map((name) => [name, null]));
  const none = Object.fromEntries(own.map((name) => [name, null]));
  const { version, ...onForm } = useAutoSubmit(own);
  return (
    <search className={styles.search} aria-label={label}>
      <Folded {...{ filters, isAsked }} count={active.length}>
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
      </Folded>
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

/** Whether an address gives any of these parameters a value, even one that is rejected. */
function hasValue(parameters: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => parameters.getAll(name).some((value) => value.trim() !== ''));
}

type FoldedProps = {
  filters: Filters;
  /** The address asks for filters: their form is open. */
  isAsked: boolean;
  /** How many filters are in force. */
  count: number;
  children: ReactNode;
};

/** A long form, which a phone shows once it is unfolded. It never folds by itself: somebody may be typing in it. */
function Folded({ filters, isAsked, count, children }: FoldedProps) {
  const [isOpenAtFirst] = useState(isAsked);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAsked && details.current) details.current.open = true;
  }, [isAsked]);
  if (Object.keys(filters).length < LONG_FORM) return children;
  return (
    <details className={styles.folded} ref={details} open={isOpenAtFirst}>
      <summary>
        {text.folded} {count > 0 && <span className={styles.count}>{text.count(count)}</span>}
      </summary>
      {children}
    </details>
  );
}
