import { skippedIn } from '#app/features/contrib/index.server.ts';
import { PAGE_SIZE } from '#app/features/contrib/index.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import {
  nextPairs,
  predictedForIdeas,
  predictedForQuestion,
} from '#modules/moderation/labelling/index.server.ts';
import { questionOptions, readQuestion } from './question-options.server.ts';
import { suggestionsText as text } from './text.ts';

const WORDS_MAX_LENGTH = 100;

/** The predictions that an address asks for: of ideas, or of a question, that of the most useful label unless it names one. */
export async function suggestedPairs(account: Account, url: URL) {
  const offset = skippedIn(url);
  if (url.searchParams.get('by') === 'idea') {
    const typed = url.searchParams.get('q') ?? '';
    const q = typed.replaceAll('\0', '').trim().slice(0, WORDS_MAX_LENGTH);
    const pairs = await predictedForIdeas(account, q);
    return { by: 'idea' as const, q, pairs: pairs.slice(offset, offset + PAGE_SIZE) };
  }
  const questions = await questionOptions();
  const question = await chosenQuestion(account, url, questions);
  const pairs = question ? await predictedForQuestion(question, { limit: PAGE_SIZE, offset }) : [];
  return { by: 'question' as const, questions, question, pairs };
}

async function chosenQuestion(
  account: Account,
  url: URL,
  questions: readonly { id: number }[],
): Promise<number | null> {
  const isKnown = (wanted: number) => questions.some(({ id }) => id === wanted);
  if (url.searchParams.get('question')) {
    const named = readQuestion(url);
    if (named === null || !isKnown(named)) throw errorPage(404, text.noQuestion);
    return named;
  }
  const [worthiest] = await nextPairs(account, 1);
  return worthiest?.question_id ?? questions[0]?.id ?? null;
}
