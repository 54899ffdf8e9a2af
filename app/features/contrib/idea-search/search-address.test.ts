import { expect, test } from 'vitest';
import {
  CRITERIA_MAX,
  type Criterion,
  writeCriteria,
} from '#modules/moderation/idea-search/shared.ts';
import { fromRow, toRow } from './criterion-rows.ts';
import { readSearch, readSentForm } from './search-address.ts';

const QUESTIONS = [
  { id: 1, content: 'Aime le thé ?' },
  { id: 2, content: 'Aime le thé japonais ?' },
  { id: 12, content: 'Fait du vélo ?' },
];

const EVERY: Criterion[] = [
  { type: 'Text', text: 'thé', description: true },
  { type: 'Available', not: true },
  { type: 'HasReaction', question: 12, label: 'YesIsNeeded' },
  { type: 'Rating', min: 3.5, max: 5 },
  { type: 'Price', min: 1250 },
  { type: 'ReactionsCount', max: 2 },
  { type: 'Merchant', merchant: 0 },
  { type: 'HasWeights' },
  { type: 'Affiliated' },
  { type: 'DoesntHaveNeededWeight' },
  { type: 'AddedLastNSeconds', seconds: 5400 },
  { type: 'HasCloseIdea' },
  { type: 'Relation', question: 99, label: 'any', not: true },
  { type: 'AppearedInSessions', min: 5 },
];

test.each(EVERY)('a criterion of the type $type is shown and read the same', (criterion) => {
  expect(fromRow(toRow(criterion, QUESTIONS), QUESTIONS)).toEqual({ ok: true, criterion });
});

test('what the form sends becomes an address, which keeps the order of the table', () => {
  const sent = '?form=1&sort=title&page=3&t0=Price&max0=12,50&t1=Available&n1=1&limit=100&prices=1';
  const c = writeCriteria([
    { type: 'Price', max: 1250 },
    { type: 'Available', not: true },
  ]);
  const parameters = new URLSearchParams({ sort: 'title', c, limit: '100', prices: '1' });
  expect(readSentForm(sent, QUESTIONS)).toEqual({ redirectTo: `?${parameters}` });
});

test('a criterion that waits for something is a blank row until it is filled; another applies at once', () => {
  expect(readSentForm('?form=1&add=Text', QUESTIONS)).toEqual({ redirectTo: '?add=Text' });
  expect(readSentForm('?form=1&t0=Text&text0=', QUESTIONS)).toEqual({ redirectTo: '?add=Text' });
  expect(readSentForm('?form=1&add=Available', QUESTIONS)).toEqual({
    redirectTo: `?${new URLSearchParams({ c: '[{"type":"Available"}]' })}`,
  });
  const blank = readSearch(new URLSearchParams({ add: 'Text' }), QUESTIONS);
  expect(blank).toMatchObject({ criteria: [], rows: [{ type: 'Text', values: {}, errors: {} }] });
});

test('a question is named by its number, or by words that no other has', () => {
  const asked = (question: string) =>
    fromRow({ type: 'HasReaction', not: false, values: { question }, errors: {} }, QUESTIONS);
  expect(asked('12')).toMatchObject({ ok: true, criterion: { question: 12, label: 'any' } });
  expect(asked('VÉLO')).toMatchObject({ ok: true, criterion: { question: 12 } });
  expect(asked('2 · Aime autre chose ?')).toMatchObject({ ok: true, criterion: { question: 2 } });
  for (const typed of ['thé', 'jazz', '', '99999']) {
    expect(asked(typed)).toMatchObject({ ok: false, row: { errors: { question: /./ } } });
  }
});

test('a wrong row keeps what was typed beside what is wrong, and the others still apply', () => {
  const read = readSentForm('?form=1&t0=Price&min0=beaucoup&t1=Available', QUESTIONS);
  expect(read).toMatchObject({
    criteria: [{ type: 'Available' }],
    rows: [{ values: { min: 'beaucoup' }, errors: { min: /nombre/ } }, { type: 'Available' }],
  });
  const upside = readSentForm('?form=1&t0=Rating&min0=4&max0=2', QUESTIONS);
  expect(upside).toMatchObject({ rows: [{ errors: { '': /5/ } }] });
});

test('no more criteria than fit are taken, from an address or from the form', () => {
  const many = Array.from({ length: CRITERIA_MAX + 1 }, () => ({ type: 'Available' as const }));
  const c = JSON.stringify(many);
  expect(readSearch(new URLSearchParams({ c }), []).problem).toMatchObject({ reason: 'too_many' });
  const sent = many.map((_, place) => `t${place}=Available`).join('&');
  expect(readSentForm(`?form=1&${sent}`, [])).toMatchObject({ problem: { reason: 'too_many' } });
  expect(readSentForm(`?form=1&${sent}&t99=Available`, [])).toMatchObject({
    rows: { length: CRITERIA_MAX + 1 },
  });
});
