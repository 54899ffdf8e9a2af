import { topIdeas } from '../core/index.server.ts';
import type { Answer, AnsweredQuestion } from '../protocol.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import { sidSchema } from '../protocol-schema.ts';
import {
  findSessionStart,
  presentAnswers,
  type Recipient,
  readSession,
} from '../session/index.server.ts';
import { catalogueSnapshot } from '../snapshot/index.server.ts';
import { answerImportance } from './importance.ts';
import {
  type AlertPreferences,
  evidenceOfPreferences,
  evidenceOfRecipient,
} from './preferences.ts';

/** The part of a search that may be used outside of it: when it began, the recipient, the answers. */
export type SearchAnswers = {
  startedAt: Date;
  recipient: Recipient;
  /** Answers other than « I don't know », in the order given; `importance` is the information of each, in bits. */
  answers: (AnsweredQuestion & { importance: number })[];
};

/** The answers of a search, without its hints, ideas and feedback; null when there is no such search. */
export async function searchAnswers(sid: string): Promise<SearchAnswers | null> {
  if (!sidSchema.safeParse(sid).success) return null;
  const startedAt = await findSessionStart(sid);
  const session = startedAt && (await readSession(sid));
  if (!session) return null;
  const { gender, age_months, price_min_cents, price_max_cents, occasion } = session.row;
  const recipient = { gender, age_months, price_min_cents, price_max_cents, occasion };
  const catalogue = catalogueSnapshot();
  const belief = catalogue.beliefs.of('recipient', evidenceOfRecipient(recipient));
  const answers = presentAnswers(catalogue, recipient, session.state.answers)
    .filter(({ answer }) => answer !== 'IDontKnow')
    .map((answered) => ({
      ...answered,
      importance: answerImportance(
        belief,
        catalogue.questionIndex.get(answered.question_id)!,
        ANSWER_VALUE[answered.answer],
      ),
    }));
  return { startedAt, recipient, answers };
}

/** Answers as the statements they amount to, about whom the gift is for. */
export function describeAnswers(
  recipient: Pick<Recipient, 'gender'>,
  answers: readonly { question_id: number; answer: Answer }[],
): AnsweredQuestion[] {
  return presentAnswers(catalogueSnapshot(), recipient, answers);
}

/** How many of the best ideas a search could have come to: so many, or that share of many. */
const BEST_IDEAS = 12;
const BEST_SHARE = 0.01;

/** The least score of the best ideas of today's catalogue for the preferences of an alert; 0 when few ideas are possible at all. */
export function scoreThreshold(preferences: AlertPreferences): number {
  const catalogue = catalogueSnapshot();
  const { ideaCount } = catalogue.core;
  const { weight } = catalogue.beliefs.of('alert', evidenceOfPreferences(catalogue, preferences));
  const rank = Math.max(BEST_IDEAS, Math.ceil(ideaCount * BEST_SHARE));
  return topIdeas(weight, ideaCount, rank, 0).maxOutside;
}
