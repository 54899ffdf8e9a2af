import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeVariables } from './config.server.ts';

test('the README documents every variable as the code does', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const { name, default: usual, description } of describeVariables({}, 'en')) {
    expect(readme).toContain(`| \`${name}\` | ${usual ?? ''} | ${description} |`);
  }
});
