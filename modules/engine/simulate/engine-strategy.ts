import {
  type AnswerTable,
  BeliefCache,
  bestQuestion,
  buildSnapshot,
  chooseHighlights,
  decide,
  type Evidence,
  type SessionProgress,
  type SnapshotInput,
  STARTING_TABLE,
} from '../core/index.server.ts';
import type { Said, Strategy } from './strategy.ts';

/** The engine, as simulations see it: this file is all they know of the core. */
export type Engine = Strategy & {
  /** The best question, whatever stands for showing an idea; null when none is worth asking. */
  ask(said: Said, seed: number): number | null;
  /** The ideas that would be offered side by side. */
  highlights(said: Said, count: number): number[];
};

export function engineStrategy(input: SnapshotInput, table: AnswerTable = STARTING_TABLE): Engine {
  const beliefs = new BeliefCache(buildSnapshot(input), table);
  const believe = (said: Said) => beliefs.of('visit', evidenceOf(said));
  return {
    name: 'engine',
    next: (said, seed) => decide(believe(said), progressOf(said, seed)),
    ask: (said, seed) => bestQuestion(believe(said), seed)?.question ?? null,
    highlights: (said, count) => chooseHighlights(believe(said), count, 0),
  };
}

/** An answer is never quite impossible, so that it can be taken back. */
const NEVER = 1e-6;
/** What a label adds to the log-odds when it is the whole truth. */
const CERTAIN = 25;

/** A table for games whose labels are certain and whose answers are wrong with a known chance. */
export function certainTable(noise: number): AnswerTable {
  const shifts = [-CERTAIN, -CERTAIN, -CERTAIN, 0, CERTAIN, CERTAIN, CERTAIN, 0];
  return {
    family: shifts,
    theme: shifts,
    subtheme: shifts,
    trait: shifts,
    noise: Math.max(noise, NEVER),
  };
}

function evidenceOf({ profile, events }: Said): Evidence {
  const feedbacks = events.filter((event) => event.kind === 'feedback');
  return {
    profile,
    hintedIdeas: [],
    hintedQuestions: [],
    hintedAnswers: [],
    answers: events.filter((event) => event.kind === 'answer'),
    automated: [],
    feedbacks: feedbacks.map(({ idea, feedback }) => ({ idea, kind: feedback })),
    shown: feedbacks.map(({ idea }) => idea),
  };
}

/** Counted as a stored session counts it. */
function progressOf({ events }: Said, seed: number): SessionProgress {
  const course = { askedInRow: 0, refusedInRow: 0, stepsSinceShownAsQuestion: 0, seed };
  for (const event of events) {
    course.stepsSinceShownAsQuestion++;
    if (event.kind === 'answer') {
      course.askedInRow++;
      continue;
    }
    course.askedInRow = 0;
    if (event.asQuestion) course.stepsSinceShownAsQuestion = 0;
    if (event.feedback === 'GoodIdea') course.refusedInRow = 0;
    else if (event.feedback !== 'IDontKnow') course.refusedInRow++;
  }
  return course;
}
