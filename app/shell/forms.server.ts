import type { z } from 'zod';
import { errorText } from '#app/ui/text/errors.ts';
import { AppError } from '#modules/platform/index.server.ts';

/** Most fields a form may carry: an alert's names one row of its sorter each, the others have a handful. */
const FIELDS_MAX = 1000;

/** What to show again of a refused form. */
export type FormReply = {
  /** What is wrong, by field; under the empty name what concerns the form as a whole. */
  errors: Partial<Record<string, string[]>>;
  /** Each field as it was typed, but for passwords. */
  typed: Partial<Record<string, string>>;
};

/** A form as a schema reads it. */
export type FormReading<Value> =
  | { ok: true; value: Value; typed: FormReply['typed'] }
  | ({ ok: false } & FormReply);

/**
 * The form that a request carries.
 *
 * @throws AppError `bad_request` when its body is not one, `too_large` when it has more than 1,000 fields or, as a
 *   streamed upload, goes beyond the limit of its route.
 */
export async function readFormData(request: Request): Promise<FormData> {
  const form = await request.formData().catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', 'unreadable form', errorText(400).message, { cause });
  });
  if ([...form.keys()].length > FIELDS_MAX)
    throw new AppError('too_large', 'too many fields', errorText(413).message);
  return form;
}

/** The fields of a request's form. @throws as `readFormData` does. */
export async function readForm<Shape extends z.ZodRawShape>(
  request: Request,
  schema: z.ZodObject<Shape>,
): Promise<FormReading<z.output<z.ZodObject<Shape>>>> {
  return parseForm(await readFormData(request), schema);
}

/**
 * The texts of a form under these names. Of several under one name the first counts; a file counts as nothing, and
 * other names are never looked at, whatever they look like.
 */
export function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** The fields of a form that a schema names, read by it; an empty text counts as missing. */
export function parseForm<Shape extends z.ZodRawShape>(
  form: FormData,
  schema: z.ZodObject<Shape>,
): FormReading<z.output<z.ZodObject<Shape>>> {
  const fields = Object.entries(textsOf(form, Object.keys(schema.shape)));
  const typed = Object.fromEntries(fields.filter(([name]) => !isSecret(name)));
  const read = schema.safeParse(Object.fromEntries(fields.filter(([, text]) => text !== '')));
  return read.success
    ? { ok: true, value: read.data, typed }
    : { ok: false, errors: errorsByField(read.error), typed };
}

/** A readable form that is refused as a whole, for a reason that concerns no single field. */
export function refuseWhole({ typed }: Pick<FormReply, 'typed'>, message: string): FormReply {
  return { errors: { '': [message] }, typed };
}

/** Fields that no page may show again. */
function isSecret(name: string): boolean {
  return name.includes('password');
}

function errorsByField({ issues }: z.core.$ZodError): FormReply['errors'] {
  const errors: FormReply['errors'] = {};
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '');
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}

/**
 * What a call carries, as a schema reads it.
 *
 * @throws AppError `bad_request` when its body is no JSON, `unprocessable` when it is not what the schema asks for.
 */
export async function readJson<Value>(request: Request, schema: z.ZodType<Value>): Promise<Value> {
  const body: unknown = await request.json().catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', 'unreadable JSON', errorText(400).message, { cause });
  });
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new AppError('unprocessable', 'unexpected fields', errorText(422).message);
}
