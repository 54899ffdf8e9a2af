import type { ReactNode } from 'react';
import { visitAddress } from '#app/features/visit/index.ts';
import {
  BUDGET_MAX_CENTS,
  CENTS_PER_EURO,
  type Gender,
  OCCASION_PARAMETER,
} from '#modules/engine/shared.ts';

/** What is known of the recipient before the search: years and euros. What is left out is a field of the form. */
type Prefilled = {
  gender?: Gender;
  age?: number;
  priceMin: number;
  priceMax: number;
  hints: string;
};

type PrefilledStartProps = {
  known: Prefilled;
  /** The page it stands on, kept with the search. */
  path: string;
  christmas?: boolean;
  className?: string | undefined;
  /** The button, and the fields for what is not known. */
  children: ReactNode;
};

const BUDGET_MAX = BUDGET_MAX_CENTS / CENTS_PER_EURO;

/** A plain form that starts a guided search for somebody of whom most is known, from a page without scripts. */
export function PrefilledStart(props: PrefilledStartProps) {
  const { known, path, christmas = false, className, children } = props;
  const { name, christmas: value } = OCCASION_PARAMETER;
  const search = christmas ? `?${name}=${value}` : '';
  const fields = {
    intent: 'start',
    from_location: path + search,
    gender: known.gender,
    age: known.age,
    price_min: Math.min(known.priceMin, BUDGET_MAX),
    price_max: Math.min(known.priceMax, BUDGET_MAX),
    hints: known.hints,
  };
  return (
    <form
      method="post"
      action={visitAddress('/search', { pathname: path, search })}
      className={className}
    >
      {Object.entries(fields).map(
        ([field, content]) =>
          content !== undefined && <input key={field} type="hidden" name={field} value={content} />,
      )}
      {children}
    </form>
  );
}
