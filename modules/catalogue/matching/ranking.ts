/** What a word counts for by where an idea has it. */
const WORTH = { title: 1, keywords: 0.7, description: 0.5 };
/** What is left of the words of a keyword where an idea lacks one of them: « course à pied » is not just any errand. */
const PART_OF_PHRASE = 0.25;

/**
 * A word in all its wordings, as stems. Words of one keyword share their phrase; it belongs to a wish. `isSpecific` where no
 * keyword has it.
 */
export type Term = { stems: readonly string[]; phrase: number; wish: number; isSpecific: boolean };

/**
 * The ideas that have a term, each at one place: its title, else its keywords, else its description. The rarer the term, the
 * more it weighs.
 */
export type IdeasOfTerm = {
  weight: number;
  in_title: readonly number[];
  in_keywords: readonly number[];
  in_description: readonly number[];
};

export type RankedIdea = { idea_id: number; score: number; wish: number; named: boolean };

type FoundTerm = Term & IdeasOfTerm;

/**
 * Ideas by the terms that they have, best first. An idea's score is that of the wish that it fits best: 1 means every word
 * of it is in the title.
 *
 * @param found of each term, in their order; null where no idea has it: it then counts for nothing.
 * @param limit of all; each wish has an equal part of it.
 * @returns `named` where the idea's title has a specific word.
 */
export function rankIdeas(
  terms: readonly Term[],
  found: readonly (IdeasOfTerm | null)[],
  limit: number,
): RankedIdea[] {
  const phrases = Map.groupBy(terms, ({ phrase }) => phrase);
  const sizeOf = (phrase: number) => phrases.get(phrase)!.length;
  const known = terms.flatMap((term, i) => (found[i] ? [{ ...term, ...found[i] }] : []));
  const wishes = Map.groupBy(known, ({ wish }) => wish);
  const best = new Map<number, RankedIdea>();
  for (const words of wishes.values()) {
    for (const idea of bestOfWish(words, sizeOf, Math.ceil(limit / wishes.size))) {
      if (idea.score > (best.get(idea.idea_id)?.score ?? 0)) best.set(idea.idea_id, idea);
    }
  }
  return inOrder([...best.values()]).slice(0, limit);
}

function inOrder(ideas: RankedIdea[]): RankedIdea[] {
  return ideas.sort((a, b) => b.score - a.score || a.idea_id - b.idea_id);
}

/** Each word of a wish has two bits for the place where an idea has it. */
const BITS = 2;
const IN_TITLE = 1;
const IN_KEYWORDS = 2;
const IN_DESCRIPTION = 3;
const WORTH_AT = [0, WORTH.title, WORTH.keywords, WORTH.description];

/** Many ideas have the same words at the same places: each such combination is scored once. */
function bestOfWish(
  words: readonly FoundTerm[],
  sizeOf: (phrase: number) => number,
  limit: number,
): RankedIdea[] {
  const placesOf = new Map<number, number>();
  words.forEach(({ in_title, in_keywords, in_description }, i) => {
    const add = (ideas: readonly number[], place: number) => {
      for (const idea of ideas)
        placesOf.set(idea, (placesOf.get(idea) ?? 0) | (place << (BITS * i)));
    };
    add(in_title, IN_TITLE);
    add(in_keywords, IN_KEYWORDS);
    add(in_description, IN_DESCRIPTION);
  });
  const combinations = Map.groupBy(placesOf.keys(), (idea) => placesOf.get(idea)!);
  const scored = [...combinations]
    .map(([places, ideas]) => ({ ideas, ...scoreOf(words, places, sizeOf) }))
    .sort((a, b) => b.score - a.score);
  const best: RankedIdea[] = [];
  let least = Infinity;
  for (const { ideas, ...score } of scored) {
    // Combinations of equal scores are taken together.
    if (best.length >= limit && score.score < least) break;
    for (const idea_id of ideas) best.push({ idea_id, ...score });
    least = score.score;
  }
  return inOrder(best).slice(0, limit);
}

/** The score of the ideas that have the words of a wish at the same places. */
function scoreOf(
  words: readonly FoundTerm[],
  places: number,
  sizeOf: (phrase: number) => number,
): Omit<RankedIdea, 'idea_id'> {
  const placed = words.map((word, i) => ({ ...word, place: (places >> (BITS * i)) & 3 }));
  const had = placed.filter(({ place }) => place > 0);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  let score = 0;
  for (const [phrase, own] of Map.groupBy(had, (word) => word.phrase)) {
    const sum = own.reduce((weights, { weight, place }) => weights + weight * WORTH_AT[place]!, 0);
    score += (sum / total) * (own.length === sizeOf(phrase) ? 1 : PART_OF_PHRASE);
  }
  const named = had.some(({ isSpecific, place }) => isSpecific && place === IN_TITLE);
  return { score, wish: words[0]!.wish, named };
}
