import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#modules/platform/shared.ts';
import { TestMailServer } from '../../tests/fixtures/mail-server.ts';

const server = await TestMailServer.open();
// Read when the first module asks for the configuration: everything below comes after.
vi.stubEnv('SMTP_URL', server.url);
const { closeMail, config, db, setClock } = await import('#modules/platform/index.server.ts');
const { refreshSnapshot } = await import('#modules/engine/snapshot/index.server.ts');
const { addIdeas, plantAlert, SORTED_IDEAS } = await import('../../tests/fixtures/alerts.ts');
const { plantCatalogue } = await import('../../tests/fixtures/catalogue.ts');
const alerts = await import('./index.server.ts');
const { alertMailKind, alertValidationMailKind } = await import('./jobs.ts');
const { runJobs } = await import('../../tests/fixtures/jobs.ts');

/** After breakfast in Paris, today. */
const MORNING = new Date().setUTCHours(7, 30, 0, 0);

beforeEach(async () => {
  await plantCatalogue(SORTED_IDEAS);
  await refreshSnapshot();
  await db('arrived_idea').delete();
  server.behaviour = 'accepts';
  server.mails.length = 0;
  server.offered = 0;
});

afterEach(async () => {
  closeMail();
  await db('alert').delete();
  await db('mail').delete();
  await db.raw('delete from pgboss.job');
});

afterAll(() => server.close());

/** Moves to the morning of a day, and plans its mails. */
async function morning(day: number): Promise<void> {
  setClock(new Date(MORNING + day * DAY_MS));
  await alerts.planAlertMails();
}

/** Runs again every job that was ever enqueued, as if the queue had lost their state. */
const deliver = () => runJobs(alertMailKind);
const deliverValidations = () => runJobs(alertValidationMailKind);

const titlesIn = (mail: { text?: string } | undefined) =>
  (mail?.text ?? '').match(/^Idée .*$/gm) ?? [];

test('a new idea that fits is mailed the next morning, with all that its owner needs', async () => {
  const { token, email } = await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' }, vélo: { 1: 'NoIsNeeded' } });
  await morning(1);
  await deliver();
  const [mail, ...others] = server.mails;
  expect(others).toEqual([]);
  expect(mail?.to).toMatchObject([{ address: email }]);
  expect(mail?.subject).toBe('Une idée pour ton cadeau\u202f: Idée thé');
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(
    `<${config.publicUrl.origin}/alert/unsubscribe/${token}>`,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Idée thé');
    expect(body).toContain('30\u00a0€');
    expect(body).toContain(`${config.publicUrl.origin}/alert/manage/${token}`);
    expect(body).toContain(`${config.publicUrl.origin}/alert/manage/${token}?found`);
    expect(body).toContain(`${config.publicUrl.origin}/share?idea=0%3Ath%C3%A9`);
  }
  expect(mail?.html).toContain('prefers-color-scheme: dark');
  expect(mail?.html).toContain('alt=""');
  expect(JSON.stringify(mail)).not.toContain('vélo');
});

test('an alert has one mail a day, however often it is planned and its job is done', async () => {
  await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await morning(1);
  await Promise.all([alerts.planAlertMails(), alerts.planAlertMails()]);
  await deliver();
  await deliver();
  await addIdeas({ café: { 1: 'YesIsNeeded' } });
  await alerts.planAlertMails();
  await deliver();
  expect(server.mails.map(titlesIn)).toEqual([['Idée thé']]);
  await morning(2);
  await deliver();
  expect(server.mails.map(titlesIn)).toEqual([['Idée thé'], ['Idée café']]);
});

test('two workers that do the same job at once send one mail', async () => {
  await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await morning(1);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(server.mails).toHaveLength(1);
});

test('a mail has six ideas at most, the next ones come with the next mails, and none comes twice', async () => {
  await plantAlert();
  const names = Array.from({ length: 9 }, (_, i) => `n${i}`);
  await addIdeas(Object.fromEntries(names.map((name) => [name, { 1: 'YesIsNeeded' }])));
  for (const day of [1, 2, 3]) {
    await morning(day);
    await deliver();
  }
  expect(server.mails.map((mail) => titlesIn(mail).length)).toEqual([6, 3]);
  expect(server.mails.flatMap(titlesIn).toSorted()).toEqual(names.map((name) => `Idée ${name}`));
  await db('idea').update({ available: false });
  await db('idea').update({ available: true });
  await morning(4);
  await deliver();
  expect(server.mails.flatMap(titlesIn).toSorted()).toEqual(
    [...names, 'old'].map((name) => `Idée ${name}`),
  );
});

