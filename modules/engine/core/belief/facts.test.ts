import { describe, expect, test } from 'vitest';
import { compile, evidenceOf } from '#tests/fixtures/named-catalogue.ts';
import { labelOf } from '../snapshot/labels.ts';
import { deriveFacts, mayAsk, sessionBaseRates } from './facts.ts';

const related = compile({
  ideas: { any: {} },
  questions: {
    drinks: 'GoodToAsk',
    wine: 'TagMain',
    tasting: 'TagSecondary',
    cellar: 'GoodToAsk',
    flat: 'GoodToAsk',
    garden: 'GoodToAsk',
    mower: 'GoodToAsk',
    cheese: 'TagMain',
    picnic: 'TagMain',
  },
  relations: [
    ['tasting', 'implies', 'wine'],
    ['wine', 'implies', 'drinks'],
    ['drinks', 'noImplies', 'wine'],
    ['wine', 'noImplies', 'tasting'],
    ['wine', 'refines', 'tasting'],
    ['wine', 'impliesCanAsk', 'cellar'],
    ['flat', 'impliesNot', 'garden'],
    ['garden', 'noImplies', 'mower'],
    ['flat', 'impliesCannotAsk', 'mower'],
    ['wine', 'makesLikely', 'cheese'],
    ['cheese', 'makesLikely', 'picnic'],
  ],
});
const q = related.question;
const factsOf = (answers: Record<string, number>) =>
  deriveFacts(related.snapshot, evidenceOf(related, { answers }));

describe('relations', () => {
  test('implies is followed to the end of the chain', () => {
    const facts = factsOf({ tasting: 1 });
    expect(facts.value[q('wine')]).toBe(1);
    expect(facts.value[q('drinks')]).toBe(1);
  });

  test('a no travels along noImplies, also after impliesNot', () => {
    expect(factsOf({ drinks: -1 }).value[q('tasting')]).toBe(-1);
    expect(factsOf({ flat: 1 }).value[q('mower')]).toBe(-1);
  });

  test('a probable answer implies a probable one', () => {
    expect(factsOf({ tasting: 0.5 }).value[q('drinks')]).toBe(0.5);
  });

  test('what the visitor said wins over what follows from it', () => {
    const facts = factsOf({ drinks: -1, wine: 1 });
    expect(facts.value[q('wine')]).toBe(1);
    expect(facts.value[q('drinks')]).toBe(-1);
  });

  test('« je ne sais pas » answers a question without implying anything', () => {
    const facts = factsOf({ tasting: 0 });
    expect(facts.known[q('tasting')]).toBe(1);
    expect(facts.known[q('wine')]).toBe(0);
  });

  test('a finer question, and one that needs a yes first, wait for that yes', () => {
    for (const waiting of ['tasting', 'cellar']) {
      expect(mayAsk(related.snapshot, factsOf({}), q(waiting))).toBe(false);
      expect(mayAsk(related.snapshot, factsOf({ wine: 1 }), q(waiting))).toBe(true);
    }
  });

  test('impliesCannotAsk forbids after a yes only', () => {
    expect(mayAsk(related.snapshot, factsOf({ flat: 0.5 }), q('mower'))).toBe(false);
    expect(mayAsk(related.snapshot, factsOf({ flat: -1 }), q('mower'))).toBe(true);
  });

  test('makesLikely raises the base rate, less with each step', () => {
    const { baseRate } = related.snapshot.header;
    const rates = sessionBaseRates(related.snapshot, factsOf({ wine: 1 }));
    expect(rates[q('cheese')]).toBeGreaterThan(rates[q('picnic')]!);
    expect(rates[q('picnic')]).toBeGreaterThan(baseRate[q('picnic')]!);
    expect(rates[q('flat')]).toBe(baseRate[q('flat')]);
  });

  test('an idea inherits the label of a finer question unless it has its own', () => {
    const { snapshot } = compile({
      ideas: { sencha: { labels: { japan: 3 } }, mug: { labels: { japan: 2, tea: -1 } } },
      questions: { japan: 'TagSecondary', tea: 'TagMain' },
      relations: [['japan', 'createsReaction', 'tea']],
    });
    const labels = [0, 1].map((idea) => [0, 1].map((asked) => labelOf(snapshot, idea, asked) - 3));
    expect(labels).toEqual([
      [3, 3],
      [2, -1],
    ]);
  });
});

describe('themes that the hints name', () => {
  test('are answers: they open finer questions, and what follows from them is known', () => {
    const known = evidenceOf(related, { answers: { flat: 1 }, hints: ['wine'] });
    const facts = deriveFacts(related.snapshot, known);
    expect(facts.value[q('wine')]).toBe(1);
    expect(facts.value[q('drinks')]).toBe(1);
    expect(facts.source[q('drinks')]).toBe(1);
    expect(mayAsk(related.snapshot, facts, q('tasting'))).toBe(true);
  });

  test('give way to what the visitor says, and to what follows from it', () => {
    for (const [name, value] of [
      ['wine', -1],
      ['drinks', -1],
      ['wine', 0],
    ] as const) {
      const answers = { [name]: value };
      const facts = deriveFacts(
        related.snapshot,
        evidenceOf(related, { answers, hints: ['wine'] }),
      );
      expect(facts.value[q('wine')]).toBe(value);
      expect(facts.source[q('wine')]).toBe(0);
    }
  });

  test('win over automated answers', () => {
    const rules = [{ when: [], question: q('wine'), value: -1 }];
    const facts = deriveFacts(related.snapshot, {
      ...evidenceOf(related, { hints: ['wine'] }),
      automated: rules,
    });
    expect(facts.value[q('wine')]).toBe(1);
  });
});

describe('automated answers', () => {
  test('a rule answers before the question is asked, and what follows from it is known', () => {
    const rules = [
      { when: [{ question: q('flat'), yes: true }], question: q('tasting'), value: 1 },
    ];
    const known = { ...evidenceOf(related, { answers: { flat: 1 } }), automated: rules };
    const facts = deriveFacts(related.snapshot, known);
    expect(facts.value[q('tasting')]).toBe(1);
    expect(facts.value[q('drinks')]).toBe(1);
    expect(facts.source[q('drinks')]).toBe(-1);
  });

  test('a rule never overrules the visitor', () => {
    const rules = [{ when: [], question: q('wine'), value: 1 }];
    const known = { ...evidenceOf(related, { answers: { wine: -1 } }), automated: rules };
    const facts = deriveFacts(related.snapshot, known);
    expect(facts.value[q('wine')]).toBe(-1);
  });
});
