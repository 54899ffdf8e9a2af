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
])('« %s » names the age', (words, months) => {
  expect(keyword(words).age).toBe(months);
});

test.each([
  ['cadeau fille 8 ans', 96],
  ['jouet garçon 12 ans noël', 144],
  ['cadeau bébé', 96],
])('« %s » names a child’s age', (words, months) => {
  expect(keyword(words).age).toBe(months);
});

test.each([
  'cadeau 10 ans de mariage',
  'anniversaire mariage 10 ans',
  'cadeau couple 5 ans',
  'cadeau femme 5 euros',
  'cadeau maman de 3 enfants',
])('« %s » is not for a child', (words) => {
  expect(keyword(words).age).toBeNull();
});

test.each(['cadeau 22 ans', 'noel 2030', 'cadeau%20homme', 'cadeau 20 euros', 'cadeau 30€', '130'])(
  '« %s » names no age',
  (words) => {
    expect(keyword(words).age).toBeNull();
  },
);

test('encoded characters are no ages', () => {
  expect(parseLanding('/?gk=cadeau%20femme').age).toBeNull();
  expect(parseLanding('/?gk=cadeau%2520femme').age).toBeNull();
});

test('Christmas is recognised by its words or by the path', () => {
  expect(keyword('cadeau Noël femme').occasion).toBe('christmas');
  expect(parseLanding('/noel').occasion).toBe('christmas');
  expect(parseLanding('/noel/?gk=homme').occasion).toBe('christmas');
  expect(parseLanding('/').occasion).toBeNull();
  expect(parseLanding('/noelle').occasion).toBeNull();
});

test('Christmas is kept by a parameter on screens without a path for it', () => {
  expect(parseLanding('/search?occasion=noel').occasion).toBe('christmas');
  expect(parseLanding('/search?occasion=paques').occasion).toBeNull();
});

const NONE = { keyword: null, strictKeyword: null, campaign: null };

test.each([
  ['/', { ...NONE, kind: 'Natural' }],
  ['/?utm_source=x&gk=', { ...NONE, kind: 'Natural' }],
  ['/?gclid=abc30', { ...NONE, kind: 'Google' }],
  ['/?gk=cadeau', { ...NONE, kind: 'Google', keyword: 'cadeau' }],
  ['/?gk=a&gks=b', { ...NONE, kind: 'Google', keyword: 'a', strictKeyword: 'b' }],
  ['/?gc=ete', { ...NONE, kind: 'Simple', campaign: 'ete' }],
  ['/?gc=ete&gk=a', { ...NONE, kind: 'Multiple', keyword: 'a', campaign: 'ete' }],
  ['/?gc=ete&gclid=x', { ...NONE, kind: 'Multiple', campaign: 'ete' }],
  ['/?gk=a%00b', { ...NONE, kind: 'Google', keyword: 'a b' }],
])('the source of %s', (location, source) => {
  expect(parseLanding(location).source).toEqual(source);
});

test('a click id names no age and is not kept', () => {
  const landing = parseLanding('/?gclid=abc30');
  expect(landing.age).toBeNull();
  expect(JSON.stringify(landing)).not.toContain('abc');
});

test('hostile addresses yield nothing and do not throw', () => {
  for (const location of ['', 'http://', '//', 'javascript:alert(1)', '/?gk=%E0%A4%A', '/?gk=\0']) {
    expect(parseLanding(location).gender).toBeNull();
  }
});