test('an idea that returns is mailed, one that was withdrawn before the mail is not', async () => {
  await plantAlert();
  await db('idea').where({ id_within_merchant: 'old' }).update({ available: false });
  await db('idea').where({ id_within_merchant: 'old' }).update({ available: true });
  await addIdeas({ gone: { 1: 'YesIsNeeded' }, late: { 1: 'YesIsNeeded' } });
  await alerts.matchAlerts();
  await db('idea').where({ id_within_merchant: 'gone' }).update({ available: false });
  await morning(1);
  await db('idea').where({ id_within_merchant: 'late' }).update({ available: false });
  await deliver();
  expect(server.mails.map(titlesIn)).toEqual([['Idée old']]);
});

test('an idea that gets its labels after it was added is mailed', async () => {
  await plantAlert();
  await addIdeas({ thé: {} });
  await alerts.matchAlerts();
  const idea = await db('idea').where({ id_within_merchant: 'thé' }).first('id');
  await db('reaction').insert({ idea_id: idea!.id, question_id: 1, label: 'YesIsNeeded' });
  await morning(1);
  await deliver();
  expect(server.mails.map(titlesIn)).toEqual([['Idée thé']]);
});

test('of twins one is mailed', async () => {
  await plantAlert();
  await addIdeas({ a: { 1: 'YesIsNeeded' }, b: { 1: 'YesIsNeeded' }, c: { 1: 'YesIsNeeded' } });
  const [a, b, c] = await db('idea').whereIn('id_within_merchant', ['a', 'b', 'c']).orderBy('id');
  await db('idea_twin').insert([
    { idea_id: a!.id, other_idea_id: b!.id, kind: 'OnlySizeDifference' },
    { idea_id: b!.id, other_idea_id: c!.id, kind: 'OnlyColorDifference' },
  ]);
  await morning(1);
  await deliver();
  expect(server.mails.flatMap(titlesIn)).toHaveLength(1);
});

test('only ideas added after the alert are mailed', async () => {
  await addIdeas({ before: { 1: 'YesIsNeeded' } });
  await plantAlert();
  await addIdeas({ after: { 1: 'YesIsNeeded' } });
  await morning(1);
  await deliver();
  expect(server.mails.flatMap(titlesIn)).toEqual(['Idée after']);
});

test('the ideas of an import that was under way when the alert was created are mailed', async () => {
  await db.transaction(async (underWay) => {
    await underWay.raw('select now()');
    await plantAlert();
    await addIdeas({ thé: { 1: 'YesIsNeeded' } }, underWay);
  });
  await morning(1);
  await deliver();
  expect(server.mails.flatMap(titlesIn)).toEqual(['Idée thé']);
});

test('when the events of new ideas were not kept, those that were added after the alert are mailed', async () => {
  await addIdeas({ before: { 1: 'YesIsNeeded' } });
  await plantAlert();
  await addIdeas({ after: { 1: 'YesIsNeeded' } });
  await db('catalogue_event').delete();
  await morning(1);
  await deliver();
  expect(server.mails.flatMap(titlesIn)).toEqual(['Idée after']);
});

test('an old idea is not mailed for a new label, nor any for a corrected one', async () => {
  const added = new Date(Date.now() - 31 * DAY_MS);
  await addIdeas({ ancient: {}, thé: { 1: 'NoIsNeeded' } });
  const idea = (name: string) => db('idea').where({ id_within_merchant: name });
  await idea('ancient').update({ added_at: added });
  await plantAlert();
  const [ancient, thé] = [await idea('ancient').first('id'), await idea('thé').first('id')];
  await db('reaction').insert({ idea_id: ancient!.id, question_id: 1, label: 'YesIsNeeded' });
  await db('reaction').where({ idea_id: thé!.id }).update({ label: 'YesIsNeeded' });
  expect(await alerts.matchAlerts()).toEqual({ ideas: 0, matches: 0 });
});

test('ideas added while an alert waits for its validation are mailed afterwards', async () => {
  const { email } = await plantAlert({ validated: false });
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await morning(1);
  await deliver();
  expect(server.mails).toEqual([]);
  await deliverValidations();
  const [, token = ''] = /\/alert\/validation\/([\w-]{43})/.exec(server.mails[0]?.text ?? '') ?? [];
  expect(await alerts.validateAlert(token)).toEqual({ ok: true });
  await morning(2);
  await deliver();
  expect(server.mails.map((mail) => [mail.to?.[0]?.address, titlesIn(mail)])).toEqual([
    [email, []],
    [email, ['Idée thé']],
  ]);
});

