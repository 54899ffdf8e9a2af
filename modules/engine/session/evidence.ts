import type { Category } from '#modules/catalogue/shared.ts';
import {
  type Evidence,
  type FeedbackKind,
  isBetterByYes,
  isInterest,
  type Profile,
  RECIPIENT,
  type SessionProgress,
} from '../core/index.server.ts';
import { ANSWER_VALUE, type Feedback } from '../protocol.ts';
import { type CatalogueSnapshot, indexOfId, type ReadQuestion } from '../snapshot/index.server.ts';
import { automatedAnswers, type Recipient, withoutDismissedOccasion } from './rules.ts';
import type { HintMatches, SessionRow } from './session.store.server.ts';
import type { SessionState } from './state.ts';

type QuestionHint = HintMatches['questions'][number];

/** Categories of questions to which a whole keyword in the hints is a « yes »: an interest, an occasion, « retraité », « un chat ». */
const STATED_CATEGORIES: ReadonlySet<Category> = new Set([
  'AskStart',
  'TagMain',
  'TagSecondary',
  'GoodToAsk',
]);
const WHOLE_KEYWORD = 1;
/**
 * Factor of a match of words where the wish names a theme that the idea does not have (« couture », and gloves with fine seams),
 * unless it names the idea by a word of its own (« un hamac pour le jardin »).
 */
const OFF_THEME_FACTOR = 0.2;
/** Factor of a match of words where the wish only names a broad interest: « sport » does not ask for the ideas with that word. */
const BROAD_INTEREST_FACTOR = 0.3;

/** A session in the engine's terms; what the catalogue no longer has is left out. */
export function evidenceOf(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): Evidence {
  const idea = (id: number) => indexOfId(catalogue.ideaIds, id);
  const question = (id: number) => catalogue.questionIndex.get(id) ?? -1;
  const { ideas: hintedIdeas, questions: hints } = hintsOf(catalogue, row, state);
  return {
    ...knownAnswers(catalogue, row, state),
    profile: profileOf(withoutDismissedOccasion(catalogue, row, state)),
    hintedIdeas: ideasOnTheme(catalogue, hintedIdeas, hints),
    hintedQuestions: hints
      .filter((hint) => !isStated(catalogue, hint))
      .map(({ question_id, score }) => ({ question: question(question_id), score })),
    feedbacks: state.feedbacks
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

/**
 * The ideas that a text names; a wish that names a theme or a need prefers the ideas of that, and the theme to the need: a
 * « bijou fait main » is no fishing fly tied by hand.
 */
export function ideasOnTheme(
  catalogue: CatalogueSnapshot,
  ideas: HintMatches['ideas'],
  questions: HintMatches['questions'],
): Evidence['hintedIdeas'] {
  const themes = Map.groupBy(
    questions.filter((hint) => isStated(catalogue, hint)),
    ({ wish }) => wish,
  );
  return ideas
    .map(({ idea_id, ...match }) => ({ idea: indexOfId(catalogue.ideaIds, idea_id), ...match }))
    .filter(({ idea }) => idea >= 0)
    .map(({ idea, score, wish, named }) => {
      const own = themes.get(wish);
      const interests = own?.filter((hint) => namesInterest(catalogue, hint)) ?? [];
      const asked = interests.length > 0 ? interests : own;
      const onTheme = hasOneTheme(catalogue, idea, asked) ? 1 : OFF_THEME_FACTOR;
      const broad = isBroad(catalogue, own) ? BROAD_INTEREST_FACTOR : 1;
      return { idea, score: named ? score : score * onTheme * broad };
    });
}

/** Whether a wish names nothing but questions to start with, which stand for a family of themes. */
function isBroad(
  { questions, questionIndex }: CatalogueSnapshot,
  named: readonly QuestionHint[] | undefined,
): boolean {
  if (!named) return false;
  return named.every(
    ({ question_id }) => questions[questionIndex.get(question_id)!]!.category_name === 'AskStart',
  );
}

/** Whether an idea has one of the themes that a wish names; true for any idea where it names none. One that is predicted counts. */
function hasOneTheme(
  { core, questionIndex }: CatalogueSnapshot,
  idea: number,
  themes: readonly QuestionHint[] | undefined,
): boolean {
  // An idea without labels may have any.
  if (!themes || core.labelCount[idea] === 0) return true;
  return themes.some(({ question_id }) =>
    isBetterByYes(core, idea, questionIndex.get(question_id)!),
  );
}

function namesInterest(
  { core, questionIndex }: CatalogueSnapshot,
  { question_id }: QuestionHint,
): boolean {
  return isInterest(core.header.category[questionIndex.get(question_id)!]!);
}

function isStated(
  { questions, questionIndex }: QuestionsWithRules,
  { question_id, score }: QuestionHint,
): boolean {
  const question = questions[questionIndex.get(question_id)!]!;
  return isWhole({ score }) && STATED_CATEGORIES.has(question.category_name);
}

/** Whether a text names a question by a whole keyword. */
export function isWhole({ score }: Pick<QuestionHint, 'score'>): boolean {
  return score >= WHOLE_KEYWORD;
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

/** Feedback that asks for another idea like this one: « presque », and a good one that is gone on from. */
const ASKS_FOR_MORE: readonly Feedback[] = ['YouAreClose', 'GoodIdea'];

export function progressOf(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): SessionProgress {
  const last = state.moves.at(-1);
  const asksForMore = last?.kind === 'feedback' && ASKS_FOR_MORE.includes(last.feedback);
  const closeTo = asksForMore ? indexOfId(catalogue.ideaIds, last.idea_id) : -1;
  return {
    closeTo: closeTo < 0 ? undefined : closeTo,
    askedInRow: state.answeredInRow,
    refusedInRow: state.refusedInRow,
    stepsSinceShownAsQuestion: state.stepsSinceShownAsQuestion,
    seed: row.seed,
  };
}
