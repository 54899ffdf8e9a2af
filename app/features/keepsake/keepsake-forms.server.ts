import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { parseIdeaKey } from '#modules/catalogue/shared.ts';
import { sealKeepsake } from '#modules/catalogue/sharing/index.server.ts';
import { KEEPSAKE_MAX, type Keepsake } from '#modules/catalogue/sharing/shared.ts';
import { OCCASION_PARAMETER } from '#modules/engine/shared.ts';
import { cardQuery } from './card-for.ts';
import { cardOfSearch } from './card-of-search.server.ts';
import { ownKeepsakePath, preparePath } from './keepsake-address.ts';
import { reasonForOthers } from './reasons.ts';
import { prepareText as text } from './text.ts';

const NO_WORDS = { message: '', wrapped: false };
const { name: OCCASION, christmas: CHRISTMAS } = OCCASION_PARAMETER;
const TOO_LONG = { ok: false, reason: 'too_long' } as const;

/** One line, without control characters. */
function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ').trim();
}

/** Several lines, without other control characters. */
function severalLines(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An address of a site or of a mailbox: the pages of this site are not for advertising others. */
const ADDRESS = /https?:|www\.|\S@\S+\.\S/i;

const ownWords = (max: number, tooLong: string, clean: (words: string) => string) =>
  z
    .string()
    .transform((words) => clean(words.toWellFormed()))
    .refine((words) => words.length <= max, tooLong)
    .refine((words) => !ADDRESS.test(words), text.noAddress);

/** Begins the page of a gift with what the search knows of it. @returns where it goes on. */
export const newKeepsakeForm = defineForm({
  schema: z.object({
    idea: hiddenField(z.string()),
    reason: z.array(z.string()).default([]),
    /** The search that found it: read for the words of the card, and forgotten. */
    sid: z.string().optional(),
    /** That the visit is for Christmas. */
    [OCCASION]: z.string().optional(),
    /** Pressed to keep the gift where no script can: its page is made as it is. */
    keep: z.string().optional(),
  }),
  limits: (_, { network }) => ({ keepsake: network }),
  run: async ({ idea: written, reason, sid, keep, [OCCASION]: occasion }) => {
    const key = parseIdeaKey(written);
    const idea = key && (await findIdea(key));
    if (!idea) return { ok: false, reason: 'gone' } as const;
    const reasons = reason
      .map((words) => reasonForOthers(oneLine(words)).slice(0, KEEPSAKE_MAX.reason).toWellFormed())
      .filter((words) => words !== '' && !ADDRESS.test(words))
      .slice(0, KEEPSAKE_MAX.reasons);
    const christmas = occasion === CHRISTMAS;
    const { key: found, title } = idea;
    const made = sealKeepsake({ key: found, title, reasons, christmas, ...NO_WORDS });
    if (!made) return TOO_LONG;
    if (keep !== undefined) return ownKeepsakePath(made);
    const card = sid === undefined ? null : await cardOfSearch(sid);
    return preparePath(made) + (card ? cardQuery(card) : '');
  },
  rejections: { gone: text.gone, too_long: text.tooLong },
});

/** Gives the page of a gift the giver's words. @returns where the page is. */
export const keepsakeForm = defineForm({
  schema: z.object({
    reason: z
      .array(ownWords(KEEPSAKE_MAX.reason, text.reasonTooLong, oneLine))
      .max(KEEPSAKE_MAX.reasons, text.tooLong)
      .default([]),
    /** The places of the reasons that are shown. */
    shown: z.array(z.string()).default([]),
    message: ownWords(KEEPSAKE_MAX.message, text.messageTooLong, severalLines).default(''),
    wrapped: z.string().optional(),
  }),
  limits: (_, { network }) => ({ keepsake: network }),
  run: async ({ reason, shown, message, wrapped }, _, keepsake: Keepsake) => {
    const reasons = reason.filter((words, place) => words !== '' && shown.includes(String(place)));
    const made = sealKeepsake({ ...keepsake, reasons, message, wrapped: wrapped !== undefined });
    return made ? ownKeepsakePath(made) : TOO_LONG;
  },
  rejections: { too_long: text.tooLong },
});
