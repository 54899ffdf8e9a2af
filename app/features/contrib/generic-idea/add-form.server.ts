import { z } from 'zod';
import { type Caller, defineForm } from '#app/shell/forms/define-form.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { contribute } from '#modules/moderation/contributions/index.server.ts';
import { choosePicture, genericIdeaDraft, genericIdeaFields } from './schema.server.ts';
import { genericText as text } from './text.ts';

const generic = text.invalid;

const keyOf = ({ account }: Caller) => String(account?.id);

/** Proposes a generic idea. */
export const addGenericForm = defineForm({
  schema: z.object(genericIdeaFields).transform(genericIdeaDraft),
  limits: (_, caller) => ({ idea_add: keyOf(caller) }),
  async run(draft, { account }) {
    if (!account) return { ok: false, reason: 'signed_out' };
    const chosen = await choosePicture(draft);
    if (!chosen) return { ok: false, reason: 'unknown_picture' };
    return contribute(account, 'generic_idea', chosen);
  },
  rejections: {
    signed_out: { message: errorText(401).message, status: 401 },
    unknown_picture: { field: 'icon', message: text.pictureWrong },
    invalid_draft: generic,
    known_idea: generic,
    unknown_merchant: generic,
    same_content: generic,
    catalogue_full: generic,
    conflicting_relations: generic,
    changed_question: generic,
    unknown_question: generic,
  },
});
