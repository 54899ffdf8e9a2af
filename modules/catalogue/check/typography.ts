import type { Content } from './content.ts';
import { counted, type Finding } from './finding.ts';

/** Mistakes of French typography in a text that visitors read. */
const RULES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/'/, 'apostrophe droite'],
  [/"/, 'guillemets droits'],
  [/\.\.\./, 'trois points au lieu de « … »'],
  [/ {2}|\s$|^\s/, 'espaces en trop'],
  [/ [,.)]/, 'espace devant une virgule, un point ou une parenthèse'],
  [/ [:;?!»]|« /, 'espace sécable à la ponctuation'],
  [/[\p{L}\p{N})][;?!»]|[\p{L})]:|«[^\s\u00a0\u202f]/u, 'espace manquante à la ponctuation'],
];

/** Texts that break a rule of French typography; URLs are skipped. */
export function typography({ ideas, questions, forms }: Content): Finding {
  const texts = [
    ...ideas.flatMap(({ key, title, shortTitle, description, content, keywords }) => [
      [`${key}, titre`, title],
      [`${key}, titre court`, shortTitle ?? ''],
      [`${key}, description`, description],
      [`${key}, où trouver`, content],
      ...keywords.map((word) => [`${key}, mots-clés`, word] as const),
    ]),
    ...questions.flatMap(({ id, content, fillingDescription }) => [
      [`question ${id}`, content],
      [`question ${id}, liste`, fillingDescription],
    ]),
    ...forms.map(({ question, subject, form, text }) => [
      `question ${question}, ${subject}/${form}`,
      text,
    ]),
  ] as [place: string, text: string][];
  return counted(
    'Typographie',
    texts.flatMap(([place, text]) =>
      mistakes(text).map((reason) => `${place} : ${reason} (${excerpt(text, reason)})`),
    ),
    true,
  );
}

/** What is wrong in a text, in French. */
export function mistakes(text: string): string[] {
  const words = withoutAddresses(text);
  return RULES.filter(([pattern]) => pattern.test(words)).map(([, reason]) => reason);
}

function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/\S+/g, 'URL');
}

function excerpt(text: string, reason: string): string {
  const words = withoutAddresses(text);
  const [pattern = /^/] = RULES.find(([, known]) => known === reason) ?? [];
  const at = words.search(pattern);
  return `…${words.slice(Math.max(0, at - 15), at + 16)}…`;
}
