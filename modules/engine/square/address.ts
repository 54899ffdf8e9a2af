import { parseIdeaKey } from '#modules/catalogue/shared.ts';
import { sidSchema } from '../protocol-schema.ts';
import { readTypedText } from '../typed-text.ts';
import { readList, readReactions } from './reactions.ts';
import { EARLIER_STARTS_MAX, type EarlierStart, SQUARE_TILES, type SquareQuery } from './square.ts';

/**
 * Reads the address of a grid (see `writeSquareAddress`). People cut addresses short and mail programs mangle them:
 * what cannot be read is left out. Of too many reactions the latest count.
 */
export function readSquareAddress(parameters: URLSearchParams): SquareQuery {
  const origin = sidSchema.safeParse(parameters.get('os'));
  return {
    text: readTypedText(parameters.get('q') ?? ''),
    highlight: parseIdeaKey(parameters.get('h') ?? ''),
    reactions: readReactions(parameters.get('r')),
    earlierStarts: readList(parameters.get('b'), parseStart).slice(-EARLIER_STARTS_MAX),
    result: readList(parameters.get('result'), parseIdeaKey).slice(0, SQUARE_TILES),
    shared: parameters.get('o') === '1',
    origin: origin.success ? origin.data : null,
  };
}

/** Reads an earlier starting idea, `count:merchant:id`, or `count:` where there was none; null when the text is neither. */
function parseStart(text: string): EarlierStart | null {
  const [, count, key = ''] = /^(\d{1,2}):(.*)$/s.exec(text) ?? [];
  const highlight = parseIdeaKey(key);
  return count && (highlight || key === '') ? { highlight, reactions: Number(count) } : null;
}
