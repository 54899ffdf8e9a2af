import { beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { refreshSnapshot } from '../snapshot/index.server.ts';
import { answerQuestion, startSession, undoMove } from './commands.server.ts';
import { highlightIdeas } from './queries.server.ts';

/** The questions of the starter catalogue that ask what the gift is for. */
const isOccasion = (id: number) => id >= 225 && id <= 238;

beforeAll(async () => {
  expect(await importCatalogue('content/catalogue')).toMatchObject({ ok: true });
  await refreshSnapshot();
}, 120_000);

test.each(['', 'yoga', 'crémaillère'])(
  'with the hints %j, no question before the first idea is about the occasion',
  async (hints) => {
    let { sid, step } = await startSession({ ...START, hints });
    while (step.kind === 'question') {
      expect(step.question.id).not.toSatisfy(isOccasion);
      const next = await answerQuestion(sid, step.question.id, 'IDontKnow');
      if (!next.ok) throw new Error(next.reason);
      step = next.step;
    }
  },
);

test('an occasion that the hints name is known, and can be taken back', async () => {
  const { step } = await startSession({ ...START, hints: 'pot de départ' });
  expect(step).toMatchObject({
    answered: [{ question_id: 234, answer: 'Yes', origin: 'hint' }],
  });
});

test('a search that is not for Christmas after all shows no Christmas gifts', async () => {
  const { sid, step } = await startSession({ ...START, hints: '', from_location: '/noel' });
  expect(step).toMatchObject({ answered: [{ question_id: 226, origin: 'profile' }] });
  const titles = async () => (await highlightIdeas(sid, 9))!.map(({ title }) => title).join();
  expect(await titles()).toMatch(/Noël/);
  await undoMove(sid, 226);
  expect(await titles()).not.toMatch(/Noël/);
});
