import type { Category } from '#modules/catalogue/shared.ts';
import {
  type Evidence,
  isBetterByYes,
  isInterest,
  kindOf,
  type Wish,
} from '../core/index.server.ts';
import { type CatalogueSnapshot, indexOfId } from '../snapshot/index.server.ts';
import type { QuestionsWithRules } from './evidence.ts';
import type { HintMatches } from './session.store.server.ts';

type QuestionHint = HintMatches['questions'][number];

/** An idea that a text names, and the wish that names it. */
type IdeaOfWish = Evidence['hintedIdeas'][number] & { wish: number };

/** Categories of questions to which a whole keyword in the hints is a « yes »: an interest, an occasion, « retraité », « un chat ». */
const STATED_CATEGORIES: ReadonlySet<Category> = new Set([
  'AskStart',
  'TagMain',
  'TagSecondary',
  'GoodToAsk',
]);
const WHOLE_KEYWORD = 1;
/**
 * Factor of a match of words where the wish names a theme that the idea does not have (« couture », and gloves with fine seams),
 * unless it names the idea by a word of its own (« un hamac pour le jardin »).
 */
const OFF_THEME_FACTOR = 0.2;
/** Factor of a match of words where the wish only names a family of themes: « sport » does not ask for the ideas with that word. */
const FAMILY_FACTOR = 0.3;
/**
 * In a search, which asks what else is loved, factor of a match of words where the wish names a theme by words that many ideas have:
 * « jardin » hardly asks for the ideas with that word. There « sport » asks for none of them (docs/experiments/2026-11-30-broad-interests.md).
 */
const COMMON_THEME_FACTOR = 0.3;
/** The least score of an idea that a wish names: its words are in the title or the keywords. */
export const NAMING_MATCH = 0.6;
/** The score of an idea for beginners where a text names what it is about: whoever loves climbing has begun. */
const FOR_BEGINNERS_SCORE = -1;
/** A name that so many ideas have is no rare one; one that more have is common. */
const RARE_NAME_IDEAS = 20;
/** What the score of an idea gains, as a part of itself, for each factor of e by which its name is rarer. */
const RARE_NAME_GAIN = 0.25;

/**
 * The ideas that a text names; a wish that names a theme or a need prefers the ideas of that, and the theme to the need: a
 * « bijou fait main » is no fishing fly tied by hand.
 *
 * @param begins whether the text says that the recipient begins with something, or asks for a course.
 */
export function ideasOnTheme(
  catalogue: CatalogueSnapshot,
  ideas: HintMatches['ideas'],
  questions: HintMatches['questions'],
  begins: boolean,
): IdeaOfWish[] {
  const { forBeginners } = catalogue.core;
  const stated = questions.filter((hint) => isStated(catalogue, hint));
  // A theme that several wishes name is that of one: those of all are asked for.
  const interests = stated.filter((hint) => namesInterest(catalogue, hint));
  const themes = Map.groupBy(stated, ({ wish }) => wish);
  const matched = ideas
    .map(({ idea_id, ...match }) => ({ idea: indexOfId(catalogue.ideaIds, idea_id), ...match }))
    .filter(({ idea }) => idea >= 0)
    .map(({ idea, score, wish, named }) => {
      const own = themes.get(wish);
      const isInterest = own?.some((hint) => namesInterest(catalogue, hint));
      const isOnTheme = hasOneTheme(catalogue, idea, isInterest ? interests : own);
      if (forBeginners[idea] && !begins && (named || (isInterest && isOnTheme))) {
        return { idea, wish, score: FOR_BEGINNERS_SCORE };
      }
      const onTheme = isOnTheme ? 1 : OFF_THEME_FACTOR;
      const broad = own && namesFamiliesAlone(catalogue, own) ? FAMILY_FACTOR : 1;
      return { idea, wish, score: named ? score : score * onTheme * broad };
    });
  return begins ? matched : [...matched, ...othersForBeginners(catalogue, matched, interests)];
}

/** Besides those that a text names, the ideas for beginners of a finer theme that it names. */
function othersForBeginners(
  catalogue: CatalogueSnapshot,
  matched: readonly IdeaOfWish[],
  interests: readonly QuestionHint[],
): IdeaOfWish[] {
  const finer = interests.filter((hint) => kindOf(categoryOf(catalogue, hint)) === 'subtheme');
  if (finer.length === 0) return [];
  const known = new Set(matched.map(({ idea }) => idea));
  return ideasForBeginners(catalogue)
    .filter((idea) => !known.has(idea) && hasOneTheme(catalogue, idea, finer))
    .map((idea) => ({ idea, wish: finer[0]!.wish, score: FOR_BEGINNERS_SCORE }));
}

function ideasForBeginners({ core: { forBeginners, labelCount } }: CatalogueSnapshot): number[] {
  const found: number[] = [];
  for (let idea = forBeginners.indexOf(1); idea >= 0; idea = forBeginners.indexOf(1, idea + 1)) {
    if (labelCount[idea]! > 0) found.push(idea);
  }
  return found;
}

/**
 * Raises the ideas whose name is a rare one, where no finer theme stands for it: of all that is about animals, « pigeons » asks for
 * what is for pigeons. A wish that only says who somebody is names no idea.
 */