test('a bounced mail pauses its alert, which gets no other until its owner resumes it', async () => {
  const { token } = await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  server.behaviour = 'rejects';
  await morning(1);
  await deliver();
  expect(await alerts.alertByToken(token)).toMatchObject({
    state: 'paused',
    pauseReason: 'bounced',
  });
  await deliver();
  await addIdeas({ café: { 1: 'YesIsNeeded' } });
  await morning(2);
  await deliver();
  expect(server.offered).toBe(1);
  server.behaviour = 'accepts';
  await alerts.resumeAlert(token);
  await addIdeas({ chocolat: { 1: 'YesIsNeeded' } });
  await morning(3);
  await deliver();
  expect(server.mails.map(titlesIn)).toEqual([['Idée chocolat']]);
});

test.each(['delays', 'drops'] as const)(
  'a mail server that %s is tried again, and gets one mail',
  async (behaviour) => {
    const { token, email } = await plantAlert();
    await addIdeas({ thé: { 1: 'YesIsNeeded' } });
    server.behaviour = behaviour;
    await morning(1);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const error: unknown = await deliver().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(String((error as Error).stack)).not.toContain(email);
    }
    expect(await alerts.alertByToken(token)).toMatchObject({ state: 'active' });
    server.behaviour = 'accepts';
    await deliver();
    await deliver();
    expect(server.mails.map(titlesIn)).toEqual([['Idée thé']]);
  },
);

test('a mail that a server stored without acknowledging it is sent again under the same Message-ID', async () => {
  await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  server.behaviour = 'stores without acknowledging';
  await morning(1);
  await expect(deliver()).rejects.toThrow();
  server.behaviour = 'accepts';
  await deliver();
  expect(server.mails).toHaveLength(2);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('what could not be sent on its day comes with the next day’s mail', async () => {
  await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  server.behaviour = 'delays';
  await morning(1);
  await expect(deliver()).rejects.toThrow();
  server.behaviour = 'accepts';
  await addIdeas({ café: { 1: 'YesIsNeeded' } });
  await morning(2);
  await deliver();
  expect(server.mails.map((mail) => titlesIn(mail).toSorted())).toEqual([
    ['Idée café', 'Idée thé'],
  ]);
});

test.each(['pauseAlert', 'endAlert'] as const)(
  'after %s no planned mail leaves',
  async (command) => {
    const { token } = await plantAlert();
    await addIdeas({ thé: { 1: 'YesIsNeeded' } });
    await morning(1);
    await alerts[command](token, 'found');
    await deliver();
    await addIdeas({ café: { 1: 'YesIsNeeded' } });
    await morning(2);
    await deliver();
    expect(server.mails).toEqual([]);
  },
);

test('the links of a mail open the alert, also when the site’s secret has changed since', async () => {
  await plantAlert();
  await db('alert').update({ token_hash: Buffer.alloc(32) });
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await morning(1);
  await deliver();
  const [, token = ''] = /\/alert\/manage\/([\w-]{43})$/m.exec(server.mails[0]?.text ?? '') ?? [];
  expect(await alerts.alertByToken(token)).toMatchObject({ state: 'active' });
});

test('no title of an idea writes a header', async () => {
  await plantAlert();
  await addIdeas({ 'x\r\nBcc: eve@exemple.fr': { 1: 'YesIsNeeded' } });
  await morning(1);
  await deliver();
  expect(server.offered).toBe(1);
  const [mail] = server.mails;
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.subject).toBe('Une idée pour ton cadeau\u202f: Idée x Bcc: eve@exemple.fr');
});

test('an alert whose validation mail bounces is deleted, a deferred validation mail is sent later, once', async () => {
  await plantAlert({ validated: false });
  server.behaviour = 'delays';
  await expect(deliverValidations()).rejects.toThrow(/^(?!.*@)/);
  server.behaviour = 'accepts';
  await deliverValidations();
  await deliverValidations();
  expect(server.mails).toHaveLength(1);
  const { id } = await plantAlert({ validated: false });
  server.behaviour = 'rejects';
  await deliverValidations();
  expect(await db('alert').where({ id })).toEqual([]);
  expect(await db('alert').select()).toHaveLength(1);
});

test('no transaction is open while the mail server answers', async () => {
  await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await morning(1);
  const held = server.hold();
  const delivered = deliver();
  await held.clientWaits;
  const { rows } = await db.raw(
    `select state, query from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
  held.release();
  await delivered;
  expect(rows).toEqual([]);
  expect(server.mails).toHaveLength(1);
});

test('nothing is left of a mail once it is sent, and no token of it is ever stored', async () => {
  const { token } = await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await morning(1);
  const stored = JSON.stringify([
    await db('mail'),
    (await db.raw('select data from pgboss.job')).rows,
  ]);
  expect(stored).toContain('alertMailId');
  expect(stored).not.toContain(token);
  await deliver();
  expect(await db('mail')).toEqual([]);
});
