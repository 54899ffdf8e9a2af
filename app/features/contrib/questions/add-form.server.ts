import { z } from 'zod';
import { errorPage } from '#app/shell/errors.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { fieldsOf, hiddenField } from '#app/shell/forms/fields.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { proposeForms } from '#modules/catalogue/forms/shared.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { similarQuestions } from '#modules/catalogue/questions/index.server.ts';
import { FORMS, isTag, type Label, SUBJECTS } from '#modules/catalogue/shared.ts';
import { contribute, LIMITS } from '#modules/moderation/contributions/index.server.ts';
import { TEXT_FIELDS, textField } from './field-names.ts';
import { anyTexts, formsOf, line, questionFields, writtenTexts } from './question-schema.server.ts';
import { fieldsText, addText as text } from './text.ts';

const DIRECTIONS = ['Yes', 'No'] as const;
const STRENGTHS = ['Low', 'Normal', 'High'] as const;

/** A direction and a strength as a label: Low is better, Normal desired, High needed. */
const LABEL_OF: Record<(typeof DIRECTIONS)[number], Record<(typeof STRENGTHS)[number], Label>> = {
  Yes: { Low: 'YesIsBetter', Normal: 'YesIsDesired', High: 'YesIsNeeded' },
  No: { Low: 'NoIsBetter', Normal: 'NoIsDesired', High: 'NoIsNeeded' },
};

const statement = {
  theme: line().optional(),
  female: line().optional(),
  couple: line().optional(),
};

const ideas = {
  idea: z
    .array(hiddenField(z.coerce.number().int().positive()))
    .max(LIMITS.questionIdeas, text.tooManyIdeas),
  direction: z.array(hiddenField(z.enum(DIRECTIONS))).max(LIMITS.questionIdeas),
  strength: z.array(hiddenField(z.enum(STRENGTHS))).max(LIMITS.questionIdeas),
};

/** Proposes a question, with the labels of some ideas on it. */
export const addQuestionForm = defineForm({
  schema: z.object({
    sentence: line().default('').refine(Boolean, text.writeQuestion),
    ...statement,
    ...questionFields,
    ...writtenTexts,
    ...ideas,
    idea: ideas.idea.refine((chosen) => chosen.length > 0, text.pickIdeas),
  }),
  limits: (_, { account }) => ({ question_add: String(account?.id) }),
  async run({ idea, direction, strength, category, keywords, allow_doubt, ...value }, { account }) {
    if (!account) throw errorPage(403);
    const forms = formsOf(value);
    const known = new Set((await findIdeas(idea)).map(({ id }) => id));
    if (idea.some((id) => !known.has(id))) return { ok: false, reason: 'unknown_idea' };
    const labels = idea.map((idea_id, place) => {
      const label = LABEL_OF[direction[place] ?? 'Yes'][strength[place] ?? 'Normal'];
      return { idea_id, label };
    });
    return contribute(account, 'question', {
      content: forms.Unknown.interrogative,
      category,
      keywords,
      allow_doubt: allow_doubt === 'on',
      forms,
      ideas: labels,
      relations: [],
    });
  },
  rejections: {
    too_many: fieldsText.tooMany,
    unknown_idea: { field: 'idea', message: text.unknownIdea },
    same_content: {
      field: 'Unknown-interrogative',
      message: fieldsText.sameContent,
      status: 409,
    },
    catalogue_full: { message: fieldsText.full, status: 409 },
    invalid_draft: errorText(422).message,
    known_idea: errorText(422).message,
    unknown_merchant: errorText(422).message,
    conflicting_relations: fieldsText.conflict,
    changed_question: errorText(422).message,
  },
});

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
  const { typed, values } = fieldsOf(form, draftSchema);
  const read = draftSchema.safeParse(values);
  const value = read.success ? read.data : null;
  const chosenIds = changedIdeas(typed.idea ?? [], value?.choose, value?.drop);
  const byId = new Map((await findIdeas(chosenIds)).map((idea) => [idea.id, idea.title]));
  const settings = new Map(
    (typed.idea ?? []).map((id, place) => [
      Number(id),
      {
        direction: typed.direction?.[place] ?? 'Yes',
        strength: typed.strength?.[place] ?? 'Normal',
      },
    ]),
  );
  return {
    typed: { ...typed, ...proposals(typed, value?.again !== undefined) },
    chosen: chosenIds.flatMap((id) => {
      const title = byId.get(id);
      const kept = settings.get(id) ?? { direction: 'Yes', strength: 'Normal' };
      return title === undefined ? [] : [{ id, title, ...kept }];
    }),
    found: value?.find ? await ideasFound(value.find, chosenIds) : null,
    similar: value?.sentence ? await similarQuestions(value.sentence) : [],
  };
}

function changedIdeas(typed: readonly string[], choose?: number, drop?: number): number[] {
  const ids = typed.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id !== drop);
  const all = choose === undefined ? ids : [...ids, choose];
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
