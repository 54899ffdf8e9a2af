import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The selectors of a style sheet that ask for a pointer above, where a screen that is touched would keep the last touch for one. */
function stickingHovers(css: string): string[] {
  const open: string[] = [];
  const sticking: string[] = [];
  for (const [, before = '', brace] of css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') {
      open.pop();
      continue;
    }
    const prelude = before.slice(before.lastIndexOf(';') + 1).trim();
    const isKept = open.some((outer) => /^@media .*\(hover: hover\)/.test(outer));
    if (prelude.includes(':hover') && !isKept) sticking.push(prelude);
    open.push(prelude);
  }
  return sticking;
}

test('what a pointer above changes stays where a pointer can be: within @media (hover: hover)', () => {
  const sheets = globSync('app/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((sheet) =>
    stickingHovers(readFileSync(sheet, 'utf8')).map((selector) => `${sheet}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test('a rule that sticks is found, also within another rule or medium', () => {
  const css = `a { color: red; &:hover { color: blue; } }
    @media (hover: hover) { b:hover { color: red; } }
    /* i:hover { */ @media (width > 1px) { u, s:hover { color: red } }`;
  expect(stickingHovers(css)).toEqual(['&:hover', 'u, s:hover']);
});
