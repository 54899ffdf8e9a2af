import { expect, test } from 'vitest';
import { parseDestination } from './destination.server.ts';

test.each([
  ['https://boutique.example/p?a=1#b', 'boutique.example'],
  ['http://www.boutique.example:8080/', 'www.boutique.example:8080'],
  ['HTTPS://BOUTIQUE.EXAMPLE/P', 'boutique.example'],
  // What the visitor is asked about is where the browser would go, not what the address looks like.
  ['https://boutique.example.evil.example/', 'boutique.example.evil.example'],
  ['https://evil.example/https://boutique.example/', 'evil.example'],
  ['https://evil.example#@boutique.example', 'evil.example'],
  ['https://evil.example/@boutique.example', 'evil.example'],
  ['https:///evil.example/', 'evil.example'],
  ['https://аррӏе.example/', 'xn--80ak6aa92e.example'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://evil。example/', 'evil.example'],
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
])('%s leads to %s', (written, host) => {
  expect(parseDestination(written).host).toBe(host);
});

test.each([
  null,
  '',
  '/x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://boutique.example\\@evil.example',
  'https://evil.example\\.boutique.example',
  'https://boutique.example@evil.example/',
  'https://boutique.example:secret@evil.example/',
  'https://:secret@evil.example/',
  'https://boutique.example%40evil.example/',
  'javascript:alert(1)',
  'javascript://boutique.example/%0aalert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://boutique.example/',
  'mailto:ada@exemple.fr',
  'blob:https://boutique.example/x',
  'https://boutique.example/\r\nSet-Cookie: a=b',
  'https://boutique.example/\0',
  'https://boutique.example/a b',
  'https://\u00a0boutique.example/',
  'https://localhost/',
  'https://[::1]/',
  'https://',
  'https://.',
  'https://%',
  `https://boutique.example/${'a'.repeat(2000)}`,
])('%j is rejected', (written) => {
  expect(() => parseDestination(written)).toThrow('not an address to redirect to');
});
