import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { importCatalogue } from '../exchange/index.server.ts';
import { matchText } from './queries.server.ts';

const IDEAS = {
  bougie: ['Une bougie parfumée', 'À la cire d’abeille'],
  theiere: ['Une théière japonaise', 'En fonte, pour deux'],
  velo: ['Un casque de vélo', ''],
  jeu: ['Un jeu de société', 'Pour les soirées en famille'],
  cafe: ['Une dégustation de cafés', 'Pour l’amateur de petits noirs'],
  bijou: ['Un bijou gravé', ''],
  rando: ['Des bâtons de randonnée', 'Légers, pour les sentiers'],
  oeno: ['Une initiation à l’œnologie', ''],
  bouger: ['De quoi bouger chez soi', 'Un tapis et des élastiques'],
  indisponible: ['Une montgolfière', ''],
  course: ['Un sac de courses pliant', ''],
  lacets: ['Des lacets pour la course à pied', ''],
  rabot: ['Un rabot pour le travail du bois', ''],
};

const QUESTIONS = [
  '1,Aime le thé ?,TagMain,thé;théière',
  '2,Lit des bandes dessinées ?,TagMain,bd;bande dessinée;manga',
  '3,Aime dessiner ?,TagMain,dessin;dessiner',
  '4,Aime le café ?,TagMain,café;expresso',
  '5,Aime bouger ?,AskStart,bouger;sport',
  '6,Aime les ambiances de bougies ?,TagSecondary,bougie;photophore',
  '7,Aime la science-fiction ?,TagSecondary,science-fiction;sf',
  '8,Bricole souvent ?,GoodToAsk,boîte à outils;perceuse',
  '9,A un télescope ?,GoodToAsk,',
  '10,Court ?,TagSecondary,course à pied;running',
  '11,Aime les belles matières ?,AskOnlyIfNeeded,bois;cuir',
  '12,Joue de la musique ?,TagMain,guitare;piano',
  '13,Menuise ?,TagSecondary,travail du bois',
];

beforeAll(async () => {
  const files = smallCatalogue();
  const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
  files.ideas = [
    files.ideas![0]!,
    ...Object.entries(IDEAS).map(
      ([key, [title = '', description = '']]) =>
        `0,${key},${text(title)},${text(description)},,,${key !== 'indisponible'},candle.dots.webp,x,Unknown,,,2026-01-01,,,`,
    ),
  ];
  files.questions = [files.questions![0]!, ...QUESTIONS.map((line) => `${line},true,,1`)];
  const forms = files.question_forms!.filter((line) => /^(question_id|1,)/.test(line));
  for (let id = 2; id <= QUESTIONS.length; id++) {
    forms.push(...forms.slice(1, 16).map((line) => line.replace(/^1,/, `${id},`)));
  }
  files.question_forms = forms;
  files.question_relations = files.question_relations!.slice(0, 1);
  files.reactions = files.reactions!.slice(0, 1);
  files.cohorts = files.cohorts!.slice(0, 1);
  files.idea_keywords = [
    files.idea_keywords![0]!,
    '0,jeu,cribbage;mille bornes',
    '0,rando,cribbage;GR 20',
  ];
  const result = await importCatalogue(await writeCatalogue(files), { replace: true });
  expect(result).toMatchObject({ ok: true });
});

async function ideasOf(text: string): Promise<string[]> {
  const found = (await matchText(text, 10)).ideas;
  const rows = await db('idea').select('id', 'id_within_merchant');
  for (const { score } of found) expect(score).toSatisfy((s: number) => s > 0 && s <= 1);
  return found.map(({ idea_id }) => rows.find(({ id }) => id === idea_id)!.id_within_merchant);
}

const scored = async (text: string) => (await matchText(text, 10)).ideas;

test('an idea is found by its keywords, less than by its title; a slip in one is corrected', async () => {
  expect(await ideasOf('cribbage')).toEqual(['jeu', 'rando']);
  expect(await ideasOf('cribage')).toEqual(['jeu', 'rando']);
  const [found] = await scored('mille bornes');
  const [titled] = await scored('jeu de société');
  expect(found!.score).toBeLessThan(titled!.score);
  expect(await scored('mille')).not.toContainEqual(expect.objectContaining({ named: true }));
});

test('a French word that no idea has is no slip of one that some have', async () => {
  expect(await ideasOf('rabbot')).toEqual(['rabot']);
  expect(await ideasOf('robot')).toEqual([]);
});

async function questionsOf(text: string): Promise<[number, string][]> {
  const found = (await matchText(text, 0)).questions;
  return found.map(({ question_id, term }) => [question_id, term]);
}

