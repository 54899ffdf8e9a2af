import { formatAge, formatQuantity } from '#app/ui/text/format.ts';
import type { SpreadTest } from '#modules/engine/insight/index.server.ts';
import { evenness } from '#modules/engine/insight/shared.ts';
import { formatInstant, formatPercent } from '../format.ts';
import { VALUES } from '../searches/text.ts';
import { spreadText as text } from './text.ts';

/** A test in words and figures, as its line and its page show it. */
export type TestLine = {
  id: number;
  requested: string;
  profile: string;
  answers: string;
  version: string;
  state: keyof typeof text.states;
  isUnderWay: boolean;
  progress: string;
  done: string;
  candidates: string;
  came: string;
  coverage: string;
  gini: string;
  without: string;
  questions: string;
  /** What the list is sorted by and its file says. */
  file: { requested: string; came: number; coverage: number | null; gini: number | null };
};

export function testLine(test: SpreadTest): TestLine {
  const { id, sex, age, price_min_cents, price_max_cents, done, iterations, revision } = test;
  const { came, coverage, gini } = evenness(Object.values(test.first_ideas), test.candidates ?? 0);
  const asked = Object.values(test.questions).reduce((total, count) => total + count, 0);
  return {
    id,
    requested: formatInstant(test.requested_at),
    profile: text.profile(
      VALUES.gender[sex],
      formatAge(12 * age),
      price_min_cents,
      price_max_cents,
    ),
    answers: text.answers(test.proba_answer_yes, test.proba_answer_no),
    version:
      revision === null
        ? text.noVersion
        : text.version(revision, test.learning_version, test.label_model),
    state: test.ended_by ?? (revision === null ? 'waiting' : 'running'),
    isUnderWay: test.ended_at === null,
    progress: text.progress(done, iterations),
    done: formatQuantity(done),
    candidates: formatQuantity(test.candidates ?? 0),
    came: formatQuantity(came),
    coverage: coverage === null ? '–' : formatPercent(coverage),
    gini: gini === null ? '–' : formatQuantity(gini, 3),
    without: formatQuantity(test.without_idea),
    questions: done > 0 ? formatQuantity(asked / done, 1) : '–',
    file: { requested: test.requested_at.toISOString(), came, coverage, gini },
  };
}
