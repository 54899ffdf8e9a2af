import type { ValueIn } from '#app/ui/data-table/page-of-rows.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
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

/** What the ideas are sorted by; equal ones stay in the order of their ids. */
export const valueIn: ValueIn<SampleIdea> = ({ title, merchant, priceCents, addedOn }, key) =>
  ({ title, merchant: SAMPLE_MERCHANTS[merchant], price: priceCents, added: addedOn })[
    key as SortKey
  ];
