import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob } from './job.ts';

test('data that break the schema never reach what a job runs', async () => {
  const seen: unknown[] = [];
  const job = defineJob({
    name: 'greet',
    schema: z.strictObject({ name: z.string() }),
    run: async ({ name }) => seen.push(name),
  });
  const context = { id: '1', signal: new AbortController().signal };
  await expect(job.run({ name: 3 }, context)).rejects.toThrow();
  await expect(job.run({}, context)).rejects.toThrow();
  await job.run({ name: 'Ana' }, context);
  expect(seen).toEqual(['Ana']);
});
