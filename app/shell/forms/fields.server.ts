import { z } from 'zod';
import { errorText } from '#app/ui/text/errors.ts';
import { AppError } from '#modules/platform/index.server.ts';
import type { FormErrors, FormReply } from './form-reply.ts';

/** Most fields a form may carry: an alert's names one row of its sorter each, the others have a handful. */
const FIELDS_MAX = 1000;

/** What a request carries: each field as it was typed, but for passwords, and all of them as a schema takes them. */
export type Fields<Input> = { typed: FormReply<Input>['typed']; values: unknown };

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

/**
 * The JSON that a call carries.
 *
 * @throws AppError `bad_request` when its body is none.
 */
export async function readJson(request: Request): Promise<unknown> {
  return await request.json().catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', 'unreadable JSON', errorText(400).message, { cause });
  });
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

/**
 * The fields of a form that a schema names: an object, a union of objects, or one of these that is transformed. A field
 * whose schema is an array takes every text of its name, another one the first; an empty text counts as missing.
 */
export function fieldsOf<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Fields<z.input<Schema>> {
  const posted = shapesOf(schema).flatMap((shape) =>
    Object.entries(shape).flatMap(([name, field]): [string, string | string[]][] => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string');
      if (isList(field)) return [[name, texts]];
      const [first = null] = form.getAll(name);
      return typeof first === 'string' ? [[name, first]] : [];
    }),
  );
  return {
    typed: Object.fromEntries(posted.filter(([name]) => !isSecret(name))) as never,
    values: Object.fromEntries(posted.filter(([, text]) => text !== '')),
  };
}

/**
 * A field that a button or a hidden input fills, such as what is to be done: another value cannot come from the page, and is
 * answered by the error page.
 *
 * @throws AppError `bad_request` in place of a message beside the field.
 */
export function hiddenField<Field extends z.ZodType>(field: Field) {
  return field.catch(() => {
    throw new AppError('bad_request', 'unreadable form', errorText(400).message);
  });
}

/**
 * One line of text, without blanks around. The database takes no control characters in JSON.
 *
 * @param max its greatest length, beyond which it is `long`; `odd` is what is said of characters that nobody types.
 */
export function lineField(max: number, { long, odd }: { long: string; odd: string }) {
  return z
    .string()
    .normalize('NFC')
    .trim()
    .max(max, long)
    .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), odd);
}

/** The version of what a form showed, as `VersionField` sends it; a call may leave it out. */
export const shownVersion = hiddenField(z.string().max(100).optional());

/** Whether a schema names any field; one that names none needs no body. */
export function hasFields(schema: z.ZodType): boolean {
  return shapesOf(schema).some((shape) => Object.keys(shape).length > 0);
}

/** The messages of a schema, by the field that they concern. */
export function errorsByField({ issues }: z.core.$ZodError): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '');
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}

/** Fields that no page may show again. */
function isSecret(name: string): boolean {
  return name.includes('password');
}

function shapesOf(schema: z.core.$ZodType): z.core.$ZodShape[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(shapesOf);
  if (schema instanceof z.ZodPipe) return shapesOf(schema.in);
  throw new TypeError('a form is read by an object');
}

function isList(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodPipe) return isList(field.in);
  if (
    field instanceof z.ZodDefault ||
    field instanceof z.ZodOptional ||
    field instanceof z.ZodCatch
  )
    return isList(field.unwrap());
  return field instanceof z.ZodArray;
}
