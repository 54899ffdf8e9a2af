import {
  countIdeasByLabels,
  measureSearches,
  type QuestionTotals,
  totalQuestions,
} from '#modules/engine/insight/index.server.ts';
import { separation } from '#modules/engine/insight/shared.ts';
import {
  type Disagreement,
  disagreementByQuestion,
} from '#modules/moderation/reactions/index.server.ts';
import { profileOf, readStats } from '../searches/filters.ts';
import type { QuestionRow } from './question-table.tsx';

/** Lower ends of the ranges that ideas are counted in by their labels. */
const LABEL_RANGES = [0, 1, 5, 10, 20, 40];

/** A question that was answered so often and tells less than this separates nothing. */
const USELESS = { answers: 50, below: 0.1 };

/** The questions that were asked, with what their answers tell, and how contributors disagree on each. */
export async function readQuestions(parameters: URLSearchParams) {
  const [totals, disagreements] = await Promise.all([
    totalQuestions(profileOf(readStats(parameters).values)),
    disagreementByQuestion(),
  ]);
  const byQuestion = new Map(disagreements.map((each) => [each.question_id, each]));
  const questions = totals.map((total) => rowOf(total, byQuestion.get(total.question_id)));
  return { questions, disagreements };
}

function rowOf(total: QuestionTotals, disagreement: Disagreement | undefined): QuestionRow {
  const { yes, probably_yes, unknown, probably_no, no, asked } = total;
  const answers = yes + probably_yes + unknown + probably_no + no;
  const part = (count: number, whole: number) => (whole > 0 ? count / whole : null);
  return {
    id: total.question_id,
    question: total.content || `n° ${total.question_id}`,
    asked,
    yes: part(yes + probably_yes, answers),
    no: part(no + probably_no, answers),
    unknown: part(unknown, answers),
    undone: total.undone,
    left: total.left_at,
    accepted: part(total.accepted, asked),
    labels: total.labels,
    separation: separation(total),
    disagreement: disagreement ? part(disagreement.disagreeing, disagreement.pairs) : null,
  };
}

/** What the screen shows above the questions. */
export async function qualityFigures(
  parameters: URLSearchParams,
  { questions, disagreements }: Awaited<ReturnType<typeof readQuestions>>,
) {
  const { filter, per } = readStats(parameters);
  const measures = ['unknown_share', 'inconsistent_share'] as const;
  const [[total], groups, ideas] = await Promise.all([
    measureSearches({ by: [], of: measures, filter }),
    measureSearches({ by: [per], of: measures, filter }),
    countIdeasByLabels(LABEL_RANGES),
  ]);
  const sum = (read: (each: Disagreement) => number) =>
    disagreements.reduce((all, each) => all + read(each), 0);
  const pairs = sum((each) => each.pairs);
  return {
    total: total?.of ?? null,
    groups,
    ideas: ideas.map(({ from, ideas: count }, index) => ({
      ...rangeNames(from, LABEL_RANGES[index + 1]),
      ideas: count,
    })),
    pairs,
    disagreement: pairs > 0 ? sum((each) => each.disagreeing) / pairs : null,
    useless: questions.filter(
      ({ asked, separation: part }) =>
        asked >= USELESS.answers && part !== null && part < USELESS.below,
    ).length,
  };
}

/** What a range is called, and how a drawing names it. */
function rangeNames(from: number, next: number | undefined): { range: string; label: string } {
  if (next === undefined) return { range: `${from} et plus`, label: `${from}\u00a0+` };
  if (next === from + 1) return { range: String(from), label: String(from) };
  return { range: `${from} à ${next - 1}`, label: `${from}–${next - 1}` };
}
