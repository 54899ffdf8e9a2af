import { expect, test } from 'vitest';
import { parseLanding } from './landing.ts';

const keyword = (words: string) => parseLanding(`/?gk=${encodeURIComponent(words)}`);

test.each([
  ['cadeau femme', 'Female'],
  ['idée cadeau MÈRE', 'Female'],
  ['cadeau pour ma sœur', 'Female'],
  ['cadeau soeur', 'Female'],
  ['cadeau petite amie', 'Female'],
  ['cadeau copine', 'Female'],
  ['cadeau belle-mère', 'Female'],
  ['cadeau homme', 'Male'],
  ['cadeau mari', 'Male'],
  ['cadeau père', 'Male'],
  ['cadeau petit ami', 'Male'],
  ['cadeau frère', 'Male'],
  ['cadeau copain', 'Male'],
  ['cadeau couple', 'Couple'],
  ['cadeau couple homme femme', 'Couple'],
  ['cadeau femme pour son mari', 'Female'],
])('« %s » is for %s', (words, gender) => {
  expect(keyword(words).gender).toBe(gender);
});

test.each(['cadeau mariage', 'cadeau original', 'cadeau père noël', 'pommes', 'amiral'])(
  '« %s » names no gender',
  (words) => {
    expect(keyword(words).gender).toBeNull();
  },
);

test.each([
  ['cadeau femme 30 ans', 360],
  ['cadeau 18ans', 216],
  ['70 ans', 840],
  ['22 ans ou 25', 300],
])('« %s » tells the age', (words, months) => {
  expect(keyword(words).age).toBe(months);
});

test.each(['cadeau 22 ans', 'noel 2030', 'cadeau%20homme', 'cadeau 20 euros', 'cadeau 30€', '130'])(
  '« %s » tells no age',
  (words) => {
    expect(keyword(words).age).toBeNull();
  },
);

test('encoded characters are no ages', () => {
  expect(parseLanding('/?gk=cadeau%20femme').age).toBeNull();
  expect(parseLanding('/?gk=cadeau%2520femme').age).toBeNull();
});

test('Christmas is told by its words or by the path', () => {
  expect(keyword('cadeau Noël femme').occasion).toBe('christmas');
  expect(parseLanding('/noel').occasion).toBe('christmas');
  expect(parseLanding('/noel/?gk=homme').occasion).toBe('christmas');
  expect(parseLanding('/').occasion).toBeNull();
  expect(parseLanding('/noelle').occasion).toBeNull();
});

test('the source is read from the query', () => {
  expect(parseLanding('/').source).toEqual({ kind: 'Natural' });
  expect(parseLanding('/?utm_source=x').source).toEqual({ kind: 'Natural' });
  expect(parseLanding('/?gclid=abc30').source).toEqual({ kind: 'Google', keyword: null });
  expect(parseLanding('/?gclid=abc30').age).toBeNull();
  expect(parseLanding('/?gk=cadeau').source).toEqual({ kind: 'Google', keyword: 'cadeau' });
  expect(parseLanding('/?gk=a&gks=b').source).toEqual({ kind: 'Google', keyword: 'b' });
  expect(parseLanding('/?gc=Simple&gk=a').source).toEqual({ kind: 'Simple' });
  expect(parseLanding('/?gc=multiple').source).toEqual({ kind: 'Multiple' });
});

test('hostile addresses say nothing and do not throw', () => {
  for (const location of ['', 'http://', '//', 'javascript:alert(1)', '/?gk=%E0%A4%A', '/?gk=\0']) {
    expect(parseLanding(location).gender).toBeNull();
  }
});
