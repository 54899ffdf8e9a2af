import { expect, test } from 'vitest';
import { deferScripts } from './late-scripts.server.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="stylesheet" href="/assets/a.css"/></head><body>
<script nonce="n">window.data = 1</script><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.modules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`;

test('the modules of a page are asked for by a script that waits, none by its head', () => {
  const page = deferScripts(PAGE);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).toContain('<head><link rel="stylesheet" href="/assets/a.css"/></head>');
  const [waits, ...rest] = page.split('const route0 = await import("/assets/root.js");');
  expect(waits).toContain('<script nonce="n" type="module" async="">await new Promise');
  expect(waits).toContain('for (const href of ["/assets/entry.js"])');
  expect(rest.join()).toContain('const route1 = await import("/assets/home.js");');
  expect(page).not.toContain('import * as');
});

test('a page without scripts stays as it is', () => {
  const page = '<html><body><script>window.data = 1</script></body></html>';
  expect(deferScripts(page)).toBe(page);
});
