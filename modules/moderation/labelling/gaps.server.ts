import { SUBJECTS, type Subject } from '#modules/catalogue/shared.ts';
import { db, now } from '#modules/platform/index.server.ts';
import { countGivenUp, countIdeasByRecipients, selectPoorQuestions } from './gaps.store.server.ts';
import {
  BANDS,
  type CatalogueGaps,
  FEW_IDEAS,
  FIRST_DECADE,
  GAPS_LISTED,
  type Gap,
  LAST_DECADE,
  type Recipients,
} from './gaps.ts';

/**
 * What the catalogue lacks: whom recent searches gave up for, for whom there are few ideas at some price, and on which
 * questions few ideas have a label. GAPS_LISTED of each at most.
 */
export async function catalogueGaps(): Promise<CatalogueGaps> {
  const [counts, searches, questions] = await Promise.all([
    countIdeasByRecipients(db),
    countGivenUp(db, now()),
    selectPoorQuestions(db, GAPS_LISTED),
  ]);
  const gaps = emptyGaps();
  for (const { gender, band, from, to, ideas } of counts) {
    for (const each of gender === 'Unknown' ? SUBJECTS : [gender]) {
      for (let decade = from; decade <= to; decade++) {
        gaps.get(keyOf({ gender: each, decade, band }))!.ideas += ideas;
      }
    }
  }
  for (const { searches: count, ...recipients } of searches) {
    gaps.get(keyOf(recipients))!.searches = count;
  }
  const all = [...gaps.values()];
  return {
    givenUp: all
      .filter((gap) => gap.searches > 0)
      .sort((a, b) => b.searches - a.searches || a.ideas - b.ideas)
      .slice(0, GAPS_LISTED),
    few: all
      .filter(({ searches: count, ideas }) => count === 0 && ideas < FEW_IDEAS)
      .filter(isOftenWanted)
      .sort((a, b) => a.ideas - b.ideas)
      .slice(0, GAPS_LISTED),
    questions,
  };
}

/** An idea is rarely meant for nobody in particular, and the last band has no end: those lack nothing by themselves. */
function isOftenWanted({ gender, band }: Recipients): boolean {
  return gender !== 'Unknown' && band < BANDS.length - 1;
}

function emptyGaps(): Map<string, Gap> {
  const gaps = new Map<string, Gap>();
  // In the order of lists where the numbers are equal: the commonest recipients first.
  for (const gender of ['Female', 'Male', 'Couple', 'Others', 'Unknown'] satisfies Subject[]) {
    for (let decade = FIRST_DECADE; decade <= LAST_DECADE; decade++) {
      for (const band of BANDS.keys()) {
        const recipients = { gender, decade, band };
        gaps.set(keyOf(recipients), { ...recipients, ideas: 0, searches: 0 });
      }
    }
  }
  return gaps;
}

function keyOf({ gender, decade, band }: Recipients): string {
  return `${gender}/${decade}/${band}`;
}
