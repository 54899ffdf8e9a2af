import type { Measure } from '#modules/engine/insight/shared.ts';

/** What a day is summed up by. */
export const DAY_MEASURES = [
  ...(['searches', 'accepted', 'clicked', 'gave_up', 'left', 'success', 'shown'] as const),
  ...(['refused', 'kept', 'shop_visits', 'questions_to_idea', 'first_question'] as const),
] as const satisfies readonly Measure[];
