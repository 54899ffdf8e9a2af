import { z } from 'zod';
import { STATE_VERSION } from '#app/features/visit/index.ts';
import { type FormReading, parseForm } from '#app/shell/forms.server.ts';
import {
  AGE_FLOOR,
  CENTS_PER_EURO,
  GENDERS,
  HINTS_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
  PRICE_DEFAULT_MAX,
  type Start,
} from '#modules/engine/shared.ts';
import { readBudget } from './budget.ts';
import { type Reading, readAge, readPrice } from './fields.ts';
import { INTERESTS_FIELD, joinHints, readInterests } from './interests.ts';
import { startFormText as text } from './text.ts';

const USER_AGENT_MAX_LENGTH = 1000;

/** A typed field, read the way the browser reads it. */
function typed(missing: string, read: (typed: string) => Reading) {
  return z.string({ error: missing }).transform((text, context) => {
    const reading = read(text);
    if (reading.ok) return reading.value;
    context.addIssue({ code: 'custom', message: reading.error });
    return z.NEVER;
  });
}

const price = typed(text.budget.missing, readPrice);

const startFormSchema = z.object({
  gender: z.enum(GENDERS, { error: text.gender.missing }),
  age: typed(text.age.missing, readAge).refine((age) => age >= AGE_FLOOR, text.age.children),
  price_min: price,
  price_max: price,
  hints: z.string().trim().max(HINTS_MAX_LENGTH, text.hints.tooLong).default(''),
  from_location: z
    .string()
    .default('')
    .transform((location) => location.slice(0, LOCATION_MAX_LENGTH)),
});

/** The form as it is first shown has this maximum: a minimum typed above it is what the visitor meant. */
const DEFAULT_MAX_TEXT = String(PRICE_DEFAULT_MAX / CENTS_PER_EURO);

/**
 * Reads the start form as a page without JavaScript posts it: years and euros, in French notation.
 * The page's size is unknown then, so it is 0.
 *
 * @returns with the payload, what the visitor must be told of a budget that was changed (see `readBudget`). The hints that
 * come back to be shown again name the interests that were tapped, however long that makes them.
 */
export function parseStartForm(
  form: FormData,
  request: Request,
): FormReading<{ start: Start; notes: string[] }> {
  const interests = readInterests(form.getAll(INTERESTS_FIELD));
  const read = parseForm(form, startFormSchema);
  const typed = { ...read.typed, hints: joinHints(read.typed.hints ?? '', interests, Infinity) };
  if (!read.ok) return { ...read, typed };
  const { gender, age, price_min, price_max, hints, from_location } = read.value;
  const { price_min: min = '', price_max: max = '' } = read.typed;
  const { values, notes } = readBudget({ min, max }, max === DEFAULT_MAX_TEXT ? 'min' : 'max');
  const ua = (request.headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  const start = {
    gender,
    age,
    price_min_cents: values.min ?? price_min,
    price_max_cents: values.max ?? price_max,
    from_location,
    hints: joinHints(hints, interests),
    env: { pw: 0, ph: 0, dpi: 0, ua, uv: STATE_VERSION },
  };
  return { ...read, typed, value: { start, notes: Object.values(notes) } };
}
