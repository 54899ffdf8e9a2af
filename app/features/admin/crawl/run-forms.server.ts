import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { startRun, stopRun } from '#modules/catalogue/crawl/index.server.ts';
import { crawlText as text } from './text.ts';

const merchant = hiddenField(z.coerce.number().int().min(1).max(2_147_483_647));

/** Begins to crawl a site; `again` asks for every page again. */
export const startForm = defineForm({
  schema: z.object({ merchant, again: hiddenField(z.enum(['yes', 'no'])).default('no') }),
  run: (values) => startRun(values.merchant, { again: values.again === 'yes' }),
  rejections: {
    no_site: { message: text.sites.noSite, status: 404 },
    under_way: { message: text.sites.underWay, status: 409 },
  },
});

/** Ends the crawl of a site. */
export const stopForm = defineForm({
  schema: z.object({ merchant }),
  run: async (values): Promise<{ ok: true } | { ok: false; reason: 'not_under_way' }> =>
    (await stopRun(values.merchant)) ? { ok: true } : { ok: false, reason: 'not_under_way' },
  rejections: { not_under_way: { message: text.sites.notUnderWay, status: 409 } },
});
