import { formatIdeaKey, SUBJECTS } from '#modules/catalogue/shared.ts';
import {
  answerQuestion,
  giveFeedback,
  highlightIdeas,
  type Outcome,
  startSession,
} from '#modules/engine/session/index.server.ts';
import { ANSWER_VALUE, type Start, type Step } from '#modules/engine/shared.ts';
import type { Strategy, VisitEvent } from '#modules/engine/simulate/index.server.ts';
import {
  answerOf,
  feedbackOn,
  isForChristmas,
  type Judged,
  type Judgement,
  type OnFine,
} from './match-visitor.ts';

/** An idea that was shown: how it is judged, and how many answers and feedbacks came before it. */
export type Shown = { key: string; grade: Judgement; interactions: number };

/** A search played for a described person, until a delight is shown or ten ideas were. */
export type Play = {
  shown: Shown[];
  /** How the ideas beside the card are judged, at each idea shown. */
  beside: Judgement[][];
  /** Answers and feedbacks in all. */
  interactions: number;
};

const IDEAS_MAX = 10;
const INTERACTIONS_MAX = 60;
/** As many highlights as a screen shows in a line. */
const HIGHLIGHTS = 3;

/** Plays the engine through the session service, as a browser would. */
export async function playEngine(
  judged: Judged,
  slips: number,
  seed: number,
  onFine?: OnFine,
): Promise<Play> {
  const grade = (key: string) => judged.grades.get(key) ?? 0;
  const play: Play = { shown: [], beside: [], interactions: 0 };
  let { sid, step } = await startSession(startOf(judged));
  while (play.shown.length < IDEAS_MAX && play.interactions < INTERACTIONS_MAX) {
    if (step.kind === 'question') {
      const { question } = step;
      step = stepOf(
        await answerQuestion(sid, question.id, answerOf(judged, question, slips, seed)),
      );
    } else if (step.kind === 'idea') {
      const key = formatIdeaKey(step.idea.key);
      const highlights = (await highlightIdeas(sid, HIGHLIGHTS)) ?? [];
      play.beside.push(highlights.map((idea) => grade(formatIdeaKey(idea.key))));
      play.shown.push({ key, grade: grade(key), interactions: play.interactions });
      if (grade(key) === 2) break;
      const feedback = feedbackOn(grade(key), onFine);
      step = stepOf(await giveFeedback(sid, step.idea.key, feedback, feedback === 'GoodIdea'));
    } else break;
    play.interactions += 1;
  }
  return play;
}

function stepOf(outcome: Outcome): Step {
  if (!outcome.ok) throw new Error(`the session was rejected: ${outcome.reason}`);
  return outcome.step;
}

function startOf({ person }: Judged): Start {
  return {
    gender: person.gender,
    age: person.age_years * 12,
    price_min_cents: person.price_min * 100,
    price_max_cents: person.price_max * 100,
    from_location: isForChristmas(person) ? '/noel' : '/',
    hints: person.hints,
    env: { pw: 1280, ph: 800, dpi: 96, ua: '', uv: '' },
  };
}

/** The keys of ideas and the questions, by the indices that strategies use. */
export type Rows = {
  keys: readonly string[];
  questions: readonly { id: number; allow_doubt: boolean }[];
};

/** Plays a baseline, which does not use hints. */
export function playBaseline(
  strategy: Strategy,
  rows: Rows,
  judged: Judged,
  slips: number,
  seed: number,
): Play {
  const { person } = judged;
  const events: VisitEvent[] = [];
  const play: Play = { shown: [], beside: [], interactions: 0 };
  const profile = {
    recipient: SUBJECTS.indexOf(person.gender),
    ageMonths: person.age_years * 12,
    priceMin: person.price_min * 100,
    priceMax: person.price_max * 100,
    christmas: isForChristmas(person),
  };
  while (play.shown.length < IDEAS_MAX && play.interactions < INTERACTIONS_MAX) {
    const step = strategy.next({ profile, events }, seed);
    if (step.kind === 'give_up') break;
    if (step.kind === 'question') {
      const answer = answerOf(judged, rows.questions[step.question]!, slips, seed);
      events.push({ kind: 'answer', question: step.question, value: ANSWER_VALUE[answer] });
    } else {
      const key = rows.keys[step.idea]!;
      const grade = judged.grades.get(key) ?? 0;
      play.shown.push({ key, grade, interactions: play.interactions });
      play.beside.push([]);
      if (grade === 2) break;
      events.push({
        kind: 'feedback',
        idea: step.idea,
        feedback: feedbackOn(grade),
        asQuestion: step.asQuestion,
      });
    }
    play.interactions += 1;
  }
  return play;
}
