import { z } from 'zod';
import { parseIdeaKey } from '../idea-key.ts';
import { ideaKeySchema } from '../idea-key-schema.ts';
import { SUBJECTS } from '../vocabulary.ts';
import { parseFields } from './fields.ts';
import type { IdeasBlock } from './shared.ts';

const HINTS_MAX_LENGTH = 80;

const blockSchema = z.strictObject({
  gender: z.enum(SUBJECTS),
  age: z.coerce.number().int().min(0).max(120),
  budget: z
    .string()
    .regex(/^\d{1,4}-\d{1,4}$/)
    .transform((range) => range.split('-').map(Number) as [min: number, max: number])
    .refine(([min, max]) => min < max),
  hints: z.string().max(HINTS_MAX_LENGTH).default(''),
  ideas: z
    .string()
    .transform((keys) => keys.split(',').map((key) => parseIdeaKey(key.trim())))
    .pipe(z.array(ideaKeySchema)),
});

/**
 * Reads a block of ideas of an article, one field a line.
 *
 * @throws when a field is missing, unknown or unreadable.
 */
export function parseIdeasBlock(text: string): IdeasBlock {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const { gender, age, budget, hints, ideas } = parseFields(blockSchema, lines, 'bloc d’idées');
  const [priceMin, priceMax] = budget;
  return { kind: 'ideas', recipient: { gender, age, priceMin, priceMax, hints }, ideas };
}
