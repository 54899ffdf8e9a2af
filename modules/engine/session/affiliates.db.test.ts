import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { stepAfter } from '../../../tests/fixtures/session.ts';
import { refreshSnapshot } from '../snapshot/index.server.ts';
import { answerQuestion, giveFeedback, startSession } from './commands.server.ts';
import { highlightIdeas } from './queries.server.ts';

// The number that decides between equals is drawn for each search; here all have the same.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const randomBytes = (size: number) =>
    size === 4 ? Buffer.alloc(size, 7) : crypto.randomBytes(size);
  return { ...crypto, default: crypto, randomBytes };
});

const TEMPLATE = 'https://network.example/?u={url}';

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('merchant').insert([1, 2].map((id) => ({ id, name: `M${id}`, host: `m${id}.example` })));
  // A third of the ideas is each merchant's, a third generic.
  for (const id of [1, 2]) {
    await db('idea')
      .whereRaw('id % 3 = ?', [id])
      .update({ merchant_id: id, content: `https://m${id}.example/` });
  }
});

/** Everything that some searches show, but for what says that a link is paid for. */
async function playAll(): Promise<unknown[]> {
  await refreshSnapshot();
  const shown: unknown[] = [];
  for (const answers of [
    ['Yes', 'No'],
    ['No', 'Yes'],
    ['Yes', 'Yes'],
    ['IDontKnow', 'No'],
  ] as const) {
    let { sid, step } = await startSession(START);
    for (let move = 0; move < 24 && (step.kind === 'question' || step.kind === 'idea'); move++) {
      shown.push(step, await highlightIdeas(sid, 5));
      step = await stepAfter(
        step.kind === 'question'
          ? answerQuestion(sid, step.question.id, answers[move % 2]!)
          : giveFeedback(sid, step.idea.key, 'BadIdea', false),
      );
    }
  }
  return JSON.parse(
    JSON.stringify(shown, (name, value) => (name === 'affiliated' ? undefined : value)),
  );
}

test('what merchants pay changes no step of any search', async () => {
  await db('merchant').where({ id: 1 }).update({ affiliated: true, affiliate_template: TEMPLATE });
  const first = await playAll();
  expect(JSON.stringify(first)).toContain('m1.example');
  await db('merchant').where({ id: 1 }).update({ affiliated: false, affiliate_template: null });
  await db('merchant').where({ id: 2 }).update({ affiliated: true, affiliate_template: TEMPLATE });
  expect(await playAll()).toEqual(first);
});
