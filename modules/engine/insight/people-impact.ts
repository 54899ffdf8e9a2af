import { setImmediate } from 'node:timers/promises';
import type { DescribedPerson } from '#modules/catalogue/described-people/index.server.ts';
import { type Facts, mayAsk, noFacts } from '../core/index.server.ts';
import { type KnownRelations, NO, type RelationChange, YES } from './relation-change.ts';
import { placesOf } from './relations-snapshot.ts';

/** What relations would do wrong: answer the contrary of what is so, or not ask what is a yes; and some of those it is wrong for. */
export type Mistake = {
  question_id: number;
  kind: 'yes_for_no' | 'no_for_yes' | 'yes_not_asked';
  names: string[];
};

/** What other relations would change for the described people, of whom the answer to every question is known. */
export type PeopleImpact = {
  /** How many people are described, and for how many of them something changes. */
  people: number;
  changed: number;
  /** Answers that another answer would bring, without asking. */
  answered: number;
  /** Those of them of which the contrary is so. */
  contradicted: number;
  /** Questions that would not be asked of them any more. */
  blocked: number;
  /** Those of them to which the answer is yes. */
  missed: number;
  /** Answers that another answer brought, and would bring no more. */
  reopened: number;
  /** Some of the wrong ones, for people who have a name. */
  mistakes: Mistake[];
};

/** How many mistakes are told, and for how many people each. */
const MISTAKES_MAX = 5;
const NAMES_MAX = 5;
/** How many people are worked on before other requests are served. */
const PEOPLE_PER_TURN = 50;

/**
 * What other relations would change for described people. In whichever order they are asked: an answer is saved where any
 * of their other answers brings it, and a question is blocked where it may not be asked once all others are answered.
 *
 * @param people with their answers to the questions that are concerned.
 */
export async function peopleImpact(
  { questions, before, after }: RelationChange,
  people: readonly DescribedPerson[],
): Promise<PeopleImpact> {
  const places = placesOf(questions);
  const impact: PeopleImpact = {
    people: people.length,
    changed: 0,
    ...{ answered: 0, contradicted: 0, blocked: 0, missed: 0, reopened: 0 },
    mistakes: [],
  };
  for (const [index, { name, ...answers }] of people.entries()) {
    if (index % PEOPLE_PER_TURN === PEOPLE_PER_TURN - 1) await setImmediate();
    const own = valuesOf(answers, places, questions.length);
    const found = compare(before, after, own);
    impact.changed += Number(found.answered + found.blocked + found.reopened > 0);
    for (const key of COUNTS) impact[key] += found[key];
    if (name === null) continue;
    for (const { question, kind } of found.mistakes) {
      addMistake(impact.mistakes, questions[question]!.id, kind, name);
    }
  }
  return impact;
}

function addMistake(
  mistakes: Mistake[],
  question_id: number,
  kind: Mistake['kind'],
  name: string,
): void {
  const same = mistakes.find((other) => other.question_id === question_id && other.kind === kind);
  if (!same && mistakes.length < MISTAKES_MAX) mistakes.push({ question_id, kind, names: [name] });
  if (same && same.names.length < NAMES_MAX) same.names.push(name);
}

const COUNTS = ['answered', 'contradicted', 'blocked', 'missed', 'reopened'] as const;

/** A person's answers by question, 0 where nothing is known. */
function valuesOf(
  { questions, values }: Pick<DescribedPerson, 'questions' | 'values'>,
  places: ReadonlyMap<number, number>,
  count: number,
): Float64Array {
  const own = new Float64Array(count);
  questions.forEach((id, index) => {
    const place = places.get(id);
    if (place !== undefined) own[place] = values[index]!;
  });
  return own;
}

/** What a person's answers bring to each question, as bits. */
function broughtBy({ consequences }: KnownRelations, own: Float64Array): Uint8Array {
  const brought = new Uint8Array(own.length);
  own.forEach((value, question) => {
    if (value === 0) return;
    for (const { question: to, answer } of consequences[question]![value > 0 ? 'yes' : 'no']) {
      brought[to]! |= answer;
    }
  });
  return brought;
}

function compare(before: KnownRelations, after: KnownRelations, own: Float64Array) {
  const was = broughtBy(before, own);
  const would = broughtBy(after, own);
  const counts = { answered: 0, contradicted: 0, blocked: 0, missed: 0, reopened: 0 };
  const mistakes: { question: number; kind: Mistake['kind'] }[] = [];
  // Which question is asked depends on the answers to others alone.
  const facts = { ...noFacts(0), known: new Uint8Array(own.length), value: own };
  own.forEach((value, question) => {
    const gained = would[question]! & ~was[question]!;
    if (gained !== 0) {
      counts.answered += 1;
      if (value === 0 || (gained & (value > 0 ? NO : YES)) === 0) return;
      counts.contradicted += 1;
      mistakes.push({ question, kind: value > 0 ? 'no_for_yes' : 'yes_for_no' });
    } else if (would[question] === 0 && was[question] !== 0) {
      counts.reopened += 1;
    } else if (would[question] === 0 && isBlocked(before, after, facts, question)) {
      counts.blocked += 1;
      if (value <= 0) return;
      counts.missed += 1;
      mistakes.push({ question, kind: 'yes_not_asked' });
    }
  });
  return { ...counts, mistakes };
}

function isBlocked(
  before: KnownRelations,
  after: KnownRelations,
  facts: Facts,
  question: number,
): boolean {
  return mayAsk(before.snapshot, facts, question) && !mayAsk(after.snapshot, facts, question);
}
