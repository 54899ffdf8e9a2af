import { type APIRequestContext, expect } from 'playwright/test';
import { postAnswer, postRefusal, postStart } from '../fixtures/form-visitor.ts';
import { test } from './site-test.ts';

// What is posted here comes from no page of ours: one project is enough.
const START = {
  intent: 'start',
  gender: 'Male',
  age: '40',
  price_min: '20',
  price_max: '60',
  hints: '',
  from_location: '/',
};
const UNKNOWN_SID = 'AAAAAAAAAAAAAAAAAAAAAA';

async function post(
  request: APIRequestContext,
  baseURL: string | undefined,
  form: Record<string, string>,
) {
  const headers = { Origin: baseURL ?? '' };
  const response = await request.post('/search', { form, headers, maxRedirects: 0 });
  return { status: response.status(), html: await response.text(), headers: response.headers() };
}

function fieldIn(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

test('a start form with mistakes keeps what was typed @no-js', async ({ request, baseURL }) => {
  const typed = { ...START, age: '3', hints: 'il aime « la mer »' };
  const { status, html } = await post(request, baseURL, typed);
  expect(status).toBe(422);
  expect(html).toContain('il aime « la mer »');
  expect(html).toContain('ne propose pas encore de cadeaux pour les enfants');
});

test('a move of an unknown session leads home @no-js', async ({ request, baseURL }) => {
  const move = { intent: 'answer', sid: UNKNOWN_SID, question_id: '1', answer: 'Yes' };
  for (const sid of [UNKNOWN_SID, '', '../etc', 'x'.repeat(5000)]) {
    for (const form of [move, { intent: 'describe' }, { ...START, intent: 'profile' }]) {
      const { status, headers } = await post(request, baseURL, { ...form, sid });
      expect(status).toBe(303);
      expect(headers.location).toBe('/');
    }
  }
});

test('a damaged answer shows the same question with a message @no-js', async ({
  request,
  baseURL,
}) => {
  const { html } = await post(request, baseURL, START);
  const sid = fieldIn(html, 'sid');
  const question_id = fieldIn(html, 'question_id');
  const damaged: Record<string, string>[] = [
    { intent: 'answer', question_id, answer: 'Perhaps' },
    { intent: 'answer', question_id: '-1', answer: 'Yes' },
    { intent: 'answer', question_id: '1e9', answer: 'Yes' },
    { intent: 'answer', answer: 'Yes' },
    { intent: 'feedback', idea: 'no key', feedback: 'GoodIdea', aaq: 'false' },
    { intent: 'feedback', idea: '0:x', feedback: '<script>', aaq: 'false' },
    { intent: 'dance' },
    {},
  ];
  for (const form of damaged) {
    const reply = await post(request, baseURL, { ...form, sid });
    expect(reply.status).toBe(422);
    expect(fieldIn(reply.html, 'question_id')).toBe(question_id);
    expect(reply.html).toContain('Je n’ai pas compris cette réponse');
  }
});

test('an unreadable form is rejected in French @no-js', async ({ request, baseURL }) => {
  const { status, html } = await post(request, baseURL, { intent: 'dance', sid: '1' });
  expect(status).toBe(400);
  expect(html).toContain('Repars de l’accueil');
});

test('a session id never stands in an address of the search @no-js', async ({
  request,
  baseURL,
}) => {
  const { html, headers } = await post(request, baseURL, START);
  expect(headers['set-cookie']).toBeUndefined();
  expect(html).not.toMatch(/(href|action)="\/search\?/);
});

test('a browser that says it runs no scripts is sent the next page without any @no-js', async ({
  request,
  baseURL,
}) => {
  const { html } = await post(request, baseURL, START);
  expect(html).toContain(
    '<noscript hidden=""><input type="hidden" name="scripts" value="no"/></noscript>',
  );
  const answer = (page: string, said: Record<string, string>) =>
    post(request, baseURL, {
      intent: 'answer',
      sid: fieldIn(page, 'sid'),
      question_id: fieldIn(page, 'question_id'),
      answer: 'IDontKnow',
      ...said,
    });
  const plain = await answer(html, { scripts: 'no' });
  expect(plain.html).toMatch(/^<!DOCTYPE html><html lang="fr"/);
  expect(plain.html).not.toMatch(/<script|modulepreload/);
  // Nor is anything there that only scripts can do.
  expect(html).toMatch(/aria-keyshortcuts|role="switch"/);
  expect(plain.html).not.toMatch(/aria-keyshortcuts|role="switch"/);
  const scripted = await answer(plain.html, {});
  expect(scripted.html).toContain('<script');
});

test('a page says that the search is wider than on the page of the question, and no number that rose @no-js', async ({
  request,
  baseURL,
}) => {
  const { html } = await post(request, baseURL, START);
  expect(html).toContain(`${fieldIn(html, 'in_play')} idées en jeu`);
  const answer = (page: string, in_play: string) =>
    post(request, baseURL, {
      intent: 'answer',
      sid: fieldIn(page, 'sid'),
      question_id: fieldIn(page, 'question_id'),
      answer: 'IDontKnow',
      in_play,
    });
  const wider = await answer(html, '1');
  expect(wider.html).toContain('D’autres idées entrent en jeu.');
  expect(wider.html).not.toContain('idées en jeu');
  const narrower = await answer(wider.html, '99999');
  expect(narrower.html).toContain('idées en jeu');
  expect(narrower.html).not.toContain('D’autres idées entrent');
});

test('an idea that costs less than was planned says so beside its price @no-js', async ({
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const price = (html: string) => /€<\/span> <span[^>]*>([^<]*)</.exec(html)?.[1];
  let page = await postStart(origin, { price_min: '190', price_max: '200', hints: 'fromage' });
  for (let move = 0; move < 30 && price(page.html) !== 'moins que prévu'; move += 1) {
    page = page.questionId
      ? await postAnswer(origin, page, 'IDontKnow')
      : await postRefusal(origin, page);
  }
  expect(price(page.html)).toBe('moins que prévu');
  expect(page.html.includes('de quoi ajouter un petit plus')).toBe(true);
});
