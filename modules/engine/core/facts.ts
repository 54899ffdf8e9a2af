import type { Snapshot } from './snapshot.ts';

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
  /** 1 where the question is answered, implied or automated. */
  readonly known: Uint8Array;
  readonly value: Float64Array;
  /** Index in the answer list of the visitor's answer it follows from; -1 for an automated one. */
  readonly source: Int32Array;
};

/**
 * Follows implies, impliesNot and noImplies transitively from the visitor's answers, then from the
 * automated ones. What the visitor said wins over what follows; what came first wins over later.
 */
export function deriveFacts(
  { questionCount, relations }: Snapshot,
  answers: readonly GivenAnswer[],
  automated: readonly AutomatedAnswer[],
): Facts {
  const facts: Facts = {
    known: new Uint8Array(questionCount),
    value: new Float64Array(questionCount),
    source: new Int32Array(questionCount).fill(-1),
  };
  const learn = (question: number, value: number, source: number): boolean => {
    if (facts.known[question]) return false;
    facts.known[question] = 1;
    facts.value[question] = value;
    facts.source[question] = source;
    return true;
  };
  const follow = (start: number): void => {
    const queue = [start];
    for (const from of queue) {
      const value = facts.value[from]!;
      const source = facts.source[from]!;
      if (value > 0) {
        for (const to of relations.implies[from]!) if (learn(to, value, source)) queue.push(to);
        for (const to of relations.impliesNot[from]!) if (learn(to, -value, source)) queue.push(to);
      } else if (value < 0) {
        for (const to of relations.noImplies[from]!) if (learn(to, value, source)) queue.push(to);
      }
    }
  };

  answers.forEach((answer, index) => {
    learn(answer.question, answer.value, index);
  });
  for (const answer of answers) follow(answer.question);
  applyAutomated(automated, facts, learn, follow);
  return facts;
}

function applyAutomated(
  automated: readonly AutomatedAnswer[],
  facts: Facts,
  learn: (question: number, value: number, source: number) => boolean,
  follow: (start: number) => void,
): void {
  let learning = true;
  while (learning) {
    learning = false;
    for (const rule of automated) {
      const holds = rule.when.every(({ question, yes }) =>
        yes ? facts.value[question]! > 0 : facts.value[question]! < 0,
      );
      if (holds && learn(rule.question, rule.value, -1)) {
        follow(rule.question);
        learning = true;
      }
    }
  }
}

/** How much one « makes likely » raises the log odds of a question's base rate. */
const LIKELIER = 1;

/** The questions' base rates once makesLikely is followed; each further step counts for half. */
export function sessionBaseRates(
  { questionCount, baseRate, relations }: Snapshot,
  facts: Facts,
): Float64Array {
  const shift = new Float64Array(questionCount);
  for (let start = 0; start < questionCount; start++) {
    if (!(facts.value[start]! > 0)) continue;
    const reached = new Set([start]);
    let level = [start];
    let strength = LIKELIER * facts.value[start]!;
    while (level.length > 0) {
      const next: number[] = [];
      for (const from of level) {
        for (const to of relations.makesLikely[from]!) {
          if (reached.has(to)) continue;
          reached.add(to);
          shift[to]! += strength;
          next.push(to);
        }
      }
      level = next;
      strength /= 2;
    }
  }
  return baseRate.map((rate, question) => {
    const odds = (rate / (1 - rate)) * Math.exp(shift[question]!);
    return odds / (1 + odds);
  });
}

/** Whether the relations and the category let a question be asked now. */
export function mayAsk(snapshot: Snapshot, facts: Facts, question: number): boolean {
  if (facts.known[question] || snapshot.category[question] === 0) return false;
  const { askableAfter, refinementOf } = snapshot.relations;
  const yes = (other: number) => facts.value[other]! > 0;
  if (askableAfter[question]!.length > 0 && !askableAfter[question]!.some(yes)) return false;
  return refinementOf[question]!.length === 0 || refinementOf[question]!.some(yes);
}

/** Marks with 1 the questions that a Yes forbids to ask. */
export function forbiddenQuestions(
  { questionCount, relations }: Snapshot,
  facts: Facts,
): Uint8Array {
  const forbidden = new Uint8Array(questionCount);
  for (let from = 0; from < questionCount; from++) {
    if (facts.value[from]! > 0)
      for (const to of relations.impliesCannotAsk[from]!) forbidden[to] = 1;
  }
  return forbidden;
}
