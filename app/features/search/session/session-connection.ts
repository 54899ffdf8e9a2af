import type { ClientMessage, ServerMessage } from '#modules/engine/shared.ts';

/** How patient the connection is. All in milliseconds. */
export type Patience = {
  /** Pause before a closed connection is opened again. */
  retryMs: number;
  /** How long the server may say nothing, while it should, before the visitor is notified. */
  graceMs: number;
  /** How long an answer of the server may take before the connection counts as dead. */
  silenceMs: number;
};

export const PATIENCE: Patience = { retryMs: 2000, graceMs: 2000, silenceMs: 10_000 };

type ConnectionInput = {
  url: string;
  patience: Patience;
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** The server should have spoken, and has not for `graceMs`. */
  onSilence(): void;
  /** An attempt failed or the socket closed. `long`: the server is away for more than `graceMs`. */
  onAway(long: boolean): void;
};

/** A WebSocket that opens again by itself until it is closed for good. */
export class SessionConnection {
  readonly #input: ConnectionInput;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Since when the server did not speak, in `performance.now()` time; null while it does. */
  #awaySince: number | null = performance.now();

  constructor(input: ConnectionInput) {
    this.#input = input;
  }

  open(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    const socket = new WebSocket(this.#input.url);
    this.#socket = socket;
    socket.onopen = () => this.#input.onOpen();
    socket.onmessage = ({ data }) => {
      if (typeof data !== 'string') return;
      this.#stopWaiting();
      this.#awaySince = null;
      this.#input.onMessage(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => this.drop();
  }

  get isLongAway(): boolean {
    if (this.#awaySince === null) return false;
    return performance.now() - this.#awaySince >= this.#input.patience.graceMs;
  }

  /** Sends a message, or nothing when the socket is not open. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The server must say something soon: a connection that died without closing is found so. */
  expectAnswer(): void {
    this.#stopWaiting();
    const { graceMs, silenceMs } = this.#input.patience;
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

  /** Gives the connection up for lost; it is opened again after a pause. */
  drop(): void {
    this.close();
    this.#awaySince ??= performance.now();
    this.#retry = setTimeout(() => this.open(), this.#input.patience.retryMs);
    this.#input.onAway(this.isLongAway);
  }
}
