import { Badge } from '#app/ui/badge/badge.tsx';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatNumber, formatTableDay } from '#app/ui/text/format.ts';
import { describePrice, formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { SearchedIdea } from '#modules/moderation/idea-search/shared.ts';
import { searchText as text } from './text.ts';

const { columns: headers } = text;

const pathOf = (start: string, { merchant_id, id_within_merchant }: IdeaKey) =>
  `${start}/${merchant_id}/${encodeURIComponent(id_within_merchant)}`;

const COLUMNS: readonly Column<SearchedIdea>[] = [
  plainColumn('title', headers.title, ({ title }) => title),
  plainColumn('merchant', headers.merchant, ({ merchant }) => merchant),
  {
    key: 'available',
    header: headers.available,
    cell: ({ available }) => (
      <Badge tone={available ? 'good' : 'bad'}>
        {available ? text.available : text.unavailable}
      </Badge>
    ),
    csv: ({ available }) => (available ? text.available : text.unavailable),
  },
  {
    key: 'labels',
    header: headers.labels,
    align: 'end',
    cell: ({ labels }) => labels,
    csv: ({ labels }) => labels,
  },
];

const PRICES: readonly Column<SearchedIdea>[] = [
  {
    key: 'price',
    header: headers.price,
    align: 'end',
    cell: (idea) => describePrice(idea) ?? text.unknown,
    csv: ({ price }) => (price === null ? null : price / 100),
  },
  {
    key: 'rating',
    header: headers.rating,
    align: 'end',
    cell: ({ rating }) => (rating === null ? text.unknown : formatNumber(rating)),
    csv: ({ rating }) => (rating === null ? null : Math.round(rating * 100) / 100),
  },
];

const ADDED: Column<SearchedIdea> = {
  key: 'added',
  header: headers.added,
  cell: ({ added_on }) => formatTableDay(added_on),
  csv: ({ added_on }) => added_on,
};

const KEY: Column<SearchedIdea> = {
  key: 'key',
  header: headers.key,
  cell: ({ key }) => formatIdeaKey(key),
  csv: ({ key }) => formatIdeaKey(key),
};

/** What can be done with an idea; its relations are the staff's. */
function actions(isStaff: boolean): Column<SearchedIdea> {
  return {
    key: 'actions',
    header: headers.actions,
    cell: ({ key, title }) => (
      <>
        <StaffButtonLink compact to={pathOf('/contrib/idea/enrich/single', key)}>
          {text.enrich}
          <span className="visually-hidden">{` ${title}`}</span>
        </StaffButtonLink>{' '}
        {isStaff && (
          <StaffButtonLink compact to={pathOf('/mod/idea-relations', key)}>
            {text.relations}
            <span className="visually-hidden">{` ${title}`}</span>
          </StaffButtonLink>
        )}
      </>
    ),
  };
}

/** The columns of the ideas found. */
export function searchColumns(options: {
  hasPrices: boolean;
  isStaff: boolean;
}): readonly Column<SearchedIdea>[] {
  const prices = options.hasPrices ? PRICES : [];
  return [...COLUMNS, ...prices, ADDED, KEY, actions(options.isStaff)];
}
