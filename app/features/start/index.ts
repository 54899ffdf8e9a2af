export { AGE_POSITION_MAX, ageAt, agePosition } from './age-scale.ts';
export { BUDGET_POSITION_MAX, budgetPosition, moveHandle, priceAt } from './budget-scale.ts';
export {
  INTERESTS,
  INTERESTS_FIELD,
  namesInterest,
  readInterests,
  toggleInterest,
} from './interests.ts';
export { interestsText } from './interests-text.ts';
export { Parcel } from './parcel.tsx';
export { PrefilledStart } from './prefilled-start.tsx';
export { AGE_SLIDER_MARKS, BUDGET_SLIDER_MARKS } from './slider-marks.ts';
export { StartForm } from './start-form.tsx';
export { startFormText } from './text.ts';
export { tooYoungText } from './too-young-text.ts';
