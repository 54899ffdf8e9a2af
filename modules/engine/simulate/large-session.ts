import {
  BeliefCache,
  createSnapshot,
  decide,
  type Evidence,
  LABEL_BITS,
  labelOf,
  NEW_PROGRESS,
  NONE,
  putIdea,
  RECIPIENT,
  type Snapshot,
  STARTING_TABLE,
} from '../core/index.server.ts';
import { type Random, randomFrom } from './random.ts';

export type LargeCatalogue = {
  ideas: number;
  questions: number;
  /** As unevenly spread as real ones: a few questions concern many ideas, most concern few. */
  labelsPerIdea: number;
};

/** A catalogue of any size, without texts: what the engine's speed depends on. */
export function largeSnapshot({ ideas, questions, labelsPerIdea }: LargeCatalogue): Snapshot {
  const random = randomFrom(`catalogue ${ideas} ${questions} ${labelsPerIdea}`);
  const snapshot = createSnapshot({
    questions: Array.from({ length: questions }, (_, question) => ({
      category: question < 4 ? 5 : 2 + random.index(3),
      yes: 0,
      no: 0,
      unknown: 0,
    })),
    relations: [],
    ideaCapacity: ideas,
    labelCapacity: ideas * labelsPerIdea,
  });
  for (let idea = 0; idea < ideas; idea++) {
    putIdea(
      snapshot,
      idea,
      {
        price: 500 + Math.floor(random.between(0, 1) ** 2 * 20_000),
        ageMin: random.flip(0.5) ? 0 : 12 * (15 + random.index(15)),
        ageMax: random.flip(0.7) ? 1200 : 12 * (40 + random.index(60)),
        recipient: random.flip(0.9) ? RECIPIENT.Unknown : random.index(5),
        available: random.flip(0.97),
        seasonal: false,
        forBeginners: false,
        rating: random.flip(0.3) ? null : random.between(2.5, 5),
        shown: 0,
        accepted: 0,
      },
      drawLabels(questions, labelsPerIdea, random),
    );
  }
  return snapshot;
}

function drawLabels(questions: number, count: number, random: Random): number[] {
  const labelled = new Set<number>();
  if (count === questions) for (let q = 0; q < questions; q++) labelled.add(q);
  while (labelled.size < count) labelled.add(Math.floor(random.between(0, 1) ** 2 * questions));
  return Array.from(labelled, (question) => (question << LABEL_BITS) | drawLabel(random));
}

function drawLabel(random: Random): number {
  const label = random.index(6);
  return label < NONE ? label : label + 1;
}

/** Someone of 30 with 20 to 100 euros; another age is a new profile. */
const PROFILE = {
  recipient: RECIPIENT.Unknown,
  priceMin: 2000,
  priceMax: 10_000,
  christmas: false,
};

/**
 * Plays a session of some steps with a visitor who has one idea in mind and refuses all others.
 *
 * @returns milliseconds that each step took: the belief brought up to date, the next step chosen.
 */
export function timeSteps(
  snapshot: Snapshot,
  beliefs: BeliefCache,
  steps: number,
  seed: number,
): number[] {
  const random = randomFrom(`session ${seed}`);
  const secret = random.index(snapshot.ideaCount);
  const answers: Evidence['answers'][number][] = [];
  const feedbacks: Evidence['feedbacks'][number][] = [];
  const shown: number[] = [];
  const progress = { ...NEW_PROGRESS, seed };
  const times: number[] = [];
  while (times.length < steps) {
    const evidence = {
      profile: { ...PROFILE, ageMonths: 360 + seed },
      hintedIdeas: [],
      hintedQuestions: [],
      hintedAnswers: [],
      answers: answers.slice(),
      automated: [],
      feedbacks: feedbacks.slice(),
      shown: shown.slice(),
    };
    const began = performance.now();
    const decision = decide(beliefs.of(`session ${seed}`, evidence), progress);
    times.push(performance.now() - began);
    progress.stepsSinceShownAsQuestion++;
    if (decision.kind === 'give_up') break;
    if (decision.kind === 'question') {
      const { question } = decision;
      const label = labelOf(snapshot, secret, question);
      const leaning = label > NONE && label <= 6 ? 0.9 : label < NONE ? 0.1 : 0.4;
      answers.push({ question, value: random.flip(leaning) ? 1 : -1 });
      progress.askedInRow++;
    } else {
      shown.push(decision.idea);
      feedbacks.push({ idea: decision.idea, kind: random.flip(0.3) ? 'YouAreClose' : 'BadIdea' });
      progress.askedInRow = 0;
      if (decision.asQuestion) progress.stepsSinceShownAsQuestion = 0;
    }
  }
  return times;
}

export function openBeliefCache(snapshot: Snapshot): BeliefCache {
  return new BeliefCache(snapshot, STARTING_TABLE);
}
