import { expect, type Page } from 'playwright/test';
import { signInAs } from './account-visitor.ts';
import { mailedLink } from './mailbox.ts';
import { newVisitor, test } from './site-test.ts';

const PASSWORD = 'un cheval correct';
/** How many labels the newcomer gives; the journey by requests gives thirty (`tests/http`). */
const LABELS = 6;
/** A word in the title of an idea of the catalogue that only a label leads to from the theme. */
const OTHER = 'liège';

/** A word that nothing in the catalogue has, nor resembles. */
function newWord(): string {
  const syllables = ['ba', 'do', 'fi', 'gu', 'ke', 'lo', 'mi', 'pu', 'ra', 'zo'];
  const pick = () => syllables[Math.floor(Math.random() * syllables.length)];
  return `zy${pick()}${pick()}${pick()}${pick()}k`;
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('adresse e-mail').fill(email);
  await page.getByLabel('mot de passe').fill(PASSWORD);
}

async function signIn(page: Page, email: string): Promise<void> {
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/contrib\/$/);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/contrib/');
  await page.getByRole('link', { name: 'Créer mon compte' }).click();
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.goto(await mailedLink(email, '/account/validation/'));
  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Valider mon compte' }).click();
  await expect(page.getByText('Ton compte est ouvert')).toBeVisible();
  await signIn(page, email);
}

/** A section of the contributors' or the moderators' navigation. */
const section = (
  page: Page,
  area: 'Contribution' | 'Modération' | 'Files à relire',
  name: string,
) => page.getByRole('navigation', { name: area }).getByRole('link', { name });

async function proposeQuestion(page: Page, theme: string): Promise<void> {
  await section(page, 'Contribution', 'Questions').click();
  await page.getByRole('link', { name: 'Proposer une question' }).click();
  await page.getByLabel('Ce qu’on dirait d’un homme').fill(`aime le ${theme}`);
  await page.getByLabel('Mots-clés').fill(theme);
  await page.getByRole('button', { name: 'Proposer les textes' }).click();
  await expect(page.getByLabel('Non, Pour un couple')).toHaveValue(new RegExp(theme));
  await page.getByLabel('Chercher des idées').fill('vinyle');
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await page
    .getByRole('button', { name: /^Choisir/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '1 idée choisie' })).toBeVisible();
  await page.getByRole('button', { name: 'Valider la question' }).click();
  await expect(page.getByText('attend la relecture d’un modérateur')).toBeVisible();
}

async function proposeIdeas(page: Page, titles: readonly string[]): Promise<void> {
  await section(page, 'Contribution', 'Proposer une idée').click();
  await page.getByRole('link', { name: 'Une idée toute simple' }).click();
  for (const title of titles) {
    await page.getByLabel('L’idée en quelques mots').fill(title);
    await page.getByLabel('Où et comment l’offrir').fill('Auprès d’une école de musique.');
    await page.getByRole('button', { name: 'Proposer cette idée' }).click();
    await expect(page.getByRole('heading', { name: 'Merci, ton idée est partie' })).toBeVisible();
    await page.getByRole('link', { name: 'En ajouter une autre' }).click();
  }
}

