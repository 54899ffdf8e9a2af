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
    /** The question of an answer that is only supposed. */
    supposed: id.optional(),
    idea: ideaKey.optional(),
  }),
  z.object({ intent: z.literal('open'), idea: ideaKey }),
  z.object({ intent: z.literal('resume') }),
]);
export type MoveForm = z.infer<typeof moveSchema>;

/** A page shows the next idea as soon as it is there. */
export const PAGE = { seesIdea: true };

type Played = Outcome & {
  /** The idea that it opened. */
  idea?: ProposedIdea;
  /** What was in play before an answer. */
  inPlayBefore?: number | undefined;
  /** It took back what was only supposed. */
  showsSupposed?: boolean;
};

/** Makes a move, with what the next page has to know of it. */
export async function playMove(sid: string, move: MoveForm): Promise<Played> {
  switch (move.intent) {
    case 'answer': {
      const outcome = await answerQuestion(sid, move.question_id, move.answer, PAGE);
      return { ...outcome, inPlayBefore: move.in_play };
    }
    case 'feedback':
      return await giveFeedback(sid, move.idea, move.feedback, move.aaq, PAGE);
    case 'undo': {
      const { idea, supposed, question_id } = move;
      const outcome = await undoMove(sid, idea ?? supposed ?? question_id, PAGE);
      return { ...outcome, showsSupposed: supposed !== undefined };
    }
    case 'open':
      return await openIdea(sid, move.idea);
    case 'resume': {
      const step = await currentStep(sid);
      return step ? { ok: true, step, reset: false } : { ok: false, reason: 'invalid_session' };
    }
  }
}
