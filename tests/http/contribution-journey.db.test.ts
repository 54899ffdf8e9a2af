import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { signupMailKind } from '#modules/moderation/accounts/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../fixtures/catalogue.ts';
import { mailsTo, tokenUnder } from '../fixtures/mails.ts';
import { PlainBrowser } from '../fixtures/plain-browser.ts';
import { startServer, type TestServer } from './server.ts';

const ADA = 'ada@exemple.fr';
const CAMILLE = 'camille@exemple.fr';
const PASSWORD = 'correct horse';
/** How many labels the newcomer gives; only that of one idea speaks for it. */
const LABELS = 30;
const WANTED = 'Idée i7';
/** Of these one alone is named after the theme. */
const TITLES = ['Un stage de harpe', 'Un panier de fruits', 'Une lampe de chevet'] as const;

let server: TestServer;

beforeAll(async () => {
  await plantCatalogue({
    ideas: Array.from({ length: 40 }, (_, i) => ({ id: `i${i}`, labels: { 1: 'YesIsBetter' } })),
    questions: [1, 2].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  await createAccount(CAMILLE, PASSWORD, 'Moderator');
  server = await startServer({ RATE_LIMITS: 'false' });
}, 120_000);
afterAll(() => server?.stop());

async function signUp(ada: PlainBrowser): Promise<void> {
  const typed = { email: ADA, password: PASSWORD };
  await ada.open('/contrib/');
  await ada.follow('Créer mon compte');
  // What the form does not have gives no rights.
  await ada.press('Créer mon compte', { ...typed, type: 'Admin', account_type: '0' });
  const token = tokenUnder('/account/validation', await mailsTo(ADA, signupMailKind));
  await ada.open(`/account/validation/${token}`);
  await ada.press('Valider mon compte', { password: PASSWORD, type: 'Admin', account_type: '0' });
  const account = await db('account').where('email', ADA).first('account_type');
  expect(account).toEqual({ account_type: 'Contributor' });
  await ada.press('Me connecter', typed);
  expect(ada.path).toBe('/contrib/');
}

async function proposeQuestion(ada: PlainBrowser): Promise<void> {
  await ada.open('/contrib/questions/add');
  await ada.press('Proposer les textes', { sentence: 'aime la harpe', keywords: 'harpe' });
  await ada.press('Chercher', { find: 'i3' });
  await ada.press(/^choose=/);
  // So that nothing but a label leads from the theme to an idea that is not named after it.
  await ada.press('Valider la question', { direction: 'No' });
  expect(ada.words).toContain('attend la relecture d’un modérateur');
}

async function proposeIdeas(ada: PlainBrowser): Promise<void> {
  for (const title of TITLES) {
    await ada.open('/contrib/ideas/add/generic');
    await ada.press('Prévisualiser', { title, content: 'Auprès d’une école de musique.' });
    await ada.press('Proposer cette idée');
    expect(ada.words).toContain('Merci, ton idée est partie');
  }
}

async function acceptAll(camille: PlainBrowser, queue: string): Promise<void> {
  await camille.open(queue);
  await camille.press('Accepter la sélection', { seen: camille.valuesOf('seen') });
  expect(camille.words).toContain('C’est fait');
}

async function label(ada: PlainBrowser, question: number, wanted: number): Promise<void> {
  const ideas = `/contrib/reactions/add/${question}?example=0&source=`;
  await ada.open(`${ideas}keyword&keyword=i7`);
  await ada.press(new RegExp(`=${wanted}:${question}:YesIsNeeded$`));
  await ada.open(`${ideas}leastReacted`);
  for (let left = LABELS - 1; left > 0; left -= 1) {
    await ada.press(/:None$/);
    expect(ada.words).toContain('Réponse enregistrée');
  }
}

test('without scripts what a newcomer proposes and labels, once accepted, changes what a search under way finds', async () => {
  const [ada, camille, visitor] = [1, 2, 3].map(() => new PlainBrowser(server.origin)) as [
    PlainBrowser,
    PlainBrowser,
    PlainBrowser,
  ];
  await visitor.open('/');
  await visitor.press('C’est parti', { gender: 'Male', age: '40', hints: 'harpe' });
  expect(visitor.words).not.toContain(TITLES[0]);

  await signUp(ada);
  await proposeQuestion(ada);
  await proposeIdeas(ada);

  await camille.open('/account/signin');
  await camille.press('Me connecter', { email: CAMILLE, password: PASSWORD });
  await acceptAll(camille, '/mod/contributions/generic-ideas');
  await acceptAll(camille, '/mod/contributions/questions');

  const question = (await db('question').orderBy('id', 'desc').first('id'))!.id;
  const wanted = (await db('idea').where('title', WANTED).first('id'))!.id;
  await label(ada, question, wanted);
  for (let page = 0; page < 2; page += 1) await acceptAll(camille, '/mod/reaction-summaries');
  expect(await db('reaction').where('question_id', question).select('idea_id')).toHaveLength(
    LABELS + 1,
  );

  // The search goes on with the same id, its wish worded anew.
  await vi.waitFor(
    async () => {
      await visitor.press('Modifier');
      await visitor.press('Reprendre', { hints: 'la harpe' });
      expect(visitor.words).toContain(WANTED);
      expect(visitor.words).toContain(TITLES[0]);
    },
    { timeout: 20_000, interval: 500 },
  );
}, 120_000);
