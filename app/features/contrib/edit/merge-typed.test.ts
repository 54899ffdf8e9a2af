import { expect, test } from 'vitest';
import {
  applyChoices,
  choiceOf,
  FIRST,
  mergeTyped,
  OTHER_VERSION,
  writeFirst,
} from './merge-typed.ts';

const FORM = { title: 'Un thé', content: 'En vrac', price: '20', idea: ['1', '2', '3'] };

function merge(typed: object, current: object, first: object = FORM) {
  return mergeTyped(
    { ...FORM, ...typed, [FIRST]: writeFirst({ ...FORM, ...first }) },
    { ...FORM, ...current },
  );
}

test('a field that somebody else alone changed takes that value', () => {
  const { values, taken, conflicts } = merge({ title: 'Un thé vert' }, { price: '30' });
  expect(values).toMatchObject({ title: 'Un thé vert', content: 'En vrac', price: '30' });
  expect([taken, conflicts]).toEqual([['price'], []]);
});

test('a field that both changed shows what was typed, with both versions to choose from', () => {
  const { values, taken, conflicts } = merge({ title: 'Un thé vert' }, { title: 'Un thé noir' });
  expect(values.title).toBe('Un thé vert');
  expect(taken).toEqual([]);
  expect(conflicts).toEqual([{ name: 'title', mine: 'Un thé vert', theirs: 'Un thé noir' }]);
});

test('a field that both changed to the same is no conflict', () => {
  expect(merge({ title: 'Un café' }, { title: 'Un café' })).toMatchObject({
    conflicts: [],
    taken: [],
  });
});

test('what browsers do to ends of lines and spaces is no change', () => {
  const first = { content: 'Ici\nou là' };
  const { values, conflicts } = merge({ content: 'Ici\r\nou là ' }, { content: 'Là-bas' }, first);
  expect([values.content, conflicts]).toEqual(['Là-bas', []]);
});

test('a box that was unticked stays so, and one that another ticked is ticked', () => {
  const [first, typed] = [
    { doubt: 'on', other: '' },
    { doubt: undefined, other: undefined },
  ];
  const { values } = merge(typed, { doubt: 'on', other: 'on' }, first);
  expect([values.doubt, values.other]).toEqual([undefined, 'on']);
});

test('of a list, what either took off is gone and what somebody else added is there', () => {
  expect(merge({ idea: ['1', '3'] }, { idea: ['2', '3', '4'] }).values.idea).toEqual(['3', '4']);
});

test.each([undefined, '', 'null', '[', '12', '"title"'])(
  'without what the form was made from (%j) every difference is shown',
  (first) => {
    const typed = { title: 'Un thé vert', ...(first !== undefined && { [FIRST]: first }) };
    expect(mergeTyped(typed, { title: 'Un thé' }).conflicts).toHaveLength(1);
  },
);

test('the version that was chosen is sent on; without a choice what was typed is', () => {
  const form = new FormData();
  form.set(FIRST, writeFirst({ title: 'Un thé noir', content: 'En vrac' }));
  form.set('title', 'Un thé vert');
  form.set('content', 'En sachets');
  form.set(choiceOf('title'), OTHER_VERSION);
  form.set(choiceOf('content'), 'mine');
  const sent = applyChoices(form);
  expect([sent.get('title'), sent.get('content')]).toEqual(['Un thé noir', 'En sachets']);
});
