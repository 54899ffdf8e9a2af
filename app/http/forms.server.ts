import type { z } from 'zod';
import { AppError } from '#modules/platform/index.server.ts';
import { errorText } from '../text/errors.ts';

/** The form that a request carries. @throws AppError `bad_request` when its body is not one. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch((cause: unknown) => {
    throw new AppError('bad_request', 'unreadable form', errorText(400).message, { cause });
  });
}

/**
 * What a call carries, as a schema reads it.
 *
 * @throws AppError `bad_request` when its body is no JSON, `unprocessable` when it is not what the schema asks for.
 */
export async function readJson<Value>(request: Request, schema: z.ZodType<Value>): Promise<Value> {
  const body: unknown = await request.json().catch((cause: unknown) => {
    throw new AppError('bad_request', 'unreadable JSON', errorText(400).message, { cause });
  });
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new AppError('unprocessable', 'unexpected fields', errorText(422).message);
}
