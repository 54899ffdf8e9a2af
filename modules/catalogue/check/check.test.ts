import { expect, test } from 'vitest';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { parseArticle } from '../articles/index.server.ts';
import { COMPLETE_LABELS } from '../label-model/shared.ts';
import type { Label } from '../vocabulary.ts';
import { articleProblems } from './articles.ts';
import type { CheckedIdea, CheckedQuestion, Content } from './content.ts';
import { coverage } from './coverage.ts';
import {
  genderLabels,
  orphanThemes,
  prices,
  repeatedShortTitles,
  withoutKeywords,
} from './ideas.ts';
import { density, fewLabels, fewThemes, uninformativeQuestions, unreachable } from './labels.ts';
import { sameLabels, sameTexts } from './near-duplicates.ts';
import { papers, themesWithoutPaper } from './papers.ts';
import { checkCatalogue } from './queries.server.ts';
import { mistakes, typography } from './typography.ts';

type Sketch = Partial<Omit<CheckedIdea, 'labels'>> & { labels?: Record<number, Label> };

function idea(key: string, { labels = {}, ...own }: Sketch = {}): CheckedIdea {
  const map = new Map(Object.entries(labels).map(([id, label]) => [Number(id), label]));
  const price = own.price === undefined ? 2000 : own.price;
  return {
    key: `0:${key}`,
    title: `Un cadeau ${key}`,
    shortTitle: null,
    description: '',
    content: '',
    gender: 'Unknown',
    price,
    cheapest: price,
    dearest: price,
    ageMin: 0,
    ageMax: 2400,
    available: true,
    image: 'gift.dots.webp',
    keywords: [],
    labels: map,
    ownLabels: map,
    ...own,
  };
}

/** Outdoors is an interest that fishing refines; birthday is an occasion; mills refine nothing. */
const QUESTIONS: CheckedQuestion[] = (
  [
    [1, 'Le grand air', 'AskStart'],
    [2, 'La pêche', 'TagMain'],
    [3, 'La pêche en mer', 'TagSecondary'],
    [4, 'C’est pour un anniversaire', 'GoodToAsk'],
    [5, 'Les moulins', 'TagSecondary'],
  ] as const
).map(([id, content, category]) => ({
  ...{ id, content, category, fillingDescription: '' },
  keywords: id === 2 ? ['voyage'] : [],
}));

const content = (ideas: CheckedIdea[], own: Partial<Content> = {}): Content => ({
  ideas,
  distinct: new Set(),
  questions: QUESTIONS,
  forms: [],
  relations: [
    { from: 1, relation: 'refines', to: 2 },
    { from: 2, relation: 'refines', to: 3 },
  ],
  genderReasons: new Set(),
  ...own,
});

test('coverage counts the ideas of an interest for an age, a budget and an occasion', () => {
  const nine = (own: Sketch) => Array.from({ length: 9 }, (_, i) => idea(`${i}`, own));
  const whole = coverage(content(nine({ labels: { 1: 'YesIsDesired' } })));
  // All ages find nine ideas between 15 and 30 €, for a birthday too; the other budgets find none.
  expect(whole.offenders).not.toContainEqual(expect.stringContaining('15–30 €'));
  expect(whole.offenders).toContainEqual('« Le grand air », 18–25 ans, plus de 150 € : 0');
  expect(whole.figure).toMatch(/^34 sur 46 /);

  const labels = { 1: 'YesIsDesired', 4: 'NoIsDesired' } as const;
  const narrow = coverage(content(nine({ labels, ageMin: 720, cheapest: 1000, dearest: 4000 })));
  const thin = narrow.offenders.filter((cell) => cell.startsWith('« Le grand air », 61–80 ans'));
  expect(thin.map((cell) => cell.replace(/.*ans, /, ''))).toEqual([
    '15–30 €, « C’est pour un anniversaire » : 0',
    '30–60 €, « C’est pour un anniversaire » : 0',
    '60–150 € : 0',
    '60–150 €, « C’est pour un anniversaire » : 0',
    'plus de 150 € : 0',
  ]);
});

