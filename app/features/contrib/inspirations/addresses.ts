import { BANDS, type Gap } from '#modules/moderation/labelling/shared.ts';
import { agesOf } from './text.ts';

const ADD = '/contrib/ideas/add/generic';

/** The form for an idea, filled in for those who lack one. */
export function addressForGap({ gender, decade, band }: Gap): string {
  const parameters = {
    gender,
    age: agesOf(decade).join('-'),
    budget: (BANDS[band] ?? BANDS[0]).join('-'),
  };
  return `${ADD}?${new URLSearchParams(parameters)}`;
}

/** The form for an idea, with a question to label it on. */
export function addressForQuestion(id: number): string {
  return `${ADD}?question=${id}`;
}
