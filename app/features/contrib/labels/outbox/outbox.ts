import type { Label } from '#modules/catalogue/shared.ts';

/** A label that a contributor gave, or took back (null), and how the pair is named to them. */
export type Entry = {
  idea_id: number;
  question_id: number;
  label: Label | null;
  name: string;
};

/** What sending entries came to: `status` is null where the server could not be reached. */
export type Sent = { ok: true } | { ok: false; status: number | null; message: string };

export type OutboxState = {
  /** Entries that are not stored yet. */
  waiting: number;
  /** Why the last attempt did not succeed; it is repeated by itself unless `isStopped`. */
  problem: string | null;
  /** Sending waits until it is asked for again: nobody is signed in any more. */
  isStopped: boolean;
  /** Entries that the server rejects, however often they are sent. */
  rejected: readonly Entry[];
};

export type OutboxPorts = {
  send: (entries: readonly Entry[]) => Promise<Sent>;
  /** Keeps what is not stored yet, so that reloading the page loses nothing. */
  keep: (entries: readonly Entry[]) => void;
  /** Calls back after some milliseconds. */
  later: (run: () => void, ms: number) => void;
  /** Entries have been stored. */
  onStored?: (entries: readonly Entry[]) => void;
};

/** The most entries of one request: the server takes up to PAIRS_MAX of them. */
const BATCH = 50;
const RETRY_MS = { first: 1000, most: 30_000 };

/**
 * Labels on their way to the server, in the order they were given, one request at a time. What cannot be stored now is sent
 * again, ever more rarely; of several labels of one pair only the last is sent.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[];
  #rejected: readonly Entry[] = [];
  #problem: string | null = null;
  #isStopped = false;
  #isSending = false;
  #isScheduled = false;
  #retryMs = RETRY_MS.first;
  /** How many entries the next request takes: one at a time when the server rejects several at once. */
  #batch = BATCH;
  #state: OutboxState;

  /** @param kept what an earlier page kept. */
  constructor(ports: OutboxPorts, kept: readonly Entry[] = []) {
    this.#ports = ports;
    this.#entries = kept;
    this.#state = this.#current();
  }

  get state(): OutboxState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(entry: Entry): void {
    this.#entries = [...this.#entries.filter((other) => !isSamePair(other, entry)), entry];
    this.#changed();
    if (!this.#isStopped && !this.#isScheduled) void this.#send();
  }

  /** Sends at once what waits. */
  retry = (): void => {
    this.#isStopped = false;
    this.#retryMs = RETRY_MS.first;
    void this.#send();
  };

  /** Forgets entries that the server rejected. */
  dismiss = (): void => {
    this.#rejected = [];
    this.#changed();
  };

  async #send(): Promise<void> {
    if (this.#isSending || this.#entries.length === 0) return;
    this.#isSending = true;
    const batch = this.#entries.slice(0, this.#batch);
    const sent = await this.#ports.send(batch);
    this.#isSending = false;
    if (sent.ok) this.#stored(batch);
    else if (sent.status === 401 || sent.status === 403) this.#stop(sent.message);
    else if (sent.status === null || sent.status >= 500 || sent.status === 429)
      this.#wait(sent.message);
    else this.#reject(batch);
    this.#changed();
    if (!this.#problem) void this.#send();
  }

  #stored(batch: readonly Entry[]): void {
    this.#remove(batch);
    this.#problem = null;
    this.#retryMs = RETRY_MS.first;
    this.#batch = BATCH;
    this.#ports.onStored?.(batch);
  }

  #stop(message: string): void {
    this.#problem = message;
    this.#isStopped = true;
  }

  #wait(message: string): void {
    this.#problem = message;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#ports.later(() => {
      this.#isScheduled = false;
      if (!this.#isStopped) void this.#send();
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.most);
  }

  #reject(batch: readonly Entry[]): void {
    this.#problem = null;
    if (batch.length > 1) {
      this.#batch = 1;
      return;
    }
    this.#remove(batch);
    this.#rejected = [...this.#rejected, ...batch];
  }

  /** Entries that replaced those of the batch meanwhile stay. */
  #remove(batch: readonly Entry[]): void {
    this.#entries = this.#entries.filter((entry) => !batch.includes(entry));
  }

  #changed(): void {
    this.#ports.keep([...this.#entries, ...this.#rejected]);
    this.#state = this.#current();
    for (const listener of this.#listeners) listener();
  }

  #current(): OutboxState {
    return {
      waiting: this.#entries.length,
      problem: this.#problem,
      isStopped: this.#isStopped,
      rejected: this.#rejected,
    };
  }
}

function isSamePair(one: Entry, other: Entry): boolean {
  return one.idea_id === other.idea_id && one.question_id === other.question_id;
}
