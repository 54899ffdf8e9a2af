import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { CONFIRMED } from '#app/ui/confirm/confirmed.ts';
import { revertContributor } from '#modules/moderation/reactions/index.server.ts';
import { REVERT } from './revert.ts';
import { reactionsText as text } from './text.ts';

/** Rejects all reactions of a contributor, once that was confirmed. */
export const revertForm = defineForm({
  schema: z.object({ [CONFIRMED]: hiddenField(z.literal(REVERT)) }),
  run: (_, { account }, contributorId: number) =>
    revertContributor(signedIn(account), contributorId),
  rejections: {
    forbidden: { message: text.forbidden, status: 403 },
    unknown_contributor: { message: text.invalid, status: 404 },
  },
});
