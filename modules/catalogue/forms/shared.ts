export { type ProposedForms, proposeForms, type Statement } from './propose.ts';
