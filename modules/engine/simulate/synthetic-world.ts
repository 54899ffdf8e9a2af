import { type Category, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { IdeaInput } from '../core/index.server.ts';
import { type Random, randomFrom } from './random.ts';
import { drawCommonness, type Reaction, type World, type WorldQuestion } from './world.ts';

/** A theme (cooking, travel…) and what is usually true of the people its ideas are for. */
type Theme = { question: number; finer: readonly number[]; leanings: ReadonlyMap<number, number> };

const STARTERS = 6;
const THEMES = 40;
const FINER_PER_THEME = 2;
/** Habits and styles: how many there are, and of how many a theme has a leaning. */
const HABITS = 70;
const HABITS_PER_THEME = 7;
const ONLY_IF_NEEDED = 22;

/**
 * A catalogue with the structure of the starter one: six opening questions that nearly every idea has a label for, forty
 * themes of which an idea has one or two, finer themes below them, habits of which a few concern half of
 * the ideas and most concern one in fifty; 15 to 40 labels an idea, a quarter of them for a « no »,
 * and one idea in thirty a variant of the one before it.
 */
export function syntheticWorld(count: number, seed: number): World {
  const random = randomFrom(`synthetic world ${seed}`);
  const questions = drawQuestions(random);
  const themes = drawThemes(random);
  const ideas: IdeaInput[] = [];
  const truth: Reaction[][] = [];
  const twins: [number, number][] = [];
  const nearDuplicates: [number, number][] = [];
  for (let idea = 0; idea < count; idea++) {
    const before = idea - 1;
    if (idea > 0 && random.flip(0.03)) {
      ideas.push({ ...ideas[before]!, price: Math.round(ideas[before]!.price * 1.1) });
      truth.push(truth[before]!.filter(() => !random.flip(0.05)));
      (random.flip(0.6) ? twins : nearDuplicates).push([before, idea]);
      continue;
    }
    ideas.push(drawIdea(random));
    truth.push(drawTruth(themes, random));
  }
  const relations: World['relations'] = themes.flatMap(({ question, finer }) =>
    finer.flatMap((to) => [
      { from: question, kind: 'refines' as const, to },
      { from: question, kind: 'noImplies' as const, to },
    ]),
  );
  return {
    name: `synthetic, ${count} ideas`,
    ideas,
    questions,
    relations,
    truth,
    twins,
    nearDuplicates,
  };
}

const FIRST_THEME = STARTERS;
const FIRST_FINER = FIRST_THEME + THEMES;
const FIRST_HABIT = FIRST_FINER + THEMES * FINER_PER_THEME;
const FIRST_ONLY_IF_NEEDED = FIRST_HABIT + HABITS;

function drawQuestions(random: Random): WorldQuestion[] {
  const categories: Category[] = [
    ...Array<Category>(STARTERS).fill('AskStart'),
    ...Array<Category>(THEMES).fill('TagMain'),
    ...Array<Category>(THEMES * FINER_PER_THEME).fill('TagSecondary'),
    ...Array.from(
      { length: HABITS },
      (_, n): Category => (n % 3 === 2 ? 'AverageQuality' : 'GoodToAsk'),
    ),
    ...Array<Category>(ONLY_IF_NEEDED).fill('AskOnlyIfNeeded'),
  ];
  return categories.map((category) => ({
    category,
    allowDoubt: random.flip(0.8),
    commonness: drawCommonness(category, random),
  }));
}

function drawThemes(random: Random): Theme[] {
  return Array.from({ length: THEMES }, (_, theme) => {
    const leanings = new Map<number, number>();
    for (let starter = 0; starter < STARTERS; starter++) leanings.set(starter, random.normal());
    for (let n = 0; n < HABITS_PER_THEME; n++) {
      leanings.set(drawHabit(random), random.flip(0.85) ? 1.3 : -1);
    }
    return {
      question: FIRST_THEME + theme,
      finer: Array.from(
        { length: FINER_PER_THEME },
        (_, n) => FIRST_FINER + theme * FINER_PER_THEME + n,
      ),
      leanings,
    };
  });
}

/** The first habits concern many ideas, the last ones few. */
function drawHabit(random: Random): number {
  return FIRST_HABIT + Math.floor(HABITS * random.number() ** 2);
}

function drawIdea(random: Random): IdeaInput {
  const aged = random.flip(0.1);
  const ageMin = 12 * (16 + (aged ? random.index(30) : 0));
  return {
    // Half of the prices between 20 and 65 euros, one in twenty above 150.
    price: Math.round(3600 * Math.exp(0.88 * random.normal())),
    ageMin,
    ageMax: aged ? ageMin + 12 * 35 : 1188,
    recipient: SUBJECTS.indexOf(random.flip(0.1) ? random.pick(SUBJECTS) : 'Unknown'),
    available: random.flip(0.98),
    seasonal: random.flip(0.02),
    forBeginners: false,
    rating: random.flip(0.5) ? null : Math.min(5, Math.max(1, 3.8 + 0.6 * random.normal())),
    shown: 0,
    accepted: 0,
  };
}

function drawTruth(themes: readonly Theme[], random: Random): Reaction[] {
  const strengths = new Map<number, number>();
  // The first themes are the popular ones.
  const draw = () => themes[Math.floor(THEMES * random.number() ** 1.5)]!;
  const main = draw();
  const second = random.flip(0.45) ? draw() : null;
  for (const theme of second ? [second, main] : [main]) {
    const strength = random.flip(0.08) ? 3 : random.flip(0.4) ? 2 : 1;
    strengths.set(theme.question, strength);
    for (const finer of theme.finer) {
      if (random.flip(0.35)) strengths.set(finer, random.flip(0.5) ? 2 : 1);
    }
    for (const [question, leaning] of theme.leanings) {
      const isStarter = question < STARTERS;
      if (random.flip(isStarter ? 0.03 : 0.45)) continue;
      const strength = Math.round(leaning + 0.6 * random.normal());
      strengths.set(question, Math.max(-2, Math.min(2, strength)));
    }
  }
  for (let n = 4 + random.index(12); n > 0; n--) {
    strengths.set(drawHabit(random), drawStrength(random));
  }
  for (let n = random.index(5); n > 0; n--) {
    strengths.set(FIRST_ONLY_IF_NEEDED + random.index(ONLY_IF_NEEDED), drawStrength(random));
  }
  return [...strengths]
    .map(([question, strength]) => ({ question, strength }))
    .sort((a, b) => a.question - b.question);
}

function drawStrength(random: Random): number {
  const strength = random.flip(0.3) ? 2 : 1;
  return random.flip(0.25) ? -strength : strength;
}
