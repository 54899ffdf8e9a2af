import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField, shownVersion } from '#app/shell/forms/fields.server.ts';
import { configureSite } from '#modules/catalogue/crawl/index.server.ts';
import { logged } from '#modules/moderation/decisions/index.server.ts';
import { crawlText } from './text.ts';

const text = crawlText.auto;

/** A time of the day in minutes: « 06:00 », and midnight as « 00:00 » or « 24:00 ». */
const minutes = z
  .string({ error: text.wrongHour })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, text.wrongHour)
  .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

const wholeNumber = (most: number, message: string) =>
  z.coerce.number({ error: message }).int(message).min(1, message).max(most, message);

/** Changes how a site is crawled. */
export const autoForm = defineForm({
  schema: z
    .object({
      version: shownVersion,
      merchant: hiddenField(z.coerce.number().int().min(1).max(2_147_483_647)),
      start_url: z.string({ error: text.wrongUrl }).trim().max(2000, text.wrongUrl),
      from: minutes.refine((start) => start < 1440, text.wrongHour),
      to: minutes,
      delay: wholeNumber(3600, text.wrongDelay),
      budget: wholeNumber(100_000, text.wrongBudget),
      automatic: z.literal('yes').optional(),
      with_scripts: z.literal('yes').optional(),
      paused: z.literal('yes').optional(),
    })
    .refine(({ from, to }) => from !== to, {
      path: ['to'],
      message: text.sameHours,
    }),
  run: ({ merchant, version, start_url, from, to, delay, budget, ...ticked }, { account }) =>
    logged(signedIn(account), { operation: 'configure-crawl', number: merchant }, () =>
      configureSite(
        merchant,
        {
          start_url,
          window_start: from,
          // Midnight ends the day that begins at « from ».
          window_end: to || 1440,
          delay_ms: delay * 1000,
          daily_budget: budget,
          automatic: ticked.automatic === 'yes',
          with_scripts: ticked.with_scripts === 'yes',
          paused: ticked.paused === 'yes',
        },
        version,
      ),
    ),
  rejections: {
    unknown_site: { message: text.unknown, status: 404 },
    changed_meanwhile: { message: text.changedMeanwhile, status: 409 },
    invalid_url: { field: 'start_url', message: text.wrongUrl },
    other_site: { field: 'start_url', message: text.otherSite },
  },
});
