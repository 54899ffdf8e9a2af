import { expect, test } from 'vitest';
import { columnLimits } from '../../../tests/fixtures/column-limits.ts';
import { RejectedField } from './fields.ts';
import { FORMATS } from './format.ts';

/** The tables that the files hold. */
const TABLE = { questions: 'question', ideas: 'idea', merchants: 'merchant' } as Record<
  string,
  string
>;

test('an imported text may be as long as its column admits, and no longer', async () => {
  const limits = await columnLimits();
  const checked = FORMATS.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      const limit = limits.get(`${TABLE[name] ?? name.slice(0, -1)}.${column.name}`);
      return column.type === 'text' && limit ? [{ name, column, limit }] : [];
    }),
  );
  for (const { name, column, limit } of checked) {
    const longest = 'a'.repeat(limit);
    expect(column.read(longest), `${name}.${column.name}`).toBe(longest);
    expect(column.read(`${longest}a`), `${name}.${column.name}`).toBeInstanceOf(RejectedField);
  }
  expect(checked.map(({ name, column }) => `${name}.${column.name}`)).toEqual([
    'merchants.name',
    'merchants.host',
    'ideas.id_within_merchant',
    'ideas.title',
    'ideas.description',
    'ideas.image',
    'ideas.content',
    'ideas.short_title',
    'questions.content',
    'questions.filling_description',
    'question_forms.text',
    'cohorts.name',
  ]);
});
