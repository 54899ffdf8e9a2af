import { expect, test } from 'vitest';
import { progressText } from '../../text.ts';
import { hasClearlyMore, openingWords, roughly, stageWords, unwrappedShare } from './unwrapped.ts';

const VISITS = Array.from({ length: 60 }, (_, visit) => `visit-${visit}`);

test('the parcel is closed while all ideas are equally likely, and open when nine are left', () => {
  expect(unwrappedShare({ inPlay: 900, all: 900 })).toBe(0);
  expect(unwrappedShare({ inPlay: 90, all: 900 })).toBeCloseTo(0.5, 10);
  expect(unwrappedShare({ inPlay: 9, all: 900 })).toBe(1);
  expect(unwrappedShare({ inPlay: 1, all: 900 })).toBe(1);
});

test('in a catalogue of nine ideas or fewer it is open from the beginning', () => {
  expect(unwrappedShare({ inPlay: 9, all: 9 })).toBe(1);
  expect(unwrappedShare({ inPlay: 0, all: 0 })).toBe(1);
});

test.each([
  [1, 1],
  [17, 17],
  [63, 60],
  [197, 200],
  [1249, 1200],
])('%i ideas are said to be roughly %i', (count, said) => {
  expect(roughly(count)).toBe(said);
});

test('visits begin in other words, and what is said twice in a row is said differently', () => {
  for (const [stage, wordings] of progressText.stages.entries()) {
    const said = VISITS.map((sid) => stageWords(stage / progressText.stages.length, sid, 0));
    expect(new Set(said)).toEqual(new Set(wordings));
  }
  expect(progressText.stages.at(-1)).toContain(stageWords(1, 'visit', 0));
  expect(stageWords(1, 'visit', 1)).not.toBe(stageWords(1, 'visit', 0));
});

test('twelve visits with the same hints begin in four ways or more', () => {
  for (const kind of ['question', 'idea'] as const) {
    const said = VISITS.map((sid) => openingWords(kind, sid));
    expect(new Set(said)).toEqual(new Set(progressText.openings[kind]));
    expect(new Set(said.slice(0, 12)).size).toBeGreaterThanOrEqual(4);
  }
});

test('one idea more among a dozen is not said to be a wider search', () => {
  expect(hasClearlyMore(13, 12)).toBe(false);
  expect(hasClearlyMore(20, 12)).toBe(true);
  expect(hasClearlyMore(1, 0)).toBe(true);
});
