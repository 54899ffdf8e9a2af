import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { QuestionDraft } from '#modules/moderation/contributions/index.server.ts';
import type { TypedTexts } from '../generic-idea/typed.ts';
import { textField } from './field-names.ts';
import { categoryText, fieldsText, formText, subjectText } from './text.ts';

type Written = Pick<QuestionDraft, 'category' | 'keywords' | 'allow_doubt' | 'forms'>;

/** What is typed in the fields of a question: all but its relations. */
export function typedOfQuestion({ category, keywords, allow_doubt, forms }: Written): TypedTexts {
  const texts = SUBJECTS.flatMap((subject) =>
    FORMS.map((form) => [textField(subject, form), forms[subject][form]] as const),
  );
  return {
    ...{ category, keywords: keywords.join(', '), allow_doubt: allow_doubt ? 'on' : '' },
    ...Object.fromEntries(texts),
  };
}

const LABELS: Readonly<Record<string, string>> = {
  category: fieldsText.category,
  keywords: fieldsText.keywords,
  allow_doubt: fieldsText.allowDoubt,
  ...Object.fromEntries(
    SUBJECTS.flatMap((subject) =>
      FORMS.map((form) => [
        textField(subject, form),
        `${subjectText[subject]}, ${formText[form].toLowerCase()}`,
      ]),
    ),
  ),
};

/** The name of a field of a question, in words. */
export const questionFieldLabel = (name: string) => LABELS[name] ?? name;

/** What a field of a question holds, in words. */
export function questionFieldValue(name: string, value: string): string {
  if (name === 'category') return categoryText[value as keyof typeof categoryText] ?? value;
  if (name === 'allow_doubt') return value === 'on' ? fieldsText.yes : fieldsText.no;
  return value;
}
