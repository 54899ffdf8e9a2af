import type { ProposedIdea, Step } from '#modules/engine/shared.ts';
import { AnswerPicker } from './answers/answer-picker.tsx';
import { GiveUpCard, StartAgain, Thanks } from './card/end-card.tsx';
import { IdeaCard } from './card/idea-card.tsx';
import { IdeaFooter } from './card/idea-footer.tsx';
import { QuestionCard } from './card/question-card.tsx';
import { AsQuestionPanel } from './feedback/as-question-panel.tsx';
import { FeedbackPanel } from './feedback/feedback-panel.tsx';
import { type OnMove, type OnVisit, ownAnswers } from './moves/move.ts';

/** The view of an idea as the current step. */
export function proposal(idea: ProposedIdea): Extract<Step, { kind: 'idea' }> {
  return { kind: 'idea', idea, aaq: false, step: 0, answered: [], judged: [], kept: [] };
}

type StepViewProps = {
  step: Step;
  sid: string | null;
  onMove?: OnMove | undefined;
  onVisit?: OnVisit | undefined;
};

/** What lies on top of the deck. */
export function StepCard({ step, sid, onVisit }: StepViewProps) {
  switch (step.kind) {
    case 'question':
      return (
        <QuestionCard question={step.question} number={ownAnswers(step.answered).length + 1} />
      );
    case 'idea':
      return <IdeaCard sid={sid} idea={step.idea} onVisit={onVisit} />;
    case 'end':
      return step.idea && <IdeaCard sid={sid} idea={step.idea} isFound />;
    case 'give_up':
      return <GiveUpCard />;
  }
}

/** What can be done about it, below. */
export function StepControls({ step, sid, onMove, onVisit }: StepViewProps) {
  switch (step.kind) {
    case 'question':
      return <AnswerPicker sid={sid} step={step} onMove={onMove} />;
    case 'idea': {
      const about = { sid, idea: step.idea, onMove };
      const footer = <IdeaFooter idea={step.idea} sid={sid} />;
      if (step.aaq) return <AsQuestionPanel {...about}>{footer}</AsQuestionPanel>;
      return (
        <FeedbackPanel {...about} canReset={step.judged.length > 0}>
          {footer}
        </FeedbackPanel>
      );
    }
    case 'end':
      return <Thanks sid={sid} idea={step.idea} onVisit={onVisit} />;
    case 'give_up':
      return <StartAgain sid={sid} />;
  }
}
