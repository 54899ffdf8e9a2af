import { fold } from './fold.ts';

// Words of every day and the ones that titles, descriptions and keywords have; one word each, whatever its number.
// What merely goes together (« popcorn » and « cinéma ») is said by the keywords of the catalogue's questions.
const GROUPS = `
  ciné cinéma
  télé télévision
  photo photographie
  vélo bicyclette
  resto restaurant
  apéro apéritif
  déco décoration
  ordi ordinateur
  bouquin livre
  bd bédé
  rando randonnée
  muscu musculation
  expo exposition
  fringue vêtement habit
  godasse chaussure
  pinard vin
  choco chocolat
  toutou chien
  matou minou chat
  bagnole voiture auto
  mug tasse
  thermos isotherme
  doudou peluche
  smartphone téléphone
  zik musique music
  jogging footing running
  polar policier thriller
  mangaka manga
  bricolo bricolage bricoler
  cuistot cuisinier
  écolo écologie écologique
  rétro vintage
  perso personnalisé
  relax détente relaxation
  collier pendentif
  christmas xmas noël
  mamie mamy
  bibine binouze bière
  ornitho ornithologie oiseau
  belotte belote
`;

const SYNONYMS = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((line) => {
      const group = line.trim().split(' ');
      return group.map((word) => [fold(word), group.filter((other) => other !== word)] as const);
    }),
);

/** Words that mean the same as a visitor's word, none for most. */
export function synonymsOf(own: string): readonly string[] {
  const word = fold(own);
  return SYNONYMS.get(word) ?? SYNONYMS.get(word.replace(/[sx]$/, '')) ?? [];
}
