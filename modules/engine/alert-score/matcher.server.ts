import { databaseUrl } from '#modules/platform/index.server.ts';
import { Belief, putIdea } from '../core/index.server.ts';
import {
  type CatalogueSnapshot,
  emptySnapshot,
  isShownOnce,
  loadStructure,
  openCatalogue,
  placeCodes,
  questionPlaces,
  type Structure,
  selectIdeaRows,
  toIdeaInput,
  withView,
} from '../snapshot/index.server.ts';
import {
  type AlertPreferences,
  evidenceOfPreferences,
  evidenceOfRecipient,
} from './preferences.ts';

/** The least weight that recipient, price and age may leave an idea: one unit of log weight is all that may be lost. */
const MIN_RECIPIENT_WEIGHT = Math.exp(-1);
/** How much likelier an idea must be, by the answers alone, than one without labels at their questions; where there are answers. */
const MIN_ANSWERS_RATIO = 1.3;

/** An idea that fits the preferences of an alert; a higher score fits better. */
export type Fit = { ideaId: number; score: number };

export type FitOptions = {
  /** The least score of an idea, as `scoreThreshold` computes it. */
  scoreThreshold: number;
  /** How many ideas at most. */
  limit: number;
  isWanted?: (ideaId: number) => boolean;
};

/** Scores a few ideas for the preferences of any number of alerts, with the engine's own likelihoods. */
export type Matcher = {
  /** The ideas that fit the preferences of an alert, the best first, one of each group of twins. */
  fits(preferences: AlertPreferences, options: FitOptions): Fit[];
};

/**
 * Reads ideas as they are now. Memory is that of these ideas and of the questions: no snapshot of the whole catalogue
 * is needed.
 */
export async function openMatcher(ideaIds: readonly number[]): Promise<Matcher> {
  const structure = await withView(databaseUrl(), loadStructure);
  const catalogue = await readCatalogueOf(ideaIds, structure);
  const { core, beliefs } = catalogue;
  const twinOf = twinGroups(catalogue.ideaIds, structure.twins);
  const before = new Belief(core, beliefs.model, 0);
  const after = new Belief(core, beliefs.model, 1);
  return {
    fits(preferences, { scoreThreshold, limit, isWanted = () => true }) {
      before.reset(evidenceOfRecipient(preferences).profile);
      after.copyFrom(before);
      after.extendTo(evidenceOfPreferences(catalogue, preferences));
      const gain = preferences.answers.length > 0 ? MIN_ANSWERS_RATIO : 0;
      const found: Fit[] = [];
      for (let idea = 0; idea < core.ideaCount; idea++) {
        const score = after.weight[idea]!;
        if (score < scoreThreshold || score < gain * before.weight[idea]!) continue;
        if (before.weight[idea]! < MIN_RECIPIENT_WEIGHT) continue;
        found.push({ ideaId: catalogue.ideaIds[idea]!, score });
      }
      found.sort((a, b) => b.score - a.score || a.ideaId - b.ideaId);
      return firstOfTwins(found.filter(({ ideaId }) => isWanted(ideaId))).slice(0, limit);
    },
  };

  function firstOfTwins(fits: readonly Fit[]): Fit[] {
    const groups = new Set<number>();
    return fits.filter(({ ideaId }) => {
      const group = twinOf.get(ideaId) ?? ideaId;
      return !groups.has(group) && groups.add(group);
    });
  }
}

async function readCatalogueOf(
  ideaIds: readonly number[],
  structure: Structure,
): Promise<CatalogueSnapshot> {
  const rows = await selectIdeaRows(ideaIds);
  const labels = rows.reduce((sum, row) => sum + row.labels.length, 0);
  const snapshot = emptySnapshot(structure, Math.max(1, rows.length), labels);
  const places = questionPlaces(structure.questions.map(({ id }) => id));
  rows.forEach((row, index) => {
    putIdea(snapshot, index, toIdeaInput(row), placeCodes(places, row));
  });
  const ids = Float64Array.from(rows, ({ id }) => id);
  const { memory, header } = snapshot;
  return openCatalogue({ ...structure, core: { memory, header }, ideaIds: ids });
}

/** For each idea with twins among these, the id of one of its group. */
function twinGroups(ideaIds: Float64Array, twins: Structure['twins']): Map<number, number> {
  const known = new Set(ideaIds);
  const groupOf = new Map<number, number>();
  for (const { idea_id: one, other_idea_id: other } of twins.filter(isShownOnce)) {
    if (!known.has(one) || !known.has(other)) continue;
    const [kept, merged] = [groupOf.get(one) ?? one, groupOf.get(other) ?? other];
    for (const [id, group] of groupOf) if (group === merged) groupOf.set(id, kept);
    groupOf.set(one, kept).set(other, kept);
  }
  return groupOf;
}
