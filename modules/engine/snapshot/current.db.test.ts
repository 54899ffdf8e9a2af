import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { labelOf, MISSING } from '../core/index.server.ts';
import {
  answerQuestion,
  currentStep,
  giveFeedback,
  startSession,
} from '../session/index.server.ts';
import type { Step } from '../shared.ts';
import { indexOfId } from './catalogue-snapshot.ts';
import { catalogueSnapshot, openEngine, refreshSnapshot } from './current.server.ts';

/** Whether the catalogue is built in a thread, as on a site, which takes half a second of a core: for what happens meanwhile. */
const build = vi.hoisted(() => ({ inThread: false }));
vi.mock('#modules/engine/snapshot/build-thread.server.ts', async (importOriginal) => {
  const thread = await importOriginal<typeof import('./build-thread.server.ts')>();
  const here = await import('./__mocks__/build-thread.server.ts');
  return {
    buildInThread: (signal: AbortSignal) => (build.inThread ? thread : here).buildInThread(signal),
  };
});

const NEW_IDEA = { merchant_id: 0, title: 'Une idée', image: 'x.webp', content: 'Une idée' };
const YES_IS_NEEDED = 6;

let engine: Awaited<ReturnType<typeof openEngine>>;
let ideaIds: number[];

beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());
beforeEach(async () => {
  build.inThread = false;
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  ideaIds = await db('idea').orderBy('id').pluck('id');
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** Whether the thread that builds has begun to read, and waits for a table that is locked. */
async function isBuildBlocked(): Promise<boolean> {
  const { rows } = await db.raw('select 1 from pg_locks where not granted');
  return rows.length > 0;
}

function isAvailable(id: number): boolean {
  const { core, ideaIds } = catalogueSnapshot();
  const index = indexOfId(ideaIds, id);
  return index >= 0 && core.available[index] === 1;
}

/** The label in the snapshot that serves. */
function servedLabel(ideaId: number, questionId: number): number {
  const { core, ideaIds, questionIndex } = catalogueSnapshot();
  return labelOf(core, indexOfId(ideaIds, ideaId), questionIndex.get(questionId)!);
}

async function insertIdea(id_within_merchant: string): Promise<number> {
  const [idea] = await db('idea')
    .insert({ ...NEW_IDEA, id_within_merchant })
    .returning('id');
  return idea!.id;
}

describe('a running engine', () => {
  test('applies a changed, a new and a removed label, without reading everything again', async () => {
    const { core } = catalogueSnapshot();
    const [id] = ideaIds as [number];
    const label = (question_id: number) => db('reaction').where({ idea_id: id, question_id });
    await label(1).update({ label: 'YesIsNeeded' });
    await until(() => servedLabel(id, 1) === YES_IS_NEEDED);
    await label(2).delete();
    await until(() => servedLabel(id, 2) === MISSING);
    await db('reaction').insert({ idea_id: id, question_id: 2, label: 'YesIsNeeded' });
    await until(() => servedLabel(id, 2) === YES_IS_NEEDED);
    expect(catalogueSnapshot().core).toBe(core);
  });

  test('applies that an idea is added with its labels, withdrawn, returned and deleted', async () => {
    const { core } = catalogueSnapshot();
    const id = await insertIdea('new');
    await db('reaction').insert({ idea_id: id, question_id: 3, label: 'YesIsNeeded' });
    await until(() => isAvailable(id) && servedLabel(id, 3) === YES_IS_NEEDED);
    await db('idea').where({ id }).update({ available: false });
    await until(() => !isAvailable(id));
    await db('idea').where({ id }).update({ available: true });
    await until(() => isAvailable(id));
    await db('idea').where({ id }).delete();
    await until(() => !isAvailable(id));
    expect(catalogueSnapshot().core).toBe(core);
  });

  test('applies a new idea whose id is lower than those it has', async () => {
    const id = ideaIds[0]! - 1;
    await db.raw(
      `insert into idea (id, merchant_id, id_within_merchant, title, image, content)
       overriding system value values (?, 0, 'early', 'Une idée', 'x.webp', 'Une idée')`,
      [id],
    );
    await until(() => isAvailable(id));
  });

  test('has room for more new ideas than it reserved places for', async () => {
    const { rows } = await db.raw(
      `insert into idea (merchant_id, id_within_merchant, title, image, content)
       select 0, 'many' || i, 'Une idée', 'x.webp', 'Une idée' from generate_series(1, 1500) as i returning id`,
    );
    await until(() => rows.every(({ id }: { id: number }) => isAvailable(id)));
  });

  test('shows a changed text the next time the idea is shown', async () => {
    let { sid, step } = await startSession(START);
    while (step.kind === 'question') step = await answer(sid, step);
    await db('idea').update({ title: 'Nouveau titre' });
    const wanted = await revision();
    await until(() => catalogueSnapshot().revision >= wanted);
    expect(shown(await currentStep(sid)).title).toBe('Nouveau titre');
  });

  test('reads a burst of changes a few times only', async () => {
    let reads = 0;
    const count = ({ sql }: { sql: string }) => {
      if (sql.includes('catalogue_event')) reads++;
    };
    db.on('query', count);
    await Promise.all(
      ideaIds.map((idea_id) => db('reaction').where({ idea_id }).update({ label: 'YesIsNeeded' })),
    );
    await until(() => ideaIds.every((id) => servedLabel(id, 4) === YES_IS_NEEDED));
    db.off('query', count);
    expect(reads).toBeLessThan(ideaIds.length);
  });

  test('applies the changes whose notification it missed', async () => {
    await db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'trouvaille listen catalogue_changed'`,
    );
    await db('reaction').where({ idea_id: ideaIds[0] }).update({ label: 'YesIsNeeded' });
    await until(() => servedLabel(ideaIds[0]!, 1) === YES_IS_NEEDED);
  });

  test('reads everything when the events do not reach back far enough', async () => {
    await db.transaction(async (trx) => {
      await trx('idea').where({ id: ideaIds[0] }).update({ available: false });
      await trx.raw('set constraints publish_events immediate');
      await trx('catalogue_event').delete();
    });
    await until(() => !isAvailable(ideaIds[0]!));
  });

  test('serves the old snapshot until a new structure is built', async () => {
    build.inThread = true;
    const old = catalogueSnapshot();
    await db('question').where({ id: 4 }).update({ allow_doubt: false });
    const wanted = await revision();
    const during = await startSession(START);
    expect(during.step.kind).toBe('question');
    await until(() => catalogueSnapshot().revision >= wanted);
    expect(catalogueSnapshot().core).not.toBe(old.core);
    expect(catalogueSnapshot().questions[3]).toMatchObject({ id: 4, allow_doubt: false });
  });

  test('applies a label and a withdrawn idea while a new structure is built, however long that takes', async () => {
    build.inThread = true;
    const old = catalogueSnapshot();
    await db.transaction(async (blocking) => {
      await blocking.raw('lock table question_form in access exclusive mode');
      await db('question').where({ id: 4 }).update({ allow_doubt: false });
      await until(isBuildBlocked);
      const label = db('reaction').where({ idea_id: ideaIds[0], question_id: 1 });
      await label.update({ label: 'YesIsNeeded' });
      await db('idea').where({ id: ideaIds[1] }).update({ available: false });
      await until(() => servedLabel(ideaIds[0]!, 1) === YES_IS_NEEDED && !isAvailable(ideaIds[1]!));
      expect(catalogueSnapshot()).toBe(old);
    });
    // The view of the catalogue that the new one was built from is older; it has the changes nonetheless.
    await until(() => catalogueSnapshot() !== old);
    expect(servedLabel(ideaIds[0]!, 1)).toBe(YES_IS_NEEDED);
    expect(isAvailable(ideaIds[1]!)).toBe(false);
  });

  test('applies what changed while it was building', async () => {
    build.inThread = true;
    await db('question').where({ id: 4 }).update({ allow_doubt: false });
    const { core } = catalogueSnapshot();
    const building = refreshSnapshot();
    await db('reaction').where({ idea_id: ideaIds[0] }).update({ label: 'YesIsNeeded' });
    await building;
    await until(() => servedLabel(ideaIds[0]!, 1) === YES_IS_NEEDED);
    expect(catalogueSnapshot().core).not.toBe(core);
  });

  test('tries again when a reading of a few ideas failed', async () => {
    await db.raw('alter table idea_outcome rename to away');
    await db('idea').where({ id: ideaIds[0] }).update({ available: false });
    await expect(refreshSnapshot()).rejects.toThrow();
    expect(isAvailable(ideaIds[0]!)).toBe(true);
    await db.raw('alter table away rename to idea_outcome');
    await until(() => !isAvailable(ideaIds[0]!));
  });

  test('tries again when a reading of everything failed', async () => {
    build.inThread = true;
    const old = catalogueSnapshot();
    await db.raw('alter view catalogue_question_form rename to away');
    await db('question').where({ id: 4 }).update({ allow_doubt: false });
    await expect(refreshSnapshot()).rejects.toThrow();
    expect(catalogueSnapshot()).toBe(old);
    await db.raw('alter view away rename to catalogue_question_form');
    await until(() => catalogueSnapshot().questions[3]?.allow_doubt === false);
  });
});

describe('a search, when the catalogue changes under it,', () => {
  test('goes on with its answers and never shows an idea twice', async () => {
    let { sid, step } = await startSession(START);
    const answered: number[] = [];
    const seen: string[] = [];
    while (seen.length < 4) {
      for (; step.kind === 'question'; step = await answer(sid, step)) {
        answered.push(step.question.id);
      }
      const { key } = shown(step);
      seen.push(key.id_within_merchant);
      await giveFeedback(sid, key, 'YouCanDoBetter', false);
      // Indices move: an idea is deleted, another added, all are read again.
      const unseen = db('idea').whereNotIn('id_within_merchant', seen).orderBy('id').limit(1);
      await db('idea').whereIn('id', unseen.select('id')).delete();
      await insertIdea(`new${seen.length}`);
      await db.raw(`select record_catalogue_event('structure', null)`);
      await refreshSnapshot();
      step = (await currentStep(sid))!;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(step).toMatchObject({ answered: answered.map((question_id) => ({ question_id })) });
  });

  test('asks another question when the one it asks is deleted', async () => {
    const { sid, step } = await startSession(START);
    if (step.kind !== 'question') throw new Error('a question was expected');
    await db('question').where({ id: step.question.id }).delete();
    await refreshSnapshot();
    const replaced = await currentStep(sid);
    expect(replaced).toMatchObject({ kind: 'question' });
    expect(replaced).not.toEqual(step);
    expect(await currentStep(sid)).toEqual(replaced);
  });

  test('shows another idea when the one it shows is deleted', async () => {
    let { sid, step } = await startSession(START);
    while (step.kind === 'question') step = await answer(sid, step);
    const { key } = shown(step);
    await db('idea').where(key).delete();
    await refreshSnapshot();
    const replaced = await currentStep(sid);
    expect(replaced).not.toMatchObject({ idea: { key } });
    expect(replaced).not.toEqual({ kind: 'give_up' });
    expect(await currentStep(sid)).toEqual(replaced);
  });
});

async function revision(): Promise<number> {
  return (await db('catalogue_revision').first('revision'))!.revision;
}

async function answer(sid: string, step: Step): Promise<Step> {
  if (step.kind !== 'question') throw new Error(`a question was expected, not ${step.kind}`);
  const outcome = await answerQuestion(sid, step.question.id, 'Yes');
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.step;
}

function shown(step: Step | null) {
  if (step?.kind !== 'idea') throw new Error(`an idea was expected, not ${step?.kind}`);
  return step.idea;
}
