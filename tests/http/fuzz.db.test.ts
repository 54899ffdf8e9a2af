import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { addressOf, patterns } from './routes.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
/** Most routes of contributors and staff turn others away before they read anything. */
const cookies: string[] = [''];

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'false' });
  for (const role of ['Contributor', 'Admin'] as const) {
    const email = `${role}@exemple.fr`;
    await createAccount(email, 'correct horse', role);
    const response = await fetch(`${server.origin}/account/signin`, {
      method: 'POST',
      body: new URLSearchParams({ email, password: 'correct horse' }),
      redirect: 'manual',
    });
    cookies.push(response.headers.get('set-cookie')?.split(';', 1)[0] ?? '');
  }
}, 120_000);

afterAll(() => server?.stop());

/** Names that forms and calls of the site have, beside made-up ones. */
const NAMES =
  'email password to intent sid gender age price_min price_max hints from_location question_id answer idea ' +
  'feedback aaq shown order move step t r h os e l q s f m i url o session_id answers __proto__ constructor ' +
  'c sort page limit from form t0 min0 question0 question label labels pair_0 decide seen decisions version id into ' +
  'name title content description ageMin priceMin icon pattern category keywords sentence find choose other relation ' +
  'keep had nis skip reason shown message wrapped idea passed keyword source reacted view done confirmed contributor day_from state';

/** As much as the server reads: of a longer body the end is cut off. */
const BODY_MAX_BYTES = 64 * 1024;

/** A flat name, or what nesting parsers would make arrays and objects of. */
const name = fc
  .tuple(
    fc.oneof(fc.constantFrom(...NAMES.split(' ')), fc.string({ maxLength: 20, unit: 'binary' })),
    fc.array(
      fc.oneof(
        fc.constantFrom('[]', '[0]', '[99999999]', '[1e9]', '[-1]', '[__proto__]', '.length', '.x'),
        fc.nat().map((index) => `[${index}]`),
      ),
      { maxLength: 3 },
    ),
    fc.constantFrom(1, 1, 1, 50, 3000),
  )
  .map(([base, path, repeats]) => base + path.join('').repeat(repeats));

const value = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom('', '0', '-1', '1e999', 'NaN', 'null', '\0', '﷽'.repeat(300), '[['.repeat(500)),
  fc.constantFrom('start', 'answer', 'feedback', 'undo', 'resume', 'unsubscribed', 'a@b.fr', '/a'),
);

const fields = fc
  .tuple(fc.array(fc.tuple(name, value), { maxLength: 12 }), fc.constantFrom(1, 1, 1, 2, 200))
  .map(([some, repeats]) => upToLimit(Array.from({ length: repeats }, () => some).flat()));

/** The first fields, as many as fit in a body. */
function upToLimit(some: [string, string][]): [string, string][] {
  let length = 0;
  const end = some.findIndex(([key, text]) => {
    length += key.length + text.length;
    return length > BODY_MAX_BYTES;
  });
  return end < 0 ? some : some.slice(0, end);
}

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '[1,', '{"e":{"e":'), fc.integer({ min: 1, max: 12_000 }))
  .map(([open, depth]) => open.repeat(depth));

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const JSON_TYPE = 'application/json';

function toParts(some: readonly (readonly [string, string])[], file: string): string {
  const parts = some.map(([key, text]) => {
    const quoted = key.replace(/[\r\n"]/g, encodeURIComponent);
    return `--x\r\nContent-Disposition: form-data; name="${quoted}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--x--\r\n`;
}

/** A body and its type. */
const body = fc.oneof(
  fields.map((some) => [FORM, String(new URLSearchParams(some))] as const),
  fc
    .tuple(fields, fc.constantFrom('', '; filename="x"', '; filename='))
    .map(([some, file]) => [MULTIPART, toParts(some, file)] as const),
  fc
    .oneof(
      fc.json({ maxDepth: 5 }),
      fields.map((some) => JSON.stringify(Object.fromEntries(some))),
      nested,
    )
    .map((text) => [JSON_TYPE, text] as const),
);

/** Requests that once froze the site or failed. */
const FATAL = [
  'email[99999999]=1&age[99999999]=1&intent=start',
  `email${'[0]'.repeat(3000)}=1&age${'[0]'.repeat(3000)}=1&intent=start`,
];

type Case = [
  cookie: string,
  pattern: string,
  query: [string, string][],
  posted: readonly [type: string, body: string] | null,
];

const ADDRESS_MAX_LENGTH = 8000;

test('whatever names, depths, repeats and sizes a form or call has, no route fails', async () => {
  const asking = fc.asyncProperty(
    fc.constantFrom(...cookies),
    fc.constantFrom(...patterns.filter((pattern) => !pattern.endsWith('/signout'))),
    fields,
    fc.option(body),
    async (cookie, pattern, query, posted) => {
      const search = new URLSearchParams(query).toString().slice(0, ADDRESS_MAX_LENGTH);
      const response = await fetch(`${server.origin}${addressOf(pattern)}?${search}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(5000),
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          ...(posted && { 'content-type': posted[0] }),
        },
        ...(posted && {
          method: 'POST',
          body: new Uint8Array(Buffer.from(posted[1]).subarray(0, BODY_MAX_BYTES)),
        }),
      });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    },
  );
  const examples = patterns.flatMap((pattern) =>
    FATAL.map((form): Case => [cookies.at(-1)!, pattern, [], [FORM, form]]),
  );
  await fc.assert(asking, { examples, numRuns: 1500, interruptAfterTimeLimit: 8_000 });
  expect(server.process.exitCode).toBeNull();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
}, 40_000);