describe('ideas', () => {
  test.each([
    ['bougie parfumee', ['bougie']],
    ['BOUGIES PARFUMÉES', ['bougie']],
    ['bougie parfumé', ['bougie']],
    ['l’amateur de cafes', ['cafe']],
    ["l'amateur de café", ['cafe']],
    ['teiere', ['theiere']],
    ['théieres', ['theiere']],
    ['theière japonnaise', ['theiere']],
    ['vélos', ['velo']],
    ['jeux de sociétés', ['jeu']],
    ['bijoux', ['bijou']],
    ['randonner', ['rando']],
    ['randonees', ['rando']],
    ['oenologie', ['oeno']],
    ['Œnologie', ['oeno']],
    ['soiree en famile', ['jeu']],
    ['bouger', ['bouger']],
    ['montgolfière', []],
    ['bicyclette', ['velo']],
    ['des bicyclettes', ['velo']],
    ['pas de bécane', []],
    ['xyzzy', []],
    ['un cadeau pour une personne qui aime', []],
    ['pas', []],
    ['sans bougie', []],
    ['', []],
    ['% _ \' " \\ : & | ! ( ) <-> * \0', []],
  ])('%j finds %j', async (text, keys) => {
    expect(await ideasOf(text)).toEqual(keys);
  });

  test('a word of the title weighs more than one of the description, all words more than one', async () => {
    expect(await ideasOf('théière bougie en cire')).toEqual(['bougie', 'theiere']);
    const [first, second] = await scored('théière japonaise vélo');
    expect(first!.score).toBeGreaterThan(second!.score);
    expect((await scored('théière japonaise'))[0]!.score).toBe(1);
  });

  test('a word counts once, in however many wordings', async () => {
    const [vélo] = await scored('vélo');
    expect(await scored('vélo bicyclette')).toEqual([vélo]);
  });

  test('a wish counts by itself, however many others there are', async () => {
    const [vélo] = await scored('vélo');
    for (const text of ['vélo, xyzzy', 'thé japonais, vélo, bougie', 'du jardinage et un vélo']) {
      const found = (await matchText(text, 30)).ideas;
      expect(found.find(({ idea_id }) => idea_id === vélo!.idea_id)?.score).toBe(1);
    }
  });

  test('wishes share the limit', async () => {
    const { ideas } = await matchText('bougie ou cafés', 2);
    expect(new Set(ideas.map(({ wish }) => wish)).size).toBe(2);
  });

  test('words of a keyword count together: an idea that lacks one of them hardly counts', async () => {
    expect(await ideasOf('course à pied')).toEqual(['lacets', 'course']);
    const [laces, bag] = await scored('course à pied');
    expect(laces!.score).toBe(1);
    expect(bag!.score).toBeLessThan(0.2);
  });

  test('no more than the limit', async () => {
    expect((await matchText('bougie théière, vélo café', 2)).ideas).toHaveLength(2);
  });

  test('a long text is answered too', async () => {
    expect(await ideasOf(`${'blabla inconnu '.repeat(500)}`)).toEqual([]);
  });
});

describe('what was not understood', () => {
  test.each([
    ['thé, xyzzy', ['xyzzy']],
    ['Elle aime le patin à vapeur et le café', ['patin à vapeur']],
    ['course à pied, télescope, bougie', []],
    ['ma mère, 60 ans', []],
    ['pas de xyzzy', ['pas de xyzzy']],
    // No idea that can be had, no theme.
    ['montgolfière', ['montgolfière']],
    ['', []],
  ])('of %j is %j', async (text, missed) => {
    expect((await matchText(text, 10)).missed).toEqual(missed);
  });
});

describe('questions', () => {
  test.each<[string, [number, string][]]>([
    ['elle aime le thé', [[1, 'thé']]],
    ['une Théiere', [[1, 'Théiere']]],
    ['des bandes dessinées', [[2, 'bandes dessinées']]],
    ['bande-dessinee', [[2, 'bande-dessinee']]],
    ['il adore dessiner', [[3, 'dessiner']]],
    [
      'BD et expressos',
      [
        [2, 'BD'],
        [4, 'expressos'],
      ],
    ],
    ['une bougie', [[6, 'bougie']]],
    ['bouger', [[5, 'bouger']]],
    ['science fiction', [[7, 'science fiction']]],
    ['sa boite à outil', [[8, 'boite à outil']]],
    ['des bédés', [[2, 'bédés']]],
    ['outils', []],
    ['course à pied', [[10, 'course à pied']]],
    ['courses', []],
    ['de la guitarre', [[12, 'guitare']]],
    ['du piano, de la guitare', [[12, 'piano et guitare']]],
    ['travail, du bois', []],
    [
      'guitare, travail du bois',
      [
        [12, 'guitare'],
        [13, 'travail du bois'],
      ],
    ],
    ['un bol en bois, du cuir', []],
    ['un télescope', [[9, 'télescope']]],
    ['pas de café mais du thé', [[1, 'thé']]],
    ['je ne sais pas', []],
    ['', []],
  ])('%j mentions %j', async (text, questions) => {
    expect(await questionsOf(text)).toEqual(questions);
  });

  test('a keyword counts more than a word of the sentence', async () => {
    const [keyword, word] = (await matchText('manga, télescope', 0)).questions;
    expect(keyword).toMatchObject({ question_id: 2, score: 1 });
    expect(word!.score).toBeLessThan(1);
  });
});
