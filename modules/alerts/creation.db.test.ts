import { readFileSync, rmSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '#modules/engine/session/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { config, db, setClock } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../tests/fixtures/catalogue.ts';
import { runJobs } from '../../tests/fixtures/jobs.ts';
import { START, searchAnswering } from '../../tests/fixtures/search.ts';
import { writtenMails } from '../../tests/setup/outbox.ts';
import {
  type AlertCreation,
  alertByToken,
  createAlert,
  deleteExpiredAlerts,
  endAlert,
  initAlert,
  pauseAlert,
  resumeAlert,
  validateAlert,
} from './index.server.ts';
import { alertValidationMailKind } from './jobs.ts';

const HOUR_MS = 3600 * 1000;
const UNKNOWN = { ok: false, reason: 'unknown_token' };

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
});

afterEach(async () => {
  rmSync(`${config.dataDir}/outbox`, { recursive: true, force: true });
  await db('alert').delete();
  await db('mail').delete();
  await db.raw('delete from pgboss.job');
});

function inHours(hours: number): void {
  setClock(new Date(Date.now() + hours * HOUR_MS));
}

/** Ages the alerts that there are by so many hours. */
async function age(hours: number): Promise<void> {
  const earlier = (column: string) => db.raw(`?? - ? * interval '1 hour'`, [column, hours]);
  await db('alert').update({
    created_at: earlier('created_at'),
    expires_at: earlier('expires_at'),
  });
}

/** What the screen would post for a search, everything above the marker. */
async function creationOf(sid: string, email = 'ada@exemple.fr'): Promise<AlertCreation> {
  const init = await initAlert(sid);
  if (!init.ok) throw new Error(init.reason);
  const answers = init.answers.map(({ question_id, a, server_importance }, rank, { length }) => ({
    ...{ question_id, answer: a, server_importance },
    user_importance: length - rank,
  }));
  return { session_id: sid, email, answers };
}

const search = () => searchAnswering({ 1: 'Yes', 2: 'No', 3: 'IDontKnow', 4: 'ProbablyYes' });

/** The alerts that a mail waits for. */
async function waitingMails(): Promise<unknown[]> {
  return (await db('mail').orderBy('created_at')).map(({ data }) => data);
}

/** Runs every waiting mail job, and reads the last mail. */
async function deliver() {
  await runJobs(alertValidationMailKind);
  return PostalMime.parse(readFileSync(writtenMails(config.dataDir).at(-1) ?? ''));
}

async function tokenByMail(creation: AlertCreation): Promise<string> {
  expect(await createAlert(creation, null)).toEqual({
    ok: true,
    needsValidation: true,
    token: null,
  });
  return /\/alert\/validation\/([\w-]{43})\b/.exec((await deliver()).text ?? '')?.[1] ?? '';
}

test('the answers of a search can be sorted, those without information left out', async () => {
  const init = await initAlert(await search());
  if (!init.ok) throw new Error(init.reason);
  const importances = init.answers.map(({ server_importance }) => server_importance);
  expect(importances).toEqual([...importances].sort((a, b) => b - a));
  expect(init.answers.map(({ question_id, a }) => [question_id, a]).sort()).toEqual([
    [1, 'Yes'],
    [2, 'No'],
    [4, 'ProbablyYes'],
  ]);
  expect(init.answers.find(({ question_id }) => question_id === 2)).toMatchObject({
    ignore: false,
    question_content: 'Female negative 2',
  });
});

test('an alert of a search without answers has its recipient alone', async () => {
  const { sid } = await startSession(START);
  expect(await initAlert(sid)).toMatchObject({
    answers: [],
    recipient: { gender: 'Female', ageMonths: 360, priceMinCents: 2000, priceMaxCents: 10_000 },
  });
  const token = await tokenByMail({ session_id: sid, email: 'ada@exemple.fr', answers: [] });
  expect(await validateAlert(token)).toEqual({ ok: true });
  expect(await alertByToken(token)).toMatchObject({ gender: 'Female', answers: [] });
});

test.each([
  'exemple',
  '',
  '\0',
  '../..',
  "' or 1=1 --",
  'A'.repeat(5000),
  'AAAAAAAAAAAAAAAAAAAAAA',
])('no search is found under %j', async (sid) => {
  expect(await initAlert(sid)).toEqual({ ok: false, reason: 'unknown_session' });
});

test('an alert can be created from a search for a week', async () => {
  const sid = await search();
  inHours(7 * 24 - 1);
  expect(await initAlert(sid)).toMatchObject({ ok: true });
  inHours(7 * 24 + 1);
  expect(await initAlert(sid)).toEqual({ ok: false, reason: 'unknown_session' });
});

