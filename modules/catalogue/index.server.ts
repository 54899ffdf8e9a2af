export {
  checkPictures,
  isDrawable,
  renderPictures,
} from './pictures/commands.server.ts';
export { type PictureFile, pictureFile } from './pictures/files.server.ts';
export * from './shared.ts';