/** Goes where a link leads, by the keyboard. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current');
}

/** Shows the ideas that have a word, by the keyboard. */
async function searchIdeas(page: Page, word: string): Promise<void> {
  await follow(page, 'Par mot-clé');
  await page.getByLabel('Mot-clé').focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(word)}`));
}

/** Labels by single keys, after three examples: one idea must have a « yes », others a « no ». */
async function labelByKeys(page: Page): Promise<void> {
  for (const key of ['k', 's', 'r']) {
    const next = page.getByRole('link', { name: /Exemple suivant|C’est parti/ });
    await page.keyboard.press(key);
    await expect(next).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(next).toBeHidden();
  }
  const card = page.getByRole('article');
  await searchIdeas(page, OTHER);
  await expect(card).toContainText(OTHER);
  await page.keyboard.press('l');
  await follow(page, 'Les moins reliées');
  for (let left = LABELS - 1; left > 0; left -= 1) {
    const shown = (await card.textContent()) ?? '';
    await page.keyboard.press('s');
    await expect(card).not.toHaveText(shown);
  }
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
}

const rows = (page: Page, words: string) =>
  page.getByRole('table').locator('tbody tr').filter({ hasText: words });

/** Accepts all that a queue shows with these words, ticked. @returns how many. */
async function acceptTicked(page: Page, words: string): Promise<number> {
  const ticks = await rows(page, words).getByRole('checkbox').all();
  for (const tick of ticks) await tick.check();
  if (ticks.length === 0) return 0;
  await page.getByRole('button', { name: 'Accepter la sélection' }).click();
  await expect(page.getByText(/C’est fait\s: (acceptée|\d+ acceptées)\./)).toBeVisible();
  return ticks.length;
}

/** Accepts what waits in a queue with a word. */
async function accept(page: Page, queue: string, word: string, count: number): Promise<void> {
  await page.goto('/mod');
  const queues = page.getByRole('navigation', { name: 'Files à relire' });
  await queues.getByRole('link', { name: queue, exact: true }).click();
  await page.getByLabel('Texte', { exact: true }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(word));
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(count);
  expect(await acceptTicked(page, word)).toBe(count);
}

/** Accepts the labels on one question, on the first pages of a queue where others wait as well. */
async function acceptLabels(page: Page, theme: string): Promise<void> {
  for (let accepted = 0, at = 0; accepted < LABELS; at += 1) {
    await page.goto(`/mod/reaction-summaries?page=${(at % 5) + 1}`);
    // The words of the question: ideas of other tests, which it is about as well, have other words of theirs.
    accepted += await acceptTicked(page, `Le ${theme},`);
  }
}

/** Words the wish of a search anew until the theme is understood and an idea with these words is among the highlights. */
async function expectFelt(visitor: Page, theme: string, words: string): Promise<void> {
  const chip = visitor.getByRole('button', { name: `Tu as parlé de « ${theme} »` });
  const highlights = visitor.getByRole('region', { name: 'Mes pistes du moment' });
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Modifier' }).click();
    const hints = visitor.locator('[name=hints]');
    await hints.fill(`le ${await hints.inputValue()}`);
    await visitor.getByRole('button', { name: 'Reprendre', exact: true }).click();
    await expect(chip).toBeVisible({ timeout: 3000 });
    await expect(highlights).toContainText(words, { timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

test('what a newcomer proposes and labels, once accepted, changes what a search under way finds @js', async ({
  page,
  browser,
}) => {
  test.slow();
  const theme = newWord();
  const titles = [`Un stage de ${theme}`, `Un disque de ${theme}`, `Une soirée ${theme}`] as const;
  const [visitor, moderator] = [await newVisitor(browser), await newVisitor(browser)];
  // Each picture is drawn when it is first shown, which takes longer than all the rest.
  for (const each of [page, visitor, moderator]) {
    await each.route('**/img/**', (route) => route.abort());
  }

  await visitor.goto('/');
  await visitor.locator('[name=hints]').fill(theme);
  await visitor.getByRole('button', { name: 'C’est parti' }).click();
  await expect(visitor.getByText(`Je n’ai pas compris « ${theme} »`)).toBeVisible();

  await signUp(page, `journal-${theme}-${Date.now()}@exemple.fr`);
  await proposeQuestion(page, theme);
  await proposeIdeas(page, titles);

  await signInAs(moderator, 'Moderator');
  await accept(moderator, 'Idées', theme, titles.length);
  await accept(moderator, 'Questions', theme, 1);

  // The word and the ideas named after it are known from now on.
  await expectFelt(visitor, theme, titles[0]);

  await section(page, 'Contribution', 'Relier').click();
  await page.getByLabel('Chercher une question').fill(theme);
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(theme) })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Trois exemples' })).toBeVisible();
  await labelByKeys(page);

  await acceptLabels(moderator, theme);
  await expectFelt(visitor, theme, OTHER);
  await visitor.close();
  await moderator.close();
});