test('density is the mean of labels by category, and ideas with few themes are listed', () => {
  const ideas = [
    idea('a', { labels: { 1: 'YesIsBetter', 2: 'YesIsNeeded', 3: 'YesIsBetter' } }),
    idea('b', { labels: { 2: 'NoIsBetter', 3: 'None' } }),
  ];
  expect(density(content(ideas)).figure).toBe('2,5, TagSecondary 1, AskStart 0,5, TagMain 1');
  expect(fewThemes(content(ideas)).offenders).toEqual(['0:b « Un cadeau b »']);
});

test('an idea with fewer labels of its own than complete ones have is listed, whatever is derived', () => {
  const labelled = (count: number) =>
    new Map(Array.from({ length: count }, (_, i) => [i + 1, 'None' as Label]));
  const found = fewLabels(
    content([
      idea('few', { ownLabels: labelled(COMPLETE_LABELS - 1), labels: { 1: 'YesIsBetter' } }),
      idea('complete', { ownLabels: labelled(COMPLETE_LABELS) }),
    ]),
  );
  expect(found).toMatchObject({ must: false, offenders: ['0:few « Un cadeau few »'] });
});

test('an idea is unreachable when no theme and no interest favours it, and it is made for no situation', () => {
  const found = unreachable(
    content([
      idea('theme', { labels: { 3: 'YesIsBetter' } }),
      idea('interest', { labels: { 1: 'YesIsBetter' } }),
      idea('situation', { labels: { 4: 'YesIsDesired' } }),
      idea('need', { labels: { 4: 'YesIsNeeded' } }),
      idea('lost', { labels: { 1: 'NoIsBetter', 2: 'None', 4: 'YesIsBetter' } }),
    ]),
  );
  expect(found).toMatchObject({ must: true, offenders: ['0:lost « Un cadeau lost »'] });
});

test('a question with few labels, or with one label nearly everywhere, is uninformative', () => {
  const ideas = Array.from({ length: 20 }, (_, i) =>
    idea(`${i}`, { labels: { 1: 'YesIsBetter', 2: i < 4 ? 'YesIsBetter' : 'None' } }),
  );
  expect(uninformativeQuestions(content(ideas)).offenders).toEqual([
    '1 « Le grand air » : YesIsBetter pour 100\u00a0% des idées',
    ...[3, 4, 5].map((id) => expect.stringMatching(`^${id} .* : 0 idées étiquetées`)),
  ]);
});

test('near-duplicates share their words or their labels', () => {
  const labels = { 1: 'YesIsBetter', 2: 'YesIsNeeded' } as const;
  const ideas = [
    idea('a', { title: 'Une théière japonaise en fonte', labels }),
    idea('b', { title: 'Théière en fonte japonaise', labels: { 1: 'NoIsBetter' } }),
    idea('c', { title: 'Un moulinet de pêche', labels: { ...labels } }),
  ];
  expect(sameTexts(content(ideas)).offenders).toEqual([
    '0:a « Une théière japonaise en fonte » et 0:b « Théière en fonte japonaise »',
  ]);
  expect(sameLabels(content(ideas)).offenders).toEqual([
    '0:a « Une théière japonaise en fonte » et 0:c « Un moulinet de pêche »',
  ]);
});

test.each([
  ["L'été", 'apostrophe droite'],
  ['Un "beau" livre', 'guillemets droits'],
  ['Et puis...', 'trois points au lieu de « … »'],
  ['Deux  espaces', 'espaces en trop'],
  ['Un mot , puis', 'espace devant une virgule, un point ou une parenthèse'],
  ['Vraiment ?', 'espace sécable à la ponctuation'],
  ['« Oui\u00a0»', 'espace sécable à la ponctuation'],
  ['Vraiment?', 'espace manquante à la ponctuation'],
  ['«Oui\u00a0»', 'espace manquante à la ponctuation'],
])('the typography of %j is rejected: %s', (text, reason) => {
  expect(mistakes(text)).toEqual([reason]);
  expect(typography(content([idea('a', { description: text })]))).toMatchObject({
    must: true,
    offenders: [expect.stringMatching(`^0:a, description : ${reason}`)],
  });
});

