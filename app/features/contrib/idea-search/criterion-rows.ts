import { formatNumber, readNumber } from '#app/ui/text/format.ts';
import {
  type Criterion,
  type CriterionType,
  criterionSchema,
} from '#modules/moderation/idea-search/shared.ts';
import { searchText } from './text.ts';

const text = searchText.rows;

/** What is typed about a criterion, by field. */
export type FieldName =
  | 'text'
  | 'description'
  | 'question'
  | 'label'
  | 'min'
  | 'max'
  | 'merchant'
  | 'amount'
  | 'unit';

/** The fields of each criterion, in their order. */
export const CRITERION_FIELDS: Record<CriterionType, readonly FieldName[]> = {
  Text: ['text', 'description'],
  Available: [],
  HasReaction: ['question', 'label'],
  Rating: ['min', 'max'],
  Price: ['min', 'max'],
  ReactionsCount: ['min', 'max'],
  Merchant: ['merchant'],
  HasWeights: [],
  Affiliated: [],
  DoesntHaveNeededWeight: [],
  AddedLastNSeconds: ['amount', 'unit'],
  HasCloseIdea: [],
  Relation: ['question', 'label'],
  AppearedInSessions: ['min'],
};

/** Fields that have a value before anything is typed. */
const PRESET: readonly FieldName[] = ['description', 'label', 'unit'];

/** Units of an age in seconds, the longest first. */
export const UNITS = { d: 86_400, h: 3600, m: 60, s: 1 } as const;
type Unit = keyof typeof UNITS;

export type RowValues = Partial<Record<FieldName, string>>;

/** A criterion as the form shows it. */
export type CriterionRow = {
  type: CriterionType;
  not: boolean;
  values: RowValues;
  /** What is wrong with a field; under the empty name with the criterion as a whole. */
  errors: Partial<Record<FieldName | '', string>>;
};

export type Question = { id: number; content: string };

/** Nothing was typed in a row that waits for something. */
export function isBlank({ type, values }: Pick<CriterionRow, 'type' | 'values'>): boolean {
  const awaited = CRITERION_FIELDS[type].filter((name) => !PRESET.includes(name));
  return awaited.length > 0 && awaited.every((name) => !values[name]?.trim());
}

/** A criterion as it stands in the form. */
export function toRow(criterion: Criterion, questions: readonly Question[]): CriterionRow {
  return {
    type: criterion.type,
    not: criterion.not ?? false,
    values: valuesOf(criterion, questions),
    errors: {},
  };
}

function valuesOf(criterion: Criterion, questions: readonly Question[]): RowValues {
  switch (criterion.type) {
    case 'Text':
      return { text: criterion.text, ...(criterion.description && { description: 'on' }) };
    case 'HasReaction':
    case 'Relation':
      return { question: nameQuestion(criterion.question, questions), label: criterion.label };
    case 'Rating':
    case 'ReactionsCount':
    case 'AppearedInSessions':
      return ends(criterion, formatNumber);
    case 'Price':
      return ends(criterion, (cents) => formatNumber(cents / 100));
    case 'Merchant':
      return { merchant: String(criterion.merchant) };
    case 'AddedLastNSeconds': {
      const { seconds } = criterion;
      const unit = (Object.keys(UNITS) as Unit[]).find((each) => seconds % UNITS[each] === 0)!;
      return { amount: String(seconds / UNITS[unit]), unit };
    }
    default:
      return {};
  }
}

function ends(
  range: { min?: number | undefined; max?: number | undefined },
  show: (end: number) => string,
): RowValues {
  return {
    ...(range.min !== undefined && { min: show(range.min) }),
    ...(range.max !== undefined && { max: show(range.max) }),
  };
}

/** A question as the form names it: its number and its wording. */
export function nameQuestion(id: number, questions: readonly Question[]): string {
  const found = questions.find((each) => each.id === id);
  return found ? `${id} · ${found.content}` : String(id);
}

/** The criterion that a row amounts to, or the row with what is wrong. */
export function fromRow(
  row: CriterionRow,
  questions: readonly Question[],
): { ok: true; criterion: Criterion } | { ok: false; row: CriterionRow } {
  const errors: CriterionRow['errors'] = {};
  const fields = readFields(row, questions, errors);
  const parsed = criterionSchema.safeParse({
    type: row.type,
    ...fields,
    ...(row.not && { not: true }),
  });
  if (parsed.success && Object.keys(errors).length === 0) {
    return { ok: true, criterion: parsed.data };
  }
  if (Object.keys(errors).length === 0) errors[''] = text.invalid[row.type] ?? text.incomplete;
  return { ok: false, row: { ...row, errors } };
}

function readFields(
  { type, values }: CriterionRow,
  questions: readonly Question[],
  errors: CriterionRow['errors'],
): Record<string, unknown> {
  const number = (name: FieldName, factor = 1) => {
    const typed = values[name]?.trim() ?? '';
    if (typed === '') return {};
    const read = readNumber(typed);
    if (read === null) errors[name] = text.noNumber;
    return read === null ? {} : { [name]: Math.round(read * factor * 100) / 100 };
  };
  switch (type) {
    case 'Text':
      return { text: values.text ?? '', ...(values.description && { description: true }) };
    case 'HasReaction':
    case 'Relation': {
      const found = findQuestion(values.question ?? '', questions);
      if (!found.ok) errors.question = text[found.reason];
      return { question: found.ok ? found.id : 0, label: values.label ?? 'any' };
    }
    case 'Rating':
    case 'ReactionsCount':
      return { ...number('min'), ...number('max') };
    case 'AppearedInSessions':
      return number('min');
    case 'Price':
      return { ...number('min', 100), ...number('max', 100) };
    case 'Merchant':
      return number('merchant');
    case 'AddedLastNSeconds': {
      const { amount } = number('amount');
      const unit = UNITS[values.unit as Unit] ?? UNITS.d;
      return amount === undefined ? {} : { seconds: Math.round(amount * unit) };
    }
    default:
      return {};
  }
}

/** The question that a text names: by its number, or by words that no other question has. */
export function findQuestion(
  typed: string,
  questions: readonly Question[],
): { ok: true; id: number } | { ok: false; reason: 'unknownQuestion' | 'severalQuestions' } {
  const number = /^\s*(\d{1,4})(?!\d)/.exec(typed)?.[1];
  if (number !== undefined) return { ok: true, id: Number(number) };
  const words = typed.trim().toLocaleLowerCase('fr');
  const found = words
    ? questions.filter(({ content }) => content.toLocaleLowerCase('fr').includes(words))
    : [];
  if (found.length === 1) return { ok: true, id: found[0]!.id };
  return { ok: false, reason: found.length === 0 ? 'unknownQuestion' : 'severalQuestions' };
}
