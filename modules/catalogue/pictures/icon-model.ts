import { fold } from '../matching/shared.ts';

/** What an idea says in words, from what it is called to where to get it. */
export type DescribedIdea = { title: string; description: string; content: string };

/** What is known of a word: how many ideas have it, how much it counts in them, and for which icons. */
type WordCount = { ideas: number; weight: number; icons: Map<string, number> };

/** An icon, and the words that ask for it: French ones, of which the first says best what it is, then its English name. */
type Icon = { name: string; words: readonly string[] };

/** Which words of ideas go with which icons, counted over ideas that have both. */
export type IconModel = {
  ideaCount: number;
  words: Map<string, WordCount>;
  /** Every icon that a recipe may use. */
  icons: readonly Icon[];
  /** The icons that a word asks for. */
  asked: ReadonlyMap<string, readonly string[]>;
};

/** What a word counts where it stands; the title says best what an idea is. */
const WORD_WEIGHT = { title: 1, description: 0.3, content: 0.15 } as const;
/** The first icon of a picture is what the idea is, the others go with it. */
const ICON_WEIGHT = [1, 0.7, 0.5] as const;
/** Of ideas that have a word with no icon in particular: keeps a word that was met once from deciding alone. */
const DOUBT = 3;
/** What a word counts that asks for an icon. */
const ASKED_WEIGHT = 0.3;
const WORD_LETTERS_MIN = 3;
/** Words that say nothing about what an idea is. */
const EMPTY_WORDS = new Set(
  `avec pour dans sans sous chez plus tout tous toute toutes entre comme deux trois quatre cinq les des une leur leurs son ses
  sur par qui que cette est pas aux grand grande petit petite`
    .trim()
    .split(/\s+/),
);

/** @param words the French words that ask for each icon, by its name. */
export function emptyIconModel(words: Iterable<readonly [name: string, words: string]>): IconModel {
  const icons = Array.from(words, ([name, french]) => ({
    name,
    words: [...wordsOf(french), ...name.split('-')],
  }));
  const asked = new Map<string, string[]>();
  for (const { name, words } of icons) {
    for (const word of new Set(words)) asked.set(word, [...(asked.get(word) ?? []), name]);
  }
  return { ideaCount: 0, words: new Map(), icons, asked };
}

/** Counts an idea and the icons of its picture; with -1 it is as if it had never been counted. */
export function countIcons(
  model: IconModel,
  idea: DescribedIdea,
  icons: readonly string[],
  times: 1 | -1 = 1,
): void {
  model.ideaCount += times;
  for (const [word, weight] of weighedWords(idea)) {
    const count = model.words.get(word) ?? { ideas: 0, weight: 0, icons: new Map() };
    count.ideas += times;
    count.weight += times * weight;
    icons.forEach((icon, place) => {
      const part = weight * (ICON_WEIGHT[place] ?? 0);
      count.icons.set(icon, (count.icons.get(icon) ?? 0) + times * part);
    });
    model.words.set(word, count);
  }
}

/**
 * Icons for an idea, the most fitting first: each word votes for the icons that ideas with it have,
 * `weight · idf(word) · P(icon | word)`, and those of its title for icons that they ask for.
 *
 * @returns at most `limit` names; none where no word is known.
 */
export function proposeIcons(model: IconModel, idea: DescribedIdea, limit: number): string[] {
  const scores = new Map<string, number>();
  const vote = (icon: string, score: number) => {
    if (score > 0) scores.set(icon, (scores.get(icon) ?? 0) + score);
  };
  for (const [word, weight] of weighedWords(idea)) {
    const count = model.words.get(word);
    const rarity = Math.log(1 + model.ideaCount / ((count?.ideas ?? 0) + 1));
    for (const [icon, seen] of count?.icons ?? []) {
      vote(icon, (weight * rarity * seen) / (count!.weight + DOUBT));
    }
    if (weight < WORD_WEIGHT.title) continue;
    const asked = model.asked.get(word) ?? [];
    for (const icon of asked) vote(icon, (ASKED_WEIGHT * rarity) / (1 + Math.sqrt(asked.length)));
  }
  return [...scores]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([icon]) => icon);
}

/** Icons for typed words: those that words ask for which begin so, and those that ideas with such words have. */
export function searchIcons(model: IconModel, typed: string, limit: number): string[] {
  const parts = (fold(typed).match(/[a-z0-9]{2,}/g) ?? []).map(singular);
  const [first] = parts;
  if (first === undefined) return [];
  // Whole words before beginnings, and the words that say best what an icon is before the others.
  const placeOf = ({ words }: Icon) => {
    const whole = words.indexOf(first);
    return whole >= 0 ? whole : words.length + words.findIndex((word) => word.startsWith(first));
  };
  const asked = model.icons
    .filter(({ words }) => parts.every((part) => words.some((word) => word.startsWith(part))))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ name }) => name);
  const fitting = proposeIcons(model, { title: typed, description: '', content: '' }, limit);
  const plain = asked.slice(0, Math.ceil(limit / 2));
  return [...new Set([...plain, ...fitting, ...asked])].slice(0, limit);
}

/** The words of an idea, each as singular, with what it counts. */
function weighedWords(idea: DescribedIdea): Map<string, number> {
  const words = new Map<string, number>();
  // A word counts once, where it counts most.
  for (const part of ['content', 'description', 'title'] as const) {
    for (const word of wordsOf(idea[part])) words.set(word, WORD_WEIGHT[part]);
  }
  return words;
}

function wordsOf(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  return words
    .filter((word) => word.length >= WORD_LETTERS_MIN && !EMPTY_WORDS.has(word))
    .map(singular);
}

const singular = (word: string) => (word.length > 2 ? word.replace(/[sx]$/, '') : word);
