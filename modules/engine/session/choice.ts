import { decide } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { beliefOf } from './belief.ts';
import { progressOf } from './evidence.ts';
import type { SessionRow } from './session.store.server.ts';
import type { SessionState, ShownStep } from './state.ts';

/** The step that the engine chooses in a state of a session, as the event that shows it. */
export function chooseStep(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): ShownStep {
  const { belief } = beliefOf(catalogue, row, state);
  const decision = decide(belief, progressOf(catalogue, row, state));
  switch (decision.kind) {
    case 'question':
      return { kind: 'question', question_id: catalogue.questions[decision.question]!.id };
    case 'idea':
      return {
        kind: 'idea',
        idea_id: catalogue.ideaIds[decision.idea]!,
        as_question: decision.asQuestion,
      };
    case 'give_up':
      return { kind: 'give_up' };
  }
}
