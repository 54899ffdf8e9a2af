import { type ChildProcess, spawn } from 'node:child_process';

export type ReadyMessage = { type: 'ready'; url?: string; port?: number };

export type ChildOptions = {
  name: string;
  /** Arguments of node: flags, script, its arguments. */
  args: string[];
  env: () => NodeJS.ProcessEnv;
  onRestart?: (reason: string) => void;
};

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
/** A child that lived this long had no trouble starting. */
const SETTLED_MS = 60_000;
const STOP_MS = 8_000;

/** A process of ours that is started again whenever it dies. */
export class Child {
  readonly #options: ChildOptions;
  #process: ChildProcess | null = null;
  #stopping = false;
  #delay = FIRST_DELAY_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /** Starts it and waits until it is ready. @throws when it ends before. */
  async start(): Promise<ReadyMessage> {
    const child = this.#spawn();
    return await new Promise((done, fail) => {
      child.once('message', (message) => {
        done(message as ReadyMessage);
        this.#watch(child);
      });
      child.once('error', fail);
      child.once('exit', () => fail(new ChildFailed(this.#options.name)));
    });
  }

  /** Asks it to end, and ends it when it does not. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(force);
  }

  /** Ends the running process; the watch starts another. */
  restart(): void {
    this.#delay = 0;
    this.#process?.kill('SIGTERM');
  }

  #spawn(): ChildProcess {
    const child = spawn(process.execPath, this.#options.args, {
      env: this.#options.env(),
      // A process group of its own: Ctrl-C reaches the supervisor, which tells each child once, in order.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process = child;
    return child;
  }

  #watch(child: ChildProcess): void {
    const born = Date.now();
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (Date.now() - born > SETTLED_MS) this.#delay = FIRST_DELAY_MS;
      this.#options.onRestart?.(String(signal ?? code));
      this.#timer = setTimeout(() => this.#watch(this.#spawn()), this.#delay);
      this.#delay = Math.min(Math.max(this.#delay, FIRST_DELAY_MS) * 2, LONGEST_DELAY_MS);
    });
    child.once('error', () => {});
  }
}

/** A child ended before it was ready; it has said why itself. */
export class ChildFailed extends Error {}
