export { iconsFor, nearest } from './generic-idea/proposals.server.ts';
export {
  choosePicture,
  genericIdeaDraft,
  genericIdeaFields,
} from './generic-idea/schema.server.ts';
export { genericText } from './generic-idea/text.ts';
