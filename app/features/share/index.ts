export { CopyLink } from './copy-link.tsx';
export { IdeaCards } from './idea-cards.tsx';
export { ShareButton } from './share-button.tsx';
export { ShareIcon } from './share-icons.tsx';
export {
  sharedIdea,
  sharedIdeaPath,
  sharedIdeas,
  sharedKeepsake,
  sharedSquare,
} from './share-links.ts';
