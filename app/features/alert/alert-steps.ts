import type { MoveOfRow, Row } from './order.ts';

/** Steps of the creation on screens that are not wide and tall, in their order. */
export const ALERT_STEPS = ['presentation', 'sorter', 'submit'] as const;
export type AlertStep = (typeof ALERT_STEPS)[number];

/** A step as forms name it; the first one for anything else. Without answers there is nothing to sort. */
export function readStep(text: unknown, answers: readonly unknown[]): AlertStep {
  const named = ALERT_STEPS.find((step) => step === text) ?? 'presentation';
  return named === 'sorter' && answers.length === 0 ? 'submit' : named;
}

/** What is wrong with the form: its address, its order, or (under the empty name) all of it. */
export type AlertErrors = Partial<Record<'' | 'email' | 'order', string[]>>;

/** The form as it was left, to be shown again. */
export type AlertReply = {
  step: AlertStep;
  order: Row[];
  email: string;
  /** The row that has just been moved, and how: the focus stays with it. */
  moved: { row: Row; move: MoveOfRow } | null;
  errors: AlertErrors;
};
