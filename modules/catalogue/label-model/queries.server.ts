import { db } from '#modules/platform/index.server.ts';
import { selectActivations, selectVersions } from './models.store.server.ts';
import {
  type Page,
  selectAbove,
  selectOfIdea,
  selectOfQuestion,
} from './predictions.store.server.ts';
import type { LabelModelActivation, LabelModelVersion, PredictedLabel } from './shared.ts';

/** The versions of the model that are kept, the newest first. */
export async function listLabelModels(): Promise<LabelModelVersion[]> {
  return await selectVersions(db);
}

/** When which version of the model was put to use, the last first, at most so many. */
export async function listLabelModelActivations(limit: number): Promise<LabelModelActivation[]> {
  return await selectActivations(db, limit);
}

/** What the model predicts of an idea's pairs that have no label, likeliest first. */
export async function predictionsOfIdea(ideaId: number): Promise<PredictedLabel[]> {
  return await selectOfIdea(db, ideaId);
}

/** A page of what the model predicts, likeliest first, and how long the list is. */
export type PredictionPage = { total: number; predictions: PredictedLabel[] };

/** What the model predicts of the ideas that have no label on a question. @param least the least chance. */
export async function predictionsOfQuestion(
  questionId: number,
  { least = 0, ...page }: Page & { least?: number },
): Promise<PredictionPage> {
  return await selectOfQuestion(db, questionId, least, page);
}

/** The likeliest pairs of any question and idea, from a chance on, at most so many; `isMore` than are counted in `total`. */
export async function predictionsAbove(
  least: number,
  limit: number,
): Promise<PredictionPage & { isMore: boolean }> {
  return await selectAbove(db, least, limit);
}
