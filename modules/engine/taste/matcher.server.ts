import { databaseUrl } from '#modules/platform/index.server.ts';
import { putIdea } from '../core/build.ts';
import { emptySnapshot } from '../snapshot/build.server.ts';
import { type CatalogueSnapshot, openCatalogue } from '../snapshot/catalogue-snapshot.ts';
import { selectIdeaRows } from '../snapshot/changes.store.server.ts';
import { placeLabels, questionPlaces, toIdeaInput } from '../snapshot/idea-rows.ts';
import { withView } from '../snapshot/ideas.store.server.ts';
import { loadStructure } from '../snapshot/structure.store.server.ts';
import { evidenceOfRecipient, evidenceOfTaste, type Taste } from './taste.ts';

/** Weight that whom it is for, the price and the age leave an idea: one unit of log weight is all that may be lost. */
const RECIPIENT_FLOOR = Math.exp(-1);
/** How much likelier than one of which nobody said anything an idea must be, by the answers alone. */
const ANSWERS_FLOOR = 2;

/** An idea that fits a taste; a higher score fits better. */
export type Fit = { ideaId: number; score: number };

/** Weighs a few ideas for any number of tastes, with the engine's own likelihoods. */
export type Matcher = {
  /**
   * The ideas that fit a taste, the best first, at most so many.
   *
   * @param standard what an idea must weigh, as `tasteStandard` gives it.
   */
  fits(taste: Taste, standard: number, most: number): Fit[];
};

/**
 * Reads ideas as they are now. Memory is that of these ideas and of the questions: no snapshot of the whole catalogue
 * is needed.
 */
export async function openMatcher(ideaIds: readonly number[]): Promise<Matcher> {
  const catalogue = await readCatalogueOf(ideaIds);
  const { ideaCount } = catalogue.core;
  return {
    fits(taste, standard, most) {
      const before = catalogue.beliefs.of('recipient', evidenceOfRecipient(taste)).weight;
      const { weight } = catalogue.beliefs.of('taste', evidenceOfTaste(catalogue, taste));
      const fits = (idea: number) =>
        weight[idea]! >= standard &&
        before[idea]! >= RECIPIENT_FLOOR &&
        weight[idea]! >= ANSWERS_FLOOR * before[idea]!;
      const found: Fit[] = [];
      for (let idea = 0; idea < ideaCount; idea++) {
        if (fits(idea)) found.push({ ideaId: catalogue.ideaIds[idea]!, score: weight[idea]! });
      }
      return found.sort((a, b) => b.score - a.score || a.ideaId - b.ideaId).slice(0, most);
    },
  };
}

async function readCatalogueOf(ideaIds: readonly number[]): Promise<CatalogueSnapshot> {
  const structure = await withView(databaseUrl(), loadStructure);
  const rows = await selectIdeaRows(ideaIds);
  const labels = rows.reduce((sum, row) => sum + row.labels.length, 0);
  const snapshot = emptySnapshot(structure, Math.max(1, rows.length), labels);
  const places = questionPlaces(structure.questions.map(({ id }) => id));
  rows.forEach((row, index) => {
    putIdea(snapshot, index, toIdeaInput(row), placeLabels(places, row.labels));
  });
  const ids = Float64Array.from(rows, ({ id }) => id);
  const { memory, header } = snapshot;
  return openCatalogue({ ...structure, core: { memory, header }, ideaIds: ids });
}