test('an alert begins once the link of its mail is used, and says what it looks for', async () => {
  const token = await tokenByMail(await creationOf(await search()));
  expect(await alertByToken(token)).toMatchObject({ state: 'waiting' });
  expect(await validateAlert(token)).toEqual({ ok: true });
  expect(await alertByToken(token)).toMatchObject({
    state: 'active',
    maskedEmail: 'a…@exemple.fr',
    gender: 'Female',
    priceMaxCents: 10_000,
  });
  expect((await alertByToken(token))?.answers.toSorted()).toEqual([
    'Female affirmative 1',
    'Female affirmative 4',
    'Female negative 2',
  ]);
});

test('a validation link works for forty-eight hours, and is erased with its alert after', async () => {
  const token = await tokenByMail(await creationOf(await search()));
  await age(49);
  expect(await validateAlert(token)).toEqual(UNKNOWN);
  expect(await alertByToken(token)).toBeNull();
  expect(await deleteExpiredAlerts()).toMatchObject({ alerts: 1 });
  expect(await db('alert_answer').select()).toEqual([]);
});

test('an alert lasts one year, and is erased with all its data after', async () => {
  const token = await tokenByMail(await creationOf(await search()));
  await validateAlert(token);
  await age(364 * 24);
  expect(await deleteExpiredAlerts()).toMatchObject({ alerts: 0 });
  expect(await alertByToken(token)).toMatchObject({ state: 'active' });
  await age(2 * 24);
  expect(await alertByToken(token)).toBeNull();
  expect(await deleteExpiredAlerts()).toMatchObject({ alerts: 1 });
  expect(await db('alert').select()).toEqual([]);
});

test('a clock that runs two years ahead erases no alert', async () => {
  await tokenByMail(await creationOf(await search()));
  inHours(2 * 366 * 24);
  expect(await deleteExpiredAlerts()).toMatchObject({ alerts: 0 });
});

test('a link used again is accepted again, but activates no alert that was paused or ended', async () => {
  const token = await tokenByMail(await creationOf(await search()));
  expect(await Promise.all([validateAlert(token), validateAlert(token)])).toEqual([
    { ok: true },
    { ok: true },
  ]);
  await pauseAlert(token);
  expect(await validateAlert(token)).toEqual(UNKNOWN);
  expect(await alertByToken(token)).toMatchObject({ state: 'paused', pauseReason: 'asked' });
  await resumeAlert(token);
  await endAlert(token, 'found');
  for (const change of [validateAlert, pauseAlert, resumeAlert]) {
    expect(await change(token)).toEqual(UNKNOWN);
  }
  expect(await endAlert(token, 'unsubscribed')).toEqual({ ok: true });
  expect(await alertByToken(token)).toMatchObject({ state: 'ended', endReason: 'found' });
});

test('an alert that ended keeps neither the address nor the answers', async () => {
  const token = await tokenByMail(await creationOf(await search()));
  await validateAlert(token);
  await endAlert(token, 'unsubscribed');
  expect(await alertByToken(token)).toMatchObject({ maskedEmail: null, answers: [] });
  expect(JSON.stringify(await db('alert').select())).not.toContain('ada');
  expect(await db('alert_answer').select()).toEqual([]);
});

test('a signed-in account needs no validation for its own address, but for any other', async () => {
  const creation = await creationOf(await search(), 'Ada@exemple.fr');
  const own = await createAlert(creation, 'ada@exemple.fr');
  expect(own).toMatchObject({ ok: true, needsValidation: false });
  expect(own.ok && (await alertByToken(own.token ?? ''))).toMatchObject({ state: 'active' });
  expect(await waitingMails()).toEqual([]);
  expect(await createAlert(creation, 'eve@exemple.fr')).toEqual({
    ok: true,
    needsValidation: true,
    token: null,
  });
});

