import { z } from 'zod';
import { parseIdeaKey } from '#modules/catalogue/shared.ts';
import {
  answerQuestion,
  currentStep,
  giveFeedback,
  type Outcome,
  openIdea,
  undoMove,
} from '#modules/engine/session/index.server.ts';
import { ANSWERS, FEEDBACKS, type ProposedIdea } from '#modules/engine/shared.ts';

const ideaKey = z.string().transform((key, context) => {
  const parsed = parseIdeaKey(key);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'not an idea key' });
  return z.NEVER;
});

const id = z.stringFormat('id', /^[1-9]\d{0,8}$/).transform(Number);

const count = z.stringFormat('count', /^\d{1,9}$/).transform(Number);

/** A move of a search as its forms post it, or a request for its current step. */
export const moveSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('answer'),
    question_id: id,
    answer: z.enum(ANSWERS),
    /** How many ideas the page of the question said are in play. */
    in_play: count.optional(),
  }),
  z.object({
    intent: z.literal('feedback'),
    idea: ideaKey,
    feedback: z.enum(FEEDBACKS),
    aaq: z.stringbool(),
  }),
  z.object({
    intent: z.literal('undo'),
    question_id: id.nullable().default(null),
    idea: ideaKey.optional(),
  }),
  z.object({ intent: z.literal('open'), idea: ideaKey }),
  z.object({ intent: z.literal('resume') }),
]);
export type MoveForm = z.infer<typeof moveSchema>;

/** A page shows the next idea as soon as it is there. */
export const PAGE = { seesIdea: true };

/** Makes a move; where that opens an idea, it comes along, and so does what was in play before an answer. */
export async function playMove(
  sid: string,
  move: MoveForm,
): Promise<Outcome & { idea?: ProposedIdea; inPlayBefore?: number | undefined }> {
  switch (move.intent) {
    case 'answer': {
      const outcome = await answerQuestion(sid, move.question_id, move.answer, PAGE);
      return { ...outcome, inPlayBefore: move.in_play };
    }
    case 'feedback':
      return await giveFeedback(sid, move.idea, move.feedback, move.aaq, PAGE);
    case 'undo':
      return await undoMove(sid, move.idea ?? move.question_id, PAGE);
    case 'open':
      return await openIdea(sid, move.idea);
    case 'resume': {
      const step = await currentStep(sid);
      return step ? { ok: true, step, reset: false } : { ok: false, reason: 'invalid_session' };
    }
  }
}
