import { z } from 'zod';
import { fieldsOf } from '#app/shell/forms/fields.server.ts';
import { proposeForms } from '#modules/catalogue/forms/shared.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { similarQuestions } from '#modules/catalogue/questions/index.server.ts';
import { FORMS, isTag, SUBJECTS } from '#modules/catalogue/shared.ts';
import { LIMITS } from '#modules/moderation/contributions/index.server.ts';
import { ideas, statement } from './add-fields.server.ts';
import { TEXT_FIELDS, textField } from './field-names.ts';
import { anyTexts, line, questionFields } from './question-schema.server.ts';

const draftSchema = z.object({
  sentence: line().optional(),
  find: line(100).optional(),
  choose: z.coerce.number().int().positive().optional(),
  drop: z.coerce.number().int().positive().optional(),
  again: z.string().optional(),
  category: questionFields.category,
  keywords: z.string().optional(),
  allow_doubt: z.string().optional(),
  ...statement,
  ...anyTexts,
  ...ideas,
});

const FOUND_MAX = 12;

/** The form as it is shown: what was typed with the texts that grammar proposes, the ideas found and chosen, near-duplicates. */
export async function draftOf(form: FormData) {
  const { typed, value } = readDraft(form);
  return {
    typed: { ...typed, ...proposals(typed, value?.again !== undefined) },
    chosen: await chosenIdeas(typed, value),
    found: value?.find ? await ideasFound(value.find, chosenIds(typed, value)) : null,
    similar: value?.sentence ? await similarQuestions(value.sentence) : [],
  };
}

/** The form as it was sent, with nothing looked up but the titles of the ideas that were chosen. */
export async function sentDraftOf(form: FormData) {
  const { typed, value } = readDraft(form);
  return { typed, chosen: await chosenIdeas(typed, value), found: null, similar: [] };
}

type TypedDraft = ReturnType<typeof readDraft>['typed'];
type Value = z.output<typeof draftSchema> | null;

/** What was typed, and what it means; null where it cannot be read. */
function readDraft(form: FormData) {
  const { typed, values } = fieldsOf(form, draftSchema);
  const read = draftSchema.safeParse(values);
  const value: Value = read.success ? read.data : null;
  return { typed, value };
}

async function chosenIdeas(typed: TypedDraft, value: Value) {
  const ids = chosenIds(typed, value);
  const byId = new Map((await findIdeas(ids)).map((idea) => [idea.id, idea.title]));
  const settings = new Map(
    (typed.idea ?? []).map((id, place) => [
      Number(id),
      {
        direction: typed.direction?.[place] ?? 'Yes',
        strength: typed.strength?.[place] ?? 'Normal',
      },
    ]),
  );
  return ids.flatMap((id) => {
    const title = byId.get(id);
    const kept = settings.get(id) ?? { direction: 'Yes', strength: 'Normal' };
    return title === undefined ? [] : [{ id, title, ...kept }];
  });
}

function chosenIds({ idea = [] }: TypedDraft, value: Value): number[] {
  const ids = idea
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id !== value?.drop);
  const all = value?.choose === undefined ? ids : [...ids, value.choose];
  return [...new Set(all)].slice(0, LIMITS.questionIdeas);
}

async function ideasFound(words: string, chosen: readonly number[]) {
  const { ideas: matches } = await matchText(words, FOUND_MAX + chosen.length);
  const ids = matches.map(({ idea_id }) => idea_id).filter((id) => !chosen.includes(id));
  const found = await findIdeas(ids.slice(0, FOUND_MAX));
  return found.map(({ id, title }) => ({ id, title }));
}

type Typed = Partial<Record<string, string | string[]>>;

/** The texts that grammar proposes for the fields that are empty, or for all of them. */
function proposals(typed: Typed, again: boolean): Record<string, string> {
  const textOf = (name: string) => {
    const value = typed[name];
    return typeof value === 'string' ? value.trim().slice(0, LIMITS.question) : '';
  };
  const sentence = textOf('sentence');
  if (sentence === '') return {};
  const written = (name: string) => (again ? '' : textOf(name));
  const proposed = proposeForms({
    sentence,
    theme: textOf('theme'),
    female: textOf('female'),
    couple: textOf('couple'),
    isTag: isTag(textOf('category') as Parameters<typeof isTag>[0]),
    interrogative: written(textField('Male', 'interrogative')),
    negative: written(textField('Male', 'negative')),
  });
  const texts = SUBJECTS.flatMap((subject) =>
    FORMS.map((form) => [textField(subject, form), proposed[subject][form]] as const),
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, written(name) || text]));
}

/** Whether a form has all fifteen texts: what grammar proposed is read before it is sent. */
export function hasAllTexts(form: FormData): boolean {
  return TEXT_FIELDS.every((name) => String(form.get(name) ?? '').trim() !== '');
}
