import { expect, test } from 'vitest';
import { affiliateLink, checkTemplate } from './affiliate.ts';

test.each([
  'https://network.example/click?m=42&url={url}',
  'https://network.example/to/{url}',
  'https://network.example?u={url}&m=42#top',
])('%s is a template', (template) => {
  expect(checkTemplate(template)).toBeNull();
});

test.each([
  ['', 'no_placeholder'],
  ['https://network.example/', 'no_placeholder'],
  ['https://network.example/?a={url}&b={url}', 'several_placeholders'],
  ['http://network.example/?u={url}', 'not_https'],
  ['javascript:alert("{url}")', 'not_https'],
  ['//network.example/?u={url}', 'not_https'],
  ['https://user@network.example/?u={url}', 'not_https'],
  ['https://network.example/ ?u={url}', 'not_https'],
  ['https://network.example/\n?u={url}', 'not_https'],
  ['{url}', 'not_https'],
  ['https://{url}', 'placeholder_in_host'],
  ['https://{url}.network.example/', 'placeholder_in_host'],
  ['https://network.example{url}', 'placeholder_in_host'],
  ['https://network.example:{url}/', 'not_https'],
  ['https://network.example/#{url}', 'placeholder_in_host'],
  [`https://network.example/?u={url}&${'a'.repeat(1000)}`, 'too_long'],
])('%j is none: %s', (template, rejection) => {
  expect(checkTemplate(template)).toBe(rejection);
});

test('the page is one encoded value, whatever its address has', () => {
  const page = new URL('https://shop.example/p/é?a=1&b={url}$&#c');
  const link = affiliateLink('https://network.example/click?m=42&url={url}&x=y', page);
  expect(link.host).toBe('network.example');
  expect([...link.searchParams]).toEqual([
    ['m', '42'],
    ['url', page.href],
    ['x', 'y'],
  ]);
});
