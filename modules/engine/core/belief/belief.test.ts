import { describe, expect, test } from 'vitest';
import {
  beliefOf,
  compile,
  evidenceOf,
  type NamedCatalogue,
  posterior,
} from '#tests/fixtures/named-catalogue.ts';
import { RECIPIENT } from '../snapshot/snapshot.ts';
import type { Evidence, FeedbackKind } from './evidence.ts';

const shelf = compile({
  ideas: {
    teapot: { labels: { tea: 3, home: 1 } },
    'tea box': { labels: { tea: 2, home: 1 } },
    'better teapot': { labels: { tea: 3, home: 1 }, price: 6000 },
    'cheap teapot': { labels: { tea: 3, home: 1 }, price: 500 },
    tent: { labels: { tea: -1, home: -2, outdoors: 3 } },
    surprise: {},
  },
  questions: { tea: 'TagMain', home: 'AskStart', outdoors: 'TagMain' },
});

const chance = (named: NamedCatalogue, idea: string, evidence: Evidence) =>
  posterior(beliefOf(named.snapshot, evidence))[named.idea(idea)]!;

const logWeight = (named: NamedCatalogue, idea: string, evidence: Evidence) =>
  Math.log(beliefOf(named.snapshot, evidence).weight[named.idea(idea)]!);

describe('answers', () => {
  test('a yes raises the ideas that it is better for, the more strongly the stronger their label', () => {
    const before = evidenceOf(shelf);
    const after = evidenceOf(shelf, { answers: { tea: 1 } });
    const gain = (idea: string) => logWeight(shelf, idea, after) - logWeight(shelf, idea, before);
    expect(gain('teapot')).toBeGreaterThan(gain('tea box'));
    expect(gain('tea box')).toBeGreaterThan(0);
    expect(gain('surprise')).toBe(0);
    expect(gain('tent')).toBeLessThan(0);
  });

  test('« je ne sais pas » lowers what is for an interest, by less than « sans doute pas »', () => {
    const weight = (tea: number) =>
      logWeight(shelf, 'teapot', evidenceOf(shelf, { answers: { tea } }));
    const before = logWeight(shelf, 'teapot', evidenceOf(shelf));
    expect(weight(0)).toBeLessThan(before);
    expect(weight(0)).toBeGreaterThan(weight(-0.5));
  });

  test('« je ne sais pas » of anything else changes nothing', () => {
    const traits = compile({
      ideas: { lamp: { labels: { quiet: 2 } }, drum: { labels: { quiet: -2 } } },
      questions: { quiet: 'GoodToAsk' },
    });
    const unknown = evidenceOf(traits, { answers: { quiet: 0 } });
    expect(chance(traits, 'lamp', unknown)).toBe(chance(traits, 'lamp', evidenceOf(traits)));
  });

  test('a probable answer counts for half', () => {
    const full = logWeight(shelf, 'teapot', evidenceOf(shelf, { answers: { tea: -1 } }));
    const half = logWeight(shelf, 'teapot', evidenceOf(shelf, { answers: { tea: -0.5 } }));
    const none = logWeight(shelf, 'teapot', evidenceOf(shelf));
    expect(half - none).toBeCloseTo((full - none) / 2, 12);
  });

  test('one wrong answer does not outweigh two right ones', () => {
    const wrong = evidenceOf(shelf, { answers: { outdoors: -1, tea: -1, home: -1 } });
    expect(chance(shelf, 'tent', wrong)).toBeGreaterThan(chance(shelf, 'teapot', wrong));
  });
});

describe('profile', () => {
  const shop = compile({
    ideas: {
      fits: {},
      'for children': { ageMin: 36, ageMax: 120 },
      'for teenagers': { ageMin: 144, ageMax: 216 },
      'sold out': { available: false },
      'for him': { recipient: RECIPIENT.Male },
      'for christmas': { seasonal: true },
    },
    questions: { any: 'GoodToAsk' },
  });

  test('an idea made for children is never proposed for an adult', () => {
    expect(logWeight(shop, 'for children', evidenceOf(shop))).toBe(-Infinity);
  });

  test('an unavailable idea is out', () => {
    expect(logWeight(shop, 'sold out', evidenceOf(shop))).toBe(-Infinity);
  });

  test('an idea for another recipient stays far behind', () => {
    expect(chance(shop, 'for him', evidenceOf(shop))).toBeLessThan(
      chance(shop, 'fits', evidenceOf(shop)) / 50,
    );
    const him = evidenceOf(shop, { profile: { recipient: RECIPIENT.Male } });
    expect(chance(shop, 'for him', him)).toBeGreaterThan(chance(shop, 'fits', him));
  });

  test('a Christmas idea is proposed for Christmas only', () => {
    const christmas = evidenceOf(shop, { profile: { christmas: true } });
    expect(chance(shop, 'for christmas', christmas)).toBeGreaterThan(
      chance(shop, 'fits', christmas),
    );
    expect(chance(shop, 'for christmas', evidenceOf(shop))).toBeLessThan(
      chance(shop, 'fits', evidenceOf(shop)),
    );
  });
});

describe('feedback', () => {
  const afterFeedback = (kind: FeedbackKind) =>
    evidenceOf(shelf, { shown: ['teapot'], feedbacks: [['teapot', kind]] });
  const gain = (idea: string, kind: FeedbackKind) =>
    logWeight(shelf, idea, afterFeedback(kind)) - logWeight(shelf, idea, evidenceOf(shelf));

  test('« presque » raises close ideas more than « il l’a déjà »', () => {
    expect(gain('tea box', 'YouAreClose')).toBeGreaterThan(gain('tea box', 'HasAlready'));
    expect(gain('tea box', 'HasAlready')).toBeGreaterThan(0);
  });

  test('« tu peux faire mieux » lowers close ideas, those of better quality less', () => {
    expect(gain('tea box', 'YouCanDoBetter')).toBeLessThan(0);
    expect(gain('cheap teapot', 'YouCanDoBetter')).toBeLessThan(
      gain('better teapot', 'YouCanDoBetter'),
    );
    expect(gain('surprise', 'YouCanDoBetter')).toBe(0);
  });

  test('a bad idea lowers close ideas and leaves the others', () => {
    expect(gain('tea box', 'BadIdea')).toBeLessThan(0);
    expect(gain('surprise', 'BadIdea')).toBe(0);
  });

  test('feedback « inconsistent » changes no other idea', () => {
    for (const idea of ['tea box', 'tent', 'surprise']) {
      expect(gain(idea, 'InconsistentIdea')).toBe(0);
      expect(gain(idea, 'IDontKnow')).toBe(0);
    }
  });

  test('after any feedback, the shown idea is not proposed again', () => {
    for (const kind of ['BadIdea', 'HasAlready', 'IDontKnow', 'GoodIdea'] as const) {
      expect(logWeight(shelf, 'teapot', afterFeedback(kind))).toBe(-Infinity);
    }
  });
});
