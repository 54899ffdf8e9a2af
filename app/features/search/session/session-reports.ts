import type { IdeaKey } from '#modules/catalogue/shared.ts';
import type { ClientMessage } from '#modules/engine/shared.ts';
import { type SessionView, stepName } from './session-view.ts';

/**
 * What a page tells the server beside moves, which changes nothing for the visitor: the ideas that were seen and opened,
 * how many highlights there is room for, and how long the first question took.
 */
export class SessionReports {
  readonly #send: (message: ClientMessage) => void;
  readonly #began = performance.now();
  readonly #seenIdeas = new Set<string>();
  #measured = true;
  highlightCount = 0;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** The time to the first question of a search that begins now is reported once. */
  measureFirstQuestion(): void {
    this.#measured = false;
  }

  questionCame({ sid }: SessionView): void {
    if (this.#measured || !sid) return;
    this.#measured = true;
    const v = Math.round(performance.now() - this.#began);
    this.#send({ type: 'M', f: sid, k: 'time_to_first_question', v });
  }

  /** Reports the idea of a step, once for each step. */
  seen(view: SessionView): void {
    const { step } = view;
    const name = stepName(step);
    if (step?.kind !== 'idea' || this.#seenIdeas.has(name)) return;
    this.#seenIdeas.add(name);
    this.note(view, 'SawIdea', step.idea.key);
  }

  /** The feedback about ideas was reset: the same ideas may be seen again. */
  forgetSeen(): void {
    this.#seenIdeas.clear();
  }

  note({ sid, step }: SessionView, feedback: 'SawIdea' | 'ClickedOnIdea', idea_key: IdeaKey): void {
    if (!sid) return;
    const aaq = step?.kind === 'idea' && step.aaq;
    this.#send({ type: 'IDEA_FEEDBACK', flow_id: sid, idea_key, feedback, aaq });
  }

  sendHighlightCount({ sid }: SessionView): void {
    if (sid) this.#send({ type: 'IHC', n: this.highlightCount, id: sid });
  }
}
