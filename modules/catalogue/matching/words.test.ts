import { expect, test } from 'vitest';
import { isBareRequest, typedWords, withoutCaredFor } from './words.ts';

/** What is left of a text once empty and negated words are gone. */
const kept = (text: string) =>
  typedWords(text)
    .filter(({ empty, negated }) => !empty && !negated)
    .map(({ own }) => own);

test.each([
  ['Ma mère adore le thé', ['thé']],
  ['l’amateur de cafés', ['cafés']],
  ["Il est fan d'œnologie et de Formule 1", ['œnologie', 'Formule']],
  ['un cadeau pour une personne qui aime', []],
  ['pas sans jamais rien aucun ne ni', []],
  ['pas de vin, mais le thé', ['thé']],
  ['Elle n’aime pas le sport. Plutôt lecture', ['lecture']],
  ['il déteste la montagne mais adore la mer', ['mer']],
  ['sans alcool', []],
  ['', []],
  ['!!! … « »', []],
  ['🎁 chocolat 🎁', ['chocolat']],
])('%j mentions %j', (text, words) => {
  expect(kept(text)).toEqual(words);
});

/** The words of each wish. */
const wishes = (text: string) =>
  Object.values(
    Object.groupBy(
      typedWords(text).filter(({ empty }) => !empty),
      ({ wish }) => wish,
    ),
  ).map((words) => words?.map(({ own }) => own).join(' '));

test.each([
  ['guitare, travail du bois', ['guitare', 'travail bois']],
  ['la randonnée et le vin ou la bière', ['randonnée', 'vin', 'bière']],
  ['Elle jardine. Aime Tolkien ; les chats', ['jardine', 'Tolkien', 'chats']],
  ['yoga/pilates - running\nthé', ['yoga', 'pilates', 'running', 'thé']],
  ['porte-clés', ['porte clés']],
  ['course à pied', ['course pied']],
])('%j has the wishes %j', (text, expected) => {
  expect(wishes(text)).toEqual(expected);
});

test('each word has its position in the text', () => {
  const text = 'Elle aime la bande dessinée';
  for (const { own, start, end } of typedWords(text)) expect(text.slice(start, end)).toBe(own);
});

test.each([
  ['coffret bien-être', 'spa', 'bien-être'],
  ['du Bien Etre, svp', 'spa', 'Bien Etre'],
  ['mes papis', 'papy', 'papis'],
])('in %j, %j is read where %j is typed', (text, read, typed) => {
  const word = typedWords(text).find(({ own }) => own === read);
  expect(text.slice(word?.start, word?.end)).toBe(typed);
});

test.each([
  ['ma mère et sa meilleure amie', 'mum'],
  ['cadeau mere', 'mum'],
  ['la mer', 'mer'],
  ['ma grand-mère', 'mère'],
  ['la fête des mères', 'mères'],
  ['la mère de mon copain', 'mère'],
])('in %j, %j is read', (text, read) => {
  expect(typedWords(text).map(({ own }) => own)).toContain(read);
});

test.each([
  ['elle est en train de lire', false],
  ['en train d’apprendre le piano', false],
  ['un voyage en train de nuit', true],
])('that a train goes in %j is %j', (text, goes) => {
  expect(typedWords(text).some(({ own }) => own === 'train')).toBe(goes);
});

test.each([
  ['infirmière de mon père', 'infirmière de mon     '],
  ['le kiné qui s’est occupé de ma mère', 'le kiné qui s’est occupé de ma     '],
  ['la maîtresse de mon fils, les livres', 'la maîtresse de mon     , les livres'],
  ['l’anniversaire de mon père', 'l’anniversaire de mon père'],
  ['mon père, infirmier', 'mon père, infirmier'],
])('of %j, %j is about the recipient', (text, about) => {
  expect(withoutCaredFor(text)).toBe(about);
});

test.each(['elle aime bien être dehors', 'combien être là'])('in %j, nothing is a spa', (text) => {
  expect(typedWords(text).map(({ own }) => own)).toEqual(text.split(' '));
});

test.each([
  ['une idée cadeau sympa', true],
  ['KDO pas cher', false],
  ['cadeau jardin', false],
  ["' or 1=1 --", false],
  ['', false],
])('that %j asks for a gift and no more is %j', (text, isBare) => {
  expect(isBareRequest(typedWords(text))).toBe(isBare);
});

test('a very long text is cut', () => {
  expect(typedWords('mot '.repeat(10_000))).toHaveLength(60);
});
