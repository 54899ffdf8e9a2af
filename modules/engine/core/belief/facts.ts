import { CATEGORY, type Snapshot } from '../snapshot/snapshot.ts';
import { isInterest, kindOf } from './likelihood.ts';

/** An answer as evidence: 1 yes, 0.5 probably yes, 0 « I don't know », -0.5 probably no, -1 no. */
export type GivenAnswer = { question: number; value: number };

/** When every condition holds, the question is answered before it is asked. */
export type AutomatedAnswer = {
  /** Answers that must be known, by sign; the profile's conditions are checked by the caller. */
  when: readonly { question: number; yes: boolean }[];
  question: number;
  value: number;
};

/** What is known of each question after an answer list was followed through the relations. */
export type Facts = {
  /** 1 where the question is answered, named by a hint, implied or automated. */
  readonly known: Uint8Array;
  readonly value: Float64Array;
  /** Index of the answer it follows from, in the visitor's own answers and then the hinted ones; -1 for an automated one. */
  readonly source: Int32Array;
  /** How many answers the visitor gave: what has a source below that follows from one of them. */
  answerCount: number;
  /** 1 where the hints themselves answer the question « yes », whatever the visitor answers. */
  readonly named: Uint8Array;
};

/** Facts about as many questions, none of them known. */
export function noFacts(questionCount: number): Facts {
  return {
    known: new Uint8Array(questionCount),
    value: new Float64Array(questionCount),
    source: new Int32Array(questionCount).fill(-1),
    answerCount: 0,
    named: new Uint8Array(questionCount),
  };
}

/**
 * Follows implies, impliesNot and noImplies transitively from the visitor's answers, then from those that the hints
 * give, then from the automated ones. The visitor's answers win over what follows from others; earlier facts win over later.
 *
 * @param facts overwritten, and returned.
 */
export function deriveFacts(
  { questionCount, header: { relations } }: Snapshot,
  {
    answers,
    hintedAnswers,
    automated,
  }: {
    answers: readonly GivenAnswer[];
    hintedAnswers: readonly GivenAnswer[];
    automated: readonly AutomatedAnswer[];
  },
  facts: Facts = noFacts(questionCount),
): Facts {
  facts.known.fill(0);
  facts.value.fill(0);
  facts.source.fill(-1);
  facts.named.fill(0);
  facts.answerCount = answers.length;
  for (const { question, value } of hintedAnswers) if (value > 0) facts.named[question] = 1;
  const set = (question: number, value: number, source: number): boolean => {
    if (facts.known[question]) return false;
    facts.known[question] = 1;
    facts.value[question] = value;
    facts.source[question] = source;
    return true;
  };
  const propagate = (start: number): void => {
    const queue = [start];
    for (const from of queue) {
      const value = facts.value[from]!;
      const source = facts.source[from]!;
      if (value > 0) {
        for (const to of relations.implies[from]!) if (set(to, value, source)) queue.push(to);
        for (const to of relations.impliesNot[from]!) if (set(to, -value, source)) queue.push(to);
      } else if (value < 0) {
        for (const to of relations.noImplies[from]!) if (set(to, value, source)) queue.push(to);
      }
    }
  };

  const setAll = (given: readonly GivenAnswer[], firstSource: number): void => {
    given.forEach(({ question, value }, index) => {
      set(question, value, firstSource + index);
    });
    for (const { question } of given) propagate(question);
  };
  setAll(answers, 0);
  setAll(hintedAnswers, answers.length);
  applyAutomated(automated, facts, set, propagate);
  return facts;
}

function applyAutomated(
  automated: readonly AutomatedAnswer[],
  facts: Facts,
  set: (question: number, value: number, source: number) => boolean,
  propagate: (start: number) => void,
): void {
  let changed = true;
  while (changed) {
    changed = false;
    for (const rule of automated) {
      const holds = rule.when.every(({ question, yes }) =>
        yes ? facts.value[question]! > 0 : facts.value[question]! < 0,
      );
      if (holds && set(rule.question, rule.value, -1)) {
        propagate(rule.question);
        changed = true;
      }
    }
  }
}

/** How much one « makes likely » raises the log odds of a question's base rate. */
const MAKES_LIKELY_LOG_ODDS = 1;

/**
 * The questions' base rates once makesLikely is followed; each further step counts for half.
 *
 * @param rates overwritten, and returned.
 */
export function sessionBaseRates(
  { questionCount, header: { baseRate, relations } }: Snapshot,
  facts: Facts,
  rates: Float64Array = new Float64Array(questionCount),
): Float64Array {
  rates.set(baseRate);
  for (let start = 0; start < questionCount; start++) {
    if (!(facts.value[start]! > 0) || relations.makesLikely[start]!.length === 0) continue;
    const reached = new Set([start]);
    let level = [start];
    for (
      let strength = MAKES_LIKELY_LOG_ODDS * facts.value[start]!;
      level.length > 0;
      strength /= 2
    ) {
      const next: number[] = [];
      for (const to of level.flatMap((from) => [...relations.makesLikely[from]!])) {
        if (reached.has(to)) continue;
        reached.add(to);
        rates[to] = shiftOdds(rates[to]!, strength);
        next.push(to);
      }
      level = next;
    }
  }
  return rates;
}

function shiftOdds(rate: number, by: number): number {
  const odds = (rate / (1 - rate)) * Math.exp(by);
  return odds / (1 + odds);
}

/** Whether one interest of the recipient is known. */
export function knowsAnInterest({ header: { category } }: Snapshot, { value }: Facts): boolean {
  return category.some((each, question) => value[question]! > 0 && isInterest(each));
}

/** Whether the hints name a finer theme; sport, and gardening too, leave open which ideas to show. */
export function namesAFinerTheme({ header: { category } }: Snapshot, { named }: Facts): boolean {
  return category.some((each, question) => named[question] === 1 && kindOf(each) === 'subtheme');
}

/** Whether the relations and the category let a question be asked now. */
export function mayAsk({ header }: Snapshot, facts: Facts, question: number): boolean {
  if (facts.known[question] || header.category[question] === CATEGORY.Unknown) return false;
  const { askableAfter, refinementOf, cannotAskAfter } = header.relations;
  if (cannotAskAfter[question]!.some((other) => facts.value[other]! > 0)) return false;
  return isOpened(askableAfter[question]!, facts) && isOpened(refinementOf[question]!, facts);
}

/** Whether one of the questions that open another got a Yes, or there are none. */
function isOpened(openers: readonly number[], { value }: Facts): boolean {
  if (openers.length === 0) return true;
  for (const opener of openers) if (value[opener]! > 0) return true;
  return false;
}
