export {
  type ReadProducts,
  readProducts,
  recordMissing,
  recordProducts,
  recordReadProducts,
} from './commands.server.ts';
export { type Observation, readObservation } from './observation.ts';
export {
  postponePicture,
  selectWantedPictures,
  storePicture,
  type WantedPicture,
} from './pictures.store.server.ts';
export type {
  ObservedProduct,
  ProductRecipient,
  ProductRejection,
  ProductSource,
  RecordedProduct,
} from './shared.ts';
export { type TitleExample, titleExamples } from './titles.commands.server.ts';
