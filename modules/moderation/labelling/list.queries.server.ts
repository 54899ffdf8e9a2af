import { db, type RowsWanted } from '#modules/platform/index.server.ts';
import { countListed, type SuggestionOrder, selectListed } from './list.store.server.ts';
import type { ListedSuggestion } from './shared.ts';

export type { SuggestionOrder };

/** How many suggestions have a text in the title of their idea or in their question. */
export async function countSuggestions(text: string): Promise<number> {
  return await countListed(db, text);
}

/** The suggestions that have a text in the title of their idea or in their question, without pairs that have a label by now. */
export async function listSuggestions(
  text: string,
  rows: RowsWanted<SuggestionOrder>,
): Promise<ListedSuggestion[]> {
  return await selectListed(db, text, rows);
}