test('correct typography, times and URLs are accepted', () => {
  const text =
    'C’est «\u00a0bon\u00a0»\u202f! À 18:30\u00a0? Vois https://x.fr/a?b=c;d et j’arrive…';
  expect(mistakes(text)).toEqual([]);
});

test('an idea for one gender without a reason is listed, and a reason of an idea that is not there or is for anybody', () => {
  const ideas = [
    idea('beard', { gender: 'Male' }),
    idea('tandem', { gender: 'Couple' }),
    idea('candle'),
  ];
  const genderReasons = new Set(['0:beard', '0:candle', '0:gone']);
  expect(genderLabels(content(ideas, { genderReasons })).offenders).toEqual([
    '0:tandem « Un cadeau tandem » : Couple',
    '0:candle : une raison sans idée réservée',
    '0:gone : une raison sans idée réservée',
  ]);
});

test('implausible prices and orphan themes are listed', () => {
  const found = content([
    idea('free', { price: 0 }),
    idea('wide', { cheapest: 1000, dearest: 4001 }),
    idea('dear', { price: 20_001 }),
    idea('unknown', { price: null }),
    idea('fine', { cheapest: 1000, dearest: 4000 }),
  ]);
  expect(prices(found).offenders.map((name) => name.replace(/ «.*/, ''))).toEqual(
    ['free', 'wide', 'dear', 'unknown'].map((key) => `0:${key}`),
  );
  expect(orphanThemes(found).offenders).toEqual(['5 « Les moulins »']);
});

test('two ideas with the same short title are listed, whatever its capitals', () => {
  const found = content([
    idea('tea', { shortTitle: 'Trois thés verts' }),
    idea('pot', { shortTitle: 'Théière' }),
    idea('again', { shortTitle: 'Trois Thés verts' }),
    ...[idea('silent'), idea('silent too')],
  ]);
  expect(repeatedShortTitles(found)).toMatchObject({
    must: true,
    offenders: ['« Trois thés verts » : 0:tea, 0:again'],
  });
});

test('an idea without a short title, or with one over 24 characters, is listed', async () => {
  const files = smallCatalogue();
  const shortTitles = ['short_title', 'B'.repeat(25), '', 'C'.repeat(24), 'Jeu de société'];
  files.ideas = files.ideas!.map((line, i) => line.replace(/[^,]*$/, shortTitles[i]!));
  const { findings } = await checkCatalogue(await writeCatalogue(files));
  expect(findings.find(({ title }) => title.startsWith('Idées sans titre court'))).toMatchObject({
    must: false,
    offenders: ['0:bougie « Une bougie parfumée »', '0:the « Une théière japonaise »'],
  });
});

test('ideas that no words of givers name are listed', () => {
  const found = content([idea('tea', { keywords: ['gyokuro'] }), idea('pot')]);
  expect(withoutKeywords(found)).toMatchObject({
    must: false,
    offenders: ['0:pot « Un cadeau pot »'],
  });
});

test('a folder is checked with the labels that its relations derive', async () => {
  const files = smallCatalogue();
  files.question_forms = files.question_forms!.map((line) => line.replace(/1$/, ''));
  const report = await checkCatalogue(await writeCatalogue(files));
  const of = (title: string) => report.findings.find((found) => found.title.startsWith(title))!;
  expect(of('Erreurs').offenders).toEqual([]);
  expect(of('Idées sans mots-clés').offenders.map((name) => name.replace(/ «.*/, ''))).toEqual([
    '0:bougie',
    '0:velo',
  ]);
  // The teapot has the label of Japanese tea, from which that of tea is derived.
  expect(of('Idées de moins de 2 thèmes').offenders.join()).not.toContain('0:the');
  expect(of('Idées qu’aucune réponse').offenders).toHaveLength(2);
  expect(report.ok).toBe(false);
});

