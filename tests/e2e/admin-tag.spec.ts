import { expect } from 'playwright/test';
import { updateWordIndex } from '#modules/catalogue/matching/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { addPredictions } from '../fixtures/label-predictions.ts';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';

/** An idea of which labels on the first questions are predicted, each less surely than the one before. */
async function plantIdea(title: string, chances: readonly number[]): Promise<number> {
  return await withSiteDatabase(async () => {
    const questions = await db('question')
      .whereNot('category', 'Unknown')
      .orderBy('id')
      .limit(chances.length)
      .pluck('id');
    const [idea] = await db('idea')
      .insert({
        ...{ merchant_id: 0, id_within_merchant: title, title, content: 'Partout' },
        image: 'gift.dots.webp',
      })
      .returning('id');
    await updateWordIndex();
    await addPredictions(
      questions.map((question_id, place) => ({
        ...{ idea_id: idea!.id, question_id, chance: chances[place]! },
      })),
    );
    return idea!.id;
  });
}

const labelsOf = (idea_id: number) =>
  withSiteDatabase(() => db('reaction').where({ idea_id }).orderBy('question_id').pluck('label'));

test('an admin accepts and rejects predictions by the keyboard alone, and takes one back @js', async ({
  page,
}, info) => {
  const word = `zinzolin${info.workerIndex}`;
  const idea = await plantIdea(`Théière ${word}`, [0.9, 0.6, 0.2]);
  await signInAsAdmin(page);
  await page.goto(`/admin/tag/suggestions?by=idea&q=${word}&example=0`);
  await expect(page.getByText('Prédit\u00a0: oui, bien (90\u00a0% de chances)')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('(60\u00a0% de chances)')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('(20\u00a0% de chances)')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plus rien à relier ici')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('(20\u00a0% de chances)')).toBeVisible();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expect.poll(() => labelsOf(idea)).toEqual(['YesIsDesired', 'None']);
  await withSiteDatabase(() => db('idea').where({ id: idea }).delete());
});

test('an admin accepts a batch after a look at its sample, and undoes it @js', async ({
  page,
}, info) => {
  const title = `Bougie ${info.workerIndex}`;
  const idea = await plantIdea(title, [0.99]);
  await signInAsAdmin(page);
  await page.goto('/admin/tag/obvious');
  await expect(page.getByText(title).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accepter ce lot' }).click();
  await expect(page.getByText('acceptée')).toBeVisible();
  expect(await labelsOf(idea)).toEqual(['YesIsDesired']);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('C’est annulé')).toBeVisible();
  expect(await labelsOf(idea)).toEqual([]);
  await withSiteDatabase(() => db('idea').where({ id: idea }).delete());
});
