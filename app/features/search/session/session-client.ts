import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { AnsweredQuestion, ServerMessage, Start, Step } from '#modules/engine/shared.ts';
import { type ConnectionTimeouts, SessionConnection, TIMEOUTS } from './session-connection.ts';
import { SessionReports } from './session-reports.ts';
import {
  greatestPriceOf,
  hasSameHistory,
  historyOf,
  type Move,
  type SessionEvents,
  type SessionView,
  stepName,
  viewOfStep,
} from './session-view.ts';

type SessionInput = {
  openSocket: () => WebSocket;
  flowId: string | null;
  start: Start | null;
  /** A step that the page already shows, and the answers before it. */
  step?: Step | null;
  answered?: readonly AnsweredQuestion[];
  events: SessionEvents;
  timeouts?: ConnectionTimeouts;
};

/** How often the same step may come while a move is on its way before the move counts as ignored. */
const REPEATS_MAX = 2;

/**
 * One guided search over the WebSocket. After each reconnection it asks for the current step, and
 * sends a move again only if the server has not seen it: a restart of the server goes unnoticed.
 */
export class SessionClient {
  #view: SessionView;
  readonly #events: SessionEvents;
  readonly #start: Start | null;
  readonly #connection: SessionConnection;
  readonly #reports = new SessionReports((message) => this.#connection.send(message));
  readonly #listeners = new Set<() => void>();
  /** The server sent the current step of the session on this socket. */
  #synced = false;
  #finished = false;
  #repeats = 0;
  /** How many messages the server has sent so far. */
  #received = 0;

