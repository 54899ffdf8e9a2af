/** Random catalogues and sessions for property tests of the engine's core. */
import fc from 'fast-check';
import type { Evidence, FeedbackKind } from '#modules/engine/core/belief/evidence.ts';
import type { SessionProgress } from '#modules/engine/core/choice/policy.ts';
import type { RelationKind, SnapshotInput } from '#modules/engine/core/snapshot/input.ts';

const RELATION_KINDS: RelationKind[] = [
  'implies',
  'impliesNot',
  'impliesCanAsk',
  'impliesCannotAsk',
  'noImplies',
  'refines',
  'makesLikely',
  'createsReaction',
];
const FEEDBACK_KINDS: FeedbackKind[] = [
  'HasAlready',
  'YouAreClose',
  'YouCanDoBetter',
  'BadIdea',
  'InconsistentIdea',
  'IDontKnow',
  'GoodIdea',
];

const idea = fc.record({
  price: fc.oneof(fc.constant(-1), fc.integer({ min: 500, max: 30_000 })),
  priceRange: fc.option(
    fc.tuple(fc.integer({ min: 500, max: 9000 }), fc.integer({ min: 9000, max: 30_000 })),
    { nil: undefined },
  ),
  ageMin: fc.integer({ min: 0, max: 600 }),
  ageMax: fc.integer({ min: 100, max: 1200 }),
  recipient: fc.integer({ min: 0, max: 4 }),
  available: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  seasonal: fc.boolean(),
  forBeginners: fc.boolean(),
  rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
  shown: fc.constant(20),
  accepted: fc.integer({ min: 0, max: 20 }),
});

const question = fc.record({
  category: fc.integer({ min: 0, max: 6 }),
  yes: fc.integer({ min: 0, max: 50 }),
  no: fc.integer({ min: 0, max: 50 }),
  unknown: fc.integer({ min: 0, max: 50 }),
});

const index = (count: number) => fc.integer({ min: 0, max: count - 1 });

/** Catalogues of up to 12 ideas and 9 questions with every kind of label and relation. */
export const arbitraryCatalogue: fc.Arbitrary<SnapshotInput> = fc
  .record({
    ideas: fc.array(idea, { minLength: 1, maxLength: 12, size: 'max' }),
    questions: fc.array(question, { minLength: 1, maxLength: 9, size: 'max' }),
  })
  .chain(({ ideas, questions }) => {
    const pairs = fc.uniqueArray(
      fc
        .tuple(index(ideas.length), index(ideas.length))
        .filter(([a, b]) => a < b)
        .map(([a, b]) => [a, b] as const),
      { maxLength: ideas.length > 1 ? 3 : 0, selector: ([a, b]) => a * 100 + b },
    );
    const twoIdeas = ideas.length > 1 ? pairs : fc.constant([]);
    const relation = fc.record({
      from: index(questions.length),
      kind: fc.constantFrom(...RELATION_KINDS),
      to: index(questions.length),
    });
    return fc.record({
      ideas: fc.constant(ideas),
      questions: fc.constant(questions),
      relations: fc
        .uniqueArray(relation, {
          maxLength: 14,
          selector: ({ from, kind, to }) => `${from} ${kind} ${to}`,
        })
        .map((relations) => relations.filter(({ from, to }) => from !== to)),
      labels: fc
        .uniqueArray(
          fc.record({
            idea: index(ideas.length),
            question: index(questions.length),
            // Labels, and predictions.
            label: fc.oneof(
              { weight: 3, arbitrary: fc.integer({ min: 0, max: 6 }) },
              fc.integer({ min: 8, max: 15 }),
            ),
          }),
          {
            maxLength: 60,
            size: 'max',
            selector: (label) => label.idea * 100 + label.question,
          },
        )
        .map((labels) => ({
          idea: Uint32Array.from(labels, (label) => label.idea),
          question: Uint16Array.from(labels, (label) => label.question),
          label: Uint8Array.from(labels, (label) => label.label),
        })),
      twins: twoIdeas,
      nearDuplicates: twoIdeas,
    });
  });

/** Everything a session over a catalogue may know. */
export function arbitraryEvidence({ ideas, questions }: SnapshotInput): fc.Arbitrary<Evidence> {
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  const questionIndex = index(questions.length);
  const value = fc.constantFrom(1, 0.5, 0, -0.5, -1);
  return fc.record({
    profile: fc.record({
      recipient: fc.integer({ min: 0, max: 4 }),
      ageMonths: fc.integer({ min: 180, max: 1200 }),
      priceMin: fc.constant(2000),
      priceMax: fc.integer({ min: 2000, max: 20_000 }),
      christmas: fc.boolean(),
    }),
    hintedIdeas: fc.uniqueArray(fc.record({ idea: index(ideas.length), score }), {
      maxLength: 2,
      selector: (hint) => hint.idea,
    }),
    hintedQuestions: fc.uniqueArray(fc.record({ question: questionIndex, score }), {
      maxLength: 2,
      selector: (hint) => hint.question,
    }),
    hintedAnswers: fc.uniqueArray(fc.record({ question: questionIndex, value: fc.constant(1) }), {
      maxLength: 3,
      selector: (answer) => answer.question,
    }),
    answers: fc.uniqueArray(fc.record({ question: questionIndex, value }), {
      maxLength: 5,
      selector: (answer) => answer.question,
    }),
    automated: fc.array(
      fc.record({
        when: fc.array(fc.record({ question: questionIndex, yes: fc.boolean() }), { maxLength: 2 }),
        question: questionIndex,
        value: fc.constantFrom(1, 0.5, -0.5, -1),
      }),
      { maxLength: 2 },
    ),
    feedbacks: fc.array(
      fc.record({ idea: index(ideas.length), kind: fc.constantFrom(...FEEDBACK_KINDS) }),
      { maxLength: 3 },
    ),
    shown: fc.uniqueArray(index(ideas.length), { maxLength: 3 }),
  });
}

/** A catalogue with a session over it. */
export const arbitrarySession = arbitraryCatalogue.chain((catalogue) =>
  fc.record({
    catalogue: fc.constant(catalogue),
    evidence: arbitraryEvidence(catalogue),
    progress: fc.record({
      askedInRow: fc.integer({ min: 0, max: 16 }),
      unknownInRow: fc.integer({ min: 0, max: 16 }),
      refusedInRow: fc.integer({ min: 0, max: 13 }),
      stepsSinceShownAsQuestion: fc.integer({ min: 0, max: 9 }),
      seed: fc.integer(),
    }) satisfies fc.Arbitrary<SessionProgress>,
  }),
);
