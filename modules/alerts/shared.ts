import { z } from 'zod';
import { ANSWERS, type Answer, type Gender, sidSchema } from '#modules/engine/shared.ts';
import { EMAIL_MAX_LENGTH } from '#modules/moderation/accounts/shared.ts';

/** Waiting for its address to be validated, sending mails, paused, over. */
export type AlertState = 'waiting' | 'active' | 'paused' | 'ended';

/** Why an alert is paused: its owner asked, or its mails bounce. */
export type PauseReason = 'asked' | 'bounced';

/** Why an alert is over: its owner found a gift, or wants no more mails. */
export const END_REASONS = ['found', 'unsubscribed'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Where the links of an alert's mails lead. Opening a page changes nothing: mail scanners open every link. */
export const alertPath = {
  /** Asks for the one click that activates the alert. */
  validation: (token: string) => `/alert/validation/${token}`,
  /** Shows the alert, to pause or end it. */
  manage: (token: string) => `/alert/manage/${token}`,
  /** The same, asking first whether the gift was found. */
  found: (token: string) => `/alert/manage/${token}?found`,
  /** Where mail programs post a one-click « unsubscribe » (RFC 8058). */
  unsubscribe: (token: string) => `/alert/unsubscribe/${token}`,
};

/** An answer of a search, as the sorter begins with it. */
export type SortableAnswer = {
  question_id: number;
  a: Answer;
  /** Whether it has so little information that it begins under the marker. */
  ignore: boolean;
  /** The statement that the answer amounts to, in French. */
  question_content: string;
  /** Information of the answer about the idea that pleases, in bits. */
  server_importance: number;
};

const ANSWERS_MAX = 500;

/**
 * What creates an alert. `user_importance` orders the answers, the largest first; what stands under the marker has 0
 * and is ignored. `server_importance` is accepted as it was sent, and computed anew. Whether `email` is an address is
 * checked apart, so that what was typed can be shown again.
 */
export const alertCreationSchema = z.strictObject({
  session_id: sidSchema,
  email: z.string().trim().max(EMAIL_MAX_LENGTH),
  answers: z
    .array(
      z.strictObject({
        question_id: z.int().positive(),
        answer: z.enum(ANSWERS),
        server_importance: z.number().min(0),
        user_importance: z.int().min(0).max(ANSWERS_MAX),
      }),
    )
    .max(ANSWERS_MAX),
});
export type AlertCreation = z.infer<typeof alertCreationSchema>;

/** Whom an alert is for: age in months, prices in cents. */
export type AlertRecipient = {
  gender: Gender;
  ageMonths: number;
  priceMinCents: number;
  priceMaxCents: number;
};

/** What the owner of an alert's token may see of it. */
export type AlertView = AlertRecipient & {
  state: AlertState;
  pauseReason: PauseReason | null;
  endReason: EndReason | null;
  /** Enough of the address to recognise it; null once the alert has ended, when it is deleted. */
  maskedEmail: string | null;
  /** What it looks for, the weightiest first, in French: nothing more than the recipient when there are none. */
  answers: string[];
  createdAt: Date;
  expiresAt: Date;
};
