import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, isFromHere } from './client-address.server.ts';

function from(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(clientAddress(from(address))).toBe(key);
});

test('headers of a client about its address are ignored without a trusted proxy', () => {
  const request = from('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' });
  expect(clientAddress(request)).toBe('203.0.113.7');
});

const HERE = { host: 'localhost:3000' };

test('this machine is here, by any of its names', () => {
  expect(isFromHere(from('127.0.0.1', HERE))).toBe(true);
  expect(isFromHere(from('::ffff:127.0.0.1', { host: '127.0.0.1' }))).toBe(true);
  expect(isFromHere(from('::1', { host: '[::1]:3000' }))).toBe(true);
  expect(isFromHere(from('203.0.113.7', HERE))).toBe(false);
});

test.each(
  'x-forwarded-for forwarded via cf-ray x-vercel-forwarded-for x-nf-client-connection-ip do-connecting-ip'.split(
    ' ',
  ),
)('a request by a proxy that sends %s comes from elsewhere', (name) => {
  expect(isFromHere(from('127.0.0.1', { ...HERE, [name]: '203.0.113.7' }))).toBe(false);
});

test('a request for another host comes from elsewhere', () => {
  expect(isFromHere(from('127.0.0.1', { host: 'trouvaille.example' }))).toBe(false);
  expect(isFromHere(from('127.0.0.1', { host: 'localhost.evil.example' }))).toBe(false);
  expect(isFromHere(from('127.0.0.1'))).toBe(false);
});
