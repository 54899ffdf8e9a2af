export { addIdea, changeIdea } from './ideas.commands.server.ts';
export { type LabelChange, setLabels } from './labels.commands.server.ts';
export { addQuestion, changeQuestion } from './questions.commands.server.ts';
export { lockStructure } from './questions.store.server.ts';
export { conflictsAfter, type RelationsResult, setRelations } from './relations.commands.server.ts';
export type { IdeaFields, NewIdea, QuestionFields, QuestionForms } from './types.ts';
