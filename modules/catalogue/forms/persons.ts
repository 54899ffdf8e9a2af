import type { Subject } from '../vocabulary.ts';

/** How a sentence speaks of a recipient. */
export type Person = {
  /** The first time, as a subject. */
  subject: string;
  /** Once they were named. */
  pronoun: string;
  /** After « pour », « chez ». */
  stressed: string;
  /** Before a verb: « lui plaît », « l’attire »; null when the name follows the verb instead. */
  dative: string;
  accusative: string | null;
  feminine: boolean;
  plural: boolean;
};

/** The pronouns of each subject but a man. */
export const PERSONS: Readonly<Record<Exclude<Subject, 'Male'>, Person>> = {
  Female: person('elle', 'elle', 'elle', 'lui', 'la', true, false),
  Couple: person('ils', 'ils', 'eux', 'leur', 'les', false, true),
  Others: person('ces personnes', 'elles', 'elles', 'leur', 'les', true, true),
  Unknown: person('cette personne', 'elle', 'elle', 'lui', null, true, false),
};

function person(
  subject: string,
  pronoun: string,
  stressed: string,
  dative: string,
  accusative: string | null,
  feminine: boolean,
  plural: boolean,
): Person {
  return { subject, pronoun, stressed, dative, accusative, feminine, plural };
}
