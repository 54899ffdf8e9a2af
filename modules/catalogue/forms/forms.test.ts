import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORMS, type Form, isTag, SUBJECTS, type Subject } from '../vocabulary.ts';
import { feminineOf, pluralOf } from './agreement.ts';
import { proposeForms } from './shared.ts';
import { forSubject } from './subjects.ts';
import { pluralOfVerb } from './verbs.ts';

test.each([
  ['est', 'sont'],
  ['a', 'ont'],
  ['va', 'vont'],
  ['fait', 'font'],
  ['aime', 'aiment'],
  ['mange', 'mangent'],
  ['s’appelle', 's’appellent'],
  ['finit', 'finissent'],
  ['lit', 'lisent'],
  ['conduit', 'conduisent'],
  ['peut', 'peuvent'],
  ['veut', 'veulent'],
  ['prend', 'prennent'],
  ['vient', 'viennent'],
  ['attend', 'attendent'],
  ['perd', 'perdent'],
  ['connaît', 'connaissent'],
  ['dort', 'dorment'],
  ['aimerait', 'aimeraient'],
  ['aimait', 'aimaient'],
  ['aura', 'auront'],
])('the plural of the verb « %s » is « %s »', (singular, plural) => {
  expect(pluralOfVerb(singular.replace('s’', ''))).toBe(plural.replace('s’', ''));
});

test.each([
  ['sportif', 'sportive', 'sportifs', 'sportives'],
  ['curieux', 'curieuse', 'curieux', 'curieuses'],
  ['matinal', 'matinale', 'matinaux', 'matinales'],
  ['créatif', 'créative', 'créatifs', 'créatives'],
  ['passionné', 'passionnée', 'passionnés', 'passionnées'],
  ['mignon', 'mignonne', 'mignons', 'mignonnes'],
  ['ancien', 'ancienne', 'anciens', 'anciennes'],
  ['créateur', 'créatrice', 'créateurs', 'créatrices'],
  ['rêveur', 'rêveuse', 'rêveurs', 'rêveuses'],
  ['discret', 'discrète', 'discrets', 'discrètes'],
  ['coquet', 'coquette', 'coquets', 'coquettes'],
  ['fier', 'fière', 'fiers', 'fières'],
  ['naturel', 'naturelle', 'naturels', 'naturelles'],
  ['seul', 'seule', 'seuls', 'seules'],
  ['gourmand', 'gourmande', 'gourmands', 'gourmandes'],
  ['fan', 'fan', 'fans', 'fans'],
  ['gros', 'grosse', 'gros', 'grosses'],
])('« %s » agrees', (masculine, feminine, plural, feminines) => {
  const forms = [feminineOf(masculine), pluralOf(masculine), pluralOf(feminineOf(masculine))];
  expect(forms).toEqual([feminine, plural, feminines]);
});

const row = (text: string, form: Form = 'affirmative') =>
  SUBJECTS.filter((subject) => subject !== 'Male').map((subject) =>
    forSubject(text, subject, form),
  );