  constructor(input: SessionInput) {
    this.#events = input.events;
    this.#start = input.start;
    const view = viewOfStep(input.flowId, input.step ?? null);
    this.#view = { ...view, answered: input.answered ?? [] };
    this.#connection = new SessionConnection({
      openSocket: input.openSocket,
      timeouts: input.timeouts ?? TIMEOUTS,
      onOpen: () => this.#sync(),
      onMessage: (message) => this.#receive(message),
      onSilence: () => void this.#checkAway(),
      onDisconnect: (unreachable) => this.#handleDisconnect(unreachable),
    });
  }

  get view(): SessionView {
    return this.#view;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Opens the connection, or reports `invalid` when there is nothing to resume nor to start. */
  open(): void {
    if (this.#view.sid || this.#start) {
      if (this.#view.waiting) this.#events.pending(1);
      this.#connection.open();
    } else this.#events.invalid();
  }

  close(): void {
    this.#finished = true;
    this.#settle();
    this.#connection.close();
  }

  /** The browser reports that there is no network: what was sent meanwhile would never be answered. */
  networkLost(): void {
    if (!this.#finished) this.#connection.drop();
  }

  /** Tries the connection now instead of at the next turn; for when the network is back. */
  retryNow(): void {
    if (!this.#finished) this.#connection.open();
  }

  /** Makes a move. Ignored while another one is on its way, or when the search is over. */
  act(move: Move): void {
    if (this.#finished || this.#view.waiting || !this.#view.step || !this.#view.sid) return;
    this.#repeats = 0;
    this.#events.pending(1);
    this.#set({ waiting: true, move });
    if (this.#synced) this.#sendMove();
    else if (this.#connection.isUnreachable) this.#events.fallBack(move, this.#view.sid);
  }

  /** Reports something about an idea on the screen to the server; nothing changes for the visitor. */
  note(feedback: 'SawIdea' | 'ClickedOnIdea', idea_key: IdeaKey): void {
    if (this.#synced) this.#reports.note(this.#view, feedback, idea_key);
  }

  /** Asks for the `n` best ideas beside the cards, now and after each reconnection. */
  highlight(n: number): void {
    if (n === this.#reports.highlightCount) return;
    this.#reports.highlightCount = n;
    if (this.#synced) this.#reports.sendHighlightCount(this.#view);
  }

  #sync(): void {
    this.#synced = false;
    this.#connection.expectAnswer();
    const { sid } = this.#view;
    if (sid) {
      this.#connection.send({ type: 'START_SYNC', start: this.#start, flow_id: sid });
    } else if (this.#start) {
      this.#reports.measureFirstQuestion();
      this.#connection.send({ type: 'FLOW_ID', start: this.#start });
    }
  }

  #handleDisconnect(unreachable: boolean): void {
    this.#synced = false;
    if (!unreachable) return;
    void this.#checkAway();
    if (this.#view.waiting) this.#events.fallBack(this.#view.move, this.#view.sid);
  }

  async #checkAway(): Promise<void> {
    const received = this.#received;
    const away = await this.#events.isServerGone();
    if (received === this.#received && away !== this.#view.away) this.#set({ away });
  }

  #receive(message: ServerMessage): void {
    this.#received += 1;
    if (this.#view.away) this.#set({ away: false });
    switch (message.type) {
      case 'FLOW_ID':
        this.#set({ sid: message.id });
        this.#events.flowId(message.id);
        break;
      case 'INVALID_FLOW_ID':
        this.#finish();
        this.#events.invalid();
        break;
      case 'QUESTION': {
        const { type: _, ...frame } = message;
        this.#take({ kind: 'question', judged: [], kept: [], ...frame });
        this.#reports.questionCame(this.#view);
        break;
      }
      case 'IDEA': {
        const { type: _, ...frame } = message;
        this.#take({ kind: 'idea', judged: [], kept: [], ...frame, step: 0 });
        break;
      }
      case 'END':
        this.#end(message);
        break;
      case 'GIVE_UP': {
        const { kept = [] } = message;
        this.#set({ step: { kind: 'give_up', kept }, kept });
        this.#finish();
        break;
      }
      case 'IH':
        this.#set({ highlights: message.ideas });
        break;
      case 'R':
        this.#reports.forgetSeen();
        this.#repeats = REPEATS_MAX;
        this.#set({ resets: this.#view.resets + 1 });
        break;
      case 'DEBUG_INFO':
        this.#set({ debug: { state: message.state, stored: message.stored } });
        break;
      case 'ERROR':
        this.#events.rejected(message.message);
        this.#settle();
    }
    if (this.#view.waiting) this.#connection.expectAnswer();
  }

  /** Takes the server's step as the current one, and decides what becomes of a move on its way. */
  #take(step: Step): void {
    const afterSync = !this.#synced;
    this.#synced = true;
    if (!this.#view.connected) this.#set({ connected: true });
    const same = stepName(step) === stepName(this.#view.step) && hasSameHistory(step, this.#view);
    if (this.#view.move && same && this.#repeats < REPEATS_MAX) {
      // Either the move was lost with the last socket, or this is the echo of an earlier note.
      if (afterSync) this.#sendMove();
      this.#repeats += 1;
    } else {
      this.#set({ step, ...historyOf(step), greatestPrice: greatestPriceOf(step) });
      this.#settle();
    }
    if (afterSync) this.#reports.sendHighlightCount(this.#view);
    this.#reports.seen(this.#view);
  }

  #end({ idea: named, kept = [] }: Extract<ServerMessage, { type: 'END' }>): void {
    const { step, sid } = this.#view;
    const idea = named ?? (step?.kind === 'idea' ? step.idea : null);
    if (idea) {
      const key = formatIdeaKey(idea.key);
      const highlights = this.#view.highlights.filter((other) => formatIdeaKey(other.key) !== key);
      this.#set({ step: { kind: 'end', idea, kept }, kept, highlights });
      this.#events.found(idea, this.#view);
    } else {
      // It ended before this page knew its idea: the page that posted forms are answered with has it.
      this.#events.fallBack(null, sid);
    }
    this.#finish();
  }

  /** The search is over: its session is dropped here, and the connection closed. */
  #finish(): void {
    this.#events.flowId(null);
    this.close();
  }

  #settle(): void {
    if (!this.#view.waiting) return;
    this.#set({ waiting: false, move: null });
    this.#events.pending(-1);
  }

  #sendMove(): void {
    const { move, sid } = this.#view;
    if (!move || !sid) return;
    this.#connection.expectAnswer();
    this.#connection.send({ ...move, flow_id: sid });
  }

  #set(change: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
