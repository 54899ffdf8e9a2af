import type { Belief } from './belief.ts';
import type { Evidence } from './evidence.ts';

/** What speaks for an idea: one of the visitor's answers (by index), or a question that hints name. */
export type Reason =
  | { kind: 'answer'; answer: number; weight: number }
  | { kind: 'hint'; question: number; weight: number };

const REASONS_MAX = 3;
/** Log weight under which an answer says nothing worth naming. */
const AUDIBLE = 0.05;

/** The up to three answers or hints that raise an idea most, the strongest first. */
export function explainIdea(
  { snapshot, model, facts, baseRate }: Belief,
  { answers, hintedAnswers, hintedQuestions }: Evidence,
  idea: number,
): Reason[] {
  const bySource = new Float64Array(answers.length + hintedAnswers.length);
  const hinted = new Map(hintedQuestions.map(({ question, score }) => [question, score]));
  const reasons: Reason[] = [];
  const start = snapshot.firstGroup[idea]! << 3;
  for (let k = start; k < start + snapshot.labelCount[idea]!; k++) {
    const question = snapshot.codes[k]! >> 3;
    const label = snapshot.codes[k]! & 7;
    const weigh = (value: number) => model.evidence(question, value, baseRate[question]!, label);
    const source = facts.source[question]!;
    if (source >= 0) bySource[source]! += weigh(facts.value[question]!);
    else if (!facts.known[question] && hinted.has(question)) {
      reasons.push({ kind: 'hint', question, weight: weigh(hinted.get(question)!) });
    }
  }
  bySource.forEach((weight, source) => {
    const hint = hintedAnswers[source - answers.length];
    reasons.push(
      hint
        ? { kind: 'hint', question: hint.question, weight }
        : { kind: 'answer', answer: source, weight },
    );
  });
  return reasons
    .filter(({ weight }) => weight > AUDIBLE)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, REASONS_MAX);
}
