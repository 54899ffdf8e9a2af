import { expect, test } from 'vitest';
import { formatIdeaKey, ideaKeySchema, parseIdeaKey } from './shared.ts';

test('the key of an idea is read from the text that it was written to', () => {
  for (const id_within_merchant of ['ABC', 'a:b', 'une\nligne', 'x'.repeat(200)]) {
    const key = { merchant_id: 2_147_483_647, id_within_merchant };
    expect(parseIdeaKey(formatIdeaKey(key))).toEqual(key);
    expect(ideaKeySchema.parse(key)).toEqual(key);
  }
});

test('what is no key is read as none', () => {
  const others = ['', ':', '12', '12:', ':ABC', '-1:ABC', '1.5:ABC', '2147483648:ABC'];
  for (const text of [...others, `1:${'x'.repeat(201)}`]) expect(parseIdeaKey(text)).toBeNull();
});
