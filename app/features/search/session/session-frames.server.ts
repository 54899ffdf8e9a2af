import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import {
  answerQuestion,
  currentStep,
  explainSession,
  giveFeedback,
  highlightIdeas,
  type Outcome,
  recordMetric,
  undoMove,
} from '#modules/engine/session/index.server.ts';
import {
  AGE_FLOOR,
  type ClientMessage,
  type ServerMessage,
  type Start,
  type Step,
} from '#modules/engine/shared.ts';
import { startSearch } from '#modules/engine/square/index.server.ts';
import { rateLimit } from '#modules/platform/index.server.ts';
import { searchLimits } from '../search-limits.server.ts';
import { SESSION_ERRORS } from './text.ts';

/** What is kept for a socket between frames; everything else is in the database. */
export type SocketMemory = {
  /** The network address, for limits only. */
  network: string;
  /** Whether its visitor may see debug frames at this moment. */
  isAdmin: () => Promise<boolean>;
  /** How many highlighted ideas the screen has room for. */
  highlights: number;
};

/** The frames that answer one frame, in the order to send them. */
export async function answerFrame(
  message: ClientMessage,
  memory: SocketMemory,
): Promise<ServerMessage[]> {
  if (isStep(message) && (await rateLimit(searchLimits.step(memory))) !== null) {
    return [errorFrame('too_many_steps')];
  }
  switch (message.type) {
    case 'FLOW_ID':
      return await start(message.start, memory);
    case 'START_SYNC':
      if (message.flow_id !== null) return await resume(message.flow_id, memory);
      return message.start ? await start(message.start, memory) : [INVALID];
    case 'GET_CURRENT_STEP':
      return await resume(message.id, memory);
    case 'ANSWER': {
      const { flow_id, question_id, answer } = message;
      return await show(flow_id, await answerQuestion(flow_id, question_id, answer), memory);
    }
    case 'UNDO': {
      const { flow_id, question_id, idea_key } = message;
      return await show(flow_id, await undoMove(flow_id, idea_key ?? question_id), memory);
    }
    case 'IDEA_FEEDBACK':
      return await comment(message, memory);
    case 'IHC':
      memory.highlights = message.n;
      return await highlights(message.id, memory);
    case 'M':
      await recordMetric(message.f, message.k, message.v);
      return [];
  }
}

/**
 * Frames that begin or resume a search are answered with its current step, also when the steps of its network are used
 * up.
 */
function isStep({ type }: ClientMessage): boolean {
  return type !== 'FLOW_ID' && type !== 'START_SYNC' && type !== 'GET_CURRENT_STEP';
}

const INVALID: ServerMessage = { type: 'INVALID_FLOW_ID' };

export function errorFrame(code: keyof typeof SESSION_ERRORS): ServerMessage {
  return { type: 'ERROR', code, message: SESSION_ERRORS[code] };
}

async function start(criteria: Start, memory: SocketMemory): Promise<ServerMessage[]> {
  if (criteria.age < AGE_FLOOR) return [errorFrame('children')];
  if ((await rateLimit(searchLimits.start(memory))) !== null) {
    return [errorFrame('too_many_searches')];
  }
  const { sid, step } = await startSearch(criteria);
  return [{ type: 'FLOW_ID', id: sid }, ...(await stepFrames(sid, step, memory))];
}

async function resume(sid: string, memory: SocketMemory): Promise<ServerMessage[]> {
  const step = await currentStep(sid);
  return step ? await stepFrames(sid, step, memory) : [INVALID];
}

async function show(sid: string, outcome: Outcome, memory: SocketMemory): Promise<ServerMessage[]> {
  if (!outcome.ok) {
    if (outcome.reason === 'invalid_session') return [INVALID];
    // The page may show the question as it was before the catalogue changed, with answers that it no longer takes.
    return [errorFrame(outcome.reason), ...(await resume(sid, memory))];
  }
  const frames = await stepFrames(sid, outcome.step, memory);
  return outcome.reset ? [{ type: 'R' }, ...frames] : frames;
}

/** A click needs no answer, nor a notice that the idea was seen, as long as that idea is still the current step. */
async function comment(
  message: Extract<ClientMessage, { type: 'IDEA_FEEDBACK' }>,
  memory: SocketMemory,
): Promise<ServerMessage[]> {
  const { flow_id, idea_key, feedback, aaq } = message;
  const outcome = await giveFeedback(flow_id, idea_key, feedback, aaq);
  if (outcome.ok && feedback === 'ClickedOnIdea') return [];
  if (outcome.ok && feedback === 'SawIdea' && isShowing(outcome.step, idea_key)) return [];
  return await show(flow_id, outcome, memory);
}

function isShowing(step: Step, key: Parameters<typeof formatIdeaKey>[0]): boolean {
  return 'idea' in step && !!step.idea && formatIdeaKey(step.idea.key) === formatIdeaKey(key);
}

async function stepFrames(sid: string, step: Step, memory: SocketMemory): Promise<ServerMessage[]> {
  const isOver = step.kind === 'end' || step.kind === 'give_up';
  return [
    stepFrame(step),
    ...(memory.highlights > 0 && !isOver ? await highlights(sid, memory) : []),
    ...((await memory.isAdmin()) ? await debugInfo(sid) : []),
  ];
}

function stepFrame(step: Step): ServerMessage {
  switch (step.kind) {
    case 'question': {
      const { kind: _, ...frame } = step;
      return { type: 'QUESTION', ...frame };
    }
    case 'idea': {
      const { kind: _, step: __, ...frame } = step;
      return { type: 'IDEA', ...frame };
    }
    case 'end':
      return { type: 'END', idea: step.idea, kept: step.kept };
    case 'give_up':
      return { type: 'GIVE_UP', kept: step.kept };
  }
}

async function highlights(sid: string, memory: SocketMemory): Promise<ServerMessage[]> {
  const ideas = await highlightIdeas(sid, memory.highlights);
  return ideas ? [{ type: 'IH', ideas }] : [INVALID];
}

async function debugInfo(sid: string): Promise<ServerMessage[]> {
  const explained = await explainSession(sid);
  return explained ? [{ type: 'DEBUG_INFO', ...explained }] : [];
}
