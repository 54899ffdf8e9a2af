export { Advice } from './advice.tsx';
export { gotoPath } from './goto-path.ts';
export { ideaText } from './text.ts';
