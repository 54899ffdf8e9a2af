import { z } from 'zod';
import { defineMail } from '#modules/platform/jobs.ts';
import { RETENTION } from '#modules/platform/shared.ts';

/** Sends one idea to an address that a visitor typed. */
export const ideaMailKind = defineMail({
  name: 'send-idea-mail',
  schema: z.strictObject({ ideaId: z.int().positive(), email: z.string() }),
  keep: RETENTION.ideaMail,
  delivery: async () => (await import('./commands.server.ts')).ideaMailDelivery,
});
