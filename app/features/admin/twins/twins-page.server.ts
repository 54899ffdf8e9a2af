import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { shopOf } from '#modules/catalogue/shared.ts';
import { findChain, listChains } from '#modules/catalogue/twins/index.server.ts';
import type { TwinChain } from '#modules/catalogue/twins/shared.ts';
import { readConfig } from './config.ts';

/** So many ideas and relations of a chain are shown. */
const SHOWN_MAX = 60;

/** The chains that an address asks for, and the one that is open: the first unless the address names another. */
export async function loadTwins(parameters: URLSearchParams) {
  const config = readConfig(parameters);
  const { chains, total } = await listChains(config);
  const named = parameters.get('chain') ?? '';
  const wanted = /^[1-9]\d{0,14}$/.test(named) ? await findChain(Number(named)) : null;
  const open = wanted ?? (chains[0] ? await findChain(chains[0].id) : null);
  const titles = new Map(
    (await findIdeas(chains.map(({ id }) => id))).map(({ id, title }) => [id, title]),
  );
  const place = open ? chains.findIndex(({ id }) => id === open.id) : -1;
  return {
    config,
    total,
    chains: chains.map((chain) => ({ ...chain, title: titles.get(chain.id) ?? '' })),
    open: open && (await describeChain(open)),
    previous: chains[place - 1]?.id ?? null,
    next: chains[place + 1]?.id ?? null,
  };
}

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
