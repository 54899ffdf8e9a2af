export { checkPictures, isDrawable, renderPictures } from './commands.server.ts';
export { draftPicture, iconImage } from './drafts.server.ts';
export { type PictureFile, pictureFile, readPicture } from './files.server.ts';
export type { DescribedIdea } from './icon-model.ts';
export { findIcons, proposeIconsFor } from './icon-proposals.server.ts';
export { iconNames } from './icons.server.ts';
export { previewPicture } from './previews.server.ts';
export { isStoredName, PATTERNS, type Pattern, parseRecipe } from './recipe.ts';
export { fetchPicture, hashStoredPictures, keepPicture } from './stored.server.ts';
