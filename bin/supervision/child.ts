import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export type ReadyMessage = { type: 'ready'; url?: string; port?: number };

export type ChildOptions = {
  name: string;
  /** Arguments of node: flags, script, its arguments. */
  args: string[];
  env: () => NodeJS.ProcessEnv;
  onRestart?: (reason: string) => void;
  /** How to find out that it hangs; without it, only its exit is noticed. */
  health?: HealthCheck;
};

export type HealthCheck = {
  /** Whether it answers; called again and again once it is ready. */
  answers: (ready: ReadyMessage) => Promise<boolean>;
  /** Time between two checks, in milliseconds. */
  everyMs: number;
  /** After so many failed checks in a row it is killed. */
  failures: number;
};

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
/** A child that ran for this long started without trouble. */
const SETTLED_MS = 60_000;
const STOP_MS = 8_000;

/** A child process that is started again whenever it exits. */
export class Child {
  readonly #options: ChildOptions;
  #process: ChildProcess | null = null;
  #stopping = false;
  #hung = false;
  #delay = FIRST_DELAY_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /** The id of the running process. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts it and waits until it is ready. @throws when it ends before. */
  async start(): Promise<ReadyMessage> {
    const child = this.#spawn();
    return await new Promise((done, fail) => {
      child.once('message', (message) => {
        done(message as ReadyMessage);
        this.#restartOnExit(child);
      });
      child.once('error', fail);
      child.once('exit', () => fail(new ChildFailed(this.#options.name)));
    });
  }

  /** Stops it, by force when it does not exit by itself. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#process;
    if (!child || hasEnded(child)) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(force);
  }

  /** Stops the running process; another is started. */
  restart(): void {
    this.#delay = 0;
    this.#process?.kill('SIGTERM');
  }

  #spawn(): ChildProcess {
    const child = spawn(process.execPath, this.#options.args, {
      env: this.#options.env(),
      // A process group of its own: Ctrl-C reaches the supervisor, which stops each child once, in order.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process = child;
    const { health } = this.#options;
    if (health) {
      child.once('message', (ready) => this.#watchHealth(child, ready as ReadyMessage, health));
    }
    return child;
  }

  /** Kills a process that runs but does not answer: stopped, in an endless loop. Another one is started then. */
  async #watchHealth(child: ChildProcess, ready: ReadyMessage, health: HealthCheck): Promise<void> {
    for (let unanswered = 0; unanswered < health.failures; ) {
      await pause(health.everyMs, null, { ref: false });
      if (this.#stopping || hasEnded(child)) return;
      unanswered = (await health.answers(ready)) ? 0 : unanswered + 1;
    }
    this.#hung = true;
    // A hanging process does not handle SIGTERM.
    child.kill('SIGKILL');
  }

  #restartOnExit(child: ChildProcess): void {
    const startedAt = Date.now();
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (Date.now() - startedAt > SETTLED_MS) this.#delay = FIRST_DELAY_MS;
      this.#options.onRestart?.(this.#hung ? 'sans réponse' : String(signal ?? code));
      this.#hung = false;
      this.#timer = setTimeout(() => this.#restartOnExit(this.#spawn()), this.#delay);
      this.#delay = Math.min(Math.max(this.#delay, FIRST_DELAY_MS) * 2, LONGEST_DELAY_MS);
    });
    child.once('error', () => {});
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** A child exited before it was ready; it has printed why itself. */
export class ChildFailed extends Error {}
