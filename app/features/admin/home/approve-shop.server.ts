import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { approve } from '#modules/moderation/merchants/index.server.ts';
import { adminHomeText as text } from './text.ts';

/** Accepts a shop that a contributor named. */
export const approveShopForm = defineForm({
  schema: z.object({ merchant: hiddenField(z.coerce.number().int().min(1).max(2_147_483_647)) }),
  async run({ merchant }, { account }) {
    const approved = await approve(signedIn(account), merchant);
    return approved.ok ? approved : { ok: false, reason: 'not_waiting' };
  },
  rejections: { not_waiting: { message: text.shops.notWaiting, status: 409 } },
});
