import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { requestTrial } from '#modules/catalogue/crawl/index.server.ts';
import { crawlText } from './text.ts';

const { wrongUrl } = crawlText.tester;

/** Has the worker take an address through every step. */
export const testerForm = defineForm({
  schema: z.object({ url: z.string({ error: wrongUrl }).trim().max(2000, wrongUrl) }),
  run: async ({
    url,
  }): Promise<{ ok: true; id: number } | { ok: false; reason: 'invalid_url' }> => {
    const id = await requestTrial(url);
    return id === null ? { ok: false, reason: 'invalid_url' } : { ok: true, id };
  },
  rejections: { invalid_url: { field: 'url', message: wrongUrl } },
});
