import { parseIdeaKey } from '#modules/catalogue/shared.ts';
import { FEEDBACKS } from '../protocol.ts';
import { sidSchema } from '../protocol-schema.ts';
import { readTypedText } from '../typed-text.ts';
import {
  SQUARE_REACTIONS_MAX,
  SQUARE_TILES,
  type SquareQuery,
  type SquareReaction,
} from './square.ts';

/**
 * Reads the address of a grid (see `writeSquareAddress`). People cut addresses short and mail programs mangle them:
 * what cannot be read is left out. Of too many reactions the latest count.
 */
export function readSquareAddress(parameters: URLSearchParams): SquareQuery {
  const origin = sidSchema.safeParse(parameters.get('os'));
  return {
    text: readTypedText(parameters.get('q') ?? ''),
    highlight: parseIdeaKey(parameters.get('h') ?? ''),
    reactions: readList(parameters.get('r'), parseReaction).slice(-SQUARE_REACTIONS_MAX),
    result: readList(parameters.get('result'), parseIdeaKey).slice(0, SQUARE_TILES),
    shared: parameters.get('o') === '1',
    origin: origin.success ? origin.data : null,
  };
}

/** Reads a JSON list of texts; what cannot be read is left out. */
function readList<Item>(json: string | null, parse: (text: string) => Item | null): Item[] {
  let written: unknown;
  try {
    written = JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(written)) return [];
  return written.flatMap((text) => (typeof text === 'string' && parse(text)) || []);
}

/** Reads one reaction, `FeedbackName:merchant:id`; null when the text is not one. */
export function parseReaction(text: string): SquareReaction | null {
  const colon = text.indexOf(':');
  const feedback = FEEDBACKS.find((name) => name === text.slice(0, colon));
  const key = parseIdeaKey(text.slice(colon + 1));
  return feedback && key ? { feedback, key } : null;
}
