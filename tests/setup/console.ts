import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const errors: string[] = [];
let expected = false;

/** Lets the running test call console.error; the calls so far are returned. */
export function expectConsoleError(): readonly string[] {
  expected = true;
  return errors;
}

const print = console.error;
console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' '));
  if (!expected) print(...parts);
};

beforeEach(() => {
  errors.length = 0;
  expected = false;
});

// React, Node and our own code report there: a test that made them report something has found an error.
afterEach(() => {
  if (!expected) expect(errors, 'console.error was called').toEqual([]);
});

// The next file may run in the same process.
afterAll(() => {
  console.error = print;
});
