import { z } from 'zod';
import { hiddenField, lineField } from '#app/shell/forms/fields.server.ts';
import { CATEGORIES, FORMS, type Form, SUBJECTS, type Subject } from '#modules/catalogue/shared.ts';
import { LIMITS } from '#modules/moderation/contributions/shared.ts';
import { TEXT_FIELDS, type TextField, textField } from './field-names.ts';
import { fieldsText as text } from './text.ts';

/** A line of text of a question. */
export function line(max: number = LIMITS.question, long = text.long) {
  return lineField(max, { long, odd: text.odd });
}

const KEYWORDS_LENGTH = LIMITS.keywords * (LIMITS.keyword + 2);

const keywords = line(KEYWORDS_LENGTH, text.keywordsMax)
  .transform((typed) => [
    ...new Set(
      typed
        .split(/[,;]/)
        .map((keyword) => keyword.trim())
        .filter(Boolean),
    ),
  ])
  .refine(
    (words) =>
      words.length <= LIMITS.keywords && words.every((word) => word.length <= LIMITS.keyword),
    text.keywordsMax,
  );

/** The fifteen texts; `required` where none may be missing. */
function texts<Field extends z.ZodType>(field: () => Field) {
  return Object.fromEntries(TEXT_FIELDS.map((name) => [name, field()])) as Record<TextField, Field>;
}

/** What the forms of a new question and of a changed one have in common. */
export const questionFields = {
  category: hiddenField(z.enum(CATEGORIES)),
  keywords: keywords.default([]),
  allow_doubt: hiddenField(z.literal('on').optional()),
};

export const writtenTexts = texts(() =>
  line().min(1, text.missing).default('').refine(Boolean, text.missing),
);
export const anyTexts = texts(() => line().optional());

/** The fifteen texts of a form, by subject and form. */
export function formsOf(value: Record<TextField, string>): Record<Subject, Record<Form, string>> {
  return Object.fromEntries(
    SUBJECTS.map((subject) => [
      subject,
      Object.fromEntries(FORMS.map((form) => [form, value[textField(subject, form)]])),
    ]),
  ) as Record<Subject, Record<Form, string>>;
}
