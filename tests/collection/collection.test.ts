import { expect, test } from 'vitest';
import {
  readDescribedPeople,
  readOtherHints,
  readPeople,
  readQueries,
  readUnanswerable,
} from './collection.ts';

const LISTS = ['Aime', 'N’aime pas', 'A déjà', 'Ferait vraiment plaisir', 'Tomberait à plat'];

test('half of the people and of the queries are held out', () => {
  for (const list of [readPeople(), readQueries(), readUnanswerable()]) {
    const heldOut = list.filter(({ half }) => half === 'held-out');
    // One more of either while people are added.
    expect(Math.abs(2 * heldOut.length - list.length)).toBeLessThanOrEqual(1);
  }
});

test.each(readPeople())('$id can be searched for and judged', (person) => {
  expect(person.price_min).toBeLessThanOrEqual(person.price_max);
  const starts = person.description.split('\n').map((line) => line.split(/ ?[(:]/u)[0]?.trim());
  for (const list of LISTS) expect(starts).toContain(list);
});

test('six other givers type hints of their own for everyone', () => {
  const hintsOf = Map.groupBy(readOtherHints(), ({ person }) => person);
  const people = readPeople();
  expect([...hintsOf.keys()].sort()).toEqual(people.map(({ id }) => id).sort());
  for (const { id, hints } of people) {
    const others = hintsOf.get(id)!.map((other) => other.hints);
    expect(new Set([hints, ...others]).size, id).toBe(7);
  }
});

test('the catalogue names the people of the tuning half, with their age, and only counts the others', () => {
  const described = new Map(readDescribedPeople().map(({ id, name }) => [id, name]));
  const people = readPeople();
  expect([...described.keys()].sort()).toEqual(people.map(({ id }) => id).sort());
  for (const { id, half, gender, age_years } of people) {
    const age = gender === 'Others' && !/\d/.test(described.get(id)!) ? '' : `, ${age_years} ans`;
    expect(described.get(id)).toMatch(
      half === 'tuning' ? new RegExp(`^\\p{Lu}.*${age}$`, 'u') : /^$/,
    );
  }
});
