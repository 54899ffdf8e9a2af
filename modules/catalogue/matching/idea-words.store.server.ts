import { type Database, query } from '#modules/platform/index.server.ts';

/** Where `french_fold` has blanks whatever stands around them. Other signs stay in their words, which PostgreSQL splits. */
const BETWEEN_WORDS = /[\0-/:-@[-`{-\x7f]+/;
/**
 * Codes of letters and digits, of which there are as many as products: their one lexeme is what is written. Not those that
 * are numbers with a power of ten, nor those with an ending that `french_fold` cuts.
 */
const CODE = /^(?!\d+e\d)(?=[a-z]*\d)[a-z\d]{0,99}[a-df-rt-wyz\d]$/i;
/** Words kept in memory: some megabytes. */
const MOST_WORDS = 50_000;

/** What `french_vector` makes of a word: its lexemes with their places in it, and how many places it takes. */
type IndexedWord = { lexemes: { text: string; place: number }[]; places: number };

let latest = new Map<string, IndexedWord>();

/**
 * What `idea_words` makes of the texts of many ideas, in their order, for a tenth of what that costs: words come again and
 * again, so PostgreSQL is asked once for each.
 *
 * @returns values of the type tsvector.
 */
export async function wordsOfIdeas(
  database: Database,
  ideas: readonly { title: string; description: string }[],
): Promise<string[]> {
  // Who still reads the words before has them until it ends.
  if (latest.size > MOST_WORDS) latest = new Map();
  const indexed = latest;
  const texts = ideas.map(({ title, description }) => ({
    title: title.split(BETWEEN_WORDS),
    description: description.split(BETWEEN_WORDS),
  }));
  await indexNewWords(
    database,
    indexed,
    texts.flatMap(({ title, description }) => [title, description]),
  );
  return texts.map(({ title, description }) => {
    const inTitle = vectorOf(indexed, title, 'A', 0);
    return inTitle.vector + vectorOf(indexed, description, 'B', inTitle.last).vector;
  });
}

async function indexNewWords(
  database: Database,
  indexed: Map<string, IndexedWord>,
  texts: readonly (readonly string[])[],
): Promise<void> {
  const unknown = new Set<string>();
  for (const words of texts)
    for (const word of words) if (!indexed.has(word) && !CODE.test(word)) unknown.add(word);
  if (unknown.size === 0) return;
  const words = [...unknown];
  // The zero at the end says how many places the word takes.
  const found = await query<{ n: number; lexeme: string; place: number }>(
    database,
    `select n::integer, lexeme, place
       from unnest(cast(? as text[])) with ordinality as list (word, n),
            unnest(french_vector(word || ' 0')) as vector (lexeme, positions, weights), unnest(positions) as place
      order by n, place`,
    [words],
  );
  for (const word of words) indexed.set(word, { lexemes: [], places: 0 });
  for (const [i, { n, lexeme, place }] of found.entries()) {
    const word = indexed.get(words[n - 1]!)!;
    if (found[i + 1]?.n === n) word.lexemes.push({ text: quoted(lexeme), place });
    else word.places = place - 1;
  }
}

function codeOf(word: string): IndexedWord {
  return { lexemes: [{ text: quoted(word.toLowerCase()), place: 1 }], places: 1 };
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

/** The vector of words with a weight after a place, and the last place that has a lexeme. */
function vectorOf(
  indexed: ReadonlyMap<string, IndexedWord>,
  words: readonly string[],
  weight: string,
  after: number,
): { vector: string; last: number } {
  let vector = '';
  let last = after;
  let before = after;
  for (const word of words) {
    const { lexemes, places } = indexed.get(word) ?? codeOf(word);
    for (const { text, place } of lexemes) {
      last = before + place;
      vector += `${text}:${last}${weight} `;
    }
    before += places;
  }
  return { vector, last };
}
