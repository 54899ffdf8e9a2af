import { z } from 'zod';
import { log } from '#modules/platform/index.server.ts';
import { type AnswerTable, LABEL_COUNT, STARTING_TABLE } from '../core/index.server.ts';

const shifts = z.array(z.number()).length(LABEL_COUNT);
const schema = z.object({
  family: shifts,
  theme: shifts,
  subtheme: shifts,
  trait: shifts,
  noise: z.number().positive().lt(0.5),
});

/**
 * The answer table that a version of what is learned stored: the hand-set one when nothing was, and, with a warning,
 * when what was stored has another shape, as after a change of model.
 */
export function readAnswerTable(stored: unknown): AnswerTable {
  if (stored === null || stored === undefined) return STARTING_TABLE;
  const { data, error } = schema.safeParse(stored);
  if (error) log.warn({ issues: error.issues }, 'the stored answer table cannot be read');
  return data ?? STARTING_TABLE;
}
