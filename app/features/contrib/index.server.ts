export { type DraftTitles, draftTitles } from './edit/draft-titles.server.ts';
export { postEdit } from './edit/post-edit.server.ts';
export { iconsFor, nearest } from './generic-idea/proposals.server.ts';
export { labellingPage, postLabels, skippedIn } from './labels/labelling-page.server.ts';
export { shownPairs } from './labels/pair/shown-pairs.server.ts';