test('the token is nowhere in the database', async () => {
  const token = await tokenByMail(await creationOf(await search()));
  const { rows } = await db.raw(
    `select row_to_json(a)::text as stored from alert a
     union all select row_to_json(m)::text from mail m
     union all select row_to_json(j)::text from pgboss.job j where name = ?`,
    [alertValidationMailKind.name],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the same alert created again gets no further mail, however its address is spelled', async () => {
  const sid = await search();
  for (const email of [
    'ada.l@gmail.com',
    'Ada.L@Gmail.com',
    'adal+1@gmail.com',
    'a.dal@googlemail.com',
  ]) {
    expect(await createAlert(await creationOf(sid, email), null)).toMatchObject({ ok: true });
  }
  const creation = await creationOf(sid, 'ADAL@gmail.com');
  await Promise.all(Array.from({ length: 5 }, () => createAlert(creation, null)));
  expect(await waitingMails()).toHaveLength(1);
  expect((await deliver()).to).toMatchObject([{ address: 'ada.l@gmail.com' }]);
  expect(await db('alert').select('email')).toEqual([{ email: 'ada.l@gmail.com' }]);
});

test('a mailbox gets three unrequested validation mails at most, however many alerts are created for it', async () => {
  const sids = await Promise.all(
    (['No', 'Yes'] as const).flatMap((first) =>
      (['No', 'Yes'] as const).map((second) => searchAnswering({ 1: first, 2: second })),
    ),
  );
  const creations = await Promise.all(
    sids.map((sid, at) => creationOf(sid, `ada+${at}@exemple.fr`)),
  );
  const results = await Promise.all(creations.map((creation) => createAlert(creation, null)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(results.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'too_many_waiting' }]);
  expect(await waitingMails()).toHaveLength(3);
  // The limit does not apply to an account that is signed in with the address.
  const own = await creationOf(sids[0]!, 'ada@exemple.fr');
  expect(await createAlert(own, 'ada@exemple.fr')).toMatchObject({ ok: true });
});

test('a dot distinguishes two mailboxes other than Google’s', async () => {
  const sid = await search();
  await createAlert(await creationOf(sid, 'a.da@exemple.fr'), null);
  await createAlert(await creationOf(sid, 'ada@exemple.fr'), null);
  expect(await waitingMails()).toHaveLength(2);
});

test('a second request for an address does not change the alert that waits for its validation', async () => {
  const token = await tokenByMail(await creationOf(await search()));
  const other = await tokenByMail(await creationOf(await searchAnswering({ 1: 'No' })));
  expect(await validateAlert(token)).toEqual({ ok: true });
  expect((await alertByToken(token))?.answers).toContain('Female affirmative 1');
  expect(await alertByToken(other)).toMatchObject({ state: 'waiting' });
});

test('an address whose validation link expired can be sent another', async () => {
  const first = await tokenByMail(await creationOf(await search()));
  inHours(49);
  const second = await tokenByMail(await creationOf(await search()));
  expect(await validateAlert(first)).toEqual(UNKNOWN);
  expect(await validateAlert(second)).toEqual({ ok: true });
});

test.each([
  '',
  'ada',
  'ada@exemple',
  'ada@exemple.fr\r\nBcc: eve@exemple.fr',
  'ada@exemple.fr,eve@exemple.fr',
  'Ada <ada@exemple.fr>',
  'ada@exemple.fr\0',
  '"ada"@exemple.fr',
  `${'a'.repeat(300)}@exemple.fr`,
])('no mail goes to %j', async (email) => {
  const creation = await creationOf(await search(), email);
  expect(await createAlert(creation, null)).toEqual({ ok: false, reason: 'invalid_email' });
  expect(await waitingMails()).toEqual([]);
});

test('only answers that the search has make an alert, each once, and at least one', async () => {
  const creation = await creationOf(await search());
  const { answers } = creation;
  const rejected = (changed: AlertCreation['answers']) =>
    createAlert({ ...creation, answers: changed }, null);
  const wrong = { ok: false, reason: 'wrong_answers' };
  expect(await rejected(answers.map((answer) => ({ ...answer, answer: 'No' })))).toEqual(wrong);
  expect(await rejected([...answers, { ...answers[0]!, question_id: 99 }])).toEqual(wrong);
  expect(await rejected([...answers, answers[0]!])).toEqual(wrong);
  expect(await rejected([])).toEqual({ ok: false, reason: 'no_answer' });
  expect(await rejected(answers.map((answer) => ({ ...answer, user_importance: 0 })))).toEqual({
    ok: false,
    reason: 'no_answer',
  });
  expect(await db('alert').select()).toEqual([]);
});

test('the order of the answers is the visitor’s, and what is under the marker is not kept', async () => {
  const creation = await creationOf(await search());
  const [first, second, third] = creation.answers.toSorted((a, b) => a.question_id - b.question_id);
  const answers = [
    { ...first!, user_importance: 1 },
    { ...second!, user_importance: 0 },
    { ...third!, user_importance: 7 },
  ];
  const token = await tokenByMail({ ...creation, answers });
  expect((await alertByToken(token))?.answers).toEqual([
    'Female affirmative 4',
    'Female affirmative 1',
  ]);
});

test.each(['', 'exemple', 'A'.repeat(43), '\0', 'é'.repeat(43)])(
  'the token %j opens nothing',
  async (token) => {
    expect(await alertByToken(token)).toBeNull();
    for (const use of [validateAlert, pauseAlert, resumeAlert]) {
      expect(await use(token)).toEqual(UNKNOWN);
    }
    expect(await endAlert(token, 'found')).toEqual(UNKNOWN);
  },
);
