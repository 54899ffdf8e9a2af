import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matches } from './pattern.ts';
import { decide, readRobots } from './robots.ts';

const allowed = (robots: string | Uint8Array, path: string, agent = 'FooBot') =>
  decide(readRobots(robots, agent), new URL(`https://shop.test${path}`)).allowed;

/** Rules for everyone, as lines. */
const rules = (...lines: string[]) => ['User-agent: *', ...lines].join('\n');

test.each<[string, string, string, boolean]>([
  ['an empty file', '', '/a', true],
  ['no rule', 'User-agent: *', '/a', true],
  ['an empty Disallow', rules('Disallow:'), '/a', true],
  ['all', rules('Disallow: /'), '/a', false],
  ['a rule of no group', 'Disallow: /', '/a', true],
  ['another robot’s group', 'User-agent: BarBot\nDisallow: /', '/a', true],
  ['names in any case', 'USER-AGENT: fOObOT\ndisALLOW: /', '/a', false],
  ['a name with a version', 'User-agent: FooBot/2.1\nDisallow: /', '/a', false],
  ['a name with a remark', 'User-agent: FooBot (all of them)\nDisallow: /', '/a', false],
  ['a longer name', 'User-agent: FooBot-News\nDisallow: /', '/a', true],
  ['a shorter name', 'User-agent: Foo\nDisallow: /', '/a', true],
  [
    'own group before everyone’s',
    `${rules('Disallow: /')}\nUser-agent: FooBot\nAllow: /`,
    '/a',
    true,
  ],
  ['an own group without rules', `${rules('Disallow: /')}\nUser-agent: FooBot`, '/a', true],
  ['a star with a remark', 'User-agent: * # all\nDisallow: /', '/a', false],
  ['several names', 'User-agent: BarBot\nUser-agent: FooBot\nDisallow: /', '/a', false],
  [
    'a blank line between names',
    'User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /',
    '/a',
    false,
  ],
  [
    'a sitemap between names',
    'User-agent: FooBot\nSitemap: /s\nUser-agent: BarBot\nDisallow: /',
    '/a',
    false,
  ],
  [
    'an unknown line between names',
    'User-agent: FooBot\nX: y\nUser-agent: BarBot\nDisallow: /',
    '/a',
    false,
  ],
  ['a blank line between rules', 'User-agent: FooBot\n\n\nDisallow: /', '/a', false],
  [
    'a rule that ends a list of names',
    'User-agent: FooBot\nDisallow:\nUser-agent: BarBot\nDisallow: /',
    '/a',
    true,
  ],
  [
    'groups of one name, merged',
    'User-agent: FooBot\nDisallow: /a\n\nUser-agent: BarBot\nDisallow: /\n\nUser-agent: foobot\nDisallow: /b',
    '/b',
    false,
  ],
  [
    'groups of everyone, merged',
    `${rules('Disallow: /a')}\n\n${rules('Disallow: /b')}`,
    '/a',
    false,
  ],
  ['the longest rule', rules('Disallow: /a', 'Allow: /a/b'), '/a/b/c', true],
  ['the longest rule, in any order', rules('Allow: /a/b', 'Disallow: /a'), '/a/b/c', true],
  ['the longer Disallow', rules('Allow: /a', 'Disallow: /a/b'), '/a/b', false],
  ['Allow at equal length', rules('Disallow: /a', 'Allow: /a'), '/a', true],
  ['Allow at equal length, first', rules('Allow: /a', 'Disallow: /a'), '/a', true],
  [
    'a wildcard counts as long as it is written',
    rules('Allow: /page', 'Disallow: /*.htm'),
    '/page.htm',
    false,
  ],
  ['a prefix', rules('Disallow: /fish'), '/fish.html', false],
  ['a prefix in another case', rules('Disallow: /fish'), '/Fish', true],
  ['a folder', rules('Disallow: /fish/'), '/fish', true],
  ['a wildcard', rules('Disallow: /*.gif$'), '/a/b.gif', false],
  ['an end', rules('Disallow: /*.gif$'), '/a/b.gif?c', true],
  ['an end without wildcard', rules('Disallow: /a$'), '/ab', true],
  ['several wildcards', rules('Disallow: /a*b*c'), '/a-b-b-c-d', false],
  ['wildcards in a row', rules('Disallow: /a***b'), '/ab', false],
  ['a wildcard at the end', rules('Disallow: /a*'), '/abc', false],
  ['a wildcard before the end', rules('Disallow: /a*$'), '/abc', false],
  ['a wildcard at the beginning', rules('Disallow: *.pdf'), '/x/y.pdf', false],
  ['a piece that overlaps', rules('Disallow: /ab*bc$'), '/abc', true],
  ['a pattern without slash', rules('Disallow: a'), '/a', true],
  ['a dollar inside', rules('Disallow: /a$b'), '/a$b', false],
  ['a query', rules('Disallow: /*?sort='), '/list?sort=up', false],
  ['an encoded dollar', rules('Disallow: /a%24'), '/a$', false],
  ['an encoded star is no wildcard', rules('Disallow: /a%2Ab'), '/axb', true],
  ['an encoded star is a star', rules('Disallow: /a%2ab'), '/a*b', false],
  ['letters encoded in the file', rules('Disallow: /foo/%62%61%7A'), '/foo/baz', false],
  ['letters encoded in the address', rules('Disallow: /foo/baz'), '/foo/%62%61%7A', false],
  ['codes in any case', rules('Disallow: /a%c3%a9'), '/a%C3%A9', false],
  ['an accent in the file', rules('Disallow: /été'), '/%C3%A9t%C3%A9', false],
  ['an accent in both', rules('Disallow: /été'), '/été', false],
  ['signs of another script', rules('Disallow: /foo/bar/ツ'), '/foo/bar/%E3%83%84', false],
  ['an encoded slash is not a slash', rules('Disallow: /a%2Fb'), '/a/b', true],
  ['an encoded slash', rules('Disallow: /a%2fb'), '/a%2Fb', false],
  ['an address in a query', rules('Disallow: /a?b=https://c.d'), '/a?b=https%3A%2F%2Fc.d', false],
  [
    'an address encoded in a rule',
    rules('Disallow: /a?b=https%3A%2F%2Fc.d'),
    '/a?b=https://c.d',
    false,
  ],
  ['a space', rules('Disallow: /a b'), '/a%20b', false],
  ['a percent sign alone', rules('Disallow: /a%b'), '/a%b', false],
  ['a comment behind a rule', rules('Disallow: /a # not b'), '/a', false],
  ['only a comment', rules('Disallow: # /a'), '/a', true],
  ['spaces around', 'User-agent :\tFooBot  \n  Disallow  :   /a   ', '/a', false],
  ['a space instead of a colon', 'User-agent FooBot\nDisallow /a', '/a', false],
  ['a misspelt rule', rules('Dissallow: /a'), '/a', false],
  ['CR', 'User-agent: *\rDisallow: /a\rDisallow: /b', '/b', false],
  ['CRLF', 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n', '/b', false],
  ['LF and CR', 'User-agent: *\n\rDisallow: /a\n\r', '/a', false],
  ['a byte order mark', '\ufeffUser-agent: *\nDisallow: /', '/a', false],
  ['zero bytes', 'User-agent: *\0\nDisallow: /a\0', '/a', false],
  ['HTML', '<!doctype html><title>Disallow: /</title>', '/a', true],
  ['robots.txt itself', rules('Disallow: /'), '/robots.txt', true],
  ['dots in the address', rules('Disallow: /a'), '/b/../a', false],
  ['a fragment', rules('Disallow: /a'), '/b#/a', true],
])('%s', (_, robots, path, expected) => {
  expect(allowed(robots, path)).toBe(expected);
});

test('a robot is known by its product token, also when it gives its whole name', () => {
  const file = 'User-agent: FooBot\nDisallow: /a';
  for (const agent of ['FooBot', 'foobot', 'FooBot/1.0 (+https://foo.test/bot)']) {
    expect(allowed(file, '/a', agent)).toBe(false);
  }
  expect(allowed(file, '/a', 'BarBot')).toBe(true);
});

test('bytes that are not UTF-8 stand for themselves', () => {
  const file = Buffer.from('User-agent: *\nDisallow: /caf\xe9\nDisallow: /b', 'latin1');
  expect(allowed(file, '/caf%E9')).toBe(false);
  expect(allowed(file, '/b')).toBe(false);
});

test('the rule that decided is told as it is written', () => {
  const robots = readRobots(rules('Disallow: /é*', 'Allow: /é/ouvert'), 'FooBot');
  const decided = (path: string) => decide(robots, new URL(path, 'https://shop.test'));
  expect(decided('/é/fermé')).toEqual({
    allowed: false,
    rule: { kind: 'disallow', pattern: '/é*' },
  });
  expect(decided('/é/ouvert').rule).toEqual({ kind: 'allow', pattern: '/é/ouvert' });
  expect(decided('/').rule).toBeNull();
});

test.each([
  ['Crawl-delay: 10', 10],
  ['crawl-delay: 0.5', 0.5],
  ['Crawl-Delay: 2,5', 2.5],
  ['Crawl-delay: 10 # seconds', 10],
  ['Crawl-delay: 999999999', 86_400],
  ['Crawl-delay: -1', null],
  ['Crawl-delay: soon', null],
  ['Crawl-delay:', null],
])('%s is a delay of %s s', (line, seconds) => {
  expect(readRobots(rules(line), 'FooBot').crawlDelaySeconds).toBe(seconds);
});

test('the delay is that of the robot’s own group where it has one', () => {
  const file = `${rules('Crawl-delay: 10', 'Disallow:')}\nUser-agent: FooBot\nCrawl-delay: 3\nUser-agent: BarBot\nDisallow: /x`;
  const delay = (agent: string) => readRobots(file, agent).crawlDelaySeconds;
  expect([delay('FooBot'), delay('BarBot'), delay('QuxBot')]).toEqual([3, null, 10]);
});

test('sitemaps are listed wherever they stand', () => {
  const file = `Sitemap: https://shop.test/a.xml\n${rules('Disallow: /')}\nSITEMAP: /b.xml # b\nSitemap:`;
  expect(readRobots(file, 'FooBot').sitemaps).toEqual(['https://shop.test/a.xml', '/b.xml']);
});

test('500 KiB are read, and no rule that is cut', () => {
  const head = rules('Allow: /');
  const filler = `#${'x'.repeat(99)}\n`.repeat(Math.floor((500 * 1024 - head.length - 40) / 101));
  expect(allowed(`${head}\n${filler}Disallow: /last\n${filler}`, '/last')).toBe(false);
  expect(allowed(`${head}\n${filler}${filler}Disallow: /last\n`, '/last')).toBe(true);
  const toTheEdge = `${head}\n${filler}#`.padEnd(500 * 1024 - 12, 'x');
  expect(allowed(`${toTheEdge}\nDisallow: /only-this`, '/other')).toBe(true);
});

const MANY = 500 * 1024;
const long = (sign: string) => `/${sign.repeat(2000)}`;
test.each([
  ['wildcards', rules(`Disallow: ${'*a'.repeat(MANY / 2)}b`), long('a')],
  ['stars alone', rules(`Disallow: /${'*'.repeat(MANY)}b`), long('a')],
  ['one piece', rules(...Array(250).fill(`Disallow: *b${'a'.repeat(1900)}`)), long('a')],
  ['many rules', rules(...Array(50_000).fill('Allow: *b')), long('a')],
  ['many wildcards each', rules(...Array(5_000).fill(`Allow: ${'*a'.repeat(40)}b$`)), long('a')],
  ['names', `${'User-agent: x\n'.repeat(35_000)}Disallow: /`, '/a'],
  ['colons', ':'.repeat(MANY), '/a'],
  ['spaces', rules(`Disallow${' '.repeat(MANY)}/ a`), '/a'],
  ['percent signs', rules(`Disallow: /${'%'.repeat(MANY)}`), long('%')],
  ['line ends', '\r\n'.repeat(MANY / 2), '/a'],
  ['10 MB', 'a'.repeat(10_000_000), '/a'],
])(
  'a hostile file of %s is read in a time that its length bounds',
  { timeout: 5_000 },
  (_, file, path) => {
    expect(allowed(file, path)).toBe(true);
  },
);

/** What a pattern means, written as a regular expression. */
function reference(pattern: string): RegExp {
  const literal = (text: string) =>
    text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replace(/\*+/g, '.*');
  return pattern.endsWith('$')
    ? new RegExp(`^${literal(pattern.slice(0, -1))}$`, 's')
    : new RegExp(`^${literal(pattern)}`, 's');
}

const sign = fc.constantFrom('/', 'a', 'b', '?', '.');
const anyPath = fc.array(sign, { maxLength: 14 }).map((signs) => `/${signs.join('')}`);
test('a pattern matches what the same regular expression does', () => {
  const pattern = fc
    .tuple(fc.array(fc.oneof(sign, fc.constant('*')), { maxLength: 10 }), fc.boolean())
    .map(([signs, anchored]) => `/${signs.join('')}${anchored ? '$' : ''}`);
  fc.assert(
    fc.property(pattern, anyPath, (one, other) => {
      expect(matches(one, other)).toBe(reference(one).test(other));
    }),
    { numRuns: 1000 },
  );
});

test('no file makes reading or deciding fail, and its order of rules never matters', () => {
  const line = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('Allow: ', 'Disallow: '), fc.array(fc.oneof(sign, fc.constant('*'))))
      .map(([key, signs]) => `${key}/${signs.join('')}`),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), anyPath, (lines, path) => {
      const isRule = (text: string) => /^(Dis)?allow: \S*$/i.test(text) && !text.includes('#');
      const kept = lines.filter(isRule);
      expect(typeof allowed(lines.join('\n'), path)).toBe('boolean');
      expect(allowed(rules(...kept), path)).toBe(allowed(rules(...kept.toReversed()), path));
    }),
  );
});
