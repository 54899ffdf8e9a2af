import { LRUCache } from 'lru-cache';
import {
  type Evidence,
  type FeedbackKind,
  type Profile,
  RECIPIENT,
  type SessionProgress,
  type Wish,
} from '../core/index.server.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import { mentionsBeginner } from '../recipient-words.ts';
import { type CatalogueSnapshot, indexOfId, type ReadQuestion } from '../snapshot/index.server.ts';
import {
  boostRareTerms,
  ideasOfPreciseWords,
  ideasOnTheme,
  isStated,
  preciseWishes,
} from './hinted-ideas.ts';
import { automatedAnswers, type Recipient, withoutDismissedOccasion } from './rules.ts';
import type { HintMatches, SessionRow } from './session.store.server.ts';
import type { GivenFeedback, SessionState } from './state.ts';

type QuestionHint = HintMatches['questions'][number];

/** The evidence of a state, and what it was drawn from besides: one move asks for the same several times. */
type KnownEvidence = { version: number; row: SessionRow; evidence: Evidence };

/** By catalogue, the states that evidence was asked of last. */
const known = new WeakMap<CatalogueSnapshot, LRUCache<SessionState, KnownEvidence>>();
const KNOWN_MAX = 100;

/** A session in the engine's terms; what the catalogue no longer has is left out. */
export function evidenceOf(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): Evidence {
  const { version } = catalogue.core;
  const ofCatalogue = known.get(catalogue) ?? new LRUCache({ max: KNOWN_MAX });
  known.set(catalogue, ofCatalogue);
  const last = ofCatalogue.get(state);
  if (last?.version === version && last.row === row) return last.evidence;
  const evidence = readEvidence(catalogue, row, state);
  ofCatalogue.set(state, { version, row, evidence });
  return evidence;
}

function readEvidence(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): Evidence {
  const idea = (id: number) => indexOfId(catalogue.ideaIds, id);
  const question = (id: number) => catalogue.questionIndex.get(id) ?? -1;
  const { ideas, questions: hints } = hintsOf(catalogue, row, state);
  const hintedIdeas = ideasOfPreciseWords(catalogue, ideas, hints);
  return {
    ...knownAnswers(catalogue, row, state),
    profile: profileOf(withoutDismissedOccasion(catalogue, row, state)),
    hintedIdeas: boostRareTerms(
      catalogue,
      ideasOnTheme(catalogue, hintedIdeas, hints, mentionsBeginner(row.hints ?? '')),
      hints,
    ),
    hintedQuestions: hints
      .filter((hint) => !isStated(catalogue, hint))
      .map(({ question_id, score }) => ({ question: question(question_id), score })),
    feedbacks: state.feedbacks
      .filter(speaksOfOthers)
      .map(({ idea_id, feedback }) => ({ idea: idea(idea_id), kind: feedback as FeedbackKind }))
      .filter((given) => given.idea >= 0),
    shown: state.shown.map(idea).filter((index) => index >= 0),
  };
}

/** The part of a catalogue that tells which questions are answered: `knownAnswers` needs no ideas. */
export type QuestionsWithRules = Pick<CatalogueSnapshot, 'questionIndex' | 'automated'> & {
  questions: readonly Pick<ReadQuestion, 'category_name'>[];
};

/** The answers of the visitor, of the hints and of the rules that may hold, before any follows from another. */
export function knownAnswers(
  catalogue: QuestionsWithRules,
  row: Recipient & Pick<SessionRow, 'hint_matches'>,
  state: Pick<SessionState, 'answers' | 'dismissed' | 'dismissedHints'>,
): Pick<Evidence, 'answers' | 'hintedAnswers' | 'automated'> {
  const question = (id: number) => catalogue.questionIndex.get(id) ?? -1;
  const hints = hintsOf(catalogue, row, state);
  return {
    answers: state.answers
      .map(({ question_id, answer }) => ({
        question: question(question_id),
        value: ANSWER_VALUE[answer],
      }))
      .filter((given) => given.question >= 0),
    hintedAnswers: [
      ...hints.questions
        .filter((hint) => isStated(catalogue, hint))
        .map((hint) => ({ ...hint, value: ANSWER_VALUE.Yes })),
      ...hints.refused.map((hint) => ({ ...hint, value: ANSWER_VALUE.No })),
    ].map(({ question_id, value }) => ({ question: question(question_id), value })),
    automated: automatedAnswers(
      catalogue,
      withoutDismissedOccasion(catalogue, row, state),
      state.dismissed,
    ),
  };
}

/**
 * What the hints of a session match, as far as the catalogue still has it, without what the visitor dismissed and the ideas
 * of the wishes that named it.
 */
function hintsOf(
  { questionIndex }: QuestionsWithRules,
  { hint_matches }: Pick<SessionRow, 'hint_matches'>,
  { dismissedHints }: Pick<SessionState, 'dismissedHints'>,
): Required<Pick<HintMatches, 'ideas' | 'questions' | 'refused'>> {
  const { ideas, questions, refused = [] } = hint_matches ?? { ideas: [], questions: [] };
  const dismissed = [...questions, ...refused].filter(({ question_id }) =>
    dismissedHints.includes(question_id),
  );
  // Of the questions that the same words name, one stands for all.
  const terms = new Set(dismissed.map(({ term }) => term));
  const gone = new Set(questions.filter(({ term }) => terms.has(term)).map(({ wish }) => wish));
  const remaining = (hints: readonly QuestionHint[]) =>
    hints.filter(({ term, question_id }) => !terms.has(term) && questionIndex.has(question_id));
  return {
    ideas: ideas.filter(({ wish }) => !gone.has(wish)),
    questions: remaining(questions),
    refused: remaining(refused),
  };
}

export function profileOf(recipient: Recipient): Profile {
  return {
    recipient: RECIPIENT[recipient.gender],
    ageMonths: recipient.age_months,
    priceMin: recipient.price_min_cents,
    priceMax: recipient.price_max_cents,
    christmas: recipient.occasion === 'christmas',
  };
}

/**
 * Whether a feedback says something of other ideas. One that was proposed, kept and gone on from does not: the next may be for
 * another wish.
 */
function speaksOfOthers({ feedback, proposed }: GivenFeedback): boolean {
  return feedback !== 'GoodIdea' || !proposed;
}

/** What the hints of a session wish for, apart from broad interests. */
export function hintedWishes(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): Wish[] {
  const { ideas, questions } = hintsOf(catalogue, row, state);
  const stated = questions.filter((hint) => isStated(catalogue, hint));
  return preciseWishes(catalogue, stated, ideas);
}

export function progressOf(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): SessionProgress {
  const last = state.moves.at(-1);
  const asksForMore = last?.kind === 'feedback' && last.feedback === 'YouAreClose';
  const closeTo = asksForMore ? indexOfId(catalogue.ideaIds, last.idea_id) : -1;
  return {
    closeTo: closeTo < 0 ? undefined : closeTo,
    askedInRow: state.answeredInRow,
    unknownInRow: state.unknownInRow,
    refusedInRow: state.refusedInRow,
    stepsSinceShownAsQuestion: state.stepsSinceShownAsQuestion,
    seed: row.seed,
    wishes: hintedWishes(catalogue, row, state),
  };
}
