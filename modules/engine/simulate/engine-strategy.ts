import {
  type AnswerTable,
  BeliefCache,
  bestQuestion,
  buildSnapshot,
  chooseHighlights,
  decide,
  type Evidence,
  NEW_PROGRESS,
  type SessionProgress,
  type SnapshotInput,
  STARTING_TABLE,
} from '../core/index.server.ts';
import type { Strategy, VisitHistory } from './strategy.ts';

/** The engine as simulations use it: only this file imports the core. */
export type Engine = Strategy & {
  /** The best question, should no idea be shown instead; null when none is worth asking. */
  ask(history: VisitHistory, seed: number): number | null;
  /** The ideas that would be offered side by side. */
  highlights(history: VisitHistory, count: number): number[];
};

export function engineStrategy(input: SnapshotInput, table: AnswerTable = STARTING_TABLE): Engine {
  const beliefs = new BeliefCache(buildSnapshot(input), table);
  const beliefOf = (history: VisitHistory) => beliefs.of('visit', evidenceOf(history));
  return {
    name: 'engine',
    next: (history, seed) => decide(beliefOf(history), progressOf(history, seed)),
    ask: (history, seed) => bestQuestion(beliefOf(history), seed)?.question ?? null,
    highlights: (history, count) => chooseHighlights(beliefOf(history), count, 0),
  };
}

/** The least noise: no answer is impossible. */
const MIN_NOISE = 1e-6;
/** What a label adds to the log-odds when it is certain. */
const CERTAIN_SHIFT = 25;

/** A table for games whose labels are certain and whose answers are wrong with a known chance. */
export function certainTable(noise: number): AnswerTable {
  const shifts = [
    -CERTAIN_SHIFT,
    -CERTAIN_SHIFT,
    -CERTAIN_SHIFT,
    0,
    CERTAIN_SHIFT,
    CERTAIN_SHIFT,
    CERTAIN_SHIFT,
    0,
  ];
  return {
    family: shifts,
    theme: shifts,
    subtheme: shifts,
    trait: shifts,
    noise: Math.max(noise, MIN_NOISE),
  };
}

function evidenceOf({ profile, events }: VisitHistory): Evidence {
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
function progressOf({ events }: VisitHistory, seed: number): SessionProgress {
  const progress = { ...NEW_PROGRESS, seed };
  for (const event of events) {
    progress.stepsSinceShownAsQuestion++;
    if (event.kind === 'answer') {
      progress.askedInRow++;
      if (event.value === 0) progress.unknownInRow++;
      continue;
    }
    progress.askedInRow = 0;
    progress.unknownInRow = 0;
    if (event.asQuestion) progress.stepsSinceShownAsQuestion = 0;
    if (event.feedback === 'GoodIdea') progress.refusedInRow = 0;
    else if (event.feedback !== 'IDontKnow') progress.refusedInRow++;
  }
  return progress;
}