test('a folder is checked with the reasons of genders, each of which stands there once', async () => {
  const files = smallCatalogue();
  const reason = '0,velo,protège une tête d’homme';
  files.gender_reasons = ['merchant_id,id_within_merchant,reason', reason, reason];
  const { findings } = await checkCatalogue(await writeCatalogue(files));
  expect(findings[0]?.offenders).toEqual([
    'gender_reasons.csv, ligne 3 : même merchant_id + id_within_merchant que la ligne 2',
  ]);
  expect(findings.find(({ title }) => title.startsWith('Idées réservées'))?.offenders).toEqual([
    '7:A1 « Un jeu de société » : Female',
  ]);
});

test('pictures on another paper than that of their theme are reported with the recipe that they should have', () => {
  const themed = (key: string, image: string, labels: Record<number, Label>) =>
    idea(key, { image, labels });
  const found = papers(
    content([
      themed('a', 'gift.dots.webp', { 2: 'YesIsBetter' }),
      themed('b', 'gift.dots.mist.webp', { 3: 'YesIsBetter' }),
      themed('c', 'gift.dots.fir.webp', { 1: 'YesIsNeeded', 2: 'NoIsBetter' }),
      themed('d', 'A1.webp', { 2: 'YesIsBetter' }),
    ]),
  );
  expect(found.offenders).toEqual(['0:a : gift.dots.mist.webp', '0:c : gift.dots.webp']);
  expect(themesWithoutPaper(content([])).offenders).toEqual([]);
  const questions = QUESTIONS.map((question) => ({ ...question, keywords: [] }));
  expect(themesWithoutPaper(content([], { questions })).offenders).toEqual(['2 « La pêche »']);
});

test('the starter catalogue passes every mandatory check; its ideas have short titles, labels enough to be complete, pictures on the paper of their theme, and a reason where they are for one gender', async () => {
  const { findings } = await checkCatalogue('content/catalogue');
  const failures = findings.filter(({ must, offenders }) => must && offenders.length > 0);
  expect(failures).toEqual([]);
  expect(findings.find(({ title }) => title === 'Articles')?.figure).toBe('26');
  for (const start of [
    'Idées sans titre court',
    `Idées de moins de ${COMPLETE_LABELS} étiquettes`,
    'Idées réservées',
    'Images qui ne sont pas sur le papier',
    'Thèmes principaux sans papier',
  ]) {
    expect(findings.find(({ title }) => title.startsWith(start))?.offenders).toEqual([]);
  }
}, 60_000);

/** What is wrong with an article, changed so, about an idea for people from 20 to 60 years old, which costs 20 €. */
function problemsOf(change: { words?: number; age?: number; budget?: string; link?: string }) {
  const { words = 700, age = 30, budget = '10-30', link = '/articles/autre.html' } = change;
  const block = `\`\`\`ideas\ngender: Female\nage: ${age}\nbudget: ${budget}\nideas: 0:a, 0:a\n\`\`\`\n`;
  const text = `---
title: Un titre
description: ${'Une description '.repeat(8)}
date: 2021-11-14
photo: candle.dots.webp
photoAlt: Une bougie
---

${'mot '.repeat(words - 8).trim()}

## Un

[Un autre](${link})

## Deux

Encore du texte

## Trois

${block}
${block}`;
  const ideas = new Map([['0:a', idea('a', { ageMin: 240, ageMax: 720 })]]);
  return articleProblems(parseArticle('ici', text), text, { routes: new Set(['autre']), ideas });
}

test.each([
  [{}, null],
  [{ words: 400 }, 'mots'],
  [{ age: 19 }, 'pas pour 19 ans'],
  [{ budget: '30-60' }, 'hors budget'],
  [{ link: '/articles/perdu.html' }, 'lien perdu'],
  [{ link: 'https://ailleurs.example/' }, 'lien perdu'],
])('of an article with %j this is reported: %s', (change, problem) => {
  const problems = problemsOf(change);
  if (problem === null) expect(problems).toEqual([]);
  else expect(problems.join()).toContain(problem);
});
