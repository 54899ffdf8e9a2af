import { type Database, db } from '#modules/platform/index.server.ts';
import { matchText } from '../matching/index.server.ts';
import { type Label, labelStrength } from '../vocabulary.ts';
import { selectLabelsOf, selectQuestions } from './first-questions.store.server.ts';

/** A question in its own wording, and the label that an idea may have on it; null when nothing suggests one. */
export type FirstQuestion = { id: number; content: string; label: Label | null };

/** How many ideas with the same words are asked. */
const NEIGHBOURS = 12;
/** What a keyword in the idea's own words counts, beside neighbours, whose shares sum up to 1. */
const KEYWORD = 0.75;
/** A label is filled in where neighbours with so much of their weight agree on its direction. */
const AGREEMENT = 0.5;

/**
 * Questions that matter most for an idea that the catalogue does not have yet, best first: those that its words name by a
 * keyword, and those that ideas with the same words are labelled on. Each label is that of such ideas, weighted by how well
 * their words match (weighted nearest neighbours).
 *
 * @param also a question that comes first, whatever the words; left out when there is no such question.
 */
export async function firstQuestions(
  described: { title: string; description: string; content: string },
  { limit, also }: { limit: number; also: number | null },
  database: Database = db,
): Promise<FirstQuestion[]> {
  const { title, description } = described;
  const { ideas, questions } = await matchText(`${title}. ${description}`, NEIGHBOURS, database);
  const labels = await selectLabelsOf(
    database,
    ideas.map(({ idea_id }) => idea_id),
  );
  const total = ideas.reduce((sum, { score }) => sum + score, 0);
  const shareOf = new Map(ideas.map(({ idea_id, score }) => [idea_id, score / total]));
  const votes = new Map<number, Map<Label, number>>();
  for (const { idea_id, question_id, label } of labels) {
    const own = votes.get(question_id) ?? new Map<Label, number>();
    own.set(label, (own.get(label) ?? 0) + (shareOf.get(idea_id) ?? 0));
    votes.set(question_id, own);
  }
  const scores = new Map([...votes].map(([id, own]) => [id, sum(own.values())]));
  for (const { question_id, score } of questions) {
    scores.set(question_id, (scores.get(question_id) ?? 0) + KEYWORD * score);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
  const wanted = [...new Set(also === null ? ranked : [also, ...ranked])].slice(0, limit);
  const contents = new Map(
    (await selectQuestions(database, wanted)).map(({ id, content }) => [id, content]),
  );
  return wanted.flatMap((id) => {
    const content = contents.get(id);
    return content === undefined ? [] : [{ id, content, label: agreedLabel(votes.get(id)) }];
  });
}

/** The label that most neighbours have in the direction that most of them have. */
function agreedLabel(votes: ReadonlyMap<Label, number> | undefined): Label | null {
  const signed = [...(votes ?? [])].map(([label, share]) => ({
    ...{ label, share },
    direction: Math.sign(labelStrength(label)),
  }));
  for (const direction of [1, -1]) {
    const agreeing = signed.filter((vote) => vote.direction === direction);
    if (sum(agreeing.map(({ share }) => share)) < AGREEMENT) continue;
    return agreeing.reduce((best, vote) => (vote.share > best.share ? vote : best)).label;
  }
  return null;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
