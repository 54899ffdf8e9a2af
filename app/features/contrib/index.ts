export { ContributionsActivity } from './contributions-activity.tsx';
export {
  GenericIdeaFields,
  previewOf,
  typedOf,
} from './generic-idea/fields.tsx';
export { IdeaPreview, type PreviewedIdea } from './idea-preview.tsx';
export { SimilarIdeas } from './similar-ideas.tsx';
