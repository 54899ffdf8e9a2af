import { LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';
import type { IdeaInput } from '../core/index.server.ts';

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
  shown: number;
  accepted: number;
  /** Its own labels, `question id << 3 | label`. */
  labels: readonly number[];
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

/** Labels with the index of their question for its id; those of unknown questions are left out. */
export function placeLabels(places: Int16Array, labels: readonly number[]): number[] {
  const own: number[] = [];
  for (const label of labels) {
    const place = places[label >> 3]!;
    if (place >= 0) own.push((place << 3) | (label & 7));
  }
  return own;
}
