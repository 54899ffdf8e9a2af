import type { LoaderFunctionArgs } from 'react-router';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { type Filters, readFilters } from '#app/ui/filter-form/filters.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { shopOf } from '#modules/catalogue/shared.ts';
import { findChain, listChains } from '#modules/catalogue/twins/index.server.ts';
import type { TwinChain } from '#modules/catalogue/twins/shared.ts';
import { CHAIN_COLUMNS, chainTable } from './chain-list.tsx';
import { readConfig, SEARCH } from './config.ts';
import { twinsText } from './text.ts';

const FILTERS = { [SEARCH]: { kind: 'text', label: twinsText.filter.search } } satisfies Filters;

/** More pages than any list has. */
const MANY = 1_000_000_000;

/** So many ideas and relations of a chain are shown. */
const SHOWN_MAX = 60;

/** The chains that an address asks for, and the one that is open: the first unless the address names another. */
export async function loadTwins(parameters: URLSearchParams) {
  const config = readConfig(parameters);
  const { q } = readFilters(FILTERS, parameters);
  const { state, chains } = await readPage(parameters);
  const named = parameters.get('chain') ?? '';
  const wanted = /^[1-9]\d{0,14}$/.test(named) ? await findChain(Number(named)) : null;
  const open = wanted ?? (chains[0] ? await findChain(chains[0].id) : null);
  const place = open ? chains.findIndex(({ id }) => id === open.id) : -1;
  return {
    ...{ config, q, state, chains },
    open: open && (await describeChain(open)),
    previous: chains[place - 1]?.id ?? null,
    next: chains[place + 1]?.id ?? null,
  };
}

/** The page of chains that an address asks for; beyond the last one, that. */
async function readPage(parameters: URLSearchParams) {
  const config = readConfig(parameters);
  const { q: text } = readFilters(FILTERS, parameters);
  const spec = chainTable(config.limit);
  const asked = rowsWanted(spec, readTable(spec, parameters, MANY));
  const read = await listChains(config, { text, ...asked });
  const state = readTable(spec, parameters, read.total);
  const { limit, offset } = rowsWanted(spec, state);
  if (offset === asked.offset) return { state, chains: read.chains };
  return { state, chains: (await listChains(config, { text, limit, offset })).chains };
}

/** All chains that an address asks for, as a file. */
export const twinsFile = csvMiddleware(
  chainTable(0),
  async ({ url: { searchParams } }: LoaderFunctionArgs) => {
    const config = readConfig(searchParams);
    const { q: text } = readFilters(FILTERS, searchParams);
    const { limit } = fileRowsWanted(chainTable(config.limit), searchParams);
    const { chains } = await listChains(config, { text, limit, offset: 0 });
    return csvResponse({ name: twinsText.file, columns: CHAIN_COLUMNS, rows: chains });
  },
);

/** A chain with what its ideas look like. */
export type OpenChain = Awaited<ReturnType<typeof describeChain>>;

async function describeChain(chain: TwinChain) {
  const links = chain.links
    .toSorted((a, b) => Number(a.decided_by === 'person') - Number(b.decided_by === 'person'))
    .slice(0, SHOWN_MAX);
  const shown = new Set([
    ...chain.ideas.slice(0, SHOWN_MAX),
    ...links.flatMap(({ idea_id, other_idea_id }) => [idea_id, other_idea_id]),
  ]);
  const ideas = await findIdeas([...shown]);
  return {
    id: chain.id,
    links,
    moreLinks: chain.links.length - links.length,
    moreIdeas: chain.ideas.length - ideas.length,
    ideas: ideas.map((idea) => {
      const { id, key, title, price, available, image } = idea;
      const { name: shop = '', url = null } = shopOf(idea) ?? {};
      return { id, key, title, price, available, image, shop, url };
    }),
  };
}
