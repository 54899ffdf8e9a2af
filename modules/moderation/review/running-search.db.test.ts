import { afterAll, beforeAll, test, vi } from 'vitest';
import { CATEGORIES, type Category } from '#modules/catalogue/shared.ts';
import {
  catalogueSnapshot,
  indexOfId,
  openEngine,
  refreshSnapshot,
} from '#modules/engine/snapshot/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { jazzQuestion, newAccount, POTTERY } from '../../../tests/fixtures/contributions.ts';
import { accept, contribute, type Drafts, type Kind } from '../contributions/index.server.ts';
import { undoDecision } from './index.server.ts';

let engine: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  engine = await openEngine();
  await refreshSnapshot();
});
afterAll(() => engine.close());

/** Proposes as a contributor and accepts as a moderator. */
async function accepted<Of extends Kind>(kind: Of, draft: Drafts[Of]) {
  const moderator = await newAccount('Moderator');
  const proposed = await contribute(await newAccount('Contributor'), kind, draft);
  const result = proposed.ok && (await accept(moderator, proposed.contribution));
  if (result === false || !result.ok || result.decision === null)
    throw new Error('expected a decision');
  const { contribution, decision } = result;
  return { contribution, undo: () => undoDecision(moderator, decision) };
}

function isProposed(id: number): boolean {
  const { core, ideaIds } = catalogueSnapshot();
  const index = indexOfId(ideaIds, id);
  return index >= 0 && core.available[index] === 1;
}

function categoryOf(question: number): Category | undefined {
  const found = catalogueSnapshot().questions.find(({ id }) => id === question);
  return found && CATEGORIES[found.category];
}

// Running searches read the snapshot at each step; nothing here asks for it to be read anew.
test('an accepted idea can be proposed by running searches, and no longer once that is undone', async () => {
  const { contribution, undo } = await accepted('generic_idea', POTTERY);
  await vi.waitUntil(() => isProposed(contribution.idea_id!), { timeout: 15_000 });
  await undo();
  await vi.waitUntil(() => !isProposed(contribution.idea_id!), { timeout: 15_000 });
});

test('an accepted question can be asked by running searches, and no longer once that is undone', async () => {
  const [idea_id] = await db('idea').limit(1).pluck('id');
  const draft = jazzQuestion([{ idea_id: idea_id!, label: 'YesIsBetter' }]);
  const { contribution, undo } = await accepted('question', draft);
  const { question_id } = contribution;
  await vi.waitUntil(() => categoryOf(question_id!) === 'TagMain', { timeout: 15_000 });
  await undo();
  await vi.waitUntil(() => categoryOf(question_id!) === 'Unknown', { timeout: 15_000 });
});
