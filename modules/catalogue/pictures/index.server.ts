export { checkPictures, renderPictures } from './commands.server.ts';
export { type PictureFile, pictureFile, readPicture } from './files.server.ts';
export { iconNames } from './icons.server.ts';
export { previewPicture } from './previews.server.ts';
export { isStoredName, parseRecipe } from './recipe.ts';
export { fetchPicture, keepPicture } from './stored.server.ts';
