import { expect, test } from 'vitest';
import { errorsByField, fieldsOf } from '#app/shell/forms/fields.server.ts';
import { startSchema } from '#modules/engine/shared.ts';
import { pageEnv, startFormSchema } from './start-form.server.ts';
import { startFormText as text } from './text.ts';

const request = new Request('http://localhost/search', { headers: { 'user-agent': 'Navigateur' } });

function parse(fields: Record<string, string>, interests: readonly string[] = []) {
  const form = new FormData();
  const typed = { gender: 'Female', age: '30', price_min: '20', price_max: '100', ...fields };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  for (const interest of interests) form.append('interests', interest);
  return parseForm(form);
}

function parseForm(form: FormData) {
  const { typed, values } = fieldsOf(form, startFormSchema);
  const read = startFormSchema.safeParse(values);
  if (!read.success) return { ok: false as const, errors: errorsByField(read.error), typed };
  const { start, notes } = read.data;
  return { ok: true as const, value: { start: { ...start, env: pageEnv(request) }, notes } };
}

function errors(fields: Record<string, string>) {
  const parsed = parse(fields);
  return parsed.ok ? null : parsed.errors;
}

test('a plain form becomes the payload that starts a session', () => {
  const parsed = parse({ price_min: '12,50 €', hints: ' le jardin ', from_location: '/noel?gk=a' });
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      start: {
        gender: 'Female',
        age: 360,
        price_min_cents: 1250,
        price_max_cents: 10_000,
        from_location: '/noel?gk=a',
        hints: 'le jardin',
        env: { pw: 0, ph: 0, dpi: 0, ua: 'Navigateur', uv: '0.30' },
      },
      notes: [],
    },
  });
  if (parsed.ok) expect(startSchema.parse(parsed.value.start)).toEqual(parsed.value.start);
});

test('hints and the origin may be missing or empty', () => {
  const parsed = parse({ hints: '' });
  expect(parsed.ok && parsed.value.start.hints).toBe('');
  expect(parsed.ok && parsed.value.start.from_location).toBe('');
});

test('interests that are ticked come after the typed hints, which are never cut', () => {
  const parsed = parse({ hints: ' rire ' }, ['jardin', 'Robot', 'cuisine']);
  expect(parsed.ok && parsed.value.start.hints).toBe('rire, cuisine, jardin');
  const full = parse({ hints: 'a'.repeat(293) }, ['cuisine', 'sport']);
  expect(full.ok && full.value.start.hints).toBe(`${'a'.repeat(293)}, sport`);
});

test('a rejected form gives back every interest that was ticked', () => {
  const parsed = parse({ hints: 'a'.repeat(301) }, ['jardin', 'sport']);
  expect(!parsed.ok && parsed.typed).toMatchObject({
    hints: 'a'.repeat(301),
    interests: ['jardin', 'sport'],
  });
});

test('age and budget are clamped to their sliders', () => {
  const parsed = parse({ age: '104', price_max: '950' });
  expect(parsed.ok && parsed.value.start.age).toBe(1200);
  expect(parsed.ok && parsed.value.start.price_max_cents).toBe(20_000);
  expect(parsed.ok && parsed.value.notes).toEqual([text.budget.tooMuch.max('200\u00a0€')]);
});

test.each([
  ['the minimum gives way', { price_max: '15' }, [0, 1500]],
  ['the maximum where only the minimum was typed', { price_min: '150' }, [15_000, 20_000]],
])('of a minimum above the maximum %s, and a note says so', (_, fields, [min, max]) => {
  const parsed = parse(fields);
  if (!parsed.ok) throw new Error('rejected');
  const { start, notes } = parsed.value;
  expect([start.price_min_cents, start.price_max_cents]).toEqual([min, max]);
  expect(notes).toHaveLength(1);
});

test('a very long origin is cut', () => {
  const parsed = parse({ from_location: `/?gk=${'a'.repeat(5000)}` });
  expect(parsed.ok && parsed.value.start.from_location.length).toBe(2000);
});

test.each([
  [{ gender: '' }, { gender: [text.gender.missing] }],
  [{ gender: 'Robot' }, { gender: [text.gender.missing] }],
  [{ age: '' }, { age: [text.age.missing] }],
  [{ age: 'trente' }, { age: [text.age.unreadable] }],
  [{ age: '14,9' }, { age: [text.age.children] }],
  [{ age: '330' }, { age: [text.age.tooHigh] }],
  [{ price_min: '' }, { price_min: [text.budget.missing] }],
  [{ price_max: 'cher' }, { price_max: [text.budget.unreadable] }],
  [{ hints: 'a'.repeat(301) }, { hints: [text.hints.tooLong] }],
])('%j is rejected beside its field', (fields, expected) => {
  expect(errors(fields as Record<string, string>)).toEqual(expected);
});

test('a rejected form gives back every typed value', () => {
  const parsed = parse({ age: 'trente', hints: 'le jardin' });
  expect(!parsed.ok && parsed.typed).toMatchObject({
    gender: 'Female',
    age: 'trente',
    price_min: '20',
    hints: 'le jardin',
  });
});

test('a form of files or repeated fields is rejected, not thrown', () => {
  const form = new FormData();
  form.append('gender', new File(['x'], 'x.txt'));
  form.append('age', '30');
  form.append('age', '40');
  expect(parseForm(form).ok).toBe(false);
});