test.each<[string, Form, couple: string, female: string, others: string, unknown: string]>([
  [
    'Il est sportif et très curieux de tout',
    'affirmative',
    'Ils sont sportifs et très curieux de tout',
    'Elle est sportive et très curieuse de tout',
    'Ces personnes sont sportives et très curieuses de tout',
    'Cette personne est sportive et très curieuse de tout',
  ],
  [
    'Il n’est pas sportif',
    'negative',
    'Ils ne sont pas sportifs',
    'Elle n’est pas sportive',
    'Ces personnes ne sont pas sportives',
    'Cette personne n’est pas sportive',
  ],
  [
    'S’intéresse-t-il à son quartier ?',
    'interrogative',
    'S’intéressent-ils à leur quartier ?',
    'S’intéresse-t-elle à son quartier ?',
    'Ces personnes s’intéressent-elles à leur quartier ?',
    'Cette personne s’intéresse-t-elle à son quartier ?',
  ],
  [
    'Est-il sportif ?',
    'interrogative',
    'Sont-ils sportifs ?',
    'Est-elle sportive ?',
    'Ces personnes sont-elles sportives ?',
    'Cette personne est-elle sportive ?',
  ],
  [
    'Est-ce que ça lui ferait plaisir ?',
    'interrogative',
    'Est-ce que ça leur ferait plaisir ?',
    'Est-ce que ça lui ferait plaisir ?',
    'Est-ce que ça ferait plaisir à ces personnes ?',
    'Est-ce que ça ferait plaisir à cette personne ?',
  ],
  [
    'Le jazz, ça ne le tente pas',
    'negative',
    'Le jazz, ça ne les tente pas',
    'Le jazz, ça ne la tente pas',
    'Le jazz, ça ne les tente pas',
    'Le jazz, ça ne tente pas cette personne',
  ],
  [
    'L’histoire l’intéresse',
    'affirmative',
    'L’histoire les intéresse',
    'L’histoire l’intéresse',
    'L’histoire les intéresse',
    'L’histoire intéresse cette personne',
  ],
  [
    'Il a tout ce qu’il lui faut chez lui',
    'affirmative',
    'Ils ont tout ce qu’il leur faut chez eux',
    'Elle a tout ce qu’il lui faut chez elle',
    'Ces personnes ont tout ce qu’il leur faut chez elles',
    'Cette personne a tout ce qu’il lui faut chez elle',
  ],
  [
    'Il y a un beau son chez lui',
    'affirmative',
    'Il y a un beau son chez eux',
    'Il y a un beau son chez elle',
    'Il y a un beau son chez ces personnes',
    'Il y a un beau son chez cette personne',
  ],
])('« %s » is said of the others', (text, form, couple, female, others, unknown) => {
  expect(row(text, form)).toEqual([couple, female, others, unknown]);
});

const male = (sentence: string, theme = false) => proposeForms({ sentence, isTag: theme }).Male;

test.each([
  ['aime le jazz', 'Il aime le jazz'],
  ['adore le jazz', 'Il adore le jazz'],
  ["s'intéresse à l'histoire", 'Il s’intéresse à l’histoire'],
  ['il a un jardin.', 'Il a un jardin'],
  ['Le thé lui plaît', 'Le thé lui plaît'],
  ['lire lui plaît', 'Lire lui plaît'],
  ['tient au "fait main"', 'Il tient au «\u00a0fait main\u00a0»'],
])('« %s » is completed to « %s »', (typed, sentence) => {
  expect(male(typed).affirmative).toBe(sentence);
});

test.each([
  ['Il aime le jazz', 'Est-ce qu’il aime le jazz\u00a0?', 'Il n’aime pas le jazz'],
  ['Il a un jardin', 'Est-ce qu’il a un jardin\u00a0?', 'Il n’a pas de jardin'],
  ['Il a un enfant', 'Est-ce qu’il a un enfant\u00a0?', 'Il n’a pas d’enfant'],
  [
    'Il a un balcon ou une terrasse',
    'Est-ce qu’il a un balcon ou une terrasse\u00a0?',
    'Il n’a ni balcon ni terrasse',
  ],
  [
    'Il s’intéresse à l’art',
    'Est-ce qu’il s’intéresse à l’art\u00a0?',
    'Il ne s’intéresse pas à l’art',
  ],
  ['Il est un ami', 'Est-ce qu’il est un ami\u00a0?', 'Il n’est pas un ami'],
  [
    'Il reçoit souvent des amis',
    'Est-ce qu’il reçoit souvent des amis\u00a0?',
    'Il ne reçoit pas souvent d’amis',
  ],
  [
    'Il collectionne quelque chose',
    'Est-ce qu’il collectionne quelque chose\u00a0?',
    'Il ne collectionne rien',
  ],
  ['Il boit parfois du vin', 'Est-ce qu’il boit parfois du vin\u00a0?', 'Il ne boit pas de vin'],
  ['La mer l’attire', 'Est-ce que la mer l’attire\u00a0?', 'La mer ne l’attire pas'],
  ['Le thé lui plaît', 'Est-ce que le thé lui plaît\u00a0?', 'Le thé ne lui plaît pas'],
  ['Jardiner lui plaît', 'Est-ce que jardiner lui plaît\u00a0?', 'Jardiner ne lui plaît pas'],
])('« %s » becomes a question and a negative', (sentence, interrogative, negative) => {
  expect(male(sentence)).toEqual({ affirmative: sentence, interrogative, negative });
});

