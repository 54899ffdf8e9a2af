import { stemsOf } from './words.ts';

/** The keywords of the questions, by the first stem of each. */
export type Keywords = ReadonlyMap<
  string,
  readonly { stems: readonly string[]; question: number }[]
>;

/** What a keyword counts where it stands: in the title, or further down. */
const IN_TITLE = 1;
const IN_TEXT = 0.5;

/** @param questions the keywords of each, in the order of the questions. */
export function indexKeywords(questions: readonly (readonly string[])[]): Keywords {
  const phrases = questions.flatMap((keywords, question) =>
    keywords.map((keyword) => ({ stems: stemsOf(keyword), question })),
  );
  return Map.groupBy(
    phrases.filter(({ stems }) => stems.length > 0),
    ({ stems }) => stems[0]!,
  );
}

/** How much an idea's texts name each question by a keyword, whole: 1 in the title, less elsewhere, else 0. */
export function nameQuestions(
  keywords: Keywords,
  title: string,
  texts: readonly string[],
  named: Float32Array,
): void {
  named.fill(0);
  for (const text of texts) note(keywords, stemsOf(text), IN_TEXT, named);
  note(keywords, stemsOf(title), IN_TITLE, named);
}

function note(keywords: Keywords, stems: readonly string[], weight: number, named: Float32Array) {
  stems.forEach((stem, at) => {
    for (const phrase of keywords.get(stem) ?? []) {
      if (phrase.stems.every((each, place) => stems[at + place] === each)) {
        named[phrase.question] = Math.max(named[phrase.question]!, weight);
      }
    }
  });
}
