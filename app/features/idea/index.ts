export { Advice } from './advice.tsx';
export { AffiliateNote, relOf } from './affiliate-note.tsx';
export { AlsoAt } from './also-at.tsx';
export { gotoPath } from './goto-path.ts';
export { ideaText } from './text.ts';
