import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedProfile } from './typed-profile.ts';

const read = (text: string) => readTypedProfile(text).profile;

describe('a budget', () => {
  test.each<[string, number | null, number | null]>([
    ['moins de 30 euros', null, 30],
    ['moins de 30 €', null, 30],
    ['moins de 30€', null, 30],
    ['- bijou à moins de 30', null, 30],
    ['Maximum 50 euros', null, 50],
    ['50 euros max', null, 50],
    ['budget 40', null, 40],
    ['budget de 40 euros', null, 40],
    ['jusqu’à 25 €', null, 25],
    ['pas plus de 12,50 €', null, 12.5],
    ['moins de 1 000 euros', null, 1000],
    ['plus de 100 €', 100, null],
    ['à partir de 20 euros', 20, null],
    ['entre 20 et 40 euros', 20, 40],
    ['entre 40 et 20 €', 20, 40],
    ['de 20 à 40 €', 20, 40],
    ['20-40 €', 20, 40],
    ['20 ou 30 euros', 20, 30],
    ['environ 40 euros', 30, 50],
    ['env 40 euros', 30, 50],
    ['env. 40€', 30, 50],
    ['max 40 balles', null, 40],
    ['cent euros', 75, 125],
    ['moins de cinquante euros', null, 50],
    ['entre vingt et trente euros', 20, 30],
    ['budget serré', null, 20],
    ['autour de 20 €', 15, 25],
    ['un livre à 20 €', 15, 25],
    ['une vingtaine d’euros', 15, 25],
    ['plus de 20 euros, moins de 40 euros', 20, 40],
    ['un cadeau pas cher', null, 20],
    ['cadeau pas cher 10€', null, 10],
    ['pas trop cher, 15 euros', null, 15],
    ['10 € pas cher', null, 10],
    ['petit budget de 12 €', null, 12],
    ['10€ max', null, 10],
    ['ado skate 20e max', null, 20],
    ['moins de 20e', null, 20],
    ['10-20e', 10, 20],
    ['un meuble du 18e siècle', null, null],
    ['pour son 20e anniversaire', null, null],
    ['entre le 18e et le 19e siècle', null, null],
    ['petit budget', null, 20],
    ['secret santa collègue', null, 20],
    ['secret santa 30 euros', 22.5, 37.5],
    ['père Noël secret', null, 20],
    ['haut de gamme', 100, null],
    ['un puzzle de 1000 pièces', null, null],
    ['des années 80', null, null],
    ['20 ans', null, null],
    ['pour 2 personnes', null, null],
    ['moins de 18 ans', null, null],
  ])('« %s » is from %s to %s euros', (text, min, max) => {
    const { price_min_cents, price_max_cents } = read(text);
    const cents = (euros: number | null) => euros && euros * 100;
    expect([price_min_cents, price_max_cents]).toEqual([cents(min), cents(max)]);
  });
});

describe('an age', () => {
  test.each<[string, number | null]>([
    ['60 ans', 60],
    ['quarante ans', 40],
    ['une femme de 60ans', 60],
    ['30-40 ans', 35],
    ['entre 30 et 40 ans', 35],
    ['un ado', 16],
    ['une adolescente', 16],
    ['ADO qui aime les jeux', 16],
    ['un étudiant', 22],
    ['la quarantaine', 45],
    ['ma grand-mère', 72],
    ['Papi', 72],
    ['mon père à la retraite', 66],
    ['jeune retraitée', 66],
    ['mamie en maison de retraite', 85],
    ['noel maison retraite', 85],
    ['il entre en EHPAD', 85],
    ['romans en gros caractères', 80],
    ['bébé de 8 mois', 8 / 12],
    ['un bébé', null],
    ['un enfant', null],
    ['une maman de trois enfants', null],
    ['20 ans de mariage', null],
    ['25 ans mariage', null],
    ['pour les 20 ans du salon', null],
    ['anniversaire de mariage 10 ans', null],
    ['mariés depuis 10 ans', null],
    ['joue au tennis depuis 20 ans', null],
    ['le tennis depuis plus de 20 ans', null],
    ['adorable', null],
    ['un cadeau', null],
    ['papillon', null],
    ['tarte de mamiche', null],
  ])('« %s » is %s years', (text, years) => {
    expect(read(text).age).toBe(years && years * 12);
  });
});

