import { bareEvidence, type Evidence } from '../core/index.server.ts';
import type { Answer } from '../protocol.ts';
import {
  ANSWER_VALUE,
  automatedAnswers,
  profileOf,
  type Recipient,
} from '../session/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';

/** What a search leaves when it is over: whom the gift is for, and the answers that matter, the weightiest first. */
export type Taste = Recipient & {
  answers: readonly { question_id: number; answer: Answer }[];
};

/** What the least of the answers that matter counts for, against 1 for the weightiest. */
const LEAST_WEIGHT = 0.4;

/** A taste in the engine's terms; what the catalogue no longer knows is left out. */
export function evidenceOfTaste(catalogue: CatalogueSnapshot, taste: Taste): Evidence {
  const last = Math.max(1, taste.answers.length - 1);
  return {
    ...evidenceOfRecipient(taste),
    answers: taste.answers
      .map(({ question_id, answer }, rank) => ({
        question: catalogue.questionIndex.get(question_id) ?? -1,
        value: ANSWER_VALUE[answer] * (1 - (1 - LEAST_WEIGHT) * (rank / last)),
      }))
      .filter(({ question }) => question >= 0),
    automated: automatedAnswers(catalogue, taste),
  };
}

/** What is known before any answer. */
export function evidenceOfRecipient(recipient: Recipient): Evidence {
  return bareEvidence(profileOf(recipient));
}
