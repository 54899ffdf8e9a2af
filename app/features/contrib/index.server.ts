export { nearest, picturesOf } from './generic-idea/proposals.server.ts';
export { genericIdeaDraft, genericIdeaFields } from './generic-idea/schema.server.ts';
export { genericText } from './generic-idea/text.ts';
