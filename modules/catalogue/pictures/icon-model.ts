import { fold } from '../matching/shared.ts';

/** What an idea says in words, from what it is called to where to get it. */
export type DescribedIdea = { title: string; description: string; content: string };

/** What is known of a word: how many ideas have it, how much it counts in them, and for which icons. */
type WordCount = { ideas: number; weight: number; icons: Map<string, number> };

/** Which words of ideas go with which icons, counted over ideas that have both. */
export type IconModel = {
  ideaCount: number;
  words: Map<string, WordCount>;
  /** Every icon that a recipe may use; their names are English words with hyphens. */
  names: readonly string[];
  /** The words of those names that are long enough to resemble another, by their first letters. */
  nameParts: ReadonlyMap<string, readonly { part: string; name: string }[]>;
};

/** What a word counts where it stands; the title says best what an idea is. */
const WORD_WEIGHT = { title: 1, description: 0.3, content: 0.15 } as const;
/** The first icon of a picture is what the idea is, the second goes with it. */
const ICON_WEIGHT = [1, 0.7] as const;
/** Of ideas that have a word with no icon in particular: keeps a word that was met once from deciding alone. */
const DOUBT = 3;
/** What a word counts that the name of an icon resembles (« guitare », guitar). */
const NAME_WEIGHT = 0.3;
const NAME_LETTERS_MIN = 4;
/** The part of its letters that a word and a name must begin with. */
const NAME_SHARE = 0.75;
const WORD_LETTERS_MIN = 3;
/** Words that say nothing about what an idea is. */
const EMPTY_WORDS = new Set(
  `avec pour dans sans sous chez plus tout tous toute toutes entre comme deux trois quatre cinq les des une leur leurs son ses
  sur par qui que cette est pas aux grand grande petit petite`
    .trim()
    .split(/\s+/),
);

export function emptyIconModel(names: readonly string[]): IconModel {
  const parts = names.flatMap((name) => name.split('-').map((part) => ({ part, name })));
  return { ideaCount: 0, words: new Map(), names, nameParts: Map.groupBy(parts, startOf) };
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
 * `weight · idf(word) · P(icon | word)`, and those of its title for icons whose names resemble them.
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
    const named = namesLike(model, word);
    for (const icon of named) vote(icon, (NAME_WEIGHT * rarity) / (1 + Math.sqrt(named.length)));
  }
  return [...scores]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([icon]) => icon);
}

/** Icons for typed words: those whose English name has words that begin so, and those that ideas with such words have. */
export function searchIcons(model: IconModel, typed: string, limit: number): string[] {
  const parts = fold(typed).match(/[a-z0-9]+/g) ?? [];
  if (parts.length === 0) return [];
  const named = model.names.filter((name) =>
    parts.every((part) => part.length > 1 && `-${name}`.includes(`-${part}`)),
  );
  // The shortest name is the plainest icon: « cat » before « cat-with-tears-of-joy ».
  named.sort((a, b) => a.length - b.length);
  const fitting = proposeIcons(model, { title: typed, description: '', content: '' }, limit);
  const plain = named.slice(0, Math.ceil(limit / 2));
  return [...new Set([...plain, ...fitting, ...named])].slice(0, limit);
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
    .map((word) => word.replace(/[sx]$/, ''));
}

function startOf({ part }: { part: string }): string {
  return part.slice(0, NAME_LETTERS_MIN);
}

/** Icons that have a word in their names which begins as this one does. */
function namesLike(model: IconModel, word: string): string[] {
  if (word.length < NAME_LETTERS_MIN) return [];
  const alike = (model.nameParts.get(startOf({ part: word })) ?? []).filter(({ part }) => {
    let same = 0;
    while (same < part.length && part[same] === word[same]) same++;
    return same >= NAME_LETTERS_MIN && same >= NAME_SHARE * Math.max(part.length, word.length);
  });
  return [...new Set(alike.map(({ name }) => name))];
}
