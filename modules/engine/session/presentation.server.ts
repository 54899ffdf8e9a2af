import { findIdeas, type StoredIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey, type Idea, isTag } from '#modules/catalogue/shared.ts';
import { explainIdea, knownFrom } from '../core/index.server.ts';
import type { AnsweredQuestion, AskedQuestion, JudgedIdea, ProposedIdea } from '../protocol.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import { type CatalogueSnapshot, indexOfId } from '../snapshot/index.server.ts';
import { evidenceOf } from './evidence.ts';
import { hintReason, themeReasons } from './hint-reasons.ts';
import { type InferredAnswer, inferredAnswers, wordsOfAllHints, wordsOfHints } from './inferred.ts';
import type { SessionRow } from './session.store.server.ts';
import type { SessionState } from './state.ts';

/** A question as the visitor reads it; null when the catalogue no longer has it. */
export function presentQuestion(
  catalogue: CatalogueSnapshot,
  { gender }: SessionRow,
  questionId: number,
): AskedQuestion | null {
  const question = catalogue.questions[catalogue.questionIndex.get(questionId) ?? -1];
  const forms = catalogue.forms.get(questionId);
  if (!question || !forms) return null;
  return {
    id: questionId,
    content: forms[gender].interrogative,
    category: question.category_name,
    is_tag: isTag(question.category_name),
    allow_doubt: question.allow_doubt,
  };
}

/** The visitor's own answers, each as the statement it amounts to (with a question mark, when unknown). */
export function presentAnswers(
  catalogue: CatalogueSnapshot,
  { gender }: Pick<SessionRow, 'gender'>,
  answers: SessionState['answers'],
): AnsweredQuestion[] {
  return answers.flatMap(({ question_id, answer }) => {
    const forms = catalogue.forms.get(question_id)?.[gender];
    if (!forms) return [];
    const value = ANSWER_VALUE[answer];
    const content =
      value > 0 ? forms.affirmative : value < 0 ? forms.negative : `${forms.affirmative}\u00a0?`;
    return [{ question_id, content, answer }];
  });
}

/** The visitor's feedback on ideas, each with how many answers came before; ideas that are gone are left out. */
export async function presentJudged(
  catalogue: CatalogueSnapshot,
  moves: SessionState['moves'],
): Promise<JudgedIdea[]> {
  let after = 0;
  const given = moves.flatMap((move) => {
    if (move.kind === 'feedback') return [{ ...move, after }];
    after += 1;
    return [];
  });
  const ideas = await findKnownIdeas(catalogue, [...new Set(given.map(({ idea_id }) => idea_id))]);
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  return given.flatMap(({ idea_id, feedback, after }) => {
    const idea = byId.get(idea_id);
    return idea ? [{ key: idea.key, title: idea.title, feedback, after }] : [];
  });
}

/** Answers that the visitor did not give: a theme that the hints name or refuse, in their own words, or a statement. */
export function presentInferred(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): AnsweredQuestion[] {
  const terms = wordsOfAllHints(row.hint_matches);
  const wordsOf = ({ question_id, answer }: InferredAnswer) => {
    const term = terms.get(question_id)!;
    return answer === 'No' ? refusalSaid(term) : hintReason(term);
  };
  return inferredAnswers(catalogue, row, state).flatMap((inferred) => {
    const { origin, question_id, answer, supposed } = inferred;
    return presentAnswers(catalogue, row, [{ question_id, answer }]).map((answered) => ({
      ...answered,
      ...(origin === 'hint' && { content: wordsOf(inferred) }),
      origin,
      ...(supposed && { supposed }),
    }));
  });
}

/** Ideas as the visitor sees them, with the reasons for each; those that are gone are left out. */
export async function presentIdeas(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
  ideaIds: readonly number[],
): Promise<ProposedIdea[]> {
  if (ideaIds.length === 0) return [];
  const ideas = await findKnownIdeas(catalogue, ideaIds);
  const reasonsOf = reasonsIn(catalogue, row, state);
  return ideas.map(({ id, ...idea }) => ({
    ...idea,
    reasons: reasonsOf(id),
    ...(isBelow(row.price_min_cents, idea) && { below_budget: true }),
  }));
}

/** Whether an idea costs less than a least price, whichever version it is; false where its price is unknown. */
function isBelow(least: number, { price, price_max = price ?? least }: Idea): boolean {
  return price_max < least;
}

/** What speaks for an idea in a state of a session, in the visitor's words. */
export function reasonsIn(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): (ideaId: number) => string[] {
  const evidence = evidenceOf(catalogue, row, state);
  const known = knownFrom(catalogue.beliefs, evidence);
  const answers = state.answers.filter(({ question_id }) =>
    catalogue.questionIndex.has(question_id),
  );
  const terms = wordsOfHints(row.hint_matches?.questions);
  const reasonOf = themeReasons(catalogue, { ideas: row.hint_matches?.ideas ?? [] }, row.gender);
  return (ideaId) => {
    const index = indexOfId(catalogue.ideaIds, ideaId);
    const reasons = index < 0 ? [] : explainIdea(known, evidence, index);
    const texts = reasons.flatMap((reason) => {
      if (reason.kind === 'hint') {
        const question_id = catalogue.questions[reason.question]!.id;
        const term = terms.get(question_id);
        return term === undefined ? [] : reasonOf({ question_id, term }, ideaId);
      }
      const { question_id, answer } = answers[reason.answer]!;
      const about = catalogue.questions[reason.about]!.id;
      const forms = catalogue.forms.get(about)![row.gender];
      const value = ANSWER_VALUE[answer];
      // What follows from an answer is a « yes ».
      const isYes = value > 0 || about !== question_id;
      const text = isYes ? forms.affirmative : forms.negative;
      return Math.abs(value) < 1 ? `${text} (plutôt)` : text;
    });
    return [...new Set(texts)];
  };
}

/** Ideas in the order asked for; what was read once is cached until the catalogue changes. */
export async function findKnownIdeas(
  { core, ideas, ideaIdByKey }: CatalogueSnapshot,
  ideaIds: readonly number[],
): Promise<StoredIdea[]> {
  const { version } = core;
  // Looked up before others are read: those may evict them.
  const known = new Map(ideaIds.map((id) => [id, ideas.get(id)]));
  const read = await findIdeas(ideaIds.filter((id) => !known.get(id)));
  for (const idea of read) {
    // An idea that changed while it was read is read again next time.
    if (core.version === version) ideas.set(idea.id, idea);
    ideaIdByKey.set(formatIdeaKey(idea.key), idea.id);
  }
  const fresh = new Map(read.map((idea) => [idea.id, idea]));
  return ideaIds.flatMap((id) => fresh.get(id) ?? known.get(id) ?? []);
}

/** That the visitor's words say what is not wanted. */
function refusalSaid(term: string): string {
  return `Tu as dit «\u00a0${term}\u00a0»`;
}
