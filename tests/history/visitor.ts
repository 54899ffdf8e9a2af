import { type Chance, pick } from '../fixtures/synthetic-catalogue.ts';

/** What visitors are asked and shown: ids, the most asked and the most shown first. */
export type World = { questions: readonly number[]; ideas: readonly number[] };

/** A row of the log but for its session: when, in ms after the beginning; what is left out is null. */
export type PastEvent = {
  after: number;
  kind: 'question' | 'answer' | 'idea' | 'feedback' | 'undo' | 'give_up';
  question?: number;
  answer?: string;
  idea?: number;
  feedback?: string;
  asQuestion?: boolean;
};

const FEEDBACKS = [
  ...['BadIdea', 'BadIdea', 'BadIdea', 'YouCanDoBetter', 'YouAreClose', 'HasAlready', 'IDontKnow'],
];
const LEAVES = 0.022;
const TAKES_BACK = 0.03;

/** Between 0 and 1, the same for the same id: how well liked an idea is, how hard a question. */
const trait = (id: number, salt: number) => {
  const x = Math.sin(id * 12.9898 + salt * 78.233) * 43_758.5453;
  return x - Math.floor(x);
};

/** One of a list, its first the most often. */
const likelyFirst = (chance: Chance, list: readonly number[]) =>
  list[Math.floor(chance() ** 3 * list.length)] as number;

/**
 * The log of a search as a visitor of no particular taste leaves it: some questions, an idea, what is said of it, and so
 * on until one is accepted, or the visitor leaves, or nothing is left. It is no run of the engine.
 *
 * @param gender of whom the gift is for.
 * @param maturity from 0 to 1: how well the engine has learned by then.
 */
export function playSearch(
  chance: Chance,
  world: World,
  gender: string,
  maturity: number,
): PastEvent[] {
  const events: PastEvent[] = [];
  let after = 0;
  const add = (event: Omit<PastEvent, 'after'>, pause = 1500 + chance() * 9000) => {
    after += pause;
    events.push({ after: Math.round(after), ...event });
  };
  const asked = new Set<number>();
  const ask = (): boolean => {
    let question = likelyFirst(chance, world.questions);
    for (let tries = 0; asked.has(question) && tries < 5; tries++) {
      question = likelyFirst(chance, world.questions);
    }
    if (asked.has(question)) return true;
    asked.add(question);
    add({ kind: 'question', question }, 0);
    if (chance() < LEAVES) return false;
    const answer = answerTo(chance, question, gender);
    add({ kind: 'answer', question, answer });
    if (chance() < TAKES_BACK) {
      add({ kind: 'undo', question });
      add({ kind: 'answer', question, answer: answerTo(chance, question, gender) });
    }
    return true;
  };
  const first = 4 + Math.floor(chance() * (6 - 2 * maturity));
  for (let index = 0; index < first; index++) if (!ask()) return events;
  for (let proposal = 0; proposal < 8; proposal++) {
    const idea = likelyFirst(chance, world.ideas);
    add({ kind: 'idea', idea, asQuestion: false }, 0);
    add({ kind: 'feedback', idea, feedback: 'SawIdea', asQuestion: false }, 400);
    if (chance() < 0.05) return events;
    if (chance() < 0.06 + 0.05 * trait(idea, 2)) {
      add({ kind: 'feedback', idea, feedback: 'ClickedOnIdea', asQuestion: false });
      if (chance() < 0.4) return events;
    }
    const feedback = feedbackOn(chance, idea, maturity);
    add({ kind: 'feedback', idea, feedback, asQuestion: feedback !== 'GoodIdea' });
    if (feedback === 'GoodIdea') return events;
    for (let index = Math.floor(chance() * 3); index > 0; index--) if (!ask()) return events;
  }
  add({ kind: 'give_up' }, 0);
  return events;
}

/** What is done in a square: nothing as often as not. */
export function playSquare(chance: Chance, { ideas }: World): PastEvent[] {
  const feedbacks = ['GoodIdea', 'BadIdea', 'HasAlready', 'ClickedOnIdea'];
  return Array.from(
    { length: Math.floor(chance() * 2) * Math.floor(chance() * 6) },
    (_, index) => ({
      after: 4000 * (index + 1),
      kind: 'feedback' as const,
      idea: likelyFirst(chance, ideas),
      feedback: pick(chance, feedbacks),
      asQuestion: true,
    }),
  );
}

/** A few questions get nearly the same answer for all of a gender: what rules of automated answers are found in. */
const isTelling = (question: number) => trait(question, 6) < 0.1;

function answerTo(chance: Chance, question: number, gender: string): string {
  if (chance() < 0.04 + 0.3 * trait(question, 1) ** 3) return 'IDontKnow';
  const likely = gender === 'Female' ? 0.97 : 0.3;
  const yes = chance() < (isTelling(question) ? likely : 0.01 + 0.6 * trait(question, 3) ** 2);
  if (chance() < 0.3 * trait(question, 3)) return yes ? 'ProbablyYes' : 'ProbablyNo';
  return yes ? 'Yes' : 'No';
}

function feedbackOn(chance: Chance, idea: number, maturity: number): string {
  const liked = (0.08 + 0.09 * maturity) * (0.4 + 1.2 * trait(idea, 4));
  if (chance() < liked) return 'GoodIdea';
  if (chance() < 0.08 * trait(idea, 5) ** 6) return 'InconsistentIdea';
  return pick(chance, FEEDBACKS);
}
