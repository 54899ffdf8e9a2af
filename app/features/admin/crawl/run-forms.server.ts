import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { startRun, stopRun } from '#modules/catalogue/crawl/index.server.ts';
import { logged } from '#modules/moderation/decisions/index.server.ts';
import { crawlText as text } from './text.ts';

const merchant = hiddenField(z.coerce.number().int().min(1).max(2_147_483_647));

/** Begins to crawl a site; `again` asks for every page again. */
export const startForm = defineForm({
  schema: z.object({ merchant, again: hiddenField(z.enum(['yes', 'no'])).default('no') }),
  run: ({ merchant, again }, { account }) =>
    logged(signedIn(account), { operation: 'start-crawl', number: merchant }, () =>
      startRun(merchant, { again: again === 'yes' }),
    ),
  rejections: {
    no_site: { message: text.sites.noSite, status: 404 },
    under_way: { message: text.sites.underWay, status: 409 },
  },
});

type Stopped = { ok: true } | { ok: false; reason: 'not_under_way' };

/** Ends the crawl of a site. */
export const stopForm = defineForm({
  schema: z.object({ merchant }),
  run: ({ merchant }, { account }) =>
    logged<Stopped>(signedIn(account), { operation: 'stop-crawl', number: merchant }, async () =>
      (await stopRun(merchant)) ? { ok: true } : { ok: false, reason: 'not_under_way' },
    ),
  rejections: { not_under_way: { message: text.sites.notUnderWay, status: 409 } },
});
