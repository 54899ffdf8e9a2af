import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { approveMerchant } from '#modules/catalogue/merchants/index.server.ts';
import { adminHomeText as text } from './text.ts';

/** Accepts a shop that a contributor named. */
export const approveShopForm = defineForm({
  schema: z.object({ merchant: hiddenField(z.coerce.number().int().min(1).max(2_147_483_647)) }),
  run: ({ merchant }) => approveMerchant(merchant),
  rejections: { not_waiting: { message: text.shops.notWaiting, status: 409 } },
});
