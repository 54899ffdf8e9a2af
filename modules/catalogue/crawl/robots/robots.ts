import { DAY_SECONDS } from '#modules/platform/shared.ts';
import { decodeBytes, encodePath, encodePattern, withPlainQuery } from './octets.ts';
import { matches } from './pattern.ts';

export type RobotsRule = {
  kind: 'allow' | 'disallow';
  /** As the file writes it. */
  pattern: string;
};

/** What a robots.txt says to one robot. */
export type Robots = {
  rules: readonly (RobotsRule & { encoded: string; plain: string })[];
  /** How long to wait between two requests; null where the file does not say. */
  crawlDelaySeconds: number | null;
  /** The addresses of sitemaps, as written. */
  sitemaps: readonly string[];
};

/** RFC 9309 §2.5 asks for at least as much. What is beyond is not read. */
const MAX_BYTES = 500 * 1024;
const MAX_SITEMAPS = 1000;
const LONGEST_DELAY_SECONDS = DAY_SECONDS;

type Key = 'agent' | 'allow' | 'disallow' | 'delay' | 'sitemap';

/** Names of records, with the spellings that search engines read as well. */
const KEYS: ReadonlyMap<string, Key> = new Map([
  ...['user-agent', 'useragent', 'user agent'].map((name) => [name, 'agent'] as const),
  ['allow', 'allow'],
  ...['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'].map(
    (name) => [name, 'disallow'] as const,
  ),
  ...['crawl-delay', 'crawldelay'].map((name) => [name, 'delay'] as const),
  ...['sitemap', 'site-map'].map((name) => [name, 'sitemap'] as const),
]);

/** What the records of a robot's groups, all put together, say. */
type Group = { isNamed: boolean; rules: Robots['rules'][number][]; delay: number | null };

/**
 * Reads a robots.txt by RFC 9309: the groups that name the robot, all merged, else those of `*`. What is no record of a
 * group (Sitemap, unknown names) ends none. Pure, and linear in the length of the file.
 *
 * @param file its bytes, or its text. Bytes that are not UTF-8 stand for themselves in a path.
 * @param agent the product token of the robot, or its whole name with a version.
 */
export function readRobots(file: Uint8Array | string, agent: string): Robots {
  const own: Group = { isNamed: false, rules: [], delay: null };
  const common: Group = { isNamed: false, rules: [], delay: null };
  const token = agent.trim().split('/')[0]?.toLowerCase() ?? '';
  const sitemaps: string[] = [];
  let groups = new Set<Group>();
  let hasRules = false;
  for (const [key, value] of records(decodeBytes(file, MAX_BYTES))) {
    if (key === 'sitemap') {
      if (value && sitemaps.length < MAX_SITEMAPS) sitemaps.push(asText(value));
    } else if (key === 'agent') {
      if (hasRules) groups = new Set();
      hasRules = false;
      const group = isEveryone(value) ? common : productToken(value) === token ? own : null;
      if (group) {
        groups.add(group);
        group.isNamed = true;
      }
    } else if (key === 'delay') {
      const delay = readDelay(value);
      for (const group of groups) group.delay ??= delay;
    } else {
      hasRules = true;
      if (value === '' || groups.size === 0) continue;
      const encoded = encodePattern(value);
      const rule = {
        kind: key,
        pattern: asText(value),
        encoded,
        plain: withPlainQuery(encoded, '?*'),
      };
      for (const group of groups) group.rules.push(rule);
    }
  }
  const { rules, delay } = own.isNamed ? own : common;
  return { rules, crawlDelaySeconds: delay, sitemaps };
}

/**
 * Whether a robot may ask for an address: the longest pattern that matches decides, between two of equal length the one
 * that allows. /robots.txt itself is always allowed.
 *
 * @returns the rule that decided; null where none matches.
 */
export function decide({ rules }: Robots, url: URL): { allowed: boolean; rule: RobotsRule | null } {
  if (url.pathname === '/robots.txt') return { allowed: true, rule: null };
  const path = encodePath(url.pathname + url.search);
  const plainPath = withPlainQuery(path, '?');
  let best: Robots['rules'][number] | null = null;
  for (const rule of rules) {
    const longer = rule.encoded.length - (best?.encoded.length ?? 0);
    if (longer < 0 || (longer === 0 && (rule.kind === 'disallow' || best?.kind === 'allow'))) {
      continue;
    }
    const hasMatch =
      matches(rule.encoded, path) ||
      // A reserved character in a query means the same written as it is and as its code.
      ((plainPath !== path || rule.plain !== rule.encoded) && matches(rule.plain, plainPath));
    if (hasMatch) best = rule;
  }
  const rule = best && { kind: best.kind, pattern: best.pattern };
  return { allowed: best?.kind !== 'disallow', rule };
}

/** Lines that are records, by their known names: CR, LF and CRLF end a line, # begins a comment. */
function* records(text: string): Generator<[Key, string]> {
  for (let at = 0; at < text.length; ) {
    let end = at;
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
    const line = text.slice(at, end);
    at = end + 1;
    const comment = line.indexOf('#');
    const record = trim(comment < 0 ? line : line.slice(0, comment));
    const colon = record.indexOf(':');
    // Some write a space where the colon belongs.
    const space = colon < 0 ? /^[a-z-]{5,11}[ \t]+(?=[^ \t]+$)/i.exec(record.slice(0, 2100)) : null;
    const length = space ? space[0].length - 1 : colon;
    if (length < 0 || length > 40) continue;
    const key = KEYS.get(trim(record.slice(0, length)).toLowerCase());
    if (key) yield [key, trim(record.slice(length + 1))];
  }
}

/** `*`, perhaps with a remark behind it. */
function isEveryone(value: string): boolean {
  return value === '*' || /^\*\s/.test(value);
}

/** The name that a line begins with, without version or remarks. */
function productToken(value: string): string {
  return (/^[\w-]+/.exec(value)?.[0] ?? '').toLowerCase();
}

function readDelay(value: string): number | null {
  if (!/^\d{1,9}([.,]\d{1,9})?$/.test(value)) return null;
  return Math.min(Number(value.replace(',', '.')), LONGEST_DELAY_SECONDS);
}

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Spaces, tabs, and the zero bytes that some editors leave. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0;
}

/** Octets as people read them. */
function asText(octets: string): string {
  return Buffer.from(octets, 'latin1').toString('utf8');
}
