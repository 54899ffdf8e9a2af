import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryLock, withLock } from './file-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trouvaille-lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a lock is held by one until it is released, and no other user can open it', () => {
  const first = tryLock(file);
  expect(first).not.toBeNull();
  expect(tryLock(file)).toBeNull();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  first?.release();
  const second = tryLock(file);
  expect(second).not.toBeNull();
  second?.release();
});

test('a lock is freed at the end of its holder and of what the holder started', async () => {
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { spawn } from 'node:child_process';
     import { tryLock } from ${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))};
     const { fd } = tryLock(${JSON.stringify(file)});
     const child = spawn('sleep', ['1000'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
     console.log(child.pid);`,
  ]);
  const [output] = await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(tryLock(file)).toBeNull();
  process.kill(Number(output), 'SIGKILL');
  await withLock(file, '', async () => {});
});

test('a waiting task runs afterwards, and after a failure too', async () => {
  const events: string[] = [];
  await Promise.allSettled([
    withLock(file, '', async () => {
      await new Promise((done) => setTimeout(done, 100));
      events.push('first');
      throw new Error('failed');
    }),
    withLock(file, '', async () => void events.push('second')),
  ]);
  expect(events).toEqual(['first', 'second']);
});

test('waiting can be aborted', async () => {
  const lock = tryLock(file);
  const waiting = new AbortController();
  const second = withLock(file, '', async () => 'never', waiting.signal);
  waiting.abort();
  await expect(second).rejects.toThrow('aborted');
  lock?.release();
});
