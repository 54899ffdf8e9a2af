import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import { type ListPage, rowList } from '#app/ui/data-table/row-list.ts';
import { WholeTable } from '#app/ui/data-table/whole-table.tsx';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import { PageTabs } from '#app/ui/tabs/tabs.tsx';
import { SAMPLE_IDEAS, SAMPLE_MERCHANTS, type SampleMerchant } from './sample-ideas.ts';
import { testuiText } from './text.ts';

const text = testuiText.lists;

type Shop = { id: SampleMerchant; name: string; ideas: number };

export const SHOPS: readonly Shop[] = Object.entries(SAMPLE_MERCHANTS).map(([id, name]) => ({
  id: id as SampleMerchant,
  name,
  ideas: SAMPLE_IDEAS.filter(({ merchant }) => merchant === id).length,
}));

/** A list of rows that are all at hand. */
export const SHOP_LIST = rowList<Shop>(
  [
    plainColumn('name', testuiText.table.merchant, ({ name }) => name),
    quantityColumn('ideas', text.ideas, ({ ideas }) => ideas),
  ],
  { prefix: 'shops.' },
);

const rowKey = ({ id }: Shop) => id;

/** Tables that need no store: a list, a table on one page, and one without rows. */
export function ListsGroup({ page }: { page: ListPage<Shop> }) {
  const columns = SHOP_LIST.columns.map(({ csv, ...column }) => column);
  return (
    <>
      <PageTabs
        label={text.pages}
        tabs={[
          { to: '/admin/testui', label: testuiText.metaTitle },
          { to: '/admin/automated-answers', label: text.whole },
        ]}
      />
      <ListTable
        caption={text.list}
        list={SHOP_LIST}
        page={page}
        rowKey={rowKey}
        empty={text.none}
      />
      <WholeTable
        caption={text.table}
        columns={columns}
        rows={SHOPS}
        rowKey={rowKey}
        empty={text.none}
      />
      <WholeTable
        caption={text.empty}
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        empty={text.none}
      />
    </>
  );
}
