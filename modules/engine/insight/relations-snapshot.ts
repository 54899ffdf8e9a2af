import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { createSnapshot, type Snapshot } from '../core/index.server.ts';

/** The questions of the catalogue, by id, with their categories in storage order. */
export type Questions = readonly { id: number; category: number }[];

/** A catalogue without ideas, as it would be with some relations; a question is known by its place in the list. */
export function snapshotOf(questions: Questions, edges: readonly RelationEdge[]): Snapshot {
  const places = placesOf(questions);
  return createSnapshot({
    questions: questions.map(({ category }) => ({ category, yes: 0, no: 0, unknown: 0 })),
    relations: edges.flatMap(({ from, relation, to }) => {
      const ends = [places.get(from), places.get(to)] as const;
      const exist = ends[0] !== undefined && ends[1] !== undefined;
      return exist ? [{ from: ends[0]!, kind: relation, to: ends[1]! }] : [];
    }),
    ideaCapacity: 0,
    labelCapacity: 0,
  });
}

/** Where each question stands in a list, by its id. */
export function placesOf(questions: Questions): ReadonlyMap<number, number> {
  return new Map(questions.map(({ id }, place) => [id, place]));
}
