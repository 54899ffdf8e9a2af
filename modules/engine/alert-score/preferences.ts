import { bareEvidence, type Evidence } from '../core/index.server.ts';
import type { Answer } from '../protocol.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import { automatedAnswers, profileOf, type Recipient } from '../session/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';

/** What is kept of a search for an alert: whom the gift is for, and the answers that matter, the most important first. */
export type AlertPreferences = Recipient & {
  answers: readonly { question_id: number; answer: Answer }[];
};

/** What the least important of the answers counts for, where the most important counts for 1. */
const MIN_ANSWER_WEIGHT = 0.4;

/** Preferences in the engine's terms; what the catalogue no longer has is left out. */
export function evidenceOfPreferences(
  catalogue: CatalogueSnapshot,
  preferences: AlertPreferences,
): Evidence {
  const last = Math.max(1, preferences.answers.length - 1);
  return {
    ...evidenceOfRecipient(preferences),
    answers: preferences.answers
      .map(({ question_id, answer }, rank) => ({
        question: catalogue.questionIndex.get(question_id) ?? -1,
        value: ANSWER_VALUE[answer] * (1 - (1 - MIN_ANSWER_WEIGHT) * (rank / last)),
      }))
      .filter(({ question }) => question >= 0),
    automated: automatedAnswers(catalogue, preferences),
  };
}

/** What is known before any answer. */
export function evidenceOfRecipient(recipient: Recipient): Evidence {
  return bareEvidence(profileOf(recipient));
}
