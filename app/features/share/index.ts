export { ShareButton } from './share-button.tsx';
export { sharedIdea, sharedIdeas, sharedSquare } from './share-links.ts';
