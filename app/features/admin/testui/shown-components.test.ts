import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What stands around every page, and so around this one. */
const AROUND_THE_PAGE = ['Footer', 'FooterLinks', 'GlobalBar', 'Header', 'SkipLink', 'StaffLayout'];

/** What is only read aloud: nothing of it is seen. */
const NOT_SEEN = ['LiveRegion'];

const text = (file: string) => readFileSync(file, 'utf8');
const components = globSync('app/ui/*/*.tsx').map((file) => ({
  names: [...text(file).matchAll(/^export (?:function|const) ([A-Z]\w+)\b/gm)].map(
    ([, name = '']) => name,
  ),
  rendered: renderedBy(text(file)),
}));
const page = globSync('app/features/admin/testui/*.tsx').map(text).join('\n');

/** The names of the components that a source renders. */
function renderedBy(source: string): Set<string> {
  return new Set([...source.matchAll(/<(?:icons\.)?([A-Z]\w+)/g)].map(([, name = '']) => name));
}

/** Whether a component is on the page: by its name, or as a part of one that is. */
function shownOnPage(): Set<string> {
  const shown = renderedBy(page);
  for (let before = 0; before < shown.size; ) {
    before = shown.size;
    for (const { names, rendered } of components) {
      if (names.some((name) => shown.has(name))) for (const name of rendered) shown.add(name);
    }
  }
  return shown;
}

test('the page of components shows each component of the interface', () => {
  const shown = shownOnPage();
  const all = components.flatMap(({ names }) => names);
  expect(all.length).toBeGreaterThan(60);
  const missing = all.filter((name) => !shown.has(name));
  expect(missing.filter((name) => !NOT_SEEN.includes(name)).sort()).toEqual(AROUND_THE_PAGE);
});
