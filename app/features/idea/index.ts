export { Advice } from './advice.tsx';
export { AffiliateNote, relOf } from './affiliate-note.tsx';
export { AlsoAt } from './also-at.tsx';
export { firstSentence } from './first-sentence.ts';
export { gotoPath } from './goto-path.ts';
export { IdeaSheet, IdeaSummary } from './idea-sheet.tsx';
export { PhotoCard } from './photo-card.tsx';
export { fetchPicture, Picture } from './picture.tsx';
export { ideaText } from './text.ts';
