import type { ClientMessage, ServerMessage } from '#modules/engine/shared.ts';

/** After how long the connection reacts to a server that does not answer. All in milliseconds. */
export type ConnectionTimeouts = {
  /** Pause before a closed connection is opened again. */
  retryMs: number;
  /** How long the server may send nothing, while an answer is due, before the visitor is notified. */
  graceMs: number;
  /** How long an answer of the server may take before the connection counts as lost. */
  silenceMs: number;
};

export const TIMEOUTS: ConnectionTimeouts = { retryMs: 2000, graceMs: 2000, silenceMs: 10_000 };

type ConnectionInput = {
  /** May be one that is open already. */
  openSocket(): WebSocket;
  timeouts: ConnectionTimeouts;
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** An answer of the server is due, and has not come for `graceMs`. */
  onSilence(): void;
  /** An attempt failed or the socket closed. `unreachable`: for more than `graceMs` now. */
  onDisconnect(unreachable: boolean): void;
};

/** A WebSocket that opens again by itself until it is closed for good. */
export class SessionConnection {
  readonly #input: ConnectionInput;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Since when the server has been unreachable, in `performance.now()` time; null while it answers. */
  #awaySince: number | null = performance.now();

  constructor(input: ConnectionInput) {
    this.#input = input;
  }

  open(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    const socket = this.#input.openSocket();
    this.#socket = socket;
    socket.onopen = () => this.#input.onOpen();
    socket.onmessage = ({ data }) => {
      if (typeof data !== 'string') return;
      this.#stopWaiting();
      this.#awaySince = null;
      this.#input.onMessage(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => this.drop();
    if (socket.readyState === WebSocket.OPEN) this.#input.onOpen();
  }

  /** Whether the server has been unreachable for `graceMs` or more. */
  get isUnreachable(): boolean {
    if (this.#awaySince === null) return false;
    return performance.now() - this.#awaySince >= this.#input.timeouts.graceMs;
  }

  /** Sends a message; does nothing when the socket is not open. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** An answer is due from now on: a connection that was lost without being closed is found so. */
  expectAnswer(): void {
    this.#stopWaiting();
    const { graceMs, silenceMs } = this.#input.timeouts;
    this.#grace = setTimeout(() => this.#input.onSilence(), graceMs);
    this.#silence = setTimeout(() => this.drop(), silenceMs);
  }

  #stopWaiting(): void {
    clearTimeout(this.#grace);
    clearTimeout(this.#silence);
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#stopWaiting();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Closes a lost connection; it is opened again after a pause. */
  drop(): void {
    this.close();
    this.#awaySince ??= performance.now();
    this.#retry = setTimeout(() => this.open(), this.#input.timeouts.retryMs);
    this.#input.onDisconnect(this.isUnreachable);
  }
}
