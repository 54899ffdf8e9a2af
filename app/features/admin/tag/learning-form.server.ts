import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import { activateModel, trainModel } from '#modules/moderation/labelling/index.server.ts';
import { tagText } from './text.ts';

/** Has a version trained, or activates the one that it names; what then was done, and what undoes it. */
export const learningForm = defineForm({
  schema: z.object({
    activate: hiddenField(z.coerce.number().int().min(1).max(2_147_483_647).optional()),
    train: hiddenField(z.literal('1').optional()),
  }),
  async run({ activate, train }, { account }) {
    if (activate === undefined) {
      hiddenField(z.literal('1')).parse(train);
      const done = (await trainModel(signedIn(account))) ? 'asked' : 'waiting';
      return { ok: true as const, done };
    }
    const result = await activateModel(signedIn(account), activate);
    return result.ok
      ? { ok: true, done: doneValue('activated', result.before ?? activate) }
      : result;
  },
  rejections: { unknown_version: { message: tagText.problems.unknownVersion, status: 409 } },
});
