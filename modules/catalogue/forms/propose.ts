import { FORMS, type Form, SUBJECTS, type Subject } from '../vocabulary.ts';
import { forSubject } from './subjects.ts';
import { pluralOfVerb } from './verbs.ts';
import { negativeOf, questionOf, tagNegative, tagQuestion, themeOf } from './wording.ts';
import { capitalized, decapitalized, tidied, wordsOf } from './words.ts';

/** The texts of a question, by subject and form. */
export type ProposedForms = Record<Subject, Record<Form, string>>;

/** What the texts are proposed from: the affirmative sentence about a man, and what grammar cannot tell of it. */
export type Statement = {
  /** « Il aime le jazz », « aime le jazz » or « Le jazz lui plaît ». */
  sentence: string;
  /** The same about a woman and about a couple, where it is not only grammar: « Elle est ta mère », « Ce sont tes parents ». */
  female?: string;
  couple?: string;
  /** Of a tag question, what it asks about: « le jazz »; read from the sentence where it is not given. */
  theme?: string;
  /** Whether it is a tag question. */
  isTag: boolean;
  /** The question and the negative sentence about a man, where they were already written. */
  interrogative?: string;
  negative?: string;
};

/** The fifteen texts of a question, as French grammar has them; each may be corrected by hand afterwards. */
export function proposeForms(statement: Statement): ProposedForms {
  const male = maleForms(statement);
  const variants = {
    Female: statement.female && asSentence(statement.female),
    Couple: statement.couple && asSentence(statement.couple),
  };
  const affirmatives = Object.fromEntries(
    SUBJECTS.map((subject) => [subject, affirmativeFor(subject, male.affirmative, variants)]),
  ) as Record<Subject, string>;
  const written = { interrogative: !!statement.interrogative, negative: !!statement.negative };
  const textFor = (subject: Subject, form: Form): string => {
    if (form === 'affirmative') return affirmatives[subject];
    const changed = affirmatives[subject] !== forSubject(male.affirmative, subject, 'affirmative');
    // Where the sentence itself is another one, its question and its negative are made of it.
    if (changed && !written[form] && !(statement.isTag && themeFor(statement, male.affirmative))) {
      const own = affirmatives[subject];
      return form === 'interrogative' ? questionOf(own) : (negativeOf(own) ?? own);
    }
    return forSubject(male[form], subject, form);
  };
  return Object.fromEntries(
    SUBJECTS.map((subject) => [
      subject,
      Object.fromEntries(FORMS.map((form) => [form, textFor(subject, form)])),
    ]),
  ) as ProposedForms;
}

/** The sentence, its question and its negative, about a man. */
function maleForms(statement: Statement): Record<Form, string> {
  const affirmative = asSentence(statement.sentence);
  const theme = statement.isTag ? themeFor(statement, affirmative) : null;
  const interrogative = statement.interrogative
    ? tidied(statement.interrogative)
    : theme
      ? tagQuestion(theme)
      : questionOf(affirmative);
  const negative = statement.negative
    ? tidied(statement.negative)
    : theme
      ? tagNegative(theme)
      : (negativeOf(affirmative) ?? '');
  return { affirmative, interrogative, negative };
}

function themeFor({ theme }: Statement, affirmative: string): string | null {
  return theme?.trim() ? tidied(theme) : themeOf(affirmative);
}

/** The sentence for a subject, from the variant that agrees with it: « cette personne » as a woman, « ces personnes » too. */
function affirmativeFor(
  subject: Subject,
  male: string,
  variants: { Female?: string; Couple?: string },
): string {
  const { Female: female, Couple: couple } = variants;
  if (subject === 'Male') return male;
  if (subject === 'Female') return female || forSubject(male, subject, 'affirmative');
  if (subject === 'Couple') return couple || forSubject(male, subject, 'affirmative');
  const own = subject === 'Unknown' ? female : couple;
  const named = subject === 'Unknown' ? 'Cette personne' : 'Ces personnes';
  const renamed = own?.replace(/^(?:Elles?|Ils?)(?= )/, named);
  return renamed || forSubject(male, subject, 'affirmative');
}

/** Articles and the like that begin a noun, not a verb. */
const DETERMINERS = new Set(
  'un une le la les l’ du de des d’ son sa ses ce cet cette ces leur leurs tu il elle ils elles quelque aucune chaque toute'.split(
    ' ',
  ),
);

const INFINITIVE =
  /(?:er|ir|dre)$|^(?:lire|faire|dire|rire|boire|croire|écrire|vivre|suivre|mettre|être|plaire)$/;

/** A sentence in French typography; a verb by itself (« aime le jazz ») gets its subject. */
function asSentence(typed: string): string {
  const text = tidied(typed);
  const [first = '', second = ''] = wordsOf(decapitalized(text)).filter((word) => word.trim());
  const reflexive = /^(?:se|s’|ne|n’|y|en)$/.test(first);
  const verb = reflexive ? second : first;
  const isVerb = !DETERMINERS.has(first) && !INFINITIVE.test(verb) && pluralOfVerb(verb) !== null;
  return isVerb ? `Il ${decapitalized(text)}` : capitalized(text);
}
