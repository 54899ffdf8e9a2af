export { ContributionsActivity } from './contributions-activity.tsx';
export {
  GenericIdeaFields,
  previewOf,
  typedOf,
} from './generic-idea/fields.tsx';
export { IdeaPreview, type PreviewedIdea } from './idea-preview.tsx';
export { RelationSentence } from './questions/relation-fields.tsx';
export {
  categoryText,
  conflictText,
  formText,
  subjectText,
} from './questions/text.ts';
export { SimilarIdeas } from './similar-ideas.tsx';
