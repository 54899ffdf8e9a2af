import { afterEach, beforeEach, expect } from 'vitest';

const complaints: string[] = [];
let expected = false;

/** Lets the running test call console.error; what was said is returned by `complaints`. */
export function expectConsoleError(): readonly string[] {
  expected = true;
  return complaints;
}

const print = console.error;
console.error = (...parts: unknown[]) => {
  complaints.push(parts.map(String).join(' '));
  if (!expected) print(...parts);
};

beforeEach(() => {
  complaints.length = 0;
  expected = false;
});

// React, Node and our own code complain there: a test that made them complain has found something.
afterEach(() => {
  if (!expected) expect(complaints, 'console.error was called').toEqual([]);
});
