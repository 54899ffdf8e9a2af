/** Small catalogues written by name, for the engine's tests; nothing else may import this. */
import type { Belief } from './belief.ts';
import { Beliefs } from './beliefs.ts';
import { buildSnapshot } from './build.ts';
import type { Evidence, FeedbackKind } from './evidence.ts';
import type { IdeaInput, RelationKind } from './input.ts';
import { STARTING_TABLE } from './likelihood.ts';
import type { Course } from './policy.ts';
import { CATEGORY, RECIPIENT, type Snapshot } from './snapshot.ts';

type Fixture = {
  /** Labels from -3 (NoIsNeeded) to 3 (YesIsNeeded) by question name. */
  ideas: Record<string, { labels?: Record<string, number> } & Partial<IdeaInput>>;
  questions: Record<string, keyof typeof CATEGORY>;
  relations?: readonly (readonly [string, RelationKind, string])[];
  twins?: readonly (readonly [string, string])[];
};

/** A compiled fixture, and the way from its names to the engine's indices. */
export type Named = {
  snapshot: Snapshot;
  idea: (name: string) => number;
  question: (name: string) => number;
};

export const ORDINARY: IdeaInput = {
  price: 3000,
  ageMin: 192,
  ageMax: 1188,
  recipient: RECIPIENT.Unknown,
  available: true,
  seasonal: false,
  rating: null,
  shown: 0,
  accepted: 0,
};

export function compile({ ideas, questions, relations = [], twins = [] }: Fixture): Named {
  const ideaNames = Object.keys(ideas);
  const questionNames = Object.keys(questions);
  const idea = (name: string) => ideaNames.indexOf(name);
  const question = (name: string) => questionNames.indexOf(name);
  const labels = Object.entries(ideas).flatMap(([name, { labels: own = {} }]) =>
    Object.entries(own).map(([asked, value]) => [idea(name), question(asked), value + 3] as const),
  );
  const snapshot = buildSnapshot({
    ideas: Object.values(ideas).map(({ labels: _, ...own }) => ({ ...ORDINARY, ...own })),
    questions: Object.values(questions).map((category) => ({
      category: CATEGORY[category],
      yes: 0,
      no: 0,
      unknown: 0,
    })),
    relations: relations.map(([from, kind, to]) => ({
      from: question(from),
      kind,
      to: question(to),
    })),
    labels: {
      idea: Uint32Array.from(labels, ([i]) => i),
      question: Uint16Array.from(labels, ([, q]) => q),
      label: Uint8Array.from(labels, ([, , label]) => label),
    },
    twins: twins.map(([a, b]) => [idea(a), idea(b)] as const),
    kin: [],
  });
  return { snapshot, idea, question };
}

/** What a session knows, by name. An adult of 30 with 20 to 100 euros, unless said otherwise. */
export function know(
  { idea, question }: Named,
  {
    answers = {},
    hints = [],
    feedbacks = [],
    shown = [],
    profile = {},
  }: {
    answers?: Record<string, number>;
    /** Themes that the hints name. */
    hints?: readonly string[];
    feedbacks?: readonly (readonly [string, FeedbackKind])[];
    shown?: readonly string[];
    profile?: Partial<Evidence['profile']>;
  } = {},
): Evidence {
  return {
    profile: {
      recipient: RECIPIENT.Female,
      ageMonths: 360,
      priceMin: 2000,
      priceMax: 10_000,
      christmas: false,
      ...profile,
    },
    hintedIdeas: [],
    hintedQuestions: [],
    hintedAnswers: hints.map((name) => ({ question: question(name), value: 1 })),
    answers: Object.entries(answers).map(([name, value]) => ({ question: question(name), value })),
    automated: [],
    feedbacks: feedbacks.map(([name, kind]) => ({ idea: idea(name), kind })),
    shown: shown.map(idea),
  };
}

/** What the engine believes who hears all the evidence at once. */
export function believe(snapshot: Snapshot, evidence: Evidence): Belief {
  return new Beliefs(snapshot, STARTING_TABLE).of('session', evidence);
}

/** The chance of each idea to please; all 0 when none is left. */
export function posterior({ weight, total, snapshot }: Belief): number[] {
  const chances = Array.from(weight.subarray(0, snapshot.ideaCount));
  return total === 0 ? chances : chances.map((w) => w / total);
}

export const FRESH: Course = {
  askedInRow: 0,
  refusedInRow: 0,
  stepsSinceShownAsQuestion: 0,
  seed: 1,
};
