import type { RowsWanted, Sort, TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters, FilterValues, Range } from '#app/ui/filter-form/filters.ts';
import { SAMPLE_IDEAS, SAMPLE_MERCHANTS, SAMPLE_STATES, type SampleIdea } from './sample-ideas.ts';
import { testuiText as text } from './text.ts';

/** Keys of the columns that sort. */
type SortKey = 'title' | 'merchant' | 'price' | 'added';

export const TABLE: TableSpec<SortKey> = {
  sorts: ['title', 'merchant', 'price', 'added'],
  defaultSort: { by: 'title', direction: 'asc' },
  pageSize: 20,
};

export const FILTERS = {
  q: { kind: 'text', label: text.table.title },
  merchant: {
    kind: 'select',
    label: text.table.merchant,
    any: text.table.anyMerchant,
    options: SAMPLE_MERCHANTS,
  },
  price: { kind: 'numbers', label: text.table.price, unit: '€' },
  added: { kind: 'days', label: text.table.added },
  state: { kind: 'choices', label: text.table.state, options: SAMPLE_STATES },
} satisfies Filters;

type Wanted = {
  filters: FilterValues<typeof FILTERS>;
  /** Ids of the ideas that were removed, and whether these are listed or the others. */
  removed: readonly string[];
  view: 'kept' | 'removed';
};

/** The ideas that filters let through: here in memory, elsewhere a query of a store. */
export function sampleIdeas({ filters, removed, view }: Wanted): SampleIdea[] {
  const { q, merchant, price, added, state } = filters;
  return SAMPLE_IDEAS.filter(
    (idea) =>
      removed.includes(idea.id) === (view === 'removed') &&
      idea.title.toLowerCase().includes(q.toLowerCase()) &&
      (merchant === null || idea.merchant === merchant) &&
      (state.length === 0 || state.includes(idea.state)) &&
      isWithin(idea.priceCents / 100, price) &&
      isWithin(idea.addedOn, added),
  );
}

function isWithin<Value extends string | number>(value: Value, { from, to }: Range<Value>) {
  return (from === null || value >= from) && (to === null || value <= to);
}

/** The ideas in an order; equal ones stay in that of their ids. */
export function sorted(ideas: readonly SampleIdea[], { by, direction }: Sort<SortKey>) {
  const sign = direction === 'asc' ? 1 : -1;
  return ideas.toSorted((a, b) => sign * COMPARE[by](a, b));
}

/** One page of them. */
export function pageOf(ideas: readonly SampleIdea[], wanted: RowsWanted<SortKey>): SampleIdea[] {
  const { orderBy, direction, limit, offset } = wanted;
  return sorted(ideas, { by: orderBy, direction }).slice(offset, offset + limit);
}

const french = new Intl.Collator('fr');

const COMPARE: Record<SortKey, (a: SampleIdea, b: SampleIdea) => number> = {
  title: (a, b) => french.compare(a.title, b.title),
  merchant: (a, b) => french.compare(SAMPLE_MERCHANTS[a.merchant], SAMPLE_MERCHANTS[b.merchant]),
  price: (a, b) => a.priceCents - b.priceCents,
  added: (a, b) => french.compare(a.addedOn, b.addedOn),
};
