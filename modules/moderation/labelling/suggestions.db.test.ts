import { expect, test } from 'vitest';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { LABEL_NONE, LABELS, type Label } from '#modules/catalogue/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { replaceDemand, replaceFrequencies } from './demand.store.server.ts';
import { PREFILL_CHANCE } from './shared.ts';
import { readFrequencies, suggestForIdea } from './suggestions.server.ts';

const direction = (label: Label) => Math.sign(LABELS.indexOf(label) - LABEL_NONE);

/** Every so many ideas of the starter catalogue are asked about. */
const STEP = 64;

test('of the starter catalogue, what is filled in is mostly right, for an idea without labels and for one that lacks a label', async () => {
  expect(await importCatalogue('content/catalogue')).toMatchObject({ ok: true });
  await db.transaction(async (transaction) => {
    await replaceDemand(transaction, new Date(0));
    await replaceFrequencies(transaction);
  });
  const frequencies = await readFrequencies();
  const ideas = (await db('idea').orderBy('id').pluck('id')).filter((_, at) => at % STEP === 0);
  const labels = Map.groupBy(await db('reaction').select('*'), ({ idea_id }) => idea_id);

  const whole = { right: 0, said: 0, all: 0 };
  const one = { right: 0, said: 0, all: 0 };
  for (const id of ideas) {
    const own = new Map(
      (labels.get(id) ?? []).map(({ question_id, label }) => [question_id, label]),
    );
    const spoken = [...own].filter(([, label]) => label !== 'None');
    whole.all += spoken.length;
    one.all += spoken.length;
    for (const { question_id, label, chance } of await suggestForIdea(id, frequencies, 'all')) {
      if (chance < PREFILL_CHANCE) continue;
      whole.said++;
      const given = own.get(question_id);
      if (given && direction(given) === direction(label)) whole.right++;
    }
    for (const { question_id, chance } of await suggestForIdea(id, frequencies)) {
      if (chance >= PREFILL_CHANCE && !own.has(question_id)) one.said++;
    }
    for (const [question, label] of spoken) {
      const found = await suggestForIdea(id, frequencies, question);
      const suggested = found.find(({ question_id }) => question_id === question);
      if (!suggested || suggested.chance < PREFILL_CHANCE) continue;
      one.said++;
      if (direction(suggested.label) === direction(label)) one.right++;
    }
  }
  const precision = ({ right, said }: typeof one) => right / said;
  const recall = ({ right, all }: typeof one) => right / all;
  expect(precision(one)).toBeGreaterThan(0.65);
  expect(recall(one)).toBeGreaterThan(0.1);
  expect(precision(whole)).toBeGreaterThan(0.45);
  expect(recall(whole)).toBeGreaterThan(0.05);
}, 120_000);
