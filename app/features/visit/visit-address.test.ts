import { expect, test } from 'vitest';
import { visitAddress, visitParameters } from './visit-address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

test.each([
  ['/', '/search', '/search'],
  ['/?gk=a+b&gks=c&gc=d&gclid=e', '/search', '/search?gk=a+b&gks=c&gc=d&gclid=e'],
  ['/?gk=a', '/square', '/square?gk=a'],
  ['/?ref=gazette', '/square', '/square?ref=gazette'],
  ['/square?q=mer&h=1:a&r=%5B%5D&o=1&os=x&gk=a', '/search', '/search?gk=a'],
  ['/goto?url=/x&sid=abc', '/', '/?url=%2Fx'],
  ['/alert/create/abc?created=needed&gk=a', '/search', '/search?gk=a'],
  ['/noel', '/search', '/search?occasion=noel'],
  ['/noel/?gc=d', '/square', '/square?gc=d&occasion=noel'],
  ['/search?gc=d&occasion=noel', '/', '/noel?gc=d'],
  ['/search?occasion=noel', '/search', '/search?occasion=noel'],
  ['/search?gk=cadeau+noel', '/', '/?gk=cadeau+noel'],
])('from %s to %s the address is %s', (here, pathname, address) => {
  expect(visitAddress(pathname, at(here))).toBe(address);
});

test('a GET form keeps the same as hidden fields', () => {
  expect(visitParameters(at('/noel?gk=caf%C3%A9&q=mer'))).toEqual([
    ['gk', 'café'],
    ['occasion', 'noel'],
  ]);
});
