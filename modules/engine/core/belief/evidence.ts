import type { AutomatedAnswer, GivenAnswer } from './facts.ts';
import type { Profile } from './prior.ts';

/** Feedback that changes other ideas' weights, or that removes its own idea. */
export type FeedbackKind =
  | 'HasAlready'
  | 'YouAreClose'
  | 'YouCanDoBetter'
  | 'BadIdea'
  | 'InconsistentIdea'
  | 'IDontKnow'
  | 'GoodIdea';

export type GivenFeedback = { idea: number; kind: FeedbackKind };

/** What the free-text hints match, with a score from 0 to 1; more for an idea whose name is rare. */
export type HintedIdea = { idea: number; score: number };
export type HintedQuestion = { question: number; score: number };

/** All evidence of a session: the belief is a pure function of it. */
export type Evidence = {
  profile: Profile;
  /** Ideas that the hints match. */
  hintedIdeas: readonly HintedIdea[];
  /** Questions that the hints touch upon: soft « yes » evidence. */
  hintedQuestions: readonly HintedQuestion[];
  /** Themes that the hints name: they count as answers, where the visitor's own leave them open. */
  hintedAnswers: readonly GivenAnswer[];
  answers: readonly GivenAnswer[];
  automated: readonly AutomatedAnswer[];
  /** In the order given. GoodIdea only when the search continues. */
  feedbacks: readonly GivenFeedback[];
  /** Ideas shown so far, the current one included: none is shown twice. */
  shown: readonly number[];
};

/** The evidence of a profile alone. */
export function bareEvidence(profile: Profile): Evidence {
  return {
    profile,
    hintedIdeas: [],
    hintedQuestions: [],
    hintedAnswers: [],
    answers: [],
    automated: [],
    feedbacks: [],
    shown: [],
  };
}
