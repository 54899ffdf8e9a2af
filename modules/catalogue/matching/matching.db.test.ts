import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { importCatalogue } from '../exchange/commands.server.ts';
import { matchIdeas, matchQuestions } from './queries.server.ts';

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
];

beforeAll(async () => {
  const files = smallCatalogue();
  const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
  files.ideas = [
    files.ideas![0]!,
    ...Object.entries(IDEAS).map(
      ([key, [title = '', description = '']]) =>
        `0,${key},${text(title)},${text(description)},,,${key !== 'indisponible'},candle.dots.webp,x,Unknown,,,2026-01-01`,
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
  const result = await importCatalogue(await writeCatalogue(files), { replace: true });
  expect(result).toMatchObject({ ok: true });
});

async function ideasOf(text: string): Promise<string[]> {
  const found = await matchIdeas(text, 10);
  const rows = await db('idea').select('id', 'id_within_merchant');
  for (const { score } of found) expect(score).toSatisfy((s: number) => s > 0 && s <= 1);
  return found.map(({ idea_id }) => rows.find(({ id }) => id === idea_id).id_within_merchant);
}

async function questionsOf(text: string): Promise<[number, string][]> {
  const found = await matchQuestions(text);
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
    expect(await ideasOf('théière ou bougie en cire')).toEqual(['bougie', 'theiere']);
    const [first, second] = await matchIdeas('théière japonaise ou vélo', 10);
    expect(first!.score).toBeGreaterThan(second!.score);
    expect((await matchIdeas('théière japonaise', 10))[0]!.score).toBe(1);
  });

  test('a word is said once, in however many wordings', async () => {
    const [vélo] = await matchIdeas('vélo', 1);
    expect(await matchIdeas('vélo bicyclette', 1)).toEqual([vélo]);
  });

  test('no more than the limit', async () => {
    expect(await matchIdeas('bougie théière vélo café', 2)).toHaveLength(2);
  });

  test('a long text is answered too', async () => {
    expect(await ideasOf(`${'blabla inconnu '.repeat(500)}`)).toEqual([]);
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
    ['un télescope', [[9, 'télescope']]],
    ['pas de café mais du thé', [[1, 'thé']]],
    ['je ne sais pas', []],
    ['', []],
  ])('%j speaks of %j', async (text, questions) => {
    expect(await questionsOf(text)).toEqual(questions);
  });

  test('a keyword says more than a word of the sentence', async () => {
    const [keyword, word] = await matchQuestions('manga, télescope');
    expect(keyword).toMatchObject({ question_id: 2, score: 1 });
    expect(word!.score).toBeLessThan(1);
  });
});
