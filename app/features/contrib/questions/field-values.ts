import type { EditedQuestion } from '#modules/catalogue/questions/index.server.ts';
import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import { TEXT_FIELDS, type TextField, textField } from './field-names.ts';

/** The fields of a question that two people may change at the same time, each by itself. */
export const EDITED_FIELDS = ['category', 'keywords', 'allow_doubt', ...TEXT_FIELDS] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];
export type FieldValues = Record<EditedField, string>;

/** A question as the fields of its form. */
export function fieldValues({ category, keywords, allow_doubt, forms }: EditedQuestion) {
  const texts = SUBJECTS.flatMap((subject) =>
    FORMS.map((form) => [textField(subject, form), forms[subject][form]] as const),
  );
  return {
    category,
    keywords: keywords.join(', '),
    allow_doubt: allow_doubt ? 'on' : '',
    ...(Object.fromEntries(texts) as Record<TextField, string>),
  } satisfies FieldValues;
}