test.each([
  ['60 ans', false],
  ['ma mère, quarante ans', false],
  ['mon père à la retraite', true],
  ['étudiante de 20 ans', false],
  ['un cadeau', false],
])('that a word implies the age of « %s » is %s', (text, isAgeImplied) => {
  expect(read(text).isAgeImplied).toBe(isAgeImplied);
});

test.each([
  ['astronomie enfant', true],
  ['un bébé', true],
  ['bébé naissance original', false],
  ['bébé qui vient de naître', false],
  ['cadeau naissance', false],
  ['un enfant de 8 ans', false],
  ['une maman de trois enfants', false],
  ['un vélo', false],
])('that « %s » is for a child of unknown age is %s', (text, isChild) => {
  expect(read(text).isChild).toBe(isChild);
});

test.each([
  ['maman', 'Female'],
  ['pour elle', 'Female'],
  ['ma sœur', 'Female'],
  ['ma soeur', 'Female'],
  ['mon fils', 'Male'],
  ['Papa !', 'Male'],
  ['mes parents', 'Couple'],
  ['ma daronne', 'Female'],
  ['sa meuf', 'Female'],
  ['ma chérie', 'Female'],
  ['belle-mère', 'Female'],
  ['tata', 'Female'],
  ['ma filleule', 'Female'],
  ['la maîtresse', 'Female'],
  ['nounou', 'Female'],
  ['ma voisine', 'Female'],
  ['ma patronne', 'Female'],
  ['my wife', 'Female'],
  ['gift for mom', 'Female'],
  ['mon daron', 'Male'],
  ['son mec', 'Male'],
  ['mon chéri', 'Male'],
  ['beau-père', 'Male'],
  ['papy', 'Male'],
  ['tonton', 'Male'],
  ['mon filleul', 'Male'],
  ['mon voisin', 'Male'],
  ['mon patron', 'Male'],
  ['mon reuf', 'Male'],
  ['ma reum', 'Female'],
  ['nos voisins', 'Couple'],
  ['vient de perdre son mari', null],
  ['ma tante, après la mort de son mari', 'Female'],
  ['boyfriend', 'Male'],
  ['dad', 'Male'],
  ['un patron de couture', null],
  ['un collègue', 'Unknown'],
  ['infirmière de mon père', 'Female'],
  ['l’aide-soignante qui s’occupe de papa', 'Female'],
  ['le kiné de ma mère', 'Unknown'],
  ['la maîtresse de mon fils', 'Female'],
  ['un pote qui pêche', 'Unknown'],
  ['un ado', 'Unknown'],
  ['une idée cadeau', null],
  ['un filet de pêche', null],
  ['le père Noël', null],
])('« %s » is for %s', (text, gender) => {
  expect(read(text).gender).toBe(gender);
});

test('« noël » is an occasion', () => {
  expect(read('un Noël au chalet').occasion).toBe('christmas');
  expect(read('Noélie').occasion).toBeNull();
});

test('prices and ages in numbers are cut out: the rest stays as it was typed', () => {
  const { rest } = readTypedProfile('Un vélo à moins de 300 € pour ado de 16 ans, même d’occasion');
  expect(rest.replace(/\s+/g, ' ')).toBe('Un vélo à pour ado de , même d’occasion');
});

test.each(['une étudiante', 'retraité', 'ma mamie', 'grand-père', 'la trentaine'])(
  '« %s » implies an age, and stays in the text',
  (text) => {
    const { profile, rest } = readTypedProfile(text);
    expect(profile.age).not.toBeNull();
    expect(rest).toBe(text);
  },
);

test.each([
  ['Noël papa whisky', 'papa whisky'],
  ['un puzzle pour Noël', 'un puzzle'],
  ['un village de Noël', 'un village de Noël'],
])('of « %s », « %s » remains', (text, taste) => {
  expect(readTypedProfile(text).rest).toBe(taste);
});

test('any text can be read, and the rest is never longer', () => {
  const words = fc.constantFrom(
    'moins de',
    '30',
    '€',
    'euros',
    'ado',
    'entre',
    'et',
    '-',
    '9'.repeat(400),
    'œ',
    '\u0000',
    '\ud800',
    'é',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(words).map((list) => list.join(' ')),
      ),
      (text) => {
        const { profile, rest } = readTypedProfile(text);
        expect(rest.length).toBeLessThanOrEqual(text.normalize('NFC').length);
        const { price_min_cents: min, price_max_cents: max, age } = profile;
        if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
        for (const number of [min, max, age])
          if (number !== null) expect(Number.isInteger(number)).toBe(true);
      },
    ),
  );
});
