import { closeDatabase } from './database/database.server.ts';
import { closeLocks } from './database/locks.server.ts';
import { closeMail } from './mail/transport.server.ts';
import { closeQueue } from './queue/queue.server.ts';

/** Closes every connection and timer of this process: call it last, once nothing uses the platform any more. */
export async function closePlatform(): Promise<void> {
  await closeQueue();
  closeMail();
  await closeLocks();
  await closeDatabase();
}
