import {
  AGE_DEFAULT,
  AGE_FLOOR,
  BUDGET_MAX_CENTS,
  PRICE_DEFAULT_MAX,
  PRICE_DEFAULT_MIN,
  type RecipientSummary,
  type TypedProfile,
} from '../profile.ts';
import { readTypedProfile } from '../typed-profile.ts';

/**
 * The recipient of a start form, with what the hints say where the form has its default values: « maman 63 ans, moins de 30 € »
 * is no unknown person of 30. What was chosen in the form wins.
 *
 * @returns months and cents; an age below the youngest that a guided search serves is left to the form.
 */
export function typedRecipient(chosen: RecipientSummary, hints: string | null): RecipientSummary {
  const { gender, age, price_min_cents, price_max_cents } = chosen;
  const said = readTypedProfile(hints ?? '').profile;
  const hasAge = said.age !== null && said.age >= AGE_FLOOR && !said.isAgeImplied;
  const isUsualPrice =
    price_min_cents === PRICE_DEFAULT_MIN && price_max_cents === PRICE_DEFAULT_MAX;
  return {
    gender: gender === 'Unknown' ? (said.gender ?? gender) : gender,
    age: age === AGE_DEFAULT && hasAge ? said.age! : age,
    ...((isUsualPrice && budgetOf(said)) || { price_min_cents, price_max_cents }),
  };
}

/** The budget that was typed, limited to the range of a guided search; null where there is none. */
function budgetOf({
  price_min_cents: min,
  price_max_cents: max,
}: TypedProfile): Pick<RecipientSummary, 'price_min_cents' | 'price_max_cents'> | null {
  if ((min === null && max === null) || max === 0) return null;
  return {
    price_min_cents: Math.min(min ?? 0, BUDGET_MAX_CENTS),
    price_max_cents: Math.min(max ?? BUDGET_MAX_CENTS, BUDGET_MAX_CENTS),
  };
}
