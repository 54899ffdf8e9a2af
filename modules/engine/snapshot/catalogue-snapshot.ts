import { LRUCache } from 'lru-cache';
import type { StoredIdea } from '#modules/catalogue/ideas/index.server.ts';
import { BeliefCache, forEachTwin, putIdea, relinkIdeas, Snapshot } from '../core/index.server.ts';
import { readAnswerTable } from '../learning/index.server.ts';
import type { AutomatedAnswer } from './automated-answers.ts';
import { type BuiltCatalogue, pairsOf } from './build.server.ts';
import type { IdeasWithTwins } from './changes.store.server.ts';
import { indexOfId } from './idea-ids.ts';
import {
  DELETED_IDEA,
  type IdeaRow,
  placeCodes,
  questionPlaces,
  toIdeaInput,
} from './idea-rows.ts';
import type { QuestionForms, ReadQuestion } from './structure.store.server.ts';
import { isOtherQuality, isShownOnce } from './twin-groups.ts';

export { indexOfId } from './idea-ids.ts';

/** The engine's snapshot, and the map between its indices and the catalogue's ids. */
export type CatalogueSnapshot = {
  /** The revision of the catalogue that it stands for. */
  revision: number;
  core: Snapshot;
  /** As many bytes as the snapshot's memory, never touched, so that the system never provides them. */
  ballast: ArrayBuffer;
  beliefs: BeliefCache;
  /** Ids in ascending order, by index; those of ideas that are gone too. */
  ideaIds: Float64Array;
  questions: readonly ReadQuestion[];
  forms: ReadonlyMap<number, QuestionForms>;
  questionIndex: ReadonlyMap<number, number>;
  automated: readonly AutomatedAnswer[];
  /** Ideas shown recently, by id, as visitors see them. */
  ideas: LRUCache<number, StoredIdea>;
  /** Their ids, by compact key. */
  ideaIdByKey: LRUCache<string, number>;
};

const CACHED_IDEAS = 2000;

/** Makes what another thread built ready to serve. */
export function openCatalogue(built: BuiltCatalogue): CatalogueSnapshot {
  const { revision, questions, automated } = built;
  const core = new Snapshot(built.core.memory, built.core.header);
  return {
    revision,
    core,
    beliefs: new BeliefCache(core, readAnswerTable(built.storedAnswerTable)),
    ideaIds: built.ideaIds.subarray(0, core.ideaCount),
    questions,
    forms: new Map(built.forms.map(({ question_id, texts }) => [question_id, texts])),
    questionIndex: new Map(questions.map(({ id }, index) => [id, index])),
    automated,
    ideas: new LRUCache({ max: CACHED_IDEAS }),
    ideaIdByKey: new LRUCache({ max: CACHED_IDEAS }),
    // The garbage collector does not count memory that threads share. Without a buffer of the same size, which it
    // counts, snapshots that no longer serve pile up: 20 after 60 builds of an idle process, one with it. It comes last: from
    // here on every buffer that is made waits until the collector has worked for some milliseconds.
    ballast: new ArrayBuffer(built.core.memory.buffer.byteLength),
  };
}

/**
 * Writes ideas as they are now over what the snapshot held of them, while it serves.
 *
 * @returns false when there was no place for a new idea (the others are written): a whole build is due.
 */
export function applyIdeas(
  catalogue: CatalogueSnapshot,
  { ids, rows, twins }: IdeasWithTwins,
): boolean {
  const { core } = catalogue;
  const places = questionPlaces(catalogue.questions.map(({ id }) => id));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  let isWhole = true;
  for (const id of ids) {
    const row = rowOf.get(id);
    const known = indexOfId(catalogue.ideaIds, id);
    catalogue.ideas.delete(id);
    if (known >= 0) {
      putIdea(
        core,
        known,
        row ? toIdeaInput(row) : DELETED_IDEA,
        row ? placeCodes(places, row) : [],
      );
    } else if (row) {
      isWhole = appendIdea(catalogue, row, places) && isWhole;
    }
  }
  const indices = ids.map((id) => indexOfId(catalogue.ideaIds, id)).filter((index) => index >= 0);
  relinkIdeas(
    core,
    new Set(indices),
    pairsOf(catalogue.ideaIds, twins.filter(isShownOnce)),
    pairsOf(catalogue.ideaIds, twins.filter(isOtherQuality)),
  );
  return isWhole;
}

/** A new idea is appended; one whose id is lower than the last one's cannot be. */
function appendIdea(catalogue: CatalogueSnapshot, row: IdeaRow, places: Int16Array): boolean {
  const { core, ideaIds } = catalogue;
  const index = core.ideaCount;
  if (index > 0 && ideaIds[index - 1]! > row.id) return false;
  if (!putIdea(core, index, toIdeaInput(row), placeCodes(places, row))) return false;
  const grown = new Float64Array(ideaIds.buffer, 0, index + 1);
  grown[index] = row.id;
  catalogue.ideaIds = grown;
  return true;
}

/** Some ideas, and those that the snapshot shows one at a time with them. */
export function withKnownTwins(
  { core, ideaIds }: CatalogueSnapshot,
  ids: readonly number[],
): number[] {
  const all = new Set(ids);
  for (const id of ids) {
    const index = indexOfId(ideaIds, id);
    if (index >= 0) forEachTwin(core, index, (twin) => all.add(ideaIds[twin]!));
  }
  return [...all];
}
