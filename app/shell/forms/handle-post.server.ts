import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import {
  type Accepted,
  callerOf,
  type Form,
  type SubjectArgument,
  submit,
} from './define-form.server.ts';
import { fieldsOf, hasFields, readFormData } from './fields.server.ts';

type PostArguments = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The request's form, where its body is read already. */
  form?: FormData;
};

/**
 * Answers a form that a page posts, for the action of its route.
 *
 * @param done answers what was done, as a rule by a redirect with 303.
 * @returns what `done` answers; of a form that was rejected its errors and all that was typed but for passwords, with 422
 * or the status of its rejection.
 * @throws as `readFormData` and `submit` do.
 */
export async function handlePost<Schema extends z.ZodType, Result, Subject, Answer>(
  form: Form<Schema, Result, Subject>,
  { request, context, form: posted }: PostArguments,
  done: (result: Accepted<Result>) => Answer | Promise<Answer>,
  ...subject: SubjectArgument<Subject>
) {
  const read = async () =>
    hasFields(form.schema)
      ? fieldsOf(posted ?? (await readFormData(request)), form.schema)
      : { typed: {}, values: {} };
  const submission = await submit(form, read, callerOf(context), ...subject);
  if (submission.ok) return await done(submission.result);
  const { reply, status, headers } = submission;
  return data(reply, { status, headers });
}
