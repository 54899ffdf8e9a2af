import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

test.each([
  ['Lombricomposteur', 'Lom-bri-com-pos-teur'],
  ['Cours d’ornithologue', 'Cours d’orni-tho-logue'],
  ['Carnet d’enregistrement', 'Carnet d’enre-gis-tre-ment'],
  ['Raccommodage', 'Rac-com-mo-dage'],
  ['Télécommande', 'Télé-com-mande'],
  ['Radiographique', 'Radio-gra-phique'],
  ['Bain d’aromatiques', 'Bain d’aro-ma-tiques'],
  ['Montgolfière', 'Mont-gol-fière'],
  ['Un peigne brodé', 'Un peigne brodé'],
])('« %s » may break as « %s »', (text, broken) => {
  expect(hyphenate(text).replaceAll('\u00ad', '-')).toBe(broken);
});
