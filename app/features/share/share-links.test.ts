import { expect, test } from 'vitest';
import { EMPTY_SQUARE } from '#app/features/square/address.ts';
import { shareLinks } from './message-links.ts';
import { sharedIdea, sharedIdeas, sharedSquare, sharePath } from './share-links.ts';

test('the link of an idea shows the idea, whatever its key holds', () => {
  const { url, emailUrl } = sharedIdea({
    key: { merchant_id: 12, id_within_merchant: 'a/b&c=é?#%' },
    title: 'Un thé',
  });
  const opened = new URL(url, 'https://trouvaille.example');
  expect(opened.pathname).toBe('/share');
  expect(opened.searchParams.get('idea')).toBe('12:a/b&c=é?#%');
  expect(decodeURIComponent(emailUrl?.split('/')[2] ?? '')).toBe('12:a/b&c=é?#%');
  expect(sharedAt(sharePath(url))).toBe(url);
});

test('the link of a square rebuilds it, and leaves out the search it came from', () => {
  const origin = 'AAAAAAAAAAAAAAAAAAAAAA';
  const tiles = [{ merchant_id: 12, id_within_merchant: 'a:b' }];
  const shared = sharedSquare({ ...EMPTY_SQUARE, text: 'thé & café', origin }, tiles);
  expect(shared.url).toBe('/square?q=th%C3%A9+%26+caf%C3%A9&result=%5B%2212%3Aa%3Ab%22%5D&o=1');
  expect(shared.text).toContain('thé & café');
  expect(sharedAt(sharePath(shared.url))).toBe(shared.url);
});

test('a message holds the words and the link, and nothing in them becomes another field', () => {
  const hostile = { title: 'Thé&bcc=x@y.z\r\nBcc: x', text: '100 % « & » #1', url: '/' };
  const link = 'https://trouvaille.example/square?q=a&o=1';
  const { mail, webmail, messaging } = shareLinks(hostile, link);
  expect(mail).not.toMatch(/[\r\n]/);
  for (const [href, subject] of [
    [mail, 'subject'],
    [webmail, 'su'],
  ] as const) {
    const fields = new URL(href).searchParams;
    expect(fields.get(subject)).toBe(hostile.title);
    expect(fields.get('body')).toBe(`${hostile.text}\r\n\r\n${link}`);
    expect(fields.has('bcc')).toBe(false);
  }
  expect(new URL(messaging).searchParams.get('text')).toBe(`${hostile.text}\n${link}`);
});

test('the link of several ideas names each of them, however many were liked; one alone is shared as itself', () => {
  const idea = (n: number) => ({
    key: { merchant_id: n, id_within_merchant: 'a&b' },
    title: 'Un thé',
  });
  const ideas = Array.from({ length: 30 }, (_, n) => idea(n));
  const { url, text } = sharedIdeas(ideas.slice(0, 2));
  const opened = new URL(url, 'https://trouvaille.example');
  expect(opened.searchParams.getAll('idea')).toEqual(['0:a&b', '1:a&b']);
  expect(text).toContain('Un thé, Un thé');
  expect(sharedAt(sharePath(url))).toBe(url);
  const all = new URL(sharedIdeas(ideas).url, 'https://trouvaille.example');
  expect(all.searchParams.getAll('idea')).toHaveLength(24);
  expect(all.searchParams.getAll('idea').at(-1)).toBe('29:a&b');
  expect(sharedIdeas([idea(1)])).toEqual(sharedIdea(idea(1)));
});

/** What the share screen of an address shares. */
function sharedAt(path: string): string | null {
  return new URLSearchParams(path.split('?')[1]).get('url');
}
