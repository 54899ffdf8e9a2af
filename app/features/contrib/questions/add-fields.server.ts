import { z } from 'zod';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { LIMITS } from '#modules/moderation/contributions/index.server.ts';
import { line } from './question-schema.server.ts';
import { addText as text } from './text.ts';

export const DIRECTIONS = ['Yes', 'No'] as const;
export const STRENGTHS = ['Low', 'Normal', 'High'] as const;

/** What the fifteen texts are proposed from, beside the sentence. */
export const statement = {
  theme: line().optional(),
  female: line().optional(),
  couple: line().optional(),
};

/** The chosen ideas: each has a direction and a strength at the same place of its list. */
export const ideas = {
  idea: z
    .array(hiddenField(z.coerce.number().int().positive()))
    .max(LIMITS.questionIdeas, text.tooManyIdeas),
  direction: z.array(hiddenField(z.enum(DIRECTIONS))).max(LIMITS.questionIdeas),
  strength: z.array(hiddenField(z.enum(STRENGTHS))).max(LIMITS.questionIdeas),
};
