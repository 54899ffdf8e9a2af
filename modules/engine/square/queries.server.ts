import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import { isBetterByYes } from '../core/index.server.ts';
import { type Gender, TEENAGE_FLOOR } from '../profile.ts';
import { genderIn, plain } from '../recipient-words.ts';
import {
  findKnownIdeas,
  type HintMatches,
  isWhole,
  themeReasons,
} from '../session/index.server.ts';
import {
  type CatalogueSnapshot,
  catalogueSnapshot,
  findIdeaId,
  indexOfId,
} from '../snapshot/index.server.ts';
import { type Tile, tilesAsSeen, tilesOf } from './grid.ts';
import { parsedQuery, replayGrid } from './grid-history.server.ts';
import type { RefusedTheme } from './parse-query.server.ts';
import type { Square, SquareCell, SquareQuery } from './square.ts';

const REASONS_MAX = 3;

/** The grid of a query: the same for the same query, as long as the catalogue is the same. */
export async function square(query: SquareQuery): Promise<Square> {
  const { text } = query;
  const catalogue = catalogueSnapshot();
  const [
    {
      profile,
      recipient,
      topics,
      wishes,
      understood,
      missed,
      matches,
      evidence,
      assumed,
      refused,
      saysSomething,
    },
    ideas,
  ] = await Promise.all([parsedQuery(catalogue, text), namedIdeas(catalogue, query)]);
  const indexOf = (key: IdeaKey) => ideas.get(formatIdeaKey(key));
  const centre = (query.highlight && indexOf(query.highlight)) ?? null;
  const tooYoung = profile.isChild || (profile.age !== null && profile.age < TEENAGE_FLOOR);
  const means = saysSomething || centre !== null || text === '';
  const parsed = { profile, topics: understood, missed, tooYoung };
  if (tooYoung || !means) return { cells: [], ...parsed, nothingFound: true };
  const availableIndex = (key: IdeaKey) => {
    const index = indexOf(key) ?? null;
    return index !== null && catalogue.core.available[index] ? index : null;
  };
  const reactions = query.reactions.flatMap(({ feedback, key }) => {
    const idea = indexOf(key);
    return idea === undefined ? [] : [{ feedback, idea }];
  });
  const hintedQuestions =
    centre === null ? [...evidence.hintedQuestions, ...assumed] : evidence.hintedQuestions;
  const grid = await replayGrid(catalogue, {
    text,
    isAskedFor: topics.length > 0,
    wishes,
    evidence: { ...evidence, hintedQuestions },
    isRefused: (idea) => refused.some((themes) => hasAll(catalogue, idea, themes)),
    centre,
    reactions,
  });
  const cells = await present(
    catalogue,
    tilesAsSeen(query.result.map(availableIndex), tilesOf(grid)),
    tileReasons(catalogue, matches, recipient.gender),
  );
  return { cells, ...parsed, nothingFound: text !== '' && cells.length === 0 };
}

/** The indices of the ideas that a query names, by compact key; without those that are not in the catalogue. */
async function namedIdeas(
  catalogue: CatalogueSnapshot,
  { highlight, reactions, result }: SquareQuery,
): Promise<Map<string, number>> {
  const keys = [...reactions.map(({ key }) => key), ...(highlight ? [highlight] : []), ...result];
  const named = await Promise.all(
    keys.map(async (key) => {
      const id = (await findIdeaId(catalogue, key)) ?? -1;
      return [formatIdeaKey(key), indexOfId(catalogue.ideaIds, id)] as const;
    }),
  );
  return new Map(named.filter(([, index]) => index >= 0));
}

async function present(
  catalogue: CatalogueSnapshot,
  tiles: readonly Tile[],
  reasonsOf: (idea: number) => string[],
): Promise<SquareCell[]> {
  const idOf = (index: number) => catalogue.ideaIds[index]!;
  const shown = tiles.flatMap(({ idea, second }) => (second === null ? [idea] : [idea, second]));
  const found = await findKnownIdeas(catalogue, shown.map(idOf));
  const ideas = new Map(found.map(({ id, ...idea }) => [id, idea]));
  const ideaAt = (index: number | null) =>
    index === null ? null : (ideas.get(idOf(index)) ?? null);
  return tiles.flatMap(({ idea, second }) => {
    const first = ideaAt(idea);
    return first ? [{ idea: first, second: ideaAt(second), reasons: reasonsOf(idea) }] : [];
  });
}

/** Whether an idea is labelled with every one of some themes. */
function hasAll({ core }: CatalogueSnapshot, idea: number, themes: RefusedTheme): boolean {
  return themes.every((question) => isBetterByYes(core, idea, question));
}

/**
 * Why an idea is shown: the words that name, by a whole keyword, what it is labelled with; whom it is for only where they say
 * nothing else.
 */
function tileReasons(
  catalogue: CatalogueSnapshot,
  matches: HintMatches,
  gender: Gender,
): (idea: number) => string[] {
  const { core, questionIndex, ideaIds } = catalogue;
  const whole = matches.questions.filter(
    (hint) => isWhole(hint) && questionIndex.has(hint.question_id),
  );
  const ofRecipient = new Set(whole.filter(({ term }) => genderIn(plain(term)) !== null));
  const reasonOf = themeReasons(catalogue, matches, gender);
  return (idea) => {
    const named = whole.filter(({ question_id }) =>
      isBetterByYes(core, idea, questionIndex.get(question_id)!),
    );
    const ofGift = named.filter((hint) => !ofRecipient.has(hint));
    const reasons = (ofGift.length > 0 ? ofGift : named).map((hint) =>
      reasonOf(hint, ideaIds[idea]!),
    );
    return [...new Set(reasons)].slice(0, REASONS_MAX);
  };
}
