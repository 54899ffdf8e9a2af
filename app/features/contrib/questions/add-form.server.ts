import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { contribute } from '#modules/moderation/contributions/index.server.ts';
import { type DIRECTIONS, ideas, type STRENGTHS, statement } from './add-fields.server.ts';
import { formsOf, line, questionFields, writtenTexts } from './question-schema.server.ts';
import { fieldsText, addText as text } from './text.ts';

/** A direction and a strength as a label: Low is better, Normal desired, High needed. */
const LABEL_OF: Record<(typeof DIRECTIONS)[number], Record<(typeof STRENGTHS)[number], Label>> = {
  Yes: { Low: 'YesIsBetter', Normal: 'YesIsDesired', High: 'YesIsNeeded' },
  No: { Low: 'NoIsBetter', Normal: 'NoIsDesired', High: 'NoIsNeeded' },
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
    const forms = formsOf(value);
    const known = new Set((await findIdeas(idea)).map(({ id }) => id));
    if (idea.some((id) => !known.has(id))) return { ok: false, reason: 'unknown_idea' };
    const labels = idea.map((idea_id, place) => {
      const label = LABEL_OF[direction[place] ?? 'Yes'][strength[place] ?? 'Normal'];
      return { idea_id, label };
    });
    return contribute(signedIn(account), 'question', {
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
    unknown_question: errorText(422).message,
  },
});
