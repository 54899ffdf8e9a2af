import {
  createSnapshot,
  linkIdeas,
  type Pair,
  putIdea,
  type Snapshot,
} from '../core/index.server.ts';
import { indexOfId } from './idea-ids.ts';
import { placeCodes, questionPlaces, toIdeaInput } from './idea-rows.ts';
import { selectTwinIdeaRows, streamIdeaRows, withView } from './ideas.store.server.ts';
import { loadStructure, type Structure } from './structure.store.server.ts';
import { applyTwins, isOtherQuality, isShownOnce, type TwinRow } from './twin-groups.ts';

/** A snapshot as it passes between threads: what is large is memory that both see, and is not copied. */
export type BuiltCatalogue = Pick<
  Structure,
  'revision' | 'questions' | 'forms' | 'automated' | 'storedAnswerTable'
> & {
  core: Pick<Snapshot, 'memory' | 'header'>;
  /** Ids in ascending order, by index, with room for those to be added. */
  ideaIds: Float64Array;
};

/** Ideas that can be added before a whole build is due. */
const SPARE_IDEAS = 1000;
const SPARE_SHARE = 0.02;

/** A snapshot of the questions and their relations, with room for ideas. */
export function emptySnapshot(
  { questions, relations }: Structure,
  ideaCapacity: number,
  labelCapacity: number,
): Snapshot {
  const places = questionPlaces(questions.map(({ id }) => id));
  return createSnapshot({
    questions,
    relations: relations.map(({ question_id, relation, other_question_id }) => ({
      from: places[question_id]!,
      kind: relation,
      to: places[other_question_id]!,
    })),
    ideaCapacity,
    labelCapacity,
  });
}

/** Reads the whole catalogue, in one view of the database, into a new snapshot. */
export async function buildCatalogue(databaseUrl: string): Promise<BuiltCatalogue> {
  return await withView(databaseUrl, async (client) => {
    const structure = await loadStructure(client);
    const { revision, ideaCount, questions, forms, automated, storedAnswerTable } = structure;
    const places = questionPlaces(questions.map(({ id }) => id));
    const ideaCapacity = SPARE_IDEAS + Math.ceil(ideaCount * (1 + SPARE_SHARE));
    const snapshot = emptySnapshot(structure, ideaCapacity, structure.labelCount);
    const ideaIds = new Float64Array(new SharedArrayBuffer(8 * ideaCapacity));
    const withTwins = applyTwins(await selectTwinIdeaRows(client), structure.twins);
    const twinRows = new Map(withTwins.map((row) => [row.id, row]));
    for await (const read of streamIdeaRows(client)) {
      const row = twinRows.get(read.id) ?? read;
      const index = snapshot.header.ideaCount;
      ideaIds[index] = row.id;
      putIdea(snapshot, index, toIdeaInput(row), placeCodes(places, row));
    }
    const known = ideaIds.subarray(0, snapshot.header.ideaCount);
    linkIdeas(
      snapshot,
      pairsOf(known, structure.twins.filter(isShownOnce)),
      pairsOf(known, structure.twins.filter(isOtherQuality)),
    );
    const { memory, header } = snapshot;
    const core = { memory, header };
    return { revision, core, ideaIds, questions, forms, automated, storedAnswerTable };
  });
}

/** Pairs by the places of their ideas; those of ideas without a place are left out. */
export function pairsOf(ideaIds: Float64Array, twins: readonly TwinRow[]): Pair[] {
  return twins.flatMap(({ idea_id, other_idea_id }) => {
    const pair: Pair = [indexOfId(ideaIds, idea_id), indexOfId(ideaIds, other_idea_id)];
    return pair[0] < 0 || pair[1] < 0 ? [] : [pair];
  });
}
