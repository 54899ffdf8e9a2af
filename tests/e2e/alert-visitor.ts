import { expect, type Page, type TestInfo } from 'playwright/test';
import { postAnswer, postStart } from '../fixtures/form-visitor.ts';
import { mailTo } from './mailbox.ts';
import { ready, siteOrigin } from './site-test.ts';

/** A screen on which the whole form fits one page. */
export const TALL = { width: 1280, height: 1000 };

/** An address that no other test uses. */
export function newAddress({ project }: TestInfo): string {
  return `alerte-${project.name}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@exemple.fr`;
}

/** Plays a search with so many answers by plain forms. @returns the path of the form of its alert. */
async function playSearch(answers: number): Promise<string> {
  let step = await postStart(siteOrigin(), { gender: 'Female', age: '30' });
  for (let given = 0; given < answers; given += 1) {
    step = await postAnswer(siteOrigin(), step, step.answers[given % 2] ?? '');
  }
  return `/alert/create/${step.sid}`;
}

/** Opens the form of an alert after a search with so many answers. @returns its path. */
export async function openAlertForm(page: Page, answers = 4): Promise<string> {
  const path = await playSearch(answers);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je te préviens\u00a0?');
  return path;
}

/** The rows of the sorter as they stand: what each answer says, and the line. */
export async function rows(page: Page): Promise<string[]> {
  await ready(page);
  return page
    .locator('[data-row]')
    .evaluateAll((found) =>
      found.map((row) =>
        (row as HTMLElement).dataset.row === 'line' ? 'line' : (row.children[2]?.textContent ?? ''),
      ),
    );
}

/** By how many places a row stands above the line; below it the number is negative. */
export async function placesAboveLine(page: Page, row: string): Promise<number> {
  const all = await rows(page);
  return all.indexOf('line') - all.indexOf(row);
}

/** A button of the row that says this, or of the line. */
export function rowButton(page: Page, move: 'Monter' | 'Descendre', row: string) {
  return page.getByRole('button', { name: `${move}\u00a0: ${row === 'line' ? 'la ligne' : row}` });
}

/** Asks for an alert at an address, by plain forms. */
export async function createAlert(address: string): Promise<void> {
  const body = new URLSearchParams({ email: address });
  const path = await playSearch(4);
  const created = await fetch(siteOrigin() + path, { method: 'POST', redirect: 'manual', body });
  expect(created.status).toBe(303);
}

/** The path of the link in the mail that asks an address to validate its alert. */
export async function validationPath(address: string): Promise<string> {
  let path = '';
  await expect(async () => {
    path = /\/alert\/validation\/[\w-]{43}/.exec(await mailTo(address))?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return path;
}
