import { errorPage } from '#app/shell/errors.server.ts';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { findCohort } from '#modules/catalogue/cohorts/index.server.ts';
import { LABELS } from '#modules/catalogue/shared.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import { listIdeas, listQuestions } from '#modules/moderation/idea-search/index.server.ts';
import { previewCohortLabels } from '#modules/moderation/reactions/index.server.ts';
import { findQuestion } from '../idea-search/criterion-rows.ts';
import { searchText } from '../idea-search/text.ts';
import { TAKE_BACK } from './labels-forms.server.ts';
import { cohortLabelsText as text } from './labels-text.ts';

const LABEL_CHOICES = [...LABELS, TAKE_BACK] as const;

type Question = { id: number; content: string };

/** The number of a cohort in an address. @throws the error page of 404. */
export function cohortNumber(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw errorPage(404);
  return Number(typed);
}

/** What the screen shows: the choices, what is wrong with those of the address, or what they would change. */
export async function loadLabelsPage(account: Account, id: number, parameters: URLSearchParams) {
  const cohort = await findCohort({ id });
  if (!cohort) throw errorPage(404, text.rejections.unknown_cohort);
  const questions = await listQuestions();
  const typed = { question: parameters.get('question'), label: parameters.get('label') ?? '' };
  const page = { cohort, questions, typed, errors: {} as FormReply['errors'], preview: null };
  if (typed.question === null) return page;
  const label = LABEL_CHOICES.find((one) => one === typed.label);
  const found = questionOf(typed.question, questions);
  if (!found.ok || !label) {
    const errors = {
      ...(!found.ok && { question: [searchText.rows[found.reason]] }),
      ...(!label && { label: [text.noLabel] }),
    };
    return { ...page, errors };
  }
  const wanted = { cohort: id, question_id: found.id, label: labelOf(label) };
  const { changed, unchanged, ...rest } = await previewCohortLabels(account, wanted);
  const ideas = await listIdeas([...changed, ...unchanged].map(({ idea_id }) => idea_id));
  const titles = new Map(ideas.map((idea) => [idea.id, idea.title]));
  const titled = (rows: typeof changed) =>
    rows.map((row) => ({ ...row, title: titles.get(row.idea_id) ?? '' }));
  const sent = { question_id: String(found.id), label, seen: rest.fingerprint };
  return {
    ...page,
    preview: {
      ...{ sent, isStaff: rest.isStaff },
      ...{ changed: titled(changed), unchanged: titled(unchanged) },
    },
  };
}

function questionOf(typed: string, questions: readonly Question[]) {
  const found = findQuestion(typed, questions);
  if (found.ok && !questions.some(({ id }) => id === found.id)) {
    return { ok: false, reason: 'unknownQuestion' } as const;
  }
  return found;
}

function labelOf(typed: (typeof LABEL_CHOICES)[number]) {
  return typed === TAKE_BACK ? null : typed;
}
