import { addressWith } from '#app/ui/address/address.ts';
import { pageParameter, type TableSpec } from '#app/ui/data-table/table-state.ts';
import {
  CRITERIA_MAX,
  CRITERIA_TEXT_MAX,
  CRITERION_TYPES,
  type CriteriaProblem,
  type Criterion,
  type CriterionType,
  readCriteria,
  type SearchOrder,
  writeCriteria,
} from '#modules/moderation/idea-search/shared.ts';
import {
  CRITERION_FIELDS,
  type CriterionRow,
  fromRow,
  isBlank,
  type Question,
  type RowValues,
  toRow,
} from './criterion-rows.ts';

export const SEARCH_TABLE: TableSpec<SearchOrder> = {
  sorts: ['title', 'price', 'rating', 'labels', 'added'],
  defaultSort: { by: 'added', direction: 'desc' },
  pageSize: 50,
};

/** How many ideas a search may list. */
export const LIMITS = [100, 500, 1000, 2000, 5000] as const;
const DEFAULT_LIMIT = 500;

/** What the address of a search asks for. */
export type IdeaSearch = {
  /** Those that can be read. */
  criteria: Criterion[];
  /** The same as the form shows them, with those that are incomplete or wrong. */
  rows: CriterionRow[];
  /** Why the criteria of the address count as none. */
  problem: CriteriaProblem | null;
  limit: number;
  /** Whether ratings and prices are shown. */
  hasPrices: boolean;
};

/** A row of the form has these parameters, by its place. */
const rowParameter = {
  type: (place: number) => `t${place}`,
  not: (place: number) => `n${place}`,
  field: (place: number, name: string) => `${name}${place}`,
};

export { rowParameter };

/** Present when the form was sent, whose fields then become the criteria of an address. */
export const FORM_SENT = 'form';

const ALL_FIELDS = [...new Set(Object.values(CRITERION_FIELDS).flat())];

/** Every parameter that the form sets. */
export const FORM_PARAMETERS: readonly string[] = [
  ...[FORM_SENT, 'c', 'add', 'limit', 'prices', pageParameter(SEARCH_TABLE)],
  ...Array.from({ length: CRITERIA_MAX + 1 }, (_, place) => [
    rowParameter.type(place),
    rowParameter.not(place),
    ...ALL_FIELDS.map((name) => rowParameter.field(place, name)),
  ]).flat(),
];

/** What an address asks for, once its criteria stand in `c`. */
export function readSearch(
  parameters: URLSearchParams,
  questions: readonly Question[],
): IdeaSearch {
  const read = readCriteria(parameters.get('c') ?? '');
  const criteria = read.ok ? read.criteria : [];
  const rows = criteria.map((criterion) => toRow(criterion, questions));
  const added = typeOf(parameters.get('add'));
  if (added && rows.length < CRITERIA_MAX) rows.push(blankRow(added));
  return { criteria, rows, problem: read.ok ? null : read, ...readOptions(parameters) };
}

/**
 * What the form asks for.
 *
 * @returns where the same stands in `c`; or, where something is wrong with a row, all that was typed.
 */
export function readSentForm(
  search: string,
  questions: readonly Question[],
): { redirectTo: string } | IdeaSearch {
  const parameters = new URLSearchParams(search);
  const options = readOptions(parameters);
  const sent = readRows(parameters);
  const pending = sent.at(-1) && isBlank(sent.at(-1)!) ? sent.pop()!.type : null;
  const read = sent.map((row) => fromRow(row, questions));
  const criteria = read.flatMap((each) => (each.ok ? [each.criterion] : []));
  const added = typeOf(parameters.get('add')) ?? pending;
  const isWhole = added !== null && CRITERION_FIELDS[added].length === 0;
  const all = isWhole ? [...criteria, { type: added } as Criterion] : criteria;
  const c = writeCriteria(all);
  const problem = problemOf(all, c);
  if (problem === null && read.every(({ ok }) => ok)) {
    return {
      redirectTo: addressWith(search, {
        ...Object.fromEntries(FORM_PARAMETERS.map((name) => [name, null])),
        c: c || null,
        add: isWhole ? null : added,
        limit: options.limit === DEFAULT_LIMIT ? null : String(options.limit),
        prices: options.hasPrices ? '1' : null,
      }),
    };
  }
  const rows = read.map((each) => (each.ok ? toRow(each.criterion, questions) : each.row));
  if (added) rows.push(blankRow(added));
  return { criteria: problem ? [] : criteria, rows, problem, ...options };
}

function problemOf(criteria: readonly Criterion[], c: string): CriteriaProblem | null {
  if (criteria.length > CRITERIA_MAX) return { reason: 'too_many' };
  return c.length > CRITERIA_TEXT_MAX ? { reason: 'too_long' } : null;
}

function readOptions(parameters: URLSearchParams): Pick<IdeaSearch, 'limit' | 'hasPrices'> {
  const limit = LIMITS.find((each) => String(each) === parameters.get('limit')) ?? DEFAULT_LIMIT;
  return { limit, hasPrices: parameters.get('prices') === '1' };
}

function readRows(parameters: URLSearchParams): CriterionRow[] {
  return Array.from({ length: CRITERIA_MAX + 1 }, (_, place) => place).flatMap((place) => {
    const type = typeOf(parameters.get(rowParameter.type(place)));
    if (type === null) return [];
    const values: RowValues = {};
    for (const name of CRITERION_FIELDS[type]) {
      const typed = parameters.get(rowParameter.field(place, name));
      if (typed !== null) values[name] = typed;
    }
    return [{ type, not: parameters.has(rowParameter.not(place)), values, errors: {} }];
  });
}

function blankRow(type: CriterionType): CriterionRow {
  return { type, not: false, values: {}, errors: {} };
}

function typeOf(text: string | null): CriterionType | null {
  return CRITERION_TYPES.find((type) => type === text) ?? null;
}
