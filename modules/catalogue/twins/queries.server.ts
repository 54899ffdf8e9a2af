import { type Database, db } from '#modules/platform/index.server.ts';
import * as store from './chains.store.server.ts';
import type { ChainsWanted, ListedChain, TwinChain, TwinsConfig } from './shared.ts';

/** The chains that a configuration asks for, in its order: those of one page, and how many there are. */
export function listChains(
  config: Omit<TwinsConfig, 'limit'>,
  wanted: ChainsWanted,
  database: Database = db,
): Promise<{ chains: ListedChain[]; total: number }> {
  return store.selectChains(database, config, wanted);
}

/** The chain that an idea is in; null when it has no twins. */
export async function findChain(idea: number, database: Database = db): Promise<TwinChain | null> {
  const id = await store.selectChainOf(database, idea);
  if (id === null) return null;
  const links = await store.selectLinksOf(database, id);
  const ideas = new Set(links.flatMap(({ idea_id, other_idea_id }) => [idea_id, other_idea_id]));
  return { id, ideas: [...ideas].sort((a, b) => a - b), links };
}
