import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rule } from '#modules/catalogue/automated-answers/index.server.ts';
import { AUTOMATED_ANSWERS, LABELS } from '#modules/catalogue/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { ANYBODY } from '../../../tests/fixtures/automated-answers.ts';
import { type PlantedCatalogue, plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { deriveFacts } from '../core/index.server.ts';
import {
  answerQuestion,
  giveFeedback,
  knownAnswers,
  readSession,
  startSession,
  undoMove,
} from '../session/index.server.ts';
import type { Answer, Start } from '../shared.ts';
import {
  catalogueSnapshot,
  refreshSnapshot,
  toAutomatedAnswers,
} from '../snapshot/index.server.ts';
import { impactOfRule } from './index.server.ts';

const QUESTIONS = [1, 2, 3, 4, 5, 6];
const KEYWORDS: Record<number, string[]> = { 1: ['vélo'], 2: ['poterie'] };
const CATALOGUE: PlantedCatalogue = {
  ideas: Array.from({ length: 16 }, (_, i) => ({
    id: `i${i}`,
    labels: Object.fromEntries(QUESTIONS.map((q) => [q, LABELS[(i >> (q % 4)) & 1 ? 6 : 0]!])),
  })),
  questions: QUESTIONS.map((id) => ({
    id,
    category: 'GoodToAsk',
    keywords: KEYWORDS[id] ?? [],
  })),
  relations: [
    [1, 'implies', 3],
    [2, 'impliesNot', 4],
    [5, 'noImplies', 6],
  ],
};

const question = fc.constantFrom(...QUESTIONS);
const rule: fc.Arbitrary<Rule> = fc
  .record({
    question_id: question,
    answer: fc.constantFrom(...AUTOMATED_ANSWERS),
    gender: fc.constantFrom(null, null, 'Female' as const, 'Male' as const),
    budget_max_cents: fc.constantFrom(null, null, 4000),
    occasion: fc.constantFrom(null, null, null, 'christmas' as const),
    hint_words: fc.constantFrom<string[] | null>(null, null, null, ['poterie']),
    conditions: fc.oneof(
      fc.constant<number[]>([]),
      fc.tuple(question, fc.constantFrom(1, -1)).map(([id, sign]) => [sign * id]),
    ),
  })
  .filter(({ question_id, conditions }) => Math.abs(conditions[0] ?? 0) !== question_id)
  .map((parts) => ({ ...ANYBODY, ...parts }));
const rules = fc.uniqueArray(rule, {
  minLength: 1,
  maxLength: 4,
  selector: ({ answer: _, ...parts }) => JSON.stringify(parts),
});

type Search = { start: Partial<Start>; answers: Answer[]; takesBack: boolean };
const search: fc.Arbitrary<Search> = fc.record({
  start: fc.record({
    gender: fc.constantFrom('Female' as const, 'Male' as const),
    price_max_cents: fc.constantFrom(4000, 5000),
    hints: fc.constantFrom('', 'vélo', 'poterie', 'pas de poterie'),
    from_location: fc.constantFrom('/', '/noel'),
  }),
  answers: fc.array(
    fc.constantFrom<Answer>('Yes', 'ProbablyYes', 'IDontKnow', 'ProbablyNo', 'No'),
    {
      minLength: QUESTIONS.length,
      maxLength: QUESTIONS.length,
    },
  ),
  takesBack: fc.boolean(),
});

/** Whether the engine has an answer that it would not have without a rule, as the search stands. */
async function isAnswered(sid: string, judged: Rule, others: readonly Rule[]): Promise<boolean> {
  const { row, state } = (await readSession(sid))!;
  const catalogue = catalogueSnapshot();
  const place = catalogue.questionIndex.get(judged.question_id)!;
  const without = { ...catalogue, automated: toAutomatedAnswers(others) };
  const [has, had] = [catalogue, without].map(
    (each) => deriveFacts(catalogue.core, knownAnswers(each, row, state)).known[place],
  );
  return has === 1 && had === 0;
}

/** Plays a search with all rules in force. @returns whether the judged one answered its question on the way. */
async function play(
  { start, answers, takesBack }: Search,
  judged: Rule,
  others: readonly Rule[],
): Promise<boolean> {
  let { sid, step } = await startSession({ ...START, ...start });
  let fired = await isAnswered(sid, judged, others);
  for (const answer of answers) {
    if (!('answered' in step)) break;
    const { answered } = step;
    const chip = takesBack ? answered.find(({ origin }) => origin !== undefined) : undefined;
    const outcome = chip
      ? await undoMove(sid, chip.question_id)
      : step.kind === 'question'
        ? await answerQuestion(sid, step.question.id, answer)
        : await giveFeedback(sid, step.idea.key, 'BadIdea', step.aaq);
    if (!outcome.ok) throw new Error(outcome.reason);
    step = outcome.step;
    fired ||= await isAnswered(sid, judged, others);
  }
  return fired;
}

test('a rule is said to have answered in the searches where the engine answered by it', async () => {
  await plantCatalogue(CATALOGUE);
  await fc.assert(
    fc
      .asyncProperty(
        rules,
        fc.array(search, { minLength: 6, maxLength: 6 }),
        async (all, played) => {
          const [judged, ...others] = all as [Rule, ...Rule[]];
          const [stored] = await db('automated_answer').insert(all).returning('id');
          await refreshSnapshot();
          const fired = [];
          for (const each of played) fired.push(await play(each, judged, others));
          const { searches } = await impactOfRule(judged, stored!.id);
          expect(searches?.fired ?? 0).toBe(fired.filter(Boolean).length);
        },
      )
      .beforeEach(async () => {
        await db('automated_answer').delete();
        await db('search_session').delete();
      }),
    { numRuns: 6 },
  );
});
