import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { errorResponse } from '../errors.server.ts';
import {
  type Accepted,
  callerOf,
  type Form,
  type SubjectArgument,
  submit,
} from './define-form.server.ts';
import { readJson } from './fields.server.ts';

type CallArguments = { request: Request; context: Readonly<RouterContextProvider> };

type Answers<Result> = {
  /** Answers what was done. */
  done: (result: Accepted<Result>) => Response;
  /** Answers a rejection; without it the call gets the JSON of every error. */
  rejected?: (
    message: string | undefined,
    init: { status: number; headers: HeadersInit },
  ) => Response;
};

/**
 * Answers a call that asks for what a form does, for the loader or action of its route: by the same schema and limits.
 * The fields of a GET are those of its query string, those of a POST its JSON.
 *
 * @throws as `readJson` and `submit` do.
 */
export async function handleCall<Schema extends z.ZodType, Result, Subject>(
  form: Form<Schema, Result, Subject>,
  { request, context }: CallArguments,
  { done, rejected }: Answers<Result>,
  ...subject: SubjectArgument<Subject>
): Promise<Response> {
  const read = async () => ({ typed: {}, values: await valuesOf(request) });
  const submission = await submit(form, read, callerOf(context), ...subject);
  if (submission.ok) return done(submission.result);
  const { message, status, headers } = submission;
  return rejected?.(message, { status, headers }) ?? errorResponse(status, message, headers);
}

async function valuesOf(request: Request): Promise<unknown> {
  if (request.method === 'POST') return await readJson(request);
  return Object.fromEntries(new URL(request.url).searchParams);
}
