import { expect, test } from 'vitest';
import { cardMessages } from './card-messages.ts';
import { type CardOccasion, cardOccasion } from './occasion.ts';
import { OCCASION_MESSAGES, THEME_MESSAGES } from './text.ts';

const FORGE = { title: 'Un sécateur forgé' };
const NOVEL = { title: 'Un roman de science-fiction primé' };

test('three messages are for the occasion', () => {
  expect(cardMessages(FORGE, { occasion: 'thanks', isSeveral: false })).toEqual(
    OCCASION_MESSAGES.thanks.map((each) => (typeof each === 'string' ? each : each[0])),
  );
});

test('the last of them is about the gift where its title says what it is, but for a sad occasion', () => {
  const lastFor = (occasion: CardOccasion) =>
    cardMessages(NOVEL, { occasion, isSeveral: false })[2];
  expect(lastFor('birthday')).toBe(THEME_MESSAGES.reading);
  expect(lastFor('hardTimes')).toBe(OCCASION_MESSAGES.hardTimes[2]);
});

test('several people are addressed as « vous »', () => {
  const messages = Object.keys(OCCASION_MESSAGES).flatMap((occasion) =>
    cardMessages(FORGE, { occasion: occasion as CardOccasion, isSeveral: true }),
  );
  expect(
    messages.filter((text) =>
      /(?<!\p{L})(?:tu|te|toi|tes|ton|ta)(?!\p{L})|(?<!\p{L})t’/iu.test(text),
    ),
  ).toEqual([]);
});

test('the occasion is what was answered yes, a hard time before a birthday', () => {
  expect(cardOccasion([])).toBe('justBecause');
  expect(cardOccasion([{ question_id: 225, answer: 'No' }])).toBe('justBecause');
  const birthday = { question_id: 225, answer: 'Yes' } as const;
  expect(cardOccasion([birthday, { question_id: 267, answer: 'Yes' }])).toBe('birthday');
  expect(cardOccasion([birthday, { question_id: 268, answer: 'Yes' }])).toBe('hardTimes');
});
