import { type DescribedIdea, predictHidden } from '#modules/catalogue/label-model/index.server.ts';
import {
  type Category,
  LABEL_NONE,
  LABELS,
  type Label,
  type Subject,
} from '#modules/catalogue/shared.ts';
import type { SnapshotInput } from '#modules/engine/core/index.server.ts';
import { predictionOf } from '#modules/engine/core/index.server.ts';
import type { World } from '#modules/engine/simulate/index.server.ts';
import { readStarter } from './engine-quality-starter.ts';

/** The starter catalogue as if a shop's file had brought four ideas in five: with all labels, without theirs, and with predictions. */
export type FreshIdeas = {
  isFresh: (idea: number) => boolean;
  labelled: SnapshotInput;
  unlabelled: SnapshotInput;
  predicted: SnapshotInput;
};

/**
 * Hides the labels of most ideas, and predicts them by a model that is trained on the others alone.
 *
 * @param input the starter catalogue with all its labels; fresh ideas were never shown.
 */
export async function withFreshIdeas(world: World, input: SnapshotInput): Promise<FreshIdeas> {
  const isFresh = (idea: number) => idea % 5 !== 0;
  const ideas = input.ideas.map((idea, place) =>
    isFresh(place) ? { ...idea, shown: 0, accepted: 0 } : idea,
  );
  const all = Array.from(
    input.labels.idea,
    (idea, k): Code => [idea, input.labels.question[k]!, input.labels.label[k]!],
  );
  const known = all.filter(([idea]) => !isFresh(idea));
  const withCodes = (codes: readonly Code[]) => ({ ...input, ideas, labels: columnsOf(codes) });
  return {
    isFresh,
    labelled: withCodes(all),
    unlabelled: withCodes(known),
    predicted: withCodes([...known, ...(await predict(world, isFresh))]),
  };
}

type Code = readonly [idea: number, question: number, label: number];

function columnsOf(codes: readonly Code[]): SnapshotInput['labels'] {
  return {
    idea: Uint32Array.from(codes, ([idea]) => idea),
    question: Uint16Array.from(codes, ([, question]) => question),
    label: Uint8Array.from(codes, ([, , label]) => label),
  };
}

async function predict(world: World, isFresh: (idea: number) => boolean): Promise<Code[]> {
  const ideas = readStarter('ideas').map(describe);
  const questions = readStarter('questions')
    .map((row, id) => ({
      id,
      category: row.category as Category,
      keywords: row.keywords!.split(';'),
    }))
    .filter(({ category }) => category !== 'Unknown');
  const examples = ideas
    .filter(({ id }) => !isFresh(id))
    .map((idea) => ({ idea, labels: labelsOf(world, idea.id), group: idea.id }));
  const fresh = ideas.filter(({ id }) => isFresh(id));
  const predictions = await predictHidden(examples, questions, fresh);
  return fresh.flatMap(({ id }, place) =>
    predictions[place]!.flatMap(({ question, distribution }): Code[] => {
      const prediction = predictionOf(distribution);
      return prediction === null ? [] : [[id, question, prediction]];
    }),
  );
}

function labelsOf({ truth }: World, idea: number): Map<number, Label> {
  return new Map(
    truth[idea]!.map(({ question, strength }) => [question, LABELS[strength + LABEL_NONE]!]),
  );
}

/** An idea as the model reads it; its id is its place. */
function describe(row: Record<string, string>, id: number): DescribedIdea {
  const number = (text: string | undefined) => (text ? Number(text) : null);
  return {
    id,
    title: row.title!,
    description: row.description!,
    content: row.content!,
    brand: null,
    categoryPath: [],
    priceCents: number(row.price_cents),
    gender: row.gender as Subject,
    ageMinMonths: number(row.age_min_months),
    ageMaxMonths: number(row.age_max_months),
  };
}
