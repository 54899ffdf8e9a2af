import { z } from 'zod';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import type { EditedQuestion } from '#modules/catalogue/questions/index.server.ts';
import { EDITED_FIELDS, type EditedField, type FieldValues, fieldValues } from './field-values.ts';
import { keptValue } from './relation-values.ts';

const shownSchema = hiddenField(
  z
    .string()
    .transform((typed, context): unknown => {
      try {
        return JSON.parse(typed);
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(
      z.object(
        Object.fromEntries(EDITED_FIELDS.map((name) => [name, z.string()])) as Record<
          EditedField,
          z.ZodString
        >,
      ),
    ),
);

/** What others changed while a form was filled in. */
export type OthersChanges = {
  isChanged: boolean;
  /** Fields that its sender changed too, to something else: as they are now. */
  clashes: Partial<FieldValues>;
  /** Every field as it is now, which the form is compared with when it is sent again. */
  shown: FieldValues;
};

/**
 * Puts what others changed since a form was shown into its fields, where its sender left them as they were, so that saving it
 * writes back nothing that its sender never touched.
 *
 * @param form its field `shown` has each field as it was shown, as JSON.
 */
export function takeOthersChanges(form: FormData, question: EditedQuestion): OthersChanges {
  const before = shownSchema.parse(form.get('shown'));
  const now = fieldValues(question);
  const clashes: Partial<FieldValues> = {};
  let isChanged = takeRelations(form, question);
  for (const name of EDITED_FIELDS) {
    const typed = plain(String(form.get(name) ?? ''));
    if (now[name] === before[name] || typed === plain(now[name])) continue;
    isChanged = true;
    if (typed === plain(before[name])) form.set(name, now[name]);
    else clashes[name] = now[name];
  }
  return { isChanged, clashes, shown: now };
}

/** The same of relations: those that are new are kept, those that are gone stay away. */
function takeRelations(form: FormData, { relations }: EditedQuestion): boolean {
  const had = form.getAll('had').map(String);
  const now = relations.map(keptValue);
  const added = now.filter((value) => !had.includes(value));
  const removed = had.filter((value) => !now.includes(value));
  for (const value of added) form.append('keep', value);
  const kept = form.getAll('keep').filter((value) => !removed.includes(String(value)));
  replaceAll(form, 'keep', kept.map(String));
  replaceAll(form, 'had', now);
  return added.length + removed.length > 0;
}

function replaceAll(form: FormData, name: string, values: readonly string[]): void {
  form.delete(name);
  for (const value of values) form.append(name, value);
}

function plain(text: string): string {
  return text.normalize('NFC').trim();
}