test('a tag question asks about its theme', () => {
  expect(male('aime la guitare ou la basse', true)).toEqual({
    affirmative: 'Il aime la guitare ou la basse',
    interrogative: 'La guitare ou la basse, est-ce une bonne piste pour lui\u00a0?',
    negative: 'Guitare et basse, ce n’est pas son truc',
  });
  expect(
    proposeForms({ sentence: 'aime le rugby', theme: 'le ballon ovale', isTag: true }).Couple,
  ).toEqual({
    affirmative: 'Ils aiment le rugby',
    interrogative: 'Le ballon ovale, est-ce une bonne piste pour eux\u00a0?',
    negative: 'Le ballon ovale, ce n’est pas leur truc',
  });
});

test('what grammar cannot tell is given once, and its question and negative follow', () => {
  const forms = proposeForms({
    sentence: 'est un ami',
    female: 'Elle est une amie',
    couple: 'Ils sont des amis',
    isTag: false,
  });
  expect(forms.Unknown).toEqual({
    affirmative: 'Cette personne est une amie',
    interrogative: 'Est-ce que cette personne est une amie\u00a0?',
    negative: 'Cette personne n’est pas une amie',
  });
  expect(forms.Others.negative).toBe('Ces personnes ne sont pas des amis');
});

test('a long or odd text is worked on in time that follows its length', () => {
  for (const text of [
    '',
    '’’’',
    'il '.repeat(200),
    'l’'.repeat(200),
    ', '.repeat(200),
    'un '.repeat(200),
  ]) {
    for (const isTag of [true, false])
      expect(proposeForms({ sentence: text, isTag }).Male).toBeDefined();
  }
});

const catalogue = readCatalogue();

test('of the catalogue’s texts, written by hand, nineteen of twenty follow from those about a man', () => {
  const others = SUBJECTS.filter((subject) => subject !== 'Male');
  let same = 0;
  let all = 0;
  for (const { texts } of catalogue.values()) {
    for (const subject of others) {
      for (const form of FORMS) {
        all += 1;
        if (forSubject(texts.Male[form], subject, form) === texts[subject][form]) same += 1;
      }
    }
  }
  expect(catalogue.size).toBeGreaterThan(250);
  expect(same / all).toBeGreaterThan(0.95);
});

test('of the affirmative texts, nineteen of twenty follow from the one about a man', () => {
  let same = 0;
  for (const { texts, tag } of catalogue.values()) {
    const proposed = proposeForms({ sentence: texts.Male.affirmative, isTag: tag });
    for (const subject of SUBJECTS) {
      if (proposed[subject].affirmative === texts[subject].affirmative) same += 1;
    }
  }
  expect(same / (SUBJECTS.length * catalogue.size)).toBeGreaterThan(0.95);
});

type Texts = Record<Subject, Record<Form, string>>;

function readCatalogue(): Map<string, { texts: Texts; tag: boolean }> {
  const linesOf = (name: string) =>
    readFileSync(`content/catalogue/${name}.csv`, 'utf8').trim().split(/\r?\n/).slice(1);
  const questions = new Map<string, { texts: Texts; tag: boolean }>();
  for (const line of linesOf('questions')) {
    const id = line.slice(0, line.indexOf(','));
    const category = /,(Unknown|AskOnlyIfNeeded|GoodToAsk|AverageQuality|Tag\w+|AskStart),/.exec(
      line,
    );
    // What is never asked is never read as a question.
    if (category![1] === 'Unknown') continue;
    const texts = Object.fromEntries(SUBJECTS.map((subject) => [subject, {}])) as Texts;
    questions.set(id, { texts, tag: isTag(category![1] as never) });
  }
  for (const line of linesOf('question_forms')) {
    const [, id, subject, form, text] = /^(\d+),(\w+),(\w+),(.*)$/.exec(line)!;
    const read = text!.startsWith('"') ? text!.slice(1, -1).replaceAll('""', '"') : text!;
    const question = questions.get(id!);
    if (question) question.texts[subject as Subject][form as Form] = read;
  }
  return questions;
}
