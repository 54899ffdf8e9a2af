import { formatIdeaKey, parseIdeaKey } from '#modules/catalogue/shared.ts';
import { FEEDBACKS, type Feedback } from '../protocol.ts';
import { SQUARE_REACTIONS_MAX, type SquareReaction } from './square.ts';

const KEEPING_FEEDBACK: readonly Feedback[] = ['ClickedOnIdea', 'GoodIdea', 'SawIdea'];

/** Whether a feedback removes its idea from the grid. */
export function isRefusal(feedback: Feedback): boolean {
  return feedback !== 'Reset' && !KEEPING_FEEDBACK.includes(feedback);
}

/** Reads the reactions of an address, a JSON list; what cannot be read is left out, and of too many the latest count. */
export function readReactions(json: string | null): SquareReaction[] {
  return readList(json, parseReaction).slice(-SQUARE_REACTIONS_MAX);
}

/** The refusals that still hold, each idea once: those of ideas that were not liked after all. */
export function standingRefusals(reactions: readonly SquareReaction[]): SquareReaction[] {
  const last = new Map<string, SquareReaction>();
  for (const reaction of reactions) {
    const { feedback, key } = reaction;
    if (isRefusal(feedback)) last.set(formatIdeaKey(key), reaction);
    else if (feedback === 'GoodIdea') last.delete(formatIdeaKey(key));
  }
  return [...last.values()];
}

/** Reads a JSON list of texts; what cannot be read is left out, such as the last text of a list that was cut short. */
export function readList<Item>(json: string | null, parse: (text: string) => Item | null): Item[] {
  const written = parsed(json ?? '[]') ?? parsed(`${json?.slice(0, json.lastIndexOf(',"'))}]`);
  if (!Array.isArray(written)) return [];
  return written.flatMap((text) => (typeof text === 'string' && parse(text)) || []);
}

/** What a text is as JSON; null when it is none. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Reads one reaction, `FeedbackName:merchant:id`; null when the text is not one. */
export function parseReaction(text: string): SquareReaction | null {
  const colon = text.indexOf(':');
  const feedback = FEEDBACKS.find((name) => name === text.slice(0, colon));
  const key = parseIdeaKey(text.slice(colon + 1));
  return feedback && key ? { feedback, key } : null;
}
