import { expect, test } from 'vitest';
import { readTypedText } from './typed-text.ts';

test('a text is cut where no character is halved', () => {
  expect(readTypedText(`${'x'.repeat(299)}🎁`)).toBe('x'.repeat(299));
  expect(readTypedText(' un\0 \n thé\ud800 ')).toBe('un thé');
});
