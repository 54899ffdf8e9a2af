export {
  INTERESTS,
  INTERESTS_FIELD,
  namesInterest,
  readInterests,
  toggleInterest,
} from './interests.ts';
export { interestsText } from './interests-text.ts';
export { Parcel } from './parcel.tsx';
export { StartForm } from './start-form.tsx';
export { startFormText } from './text.ts';
export { tooYoungText } from './too-young-text.ts';
