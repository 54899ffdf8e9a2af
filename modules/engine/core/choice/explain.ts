import type { Belief } from '../belief/belief.ts';
import type { BeliefCache } from '../belief/belief-cache.ts';
import type { Evidence } from '../belief/evidence.ts';
import { deriveFacts, sessionBaseRates } from '../belief/facts.ts';
import { isInterest } from '../belief/likelihood.ts';
import { codesOf, labelOf } from '../snapshot/labels.ts';
import { certainDirection, LABEL_VALUE } from '../snapshot/predictions.ts';
import { CATEGORY, LABEL_BITS, LABEL_MASK, type Snapshot } from '../snapshot/snapshot.ts';

/**
 * What is in favour of an idea: one of the visitor's answers (by index), or a question that hints name. An answer is `about` its own
 * question, or about one that follows from it where the idea fits that alone: who climbs likes sport.
 */
export type Reason =
  | { kind: 'answer'; answer: number; about: number; weight: number }
  | { kind: 'hint'; question: number; weight: number };

/** What reasons follow from: all that a belief has but the weights of ideas. */
export type Known = Pick<Belief, 'snapshot' | 'model' | 'facts' | 'baseRate'>;

/** What is known from some evidence, for a small part of what a belief costs. */
export function knownFrom({ snapshot, model }: BeliefCache, evidence: Evidence): Known {
  const facts = deriveFacts(snapshot, evidence);
  return { snapshot, model, facts, baseRate: sessionBaseRates(snapshot, facts) };
}

const REASONS_MAX = 3;
/** Log weight under which an answer is no reason. */
const MIN_REASON_WEIGHT = 0.05;
/** The value of a label (YesIsDesired) below which it is no telling reason. */
const SLIGHT_BELOW = 2;

/**
 * The up to three answers or hints that raise an idea most, the strongest first. They are about the idea: a « yes » to
 * what it is good for, or follows from that; a « no » only to a question where the idea itself has a label for
 * it: a « no » also raises every idea that merely lacks the theme. A hint is no reason for what another theme shares with
 * it, such as « horlogerie » for an idea about drawing, where both are making things, or « course à pied » for basketball.
 * What is only predicted of the idea is no reason unless it is all but certain. Who somebody is, where hints say it and the idea is
 * merely better for that, is a reason beside no other: « petite chambre » does not speak for climbing shoes.
 */
export function explainIdea(
  { snapshot, model, facts, baseRate }: Known,
  { answers, hintedAnswers, hintedQuestions }: Evidence,
  idea: number,
): Reason[] {
  const bySource = new Map<number, { weight: number; about: number; most: number }>();
  const hinted = new Map(hintedQuestions.map(({ question, score }) => [question, score]));
  const reasons: Reason[] = [];
  for (const code of codesOf(snapshot, idea)) {
    const question = code >> LABEL_BITS;
    const label = code & LABEL_MASK;
    const direction = certainDirection(label);
    const weightOf = (value: number) => model.evidence(question, value, baseRate[question]!, label);
    const source = facts.source[question]!;
    const value = facts.value[question]!;
    if (source >= 0) {
      const from = (answers[source] ?? hintedAnswers[source - answers.length]!).question;
      const said = from === question;
      const own = () => isOwn(snapshot, idea, question, label);
      const isAbout = () =>
        own() && !isFamily(snapshot, question) && !isOfAnother(snapshot, idea, question, from);
      const isHint = source >= answers.length;
      const counts =
        value > 0
          ? direction > 0 && (said || !isHint || isAbout())
          : said && direction < 0 && own();
      if (!counts) continue;
      const weight = weightOf(value);
      const raised = bySource.get(source) ?? { weight: 0, about: question, most: 0 };
      raised.weight += weight;
      const rank = said ? Number.POSITIVE_INFINITY : weight;
      if (rank > raised.most) Object.assign(raised, { about: question, most: rank });
      bySource.set(source, raised);
    } else if (direction > 0 && !facts.known[question] && hinted.has(question)) {
      reasons.push({ kind: 'hint', question, weight: weightOf(hinted.get(question)!) });
    }
  }
  for (const [source, { weight, about }] of bySource) {
    const hint = hintedAnswers[source - answers.length];
    reasons.push(
      hint
        ? { kind: 'hint', question: hint.question, weight }
        : { kind: 'answer', answer: source, about, weight },
    );
  }
  const found = reasons
    .filter(({ weight }) => weight > MIN_REASON_WEIGHT)
    .sort((a, b) => b.weight - a.weight);
  const telling = found.filter((reason) => !isSlight(snapshot, idea, reason));
  return (telling.length > 0 ? telling : found).slice(0, REASONS_MAX);
}

/** Whether a reason is that hints say who somebody is, for whom the idea is merely better. */
function isSlight(snapshot: Snapshot, idea: number, reason: Reason): boolean {
  if (reason.kind !== 'hint') return false;
  const { question } = reason;
  const isAboutGift = isInterest(snapshot.header.category[question]!);
  return !isAboutGift && LABEL_VALUE[labelOf(snapshot, idea, question)]! < SLIGHT_BELOW;
}

/** Whether a question stands for a family of themes. */
function isFamily({ header }: Snapshot, question: number): boolean {
  return header.category[question] === CATEGORY.AskStart;
}

/** Whether an idea is about another refinement of a theme than the one that was said: of sport, basketball and not running. */
function isOfAnother(snapshot: Snapshot, idea: number, theme: number, said: number): boolean {
  const { refinementOf } = snapshot.header.relations;
  return codesOf(snapshot, idea).some((code) => {
    const question = code >> LABEL_BITS;
    const isPositive = certainDirection(code & LABEL_MASK) > 0;
    return question !== said && isPositive && refinementOf[question]!.includes(theme);
  });
}

/** Whether the label of an idea at a question is its own: no other of its labels brings it there by createsReaction. */
function isOwn(snapshot: Snapshot, idea: number, question: number, label: number): boolean {
  const { createsReaction } = snapshot.header.relations;
  const reached = new Set(
    [...codesOf(snapshot, idea)]
      .filter((code) => (code & LABEL_MASK) === label)
      .map((code) => code >> LABEL_BITS),
  );
  reached.delete(question);
  for (const from of reached) {
    for (const to of createsReaction[from]!) {
      if (to === question) return false;
      reached.add(to);
    }
  }
  return true;
}
