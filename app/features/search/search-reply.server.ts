import type { StartReply } from '#app/features/start/index.server.ts';
import { currentStep, highlightIdeas } from '#modules/engine/session/index.server.ts';
import type { ProposedIdea, Step } from '#modules/engine/shared.ts';
import { searchText } from './text.ts';

/** What a posted form of the search is answered with. */
export type SearchPage =
  | {
      kind: 'step';
      sid: string;
      step: Step;
      /** An idea opened beside the step, which waits below it. */
      opened: ProposedIdea | null;
      /** How many ideas were in play before the answer, as the page of its question said; null after other moves. */
      inPlayBefore: number | null;
      /** The list of what is supposed is open: one of it was taken back. */
      showsSupposed: boolean;
      highlights: ProposedIdea[];
      notice: string | null;
    }
  | { kind: 'start'; reply: StartReply; fromLocation: string; notice: string | null }
  | { kind: 'profile'; sid: string; reply: StartReply; notice: string | null };

/** The page and its status, or why there is none: the session is unknown, the form unreadable. */
export type SearchReply =
  | { ok: true; status: number; page: SearchPage; headers?: Record<string, string> }
  | { ok: false; reason: 'invalid_session' | 'unreadable' };

/** How many highlighted ideas a page without JavaScript has: the server does not know its window. */
const HIGHLIGHTS_IN_PAGE = 3;

/** The current step, with a notice of why the move was rejected: nothing is lost. */
export async function repeatStep(
  sid: string,
  status = 422,
  notice: string | undefined = searchText.rejectedAnswer,
): Promise<SearchReply> {
  const step = await currentStep(sid);
  if (!step) return { ok: false, reason: 'invalid_session' };
  return await stepPage(sid, step, status, notice);
}

/** The step, with the highlights beside it. */
export async function stepPage(
  sid: string,
  step: Step,
  status: number,
  notice: string | null,
  more: {
    opened?: ProposedIdea | undefined;
    inPlayBefore?: number | undefined;
    showsSupposed?: boolean | undefined;
  } = {},
): Promise<SearchReply> {
  const hasHighlights = step.kind !== 'give_up';
  const highlights = hasHighlights ? await highlightIdeas(sid, HIGHLIGHTS_IN_PAGE) : null;
  return {
    ok: true,
    status,
    page: {
      kind: 'step',
      sid,
      step,
      opened: more.opened ?? null,
      inPlayBefore: more.inPlayBefore ?? null,
      showsSupposed: more.showsSupposed ?? false,
      highlights: highlights ?? [],
      notice,
    },
  };
}
