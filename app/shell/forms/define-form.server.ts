import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { errorText } from '#app/ui/text/errors.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import { type RateLimitKeys, rateLimit, toAppError } from '#modules/platform/index.server.ts';
import { visitorOf } from '../authentication.server.ts';
import { logFailure } from '../errors.server.ts';
import { requestContext } from '../request-context.server.ts';
import { errorsByField, type Fields } from './fields.server.ts';
import type { FieldName, FormReply } from './form-reply.ts';

/** Who sends a form. */
export type Caller = {
  /** The network address, for limits only: never logged, never stored. */
  network: string;
  /** The account that is signed in; null for a visitor. */
  account: Account | null;
  requestId: string;
};

/** How a rejection is answered: its message beside a field, or above the form where it concerns all of it. */
type Rejection<Field> = {
  message: string;
  /** 422 unless another HTTP status is given. */
  status?: number;
  field?: Field;
};

type Rejected = { ok: false; reason: string; retryAfterSeconds?: number };
type ReasonOf<Result> = Result extends { ok: false; reason: infer Reason extends string }
  ? Reason
  : never;

/** What `run` comes to when it rejects nothing. */
export type Accepted<Result> = Exclude<Result, { ok: false }>;

type Rejections<Result, Field> = Record<
  Exclude<ReasonOf<Result>, 'too_many'>,
  Rejection<Field> | string
> & {
  /** The message with 429 when a limit is reached. */
  too_many?: string;
};

/**
 * One thing that can be done on the site, for the page that posts it and for the call that asks for the same.
 *
 * `Subject` is what a route knows besides the fields, such as the idea that its address names.
 */
export type Form<Schema extends z.ZodType, Result, Subject> = {
  /** Reads the fields, with a French message for each that is wrong. */
  schema: Schema;
  /** What every request counts against, by limit: also one whose fields the schema rejects. */
  requestLimits?: (caller: Caller) => RateLimitKeys;
  /** What a readable form counts against, by limit. */
  limits?: (value: z.output<Schema>, caller: Caller) => RateLimitKeys;
  /** How many points a readable form counts for; 1 unless given. */
  points?: (value: z.output<Schema>) => number;
  /** Does it. A result `{ ok: false, reason }` is answered as `rejections` says, any other is success. */
  run: (value: z.output<Schema>, caller: Caller, subject: Subject) => Promise<Result>;
  /** The message for each reason that `run` can give; a text alone is a message above the form, with 422. */
  rejections: Rejections<Result, FieldName<z.input<Schema>>>;
  /**
   * The message above the form, with all that was typed kept, where limits or `run` throw; without it the error page is
   * shown.
   */
  failed?: string;
};

/** What sending a form came to. */
export type Submission<Schema extends z.ZodType, Result> =
  | { ok: true; result: Accepted<Result> }
  | {
      ok: false;
      /** `invalid` where the schema rejects a field, `failed` where `run` threw. */
      reason: ReasonOf<Result> | 'invalid' | 'too_many' | 'failed';
      status: number;
      reply: FormReply<z.input<Schema>>;
      /** The message of a rejection; undefined when the schema rejects several fields, each for its own reason. */
      message: string | undefined;
      /** `Retry-After`, where a limit is reached. */
      headers: Record<string, string>;
    };

/** The last argument of what sends a form: nothing where its `run` takes no subject. */
export type SubjectArgument<Subject> = Subject extends void ? [] : [subject: Subject];

/** Declares a form: see « Add a form » in CONTRIBUTING.md. */
export function defineForm<Schema extends z.ZodType, const Result, Subject = void>(
  form: Form<Schema, Result, Subject>,
): Form<Schema, Result, Subject> {
  return form;
}

/** Who sends the form of a request. */
export function callerOf(context: Readonly<RouterContextProvider>): Caller {
  const { clientAddress, id } = context.get(requestContext);
  return { network: clientAddress, account: visitorOf(context)?.account ?? null, requestId: id };
}

/**
 * Reads a form, counts it against its limits and runs it.
 *
 * @throws whatever `read`, the limits or `run` throw, unless the form declares a message for that.
 */
export async function submit<Schema extends z.ZodType, Result, Subject>(
  form: Form<Schema, Result, Subject>,
  read: () => Fields<z.input<Schema>> | Promise<Fields<z.input<Schema>>>,
  caller: Caller,
  ...[subject]: SubjectArgument<Subject>
): Promise<Submission<Schema, Result>> {
  const early = form.requestLimits ? await rateLimit(form.requestLimits(caller)) : null;
  const { typed, values } = await read();
  const reject = (reason: string, found: Rejection<string>, retryAfterSeconds?: number) =>
    ({
      ...{ ok: false, reason, status: found.status ?? 422, message: found.message },
      reply: { errors: { [found.field ?? '']: [found.message] }, typed },
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    }) as Submission<Schema, Result>;
  const tooMany = (seconds: number) =>
    reject(
      'too_many',
      { message: form.rejections.too_many ?? errorText(429).message, status: 429 },
      seconds,
    );

  if (early !== null) return tooMany(early);
  const parsed = form.schema.safeParse(values);
  if (!parsed.success) {
    const reply = { errors: errorsByField(parsed.error), typed } as FormReply<z.input<Schema>>;
    return { ok: false, reason: 'invalid', status: 422, reply, message: undefined, headers: {} };
  }
  const value = parsed.data;
  try {
    const keys = form.limits?.(value, caller);
    const wait = keys ? await rateLimit(keys, form.points?.(value)) : null;
    if (wait !== null) return tooMany(wait);
    const result = await form.run(value, caller, subject as Subject);
    if (!isRejected(result)) return { ok: true, result: result as Accepted<Result> };
    if (result.reason === 'too_many') return tooMany(result.retryAfterSeconds ?? 0);
    const rejections: Record<string, Rejection<string> | string> = form.rejections;
    const found = rejections[result.reason] ?? errorText(422).message;
    return reject(result.reason, typeof found === 'string' ? { message: found } : found);
  } catch (error) {
    if (form.failed === undefined || !(error instanceof Error)) throw error;
    logFailure(error, caller.requestId);
    return reject('failed', { message: form.failed, status: toAppError(error).status });
  }
}

function isRejected(result: unknown): result is Rejected {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
}
