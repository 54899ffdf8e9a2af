import { readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const GROUP = '/proc/self/autogroup';

/**
 * Lowers the priority of this process on the processor. Only root may lower a niceness again, so that a greater one is kept.
 *
 * Where Linux shares the processor among sessions first (autogroup, see sched(7)), a niceness counts within its session
 * alone: one that this process has to itself, as the supervisor starts it, has its priority lowered as a whole.
 *
 * @param niceness from 0 (not at all) to 19.
 */
export function lowerPriority(niceness: number): void {
  const least = Math.max(getPriority(), niceness);
  setPriority(least);
  if (!isSessionLeader()) return;
  try {
    writeFileSync(GROUP, String(least));
  } catch {
    // Without such groups the niceness counts among all processes.
  }
}

/** Whether this process began a session, which no other one but its children belongs to. */
function isSessionLeader(): boolean {
  try {
    // The name of the program, in parentheses, may hold anything.
    const [, , , session] = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ');
    return Number(session) === process.pid;
  } catch {
    return false;
  }
}
