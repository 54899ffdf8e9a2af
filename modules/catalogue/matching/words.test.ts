import { expect, test } from 'vitest';
import { withoutDependants } from './read-as.ts';
import { isBareRequest, typedWords } from './words.ts';

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
  ['films noir et blanc, thé et café', ['films noir blanc', 'thé', 'café']],
  ['Rick & Morty', ['Rick Morty']],
  ['films de cape et d’épée', ['films cape épée']],
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
  ['une boîte de sablés', 'biscuit', 'sablés'],
  ['il a mal au dos', 'lombalgie', 'mal au dos'],
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
  ['le voisin qui nous a gardé le chat', 'le voisin qui nous a gardé le     '],
  ['remercier un voisin, a gardé mon chat', 'remercier un voisin, a gardé mon     '],
  ['il promène les chiens du refuge', 'il promène les chiens du refuge'],
  ['nourrit les chats du quartier', 'nourrit les chats du quartier'],
])('of %j, %j is about the recipient', (text, about) => {
  expect(withoutDependants(text)).toBe(about);
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

/** What a text says of what is not wanted, each word with the words that refuse it. */
const refusals = (text: string) =>
  typedWords(text).flatMap(({ own, start, end, refusal }) =>
    refusal ? [[own, text.slice(Math.min(start, refusal.start), Math.max(end, refusal.end))]] : [],
  );

test.each<[string, [named: string, said: string][]]>([
  ['pas de cuisine', [['cuisine', 'pas de cuisine']]],
  ['elle n’aime pas le sport', [['sport', 'n’aime pas le sport']]],
  ['n’aime pas trop les jeux', [['jeux', 'n’aime pas trop les jeux']]],
  ['pas fan de thé', [['thé', 'pas fan de thé']]],
  ['il déteste les gadgets', [['gadgets', 'déteste les gadgets']]],
  ['elle a horreur du camping', [['camping', 'a horreur du camping']]],
  ['surtout pas de bijoux', [['bijoux', 'pas de bijoux']]],
  ['allergique aux animaux', [['animaux', 'allergique aux animaux']]],
  ['rien de technologique', [['technologique', 'rien de technologique']]],
  ['tout sauf des fleurs', [['fleurs', 'tout sauf des fleurs']]],
  ['a déjà trop de livres', [['livres', 'déjà trop de livres']]],
  ['a trop de livres', [['livres', 'trop de livres']]],
  ['plus de bougies', [['bougies', 'plus de bougies']]],
  ['elle ne veut plus de bibelots', [['bibelots', 'ne veut plus de bibelots']]],
  ['n’aime pas qu’on lui offre du vin', [['vin', 'n’aime pas qu’on lui offre du vin']]],
])('%j refuses %j', (text, expected) => {
  expect(refusals(text)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['il ne cuisine pas', ['cuisine']],
  ['elle cuisine pas', ['cuisine']],
  ['il ne lit jamais', ['lire']],
  ['ne porte pas de bijoux', ['bijoux']],
  ['il ne boit pas de café', ['café']],
  ['il ne cuisine pas et jardine', ['cuisine']],
  ['ne lit ni ne peint', ['peint']],
  ['lit pas', ['lire']],
  ['jardine, lit jamais', ['lire']],
  ['bois pas de café', ['café']],
  ['porte pas les bijoux', ['bijoux']],
  ['sport pas trop', ['sport']],
  ['adore le thé mais cuisine pas', ['cuisine']],
])('of a verb and what it is about, %j refuses %j', (text, named) => {
  expect(refusals(text).map(([own]) => own)).toEqual(named);
});

test.each<[string, string[]]>([
  ['pas de gadgets, de livres ou de mugs', ['gadgets', 'livres', 'mugs']],
  ['n’aime ni le thé ni le café', ['thé', 'café']],
  ['pas de foot et de rugby', ['foot', 'rugby']],
  ['pas de vin, du thé', ['vin']],
  ['pas de vin mais du thé', ['vin']],
  ['pas de vin elle préfère le thé', ['vin']],
  ['pas de vin, adore le thé', ['vin']],
  ['pas de vin pour ma mère qui adore le thé', ['vin']],
  ['pas de vin pour ma mère', ['vin']],
  ['sans écran pour un ado', ['écran']],
  ['rien de cucul ado fille', ['cucul']],
  ['pas de parfum femme 40 ans', ['parfum']],
  ['pas d’accessoires pour la cuisine', ['accessoires', 'cuisine']],
])('a refusal holds as long as it is said: %j refuses %j', (text, named) => {
  expect(refusals(text).map(([own]) => own)).toEqual(named);
});

test.each([
  ['le thé, c’est pas son truc', 'thé'],
  ['le yoga, très peu pour lui', 'yoga'],
  ['le sport : non', 'sport'],
  ['déco non merci', 'déco'],
  ['le chocolat, elle n’aime pas', 'chocolat'],
])('%j refuses after it was named: %j', (text, named) => {
  expect(refusals(text)).toEqual([[named, text]]);
});

test.each([
  ['un bijou pas cher', ['bijou']],
  ['un sac pas trop grand', ['sac']],
  ['sac pas trop grand', ['sac']],
  ['champignon', ['champignon']],
  ['appareil photo canon, thé', ['appareil', 'photo', 'canon', 'thé']],
  ['dessine pas mal', ['dessine']],
  ['pas seulement la cuisine', ['cuisine']],
  ['pas que la cuisine', ['cuisine']],
  ['un apéro sans chichis', ['apéro']],
  ['un casque sans fil', ['casque']],
  ['pourquoi pas un livre', ['livre']],
  ['ne peut pas vivre sans musique', ['musique']],
  ['ne se lasse pas du thé', ['thé']],
  ['n’a jamais fait de plongée', ['plongée']],
  ['rien de tel que le vélo', ['vélo']],
  ['non fumeur, thé', ['thé']],
  ['films d’horreur', ['films']],
  ['aucune idée pour ma mère passionnée de yoga', ['yoga']],
  ['je n’ai pas d’idée pour mon père qui aime le vélo', ['vélo']],
  ['pas d’inspiration pour mon père jardinier', ['jardinier']],
  ['je n’y connais rien en vin', ['vin']],
  ['il n’a besoin de rien aime le vin', ['vin']],
  ['n’a pas d’autre passion que le foot', ['foot']],
  ['pas de passion à part le foot', ['foot']],
  ['jamais assez de livres', ['livres']],
  ['boit trop de café', ['café']],
  ['aime plus le thé que tout', ['thé']],
  ['n’a pas encore de vélo', []],
])('%j refuses nothing and mentions %j', (text, words) => {
  expect([refusals(text), kept(text)]).toEqual([[], words]);
});

test.each([
  ['je ne sais pas s’il aime le vin', []],
  ['je sais pas quoi lui offrir, il aime le vin', ['vin']],
  ['je ne sais pas quoi offrir à ma sœur qui aime le thé', ['thé']],
  ['je sais pas que prendre pour un fan de vin', ['vin']],
  ['tennis depuis vingt ans', ['tennis']],
])(
  'what the giver does not know, and for how long, says nothing: %j mentions %j',
  (text, words) => {
    expect([refusals(text), kept(text)]).toEqual([[], words]);
  },
);

test.each([
  ['il lit', 'lire'],
  ['elle court', 'trail'],
  ['court le dimanche', 'trail'],
  ['un grand lit', 'lit'],
  ['un roman court', 'court'],
  ['court métrage', 'court'],
  ['court de tennis', 'court'],
])('a verb is read as one: %j has %j', (text, read) => {
  expect(typedWords(text).map(({ own }) => own)).toContain(read);
});
