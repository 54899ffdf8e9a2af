import { type CardFor, cardOccasion } from '#app/features/idea/index.server.ts';
import { searchHistory } from '#modules/engine/session/index.server.ts';

/** What the card of a gift is for, by what was said in the search that found it; null when that is unknown. */
export async function cardOfSearch(sid: string): Promise<CardFor | null> {
  const history = await searchHistory(sid);
  if (!history) return null;
  const gender = history.recipient?.gender;
  return {
    occasion: cardOccasion(history.answered),
    isSeveral: gender === 'Couple' || gender === 'Others',
  };
}
