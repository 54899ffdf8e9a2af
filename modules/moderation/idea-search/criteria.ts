import { z } from 'zod';
import { LABELS, LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';

/** Most criteria of a search, and the longest text that may hold them, in characters. */
export const CRITERIA_MAX = 20;
export const CRITERIA_TEXT_MAX = 4000;
/** Longest text that an idea can be asked to contain. */
export const TEXT_MAX_LENGTH = 200;
/** Greatest number that the database counts to. */
export const COUNT_MAX = 2_147_483_647;

const count = z.int().min(0).max(COUNT_MAX);
const question = z.int().min(1).max(LAST_QUESTION_ID);
const label = z.enum(['any', ...LABELS]);

/** `not` inverts a criterion: ideas of which it does not hold, or of which it is unknown. */
function criterion<Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(type), ...shape, not: z.literal(true).optional() });
}

/** A range with at least one end, both included. */
function range<Type extends string, End extends z.ZodType<number>>(type: Type, end: End) {
  return criterion(type, { min: end.optional(), max: end.optional() }).refine(({ min, max }) =>
    min === undefined ? max !== undefined : max === undefined || Number(min) <= Number(max),
  );
}

/**
 * What can be asked of an idea; docs/glossary.md says what each criterion means. In the address of a search they stand as
 * a JSON array: `[{"type":"Text","text":"thé"},{"type":"Available","not":true}]`.
 */
export const criterionSchema = z.union([
  criterion('Text', {
    text: z
      .string()
      .trim()
      .min(1)
      .max(TEXT_MAX_LENGTH)
      .refine((text) => !text.includes('\0')),
    /** Looks into descriptions too, not into titles alone. */
    description: z.literal(true).optional(),
  }),
  criterion('Available', {}),
  criterion('HasReaction', { question, label }),
  range('Rating', z.number().min(0).max(5)),
  /** In cents. */
  range('Price', count),
  range('ReactionsCount', count),
  criterion('Merchant', { merchant: count }),
  criterion('HasWeights', {}),
  criterion('Affiliated', {}),
  criterion('DoesntHaveNeededWeight', {}),
  criterion('AddedLastNSeconds', { seconds: z.int().min(1).max(COUNT_MAX) }),
  criterion('HasCloseIdea', {}),
  criterion('Relation', { question, label }),
  /** At least so many searches. */
  criterion('AppearedInSessions', { min: z.int().min(1).max(COUNT_MAX) }),
]);

export type Criterion = z.infer<typeof criterionSchema>;
export type CriterionType = Criterion['type'];

export const CRITERION_TYPES = [
  'Text',
  'Available',
  'HasReaction',
  'Rating',
  'Price',
  'ReactionsCount',
  'Merchant',
  'HasWeights',
  'Affiliated',
  'DoesntHaveNeededWeight',
  'AddedLastNSeconds',
  'HasCloseIdea',
  'Relation',
  'AppearedInSessions',
] as const satisfies readonly CriterionType[];

export type CriteriaProblem =
  | { reason: 'too_long' | 'malformed' | 'too_many' }
  /** The criterion in that place, from 1 on. */
  | { reason: 'unknown_criterion' | 'invalid_criterion'; place: number };

export type CriteriaResult =
  | { ok: true; criteria: Criterion[] }
  | ({ ok: false } & CriteriaProblem);

/** Reads the criteria of an address; an empty text has none. */
export function readCriteria(text: string): CriteriaResult {
  if (text === '') return { ok: true, criteria: [] };
  if (text.length > CRITERIA_TEXT_MAX) return { ok: false, reason: 'too_long' };
  const list = parseJson(text);
  if (!Array.isArray(list)) return { ok: false, reason: 'malformed' };
  if (list.length > CRITERIA_MAX) return { ok: false, reason: 'too_many' };
  const criteria: Criterion[] = [];
  for (const [index, each] of list.entries()) {
    const parsed = criterionSchema.safeParse(each);
    if (!parsed.success) {
      const reason = isKnown(each) ? 'invalid_criterion' : 'unknown_criterion';
      return { ok: false, reason, place: index + 1 };
    }
    criteria.push(parsed.data);
  }
  return { ok: true, criteria };
}

/** Criteria as they stand in an address; none as an empty text. */
export function writeCriteria(criteria: readonly Criterion[]): string {
  return criteria.length === 0 ? '' : JSON.stringify(criteria);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isKnown(value: unknown): boolean {
  const type = (value as { type?: unknown } | null)?.type;
  return CRITERION_TYPES.some((known) => known === type);
}
