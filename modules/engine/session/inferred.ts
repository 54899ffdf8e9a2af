import type { Category } from '#modules/catalogue/shared.ts';
import { deriveFacts } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { automatedAnswers, evidenceOf } from './evidence.ts';
import type { SessionRow } from './session.store.server.ts';
import type { SessionState } from './state.ts';

/** An answer that the visitor never gave, and can dismiss. */
export type InferredAnswer = {
  question_id: number;
  answer: 'Yes' | 'No';
  /** The hints name it, or a rule on the profile gives it. */
  origin: 'hint' | 'profile';
};

/** A profile may answer dozens of questions: the first rules of the catalogue matter most. */
const FROM_PROFILE_MAX = 3;
/** Questions about interests and needs; those about properties of gifts are not shown. */
const SHOWN_CATEGORIES: ReadonlySet<Category> = new Set([
  'AskStart',
  'TagMain',
  'TagSecondary',
  'GoodToAsk',
]);

/** The answers that hints and profile give where the visitor gave none: those of the profile first. */
export function inferredAnswers(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): InferredAnswer[] {
  const evidence = evidenceOf(catalogue, row, state);
  const { known, value, source } = deriveFacts(catalogue.core, evidence);
  const idOf = (question: number) => catalogue.questions[question]!.id;
  const isDismissed = (question: number) => state.dismissed.includes(idOf(question));
  const automated = automatedAnswers(catalogue, row).filter(
    (rule) =>
      SHOWN_CATEGORIES.has(catalogue.questions[rule.question]!.category_name) &&
      Math.abs(rule.value) === 1 &&
      (isDismissed(rule.question) ||
        (known[rule.question] &&
          source[rule.question] === -1 &&
          value[rule.question] === rule.value)),
  );
  const fromProfile = new Map(automated.map((rule) => [rule.question, rule.value]));
  const hinted = evidence.hintedAnswers.filter(
    ({ question }, index) => source[question] === evidence.answers.length + index,
  );
  return [
    // One that was dismissed keeps its place, so that no other one appears instead.
    ...[...fromProfile]
      .slice(0, FROM_PROFILE_MAX)
      .filter(([question]) => !isDismissed(question))
      .map(([question, sign]) => ({
        question_id: idOf(question),
        answer: sign > 0 ? ('Yes' as const) : ('No' as const),
        origin: 'profile' as const,
      })),
    ...hinted.map(({ question }) => ({
      question_id: idOf(question),
      answer: 'Yes' as const,
      origin: 'hint' as const,
    })),
  ];
}
