export { MoveForm } from './move-form.tsx';
export { IdeaCard } from './screen/card/idea-card.tsx';
export { ResumeSearch } from './screen/resume-search.tsx';
export type { Move } from './session/session-view.ts';
