import { beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { stepAfter } from '../../../tests/fixtures/session.ts';
import type { Start, Step } from '../shared.ts';
import { catalogueSnapshot, refreshSnapshot } from '../snapshot/index.server.ts';
import { answerQuestion, giveFeedback, startSession, undoMove } from './commands.server.ts';
import { ideasOfPreciseWords, NAMING_MATCH } from './hinted-ideas.ts';
import { matchHints } from './hints.server.ts';
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

/** The answers so far, without those that are only supposed. */
function shownAnswers(step: Step) {
  return 'answered' in step ? step.answered.filter(({ supposed }) => !supposed) : [];
}

test('an occasion that the hints name is known, and can be taken back', async () => {
  const { step } = await startSession({ ...START, hints: 'pot de départ' });
  expect(shownAnswers(step)).toMatchObject([{ question_id: 234, answer: 'Yes', origin: 'hint' }]);
});

test('a search that is not for Christmas after all shows no Christmas gifts', async () => {
  const { sid, step } = await startSession({ ...START, hints: '', from_location: '/noel' });
  expect(shownAnswers(step)).toMatchObject([{ question_id: 226, origin: 'profile' }]);
  const titles = async () => (await highlightIdeas(sid, 9))!.map(({ title }) => title).join();
  expect(await titles()).toMatch(/Noël/);
  await undoMove(sid, 226);
  expect(await titles()).not.toMatch(/Noël/);
});

test('a broad interest asks for no idea by its word, a theme of many ideas for less, a precise wish for what it names', async () => {
  const catalogue = catalogueSnapshot();
  const bestOf = async (hints: string) => {
    const { ideas, questions } = (await matchHints(hints))!;
    const asked = ideasOfPreciseWords(catalogue, ideas, questions);
    return asked.length > 0 ? Math.max(...asked.map(({ score }) => score)) : 0;
  };
  expect(await bestOf('créatif')).toBe(0);
  expect(await bestOf('jardin')).toBeLessThan(NAMING_MATCH);
  expect(await bestOf('lombricomposteur')).toBeGreaterThan(NAMING_MATCH);
});

/** The questions that are asked of a recipient, on whose behalf every one is answered yes, until nothing is asked any more. */
async function askedOf(recipient: Partial<Start>): Promise<string[]> {
  const asked: string[] = [];
  let { sid, step } = await startSession({ ...START, ...recipient });
  while (asked.length < 60 && (step.kind === 'question' || step.kind === 'idea')) {
    if (step.kind === 'question') {
      asked.push(step.question.content);
      step = await stepAfter(answerQuestion(sid, step.question.id, 'Yes'));
    } else {
      step = await stepAfter(giveFeedback(sid, step.idea.key, 'BadIdea', false));
    }
  }
  return asked;
}

test.each<[whom: Partial<Start>, topics: RegExp]>([
  [{ age: 85 * 12, hints: 'musique' }, /\brap\b|K-pop|électronique|jeux vidéo/],
  [{ age: 82 * 12, hints: 'sport' }, /skate|surf|course à pied|boxe/i],
])('of %j nothing is asked about %s', async (whom, topics) => {
  const asked = await askedOf(whom);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((content) => topics.test(content))).toEqual([]);
});

test('what is not asked at an age is understood where the hints name it', async () => {
  const { step } = await startSession({ ...START, age: 85 * 12, hints: 'jeux vidéo' });
  const named = expect.objectContaining({ question_id: 23, answer: 'Yes', origin: 'hint' });
  expect(step).toMatchObject({ answered: expect.arrayContaining([named]) });
});

/** The ideas proposed to a giver who keeps every one and goes on, and knows no answer. */
async function proposedTo(recipient: Partial<Start>, count: number): Promise<string[]> {
  const proposed: string[] = [];
  let { sid, step } = await startSession({ ...START, ...recipient });
  while (proposed.length < count && (step.kind === 'question' || step.kind === 'idea')) {
    if (step.kind === 'question') {
      step = await stepAfter(answerQuestion(sid, step.question.id, 'IDontKnow'));
    } else {
      proposed.push(step.idea.key.id_within_merchant);
      step = await stepAfter(giveFeedback(sid, step.idea.key, 'GoodIdea', true));
    }
  }
  return proposed;
}

test('each of several wishes has its turn, a rare one as well, and a kept idea is not followed by more of the same', async () => {
  const proposed = await proposedTo(
    {
      ...{ gender: 'Male', age: 71 * 12, price_min_cents: 1500, price_max_cents: 3500 },
      hints: 'voisin retraité, colombophile (pigeons voyageurs), potager, bière du nord',
    },
    4,
  );
  expect(proposed).toContain('pigeon-registre-colombier');
  expect(proposed.filter((key) => key.startsWith('biere-')).length).toBeLessThan(3);
});

test('« plus comme ça » is followed by an idea of the same kind at once', async () => {
  const { sid, step } = await startSession({ ...START, hints: 'bière, pigeons' });
  let now = step;
  while (now.kind === 'question')
    now = await stepAfter(answerQuestion(sid, now.question.id, 'IDontKnow'));
  if (now.kind !== 'idea') throw new Error(now.kind);
  expect((await stepAfter(giveFeedback(sid, now.idea.key, 'YouAreClose', false))).kind).toBe(
    'idea',
  );
});
