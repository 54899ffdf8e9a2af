import { expect, test } from 'vitest';
import { randomNumbers } from '#modules/platform/shared.ts';
import type { Label } from '../vocabulary.ts';
import type { DescribedIdea } from './features.ts';
import { knownCells } from './figures.ts';
import { Predictor } from './model.ts';
import { qualityOf } from './quality.ts';
import { packModel, unpackModel } from './stored-model.ts';
import { crossPredict, type Example, foldOf, holdOut, prepare, trainModel } from './training.ts';

function run<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const THEMES = ['théière', 'vélo', 'guitare', 'jardin', 'couteau', 'puzzle'];
const QUESTIONS = THEMES.map((theme, at) => ({
  id: at + 1,
  category: 'TagMain' as const,
  keywords: at === 0 ? ['thé', theme] : [],
}));

const described = (id: number, title: string): DescribedIdea => ({
  id,
  title,
  description: '',
  content: '',
  brand: null,
  categoryPath: [],
  priceCents: 2000,
  gender: 'Unknown',
  ageMinMonths: null,
  ageMaxMonths: null,
});

/** Ideas of two themes each; their labels are those themes, or as good as drawn by lot. */
function examplesOf(count: number, random: (() => number) | null): Example[] {
  return Array.from({ length: count }, (_, at) => {
    const themes = [at % 6, (at + 1 + (at % 5)) % 6];
    const labels = new Map<number, Label>();
    QUESTIONS.forEach(({ id }, theme) => {
      const isYes = random ? random() < 0.3 : themes.includes(theme);
      labels.set(id, isYes ? 'YesIsDesired' : 'None');
    });
    const title = `Modèle ${themes.map((theme) => THEMES[theme]).join(' ')}`;
    return { idea: described(at + 1, title), labels, group: at + 1 };
  });
}

test('labels that only chance explains are not predicted of ideas that were held out', () => {
  const prepared = prepare(examplesOf(300, randomNumbers(7)), QUESTIONS);
  const heldOut = run(holdOut(prepared, randomNumbers(1)));
  const { chances, outcomes } = knownCells(heldOut, run(crossPredict(heldOut)));
  expect(Math.abs(qualityOf(chances, outcomes).auc! - 0.5)).toBeLessThan(0.08);
});

test('ideas of one group are held out together', () => {
  const examples = examplesOf(300, null).map((example, at) => ({ ...example, group: at >> 1 }));
  const { folds } = run(holdOut(prepare(examples, QUESTIONS), randomNumbers(1)));
  expect(folds.filter((fold, at) => at % 2 === 1 && fold !== folds[at - 1])).toHaveLength(0);
  expect(new Set(examples.map(({ group }) => foldOf(group))).size).toBe(5);
});

test('what the words say is predicted, the same once stored and read, and never where there is a label', () => {
  const prepared = prepare(examplesOf(300, null), QUESTIONS);
  const heldOut = run(holdOut(prepared, randomNumbers(1)));
  const model = run(trainModel(prepared, heldOut, randomNumbers(1)));
  const read = unpackModel(packModel(model))!;
  const idea = described(9999, 'Une théière de jardin');
  const [one, other] = [model, read].map((each) =>
    new Predictor(each).predict(idea, new Map(), 0.3, 6),
  );
  expect(new Set(one!.map(({ question }) => question))).toEqual(new Set([1, 4]));
  expect(one!.every(({ label }) => label === 'YesIsDesired')).toBe(true);
  expect(other!.map(({ question }) => question)).toEqual(one!.map(({ question }) => question));
  other!.forEach(({ chance }, at) => {
    expect(chance).toBeCloseTo(one![at]!.chance, 1);
  });
  const known = new Map([[1, 'None' as const]]);
  const rest = new Predictor(read).predict(idea, known, 0.3, 6);
  expect(rest.map(({ question }) => question)).not.toContain(1);
});
