import { expect, type Page, type TestInfo, test } from 'playwright/test';
import { postAnswer, postStart } from '../fixtures/form-visitor.ts';
import { mailTo } from './mailbox.ts';

/** A screen on which the whole form fits one page. */
export const TALL = { width: 1280, height: 1000 };

/** An address that no other test uses. */
export function newAddress({ project }: TestInfo): string {
  return `alerte-${project.name}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@exemple.fr`;
}

/** Opens the form of an alert after a search with so many answers, played by plain forms. @returns its path. */
export async function openAlertForm(page: Page, answers = 4): Promise<string> {
  const origin = test.info().project.use.baseURL ?? '';
  let step = await postStart(origin, { gender: 'Female', age: '30' });
  for (let given = 0; given < answers; given += 1) {
    step = await postAnswer(origin, step, step.answers[given % 2] ?? '');
  }
  const path = `/alert/create/${step.sid}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je te préviens\u00a0?');
  return path;
}

/** The rows of the sorter as they stand: what each answer says, and the line. */
export function rows(page: Page): Promise<string[]> {
  return page
    .locator('[data-row]')
    .evaluateAll((found) =>
      found.map((row) =>
        (row as HTMLElement).dataset.row === 'line' ? 'line' : (row.children[2]?.textContent ?? ''),
      ),
    );
}

/** A button of the row that says this, or of the line. */
export function rowButton(page: Page, move: 'Monter' | 'Descendre', row: string) {
  return page.getByRole('button', { name: `${move}\u00a0: ${row === 'line' ? 'la ligne' : row}` });
}

/** Asks for an alert at an address, on a tall screen. */
export async function createAlert(page: Page, address: string): Promise<void> {
  await page.setViewportSize(TALL);
  await openAlertForm(page);
  await page.getByLabel('adresse e-mail').fill(address);
  await page.getByRole('button', { name: 'Préviens-moi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regarde ta boîte aux lettres');
}

/** The path of the link in the mail that asks an address to validate its alert. */
export async function validationPath(address: string): Promise<string> {
  let path = '';
  await expect(async () => {
    path = /\/alert\/validation\/[\w-]{43}/.exec(await mailTo(address))?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return path;
}
