import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { requestTrial } from '#modules/catalogue/crawl/index.server.ts';
import { logged } from '#modules/moderation/decisions/index.server.ts';
import { crawlText } from './text.ts';

const { wrongUrl } = crawlText.tester;

type Requested = { ok: true; id: number } | { ok: false; reason: 'invalid_url' };

/** Has the worker take an address through every step. */
export const testerForm = defineForm({
  schema: z.object({ url: z.string({ error: wrongUrl }).trim().max(2000, wrongUrl) }),
  run: ({ url }, { account }) =>
    logged<Requested>(signedIn(account), { operation: 'try-page', about: url }, async () => {
      const id = await requestTrial(url);
      return id === null ? { ok: false, reason: 'invalid_url' } : { ok: true, id };
    }),
  rejections: { invalid_url: { field: 'url', message: wrongUrl } },
});