export function boostRareTerms(
  catalogue: CatalogueSnapshot,
  ideas: readonly IdeaOfWish[],
  questions: readonly QuestionHint[],
): Evidence['hintedIdeas'] {
  const isNamed = ({ score }: IdeaOfWish) => score >= NAMING_MATCH;
  const named = Map.groupBy(ideas.filter(isNamed), ({ wish }) => wish);
  const gainOf = (wish: number): number => {
    const kinds = questions
      .filter((hint) => hint.wish === wish && isStated(catalogue, hint))
      .map((hint) => kindOf(categoryOf(catalogue, hint)));
    const isTold =
      kinds.includes('subtheme') || (kinds.length > 0 && kinds.every((kind) => kind === 'trait'));
    const rarity = Math.log(RARE_NAME_IDEAS / named.get(wish)!.length);
    return isTold ? 0 : RARE_NAME_GAIN * Math.max(0, rarity);
  };
  const gains = new Map([...named.keys()].map((wish) => [wish, gainOf(wish)]));
  return ideas.map((match) => {
    const gain = isNamed(match) ? gains.get(match.wish)! : 0;
    return { idea: match.idea, score: match.score * (1 + gain) };
  });
}

/** The wishes of a text that name themes, and of the others those whose words stand in the title or the keywords of an idea. */
export function wishesOf(
  catalogue: CatalogueSnapshot,
  questions: HintMatches['questions'],
  ideas: HintMatches['ideas'],
): Wish[] {
  const themes = Map.groupBy(
    questions.filter((hint) => namesInterest(catalogue, hint)),
    ({ wish }) => wish,
  );
  const named = Map.groupBy(
    ideas.filter(({ wish, score }) => score >= NAMING_MATCH && !themes.has(wish)),
    ({ wish }) => wish,
  );
  return [
    ...[...themes.values()].map((own) => ({
      themes: own.map(({ question_id }) => catalogue.questionIndex.get(question_id)!),
      ideas: new Set<number>(),
    })),
    ...[...named.values()].map((own) => ({
      themes: [],
      ideas: new Set(own.map(({ idea_id }) => indexOfId(catalogue.ideaIds, idea_id))),
    })),
  ];
}

/** How much a wish leaves open: it only names families of themes, or themes by words that many ideas have. */
type Breadth = 'family' | 'common-theme' | 'precise';

/** Of each wish, by what it states: a wish that states nothing has none. */
function breadthsOf(
  catalogue: CatalogueSnapshot,
  stated: readonly QuestionHint[],
  ideas: HintMatches['ideas'],
): Map<number, Breadth> {
  return new Map(
    [...Map.groupBy(stated, ({ wish }) => wish)].map(([wish, own]) => [
      wish,
      breadthOf(catalogue, own, ideas),
    ]),
  );
}

/** @param own what the wish names, one question at least. */
function namesFamiliesAlone(catalogue: CatalogueSnapshot, own: readonly QuestionHint[]): boolean {
  return own.every((hint) => kindOf(categoryOf(catalogue, hint)) === 'family');
}

/** @param own what the wish names, one question at least. */
function breadthOf(
  catalogue: CatalogueSnapshot,
  own: readonly QuestionHint[],
  ideas: HintMatches['ideas'],
): Breadth {
  if (namesFamiliesAlone(catalogue, own)) return 'family';
  const kinds = own.map((hint) => kindOf(categoryOf(catalogue, hint)));
  if (kinds.includes('subtheme') || !kinds.includes('theme')) return 'precise';
  const { wish } = own[0]!;
  const named = ideas.filter((match) => match.wish === wish && match.score >= NAMING_MATCH);
  return named.length > RARE_NAME_IDEAS ? 'common-theme' : 'precise';
}

/** The ideas that a text names, less of those that have nothing but the words of a broad interest. */
export function ideasOfPreciseWords(
  catalogue: CatalogueSnapshot,
  ideas: HintMatches['ideas'],
  questions: HintMatches['questions'],
): HintMatches['ideas'] {
  const stated = questions.filter((hint) => isStated(catalogue, hint));
  const breadths = breadthsOf(catalogue, stated, ideas);
  return ideas.flatMap((match) => {
    const breadth = match.named ? 'precise' : breadths.get(match.wish);
    if (breadth === 'family') return [];
    return breadth === 'common-theme'
      ? { ...match, score: match.score * COMMON_THEME_FACTOR }
      : match;
  });
}

/** The wishes that leave little open: each has its turn, where those of broad interests are asked about. */
export function preciseWishes(
  catalogue: CatalogueSnapshot,
  stated: HintMatches['questions'],
  ideas: HintMatches['ideas'],
): Wish[] {
  const breadths = breadthsOf(catalogue, stated, ideas);
  const isPrecise = ({ wish }: { wish: number }) => (breadths.get(wish) ?? 'precise') === 'precise';
  return wishesOf(catalogue, stated.filter(isPrecise), ideas.filter(isPrecise));
}

/** Whether an idea has one of the themes that a wish names; true for any idea where it names none. One that is predicted counts. */
function hasOneTheme(
  { core, questionIndex }: CatalogueSnapshot,
  idea: number,
  themes: readonly QuestionHint[] | undefined,
): boolean {
  // An idea without labels may have any.
  if (!themes || core.labelCount[idea] === 0) return true;
  return themes.some(({ question_id }) =>
    isBetterByYes(core, idea, questionIndex.get(question_id)!),
  );
}

function namesInterest(catalogue: CatalogueSnapshot, hint: QuestionHint): boolean {
  return isInterest(categoryOf(catalogue, hint));
}

function categoryOf(
  { core, questionIndex }: CatalogueSnapshot,
  { question_id }: QuestionHint,
): number {
  return core.header.category[questionIndex.get(question_id)!]!;
}

export function isStated(
  { questions, questionIndex }: QuestionsWithRules,
  { question_id, score }: QuestionHint,
): boolean {
  const question = questions[questionIndex.get(question_id)!]!;
  return isWhole({ score }) && STATED_CATEGORIES.has(question.category_name);
}

/** Whether a text names a question by a whole keyword. */
export function isWhole({ score }: Pick<QuestionHint, 'score'>): boolean {
  return score >= WHOLE_KEYWORD;
}
