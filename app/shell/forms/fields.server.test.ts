import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#modules/platform/index.server.ts';
import { errorsByField, fieldsOf, lineField, readFormData, readJson } from './fields.server.ts';

const schema = z.object({
  email: z.string({ error: 'missing' }).includes('@', { error: 'invalid' }),
  password: z.string({ error: 'missing' }),
  to: z.string().optional(),
});

function form(...fields: [name: string, value: string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

function parseForm(data: FormData) {
  const { typed, values } = fieldsOf(data, schema);
  const read = schema.safeParse(values);
  return read.success
    ? { ok: true, value: read.data, typed }
    : { ok: false, errors: errorsByField(read.error), typed };
}

test('a form is read by the names of its schema, and no other name is looked at', () => {
  const names = ['email[0]', 'email[99999999]', 'email.x', '__proto__', 'a[0]'.repeat(3000)];
  const noise = names.map((name) => [name, 'x'] as [string, string]);
  const read = parseForm(form(...noise, ['email', 'a@b.fr'], ['password', 'secret']));
  expect(read).toEqual({
    ok: true,
    value: { email: 'a@b.fr', password: 'secret' },
    typed: { email: 'a@b.fr' },
  });
});

test('errors are listed by field, and what was typed is given back but for the password', () => {
  expect(parseForm(form(['email', 'ada'], ['password', ''], ['to', '/about']))).toEqual({
    ok: false,
    errors: { email: ['invalid'], password: ['missing'] },
    typed: { email: 'ada', to: '/about' },
  });
});

test('of several values under one name the first counts, and a file counts as nothing', () => {
  const twice = form(['email', 'a@b.fr'], ['email', 'c@d.fr'], ['password', 'secret']);
  expect(parseForm(twice)).toMatchObject({ value: { email: 'a@b.fr' } });
  const files = form(['email', new File(['a@b.fr'], 'x')], ['password', new File(['x'], 'y')]);
  expect(parseForm(files)).toMatchObject({
    errors: { email: ['missing'], password: ['missing'] },
    typed: {},
  });
});

test('a form of too many parts is too large, and what is no form is a bad request', async () => {
  const body = form(
    ...Array.from({ length: 1001 }, (_, part) => [`${part}`, ''] as [string, string]),
  );
  const post = (content: BodyInit) => new Request('http://x/', { method: 'POST', body: content });
  await expect(readFormData(post(body))).rejects.toMatchObject({ code: 'too_large' });
  await expect(readFormData(post('email=a'))).rejects.toMatchObject({ code: 'bad_request' });
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a streamed body of %s that goes beyond its limit fails for that reason',
  async (type) => {
    const upload = () => {
      const body = new ReadableStream({
        pull() {
          throw new AppError('too_large', 'body beyond the limit', 'trop long');
        },
      });
      const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
      return new Request('http://localhost/', init);
    };
    await expect(readFormData(upload())).rejects.toMatchObject({ code: 'too_large' });
    await expect(readJson(upload())).rejects.toMatchObject({ code: 'too_large' });
  },
);

test('a line has no blanks around, no control characters and no half of a character', () => {
  const field = lineField(6, { long: 'too long', odd: 'odd' });
  const read = (typed: string) => {
    const { data, error } = field.safeParse(typed);
    return data ?? error?.issues.map(({ message }) => message);
  };
  expect(read(' The\u0301 vert')).toEqual(['too long']);
  expect(read('  The\u0301 ')).toBe('Thé');
  for (const odd of ['a\nb', 'a\0b', '\ud800']) expect(read(odd)).toEqual(['odd']);
});
