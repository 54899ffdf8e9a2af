import { COMPLETE_LABELS } from '#modules/catalogue/label-model/shared.ts';
import { LABELS, LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';
import { type IdeaInput, LABEL_BITS, LABEL_MASK, predictionOf } from '../core/index.server.ts';

/** What the engine reads of an idea. */
export type IdeaRow = {
  id: number;
  price_cents: number | null;
  price_min_cents: number | null;
  price_max_cents: number | null;
  rating: number | null;
  available: boolean;
  recipient: number;
  age_min_months: number | null;
  age_max_months: number | null;
  seasonal: boolean;
  for_beginners: boolean;
  shown: number;
  accepted: number;
  /** Its own labels, `question id << LABEL_BITS | label`. */
  labels: readonly number[];
  /** Ids of the questions that something is predicted of. */
  predicted_questions: readonly number[];
  /** For each of them seven bytes: the chances of the labels in their order, in 255ths. Null where nothing is predicted. */
  distributions: Buffer | null;
};

const AGELESS_MAX_MONTHS = 2400;

export function toIdeaInput(row: IdeaRow): IdeaInput {
  return {
    price: row.price_cents ?? -1,
    priceRange:
      row.price_min_cents === null || row.price_max_cents === null
        ? undefined
        : [row.price_min_cents, row.price_max_cents],
    ageMin: row.age_min_months ?? 0,
    ageMax: row.age_max_months ?? AGELESS_MAX_MONTHS,
    recipient: row.recipient,
    available: row.available,
    seasonal: row.seasonal,
    forBeginners: row.for_beginners,
    rating: row.rating,
    shown: row.shown,
    accepted: row.accepted,
  };
}

/** A deleted idea: its place stays, it can never be proposed. */
export const DELETED_IDEA: IdeaInput = {
  price: -1,
  ageMin: 0,
  ageMax: 0,
  recipient: 0,
  available: false,
  seasonal: false,
  forBeginners: false,
  rating: null,
  shown: 0,
  accepted: 0,
};

/** The index of every question by its id, -1 where there is none. */
export function questionPlaces(ids: readonly number[]): Int16Array {
  const places = new Int16Array(LAST_QUESTION_ID + 1).fill(-1);
  ids.forEach((id, index) => {
    places[id] = index;
  });
  return places;
}

/**
 * What is said and predicted of an idea, `place of the question << LABEL_BITS | label`; of unknown questions nothing.
 * Predictions count for ideas that nobody went through question by question.
 */
export function placeCodes(places: Int16Array, row: IdeaRow): number[] {
  const codes: number[] = [];
  for (const label of row.labels) {
    const place = places[label >> LABEL_BITS]!;
    if (place >= 0) codes.push((place << LABEL_BITS) | (label & LABEL_MASK));
  }
  const { predicted_questions, distributions } = row;
  if (!distributions || row.labels.length >= COMPLETE_LABELS) return codes;
  predicted_questions.forEach((question, at) => {
    const place = places[question]!;
    if (place < 0) return;
    const start = at * LABELS.length;
    const prediction = predictionOf(distributions.subarray(start, start + LABELS.length));
    if (prediction !== null) codes.push((place << LABEL_BITS) | prediction);
  });
  return codes;
}
