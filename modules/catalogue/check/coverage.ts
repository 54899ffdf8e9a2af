import { isTag } from '../vocabulary.ts';
import {
  type CheckedIdea,
  type CheckedQuestion,
  type Content,
  favoursNo,
  favoursYes,
} from './content.ts';
import { type Finding, share } from './finding.ts';

/** The fewest ideas that a cell should have. */
const MIN_IDEAS = 9;

/** Ages in years, both ends included. */
const AGES = [
  [15, 17],
  [18, 25],
  [26, 40],
  [41, 60],
  [61, 80],
  [81, 100],
] as const;
/** Budgets in euros. */
const BUDGETS = [
  [0, 15],
  [15, 30],
  [30, 60],
  [60, 150],
  [150, Number.POSITIVE_INFINITY],
] as const;

type Span = readonly [number, number];

/** What a visitor looks for: an interest for an age and a budget, perhaps for an occasion. */
type Cell = {
  interest: CheckedQuestion;
  age: Span;
  budget: Span;
  occasion: CheckedQuestion | null;
};

/** How many ideas visitors find, by broad interest, age, budget and occasion. */
export function coverage(content: Content): Finding {
  const cells = searchedCells(content);
  const thin = cells
    .map((cell) => ({ cell, ideas: content.ideas.filter((idea) => fits(idea, cell)).length }))
    .filter(({ ideas }) => ideas < MIN_IDEAS)
    .sort((a, b) => a.ideas - b.ideas);
  return {
    title: `Couverture : cases (intérêt × âge × budget × occasion) de moins de ${MIN_IDEAS} idées`,
    figure: `${thin.length} sur ${cells.length} (${share(thin.length, cells.length)})`,
    must: false,
    offenders: thin.map(({ cell, ideas }) => `${describe(cell)} : ${ideas}`),
  };
}

function searchedCells({ questions, relations }: Content): Cell[] {
  const occasions = [null, ...questions.filter(isOccasion)];
  return broadInterests(questions, relations).flatMap((interest) =>
    AGES.flatMap((age) =>
      BUDGETS.flatMap((budget) =>
        occasions
          .filter((occasion) => isSearched(age, budget, occasion !== null))
          .map((occasion) => ({ interest, age, budget, occasion })),
      ),
    ),
  );
}

/** Expensive gifts for minors are rare, and most gifts for an occasion cost between 15 and 150 €. */
function isSearched([ageMin]: Span, [least, most]: Span, forOccasion: boolean): boolean {
  if (forOccasion) return least >= 15 && most <= 150;
  return ageMin >= 18 || most <= 60;
}

/** The opening questions that themes refine; where themes refine none, all opening questions. */
function broadInterests(
  questions: readonly CheckedQuestion[],
  relations: Content['relations'],
): CheckedQuestion[] {
  const openers = questions.filter(({ category }) => category === 'AskStart');
  const themes = new Set(questions.filter(({ category }) => isTag(category)).map(({ id }) => id));
  const refined = new Set(
    relations
      .filter(({ relation, to }) => relation === 'refines' && themes.has(to))
      .map(({ from }) => from),
  );
  const broad = openers.filter(({ id }) => refined.has(id));
  return broad.length > 0 ? broad : openers;
}

const OCCASION =
  /noël|anniversaire|naissance|mariage|crémaillère|retraite|fête des|valentin|pot de départ|remercier|diplôme|baptême/i;

/** Whether a question asks about the occasion of the gift. */
function isOccasion(question: CheckedQuestion): boolean {
  return !isTag(question.category) && OCCASION.test(question.content);
}

function fits(idea: CheckedIdea, { interest, age, budget, occasion }: Cell): boolean {
  return (
    idea.available &&
    favoursYes(idea.labels.get(interest.id)) &&
    isForAge(idea, age) &&
    isForBudget(idea, budget) &&
    (occasion === null || !favoursNo(idea.labels.get(occasion.id)))
  );
}

/** Whether an idea is for the middle of an age band: one from 40 years on is not one for 26 to 40. */
function isForAge({ ageMin, ageMax }: CheckedIdea, [from, to]: Span): boolean {
  const middle = 12 * ((from + to) / 2);
  return ageMin <= middle && middle <= ageMax;
}

function isForBudget({ cheapest, dearest }: CheckedIdea, [least, most]: Span): boolean {
  return cheapest !== null && dearest !== null && cheapest <= 100 * most && dearest >= 100 * least;
}

function describe({ interest, age, budget, occasion }: Cell): string {
  const [least, most] = budget;
  const sum = Number.isFinite(most) ? `${least}–${most} €` : `plus de ${least} €`;
  const when = occasion ? `, « ${occasion.content} »` : '';
  return `« ${interest.content} », ${age.join('–')} ans, ${sum}${when}`;
}
