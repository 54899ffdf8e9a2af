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

test('what a client says of itself counts for nothing without a trusted proxy', () => {
  const request = from('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' });
  expect(clientAddress(request)).toBe('203.0.113.7');
});

test('this machine is here, unless a proxy speaks for others', () => {
  expect(isFromHere(from('127.0.0.1'))).toBe(true);
  expect(isFromHere(from('::ffff:127.0.0.1'))).toBe(true);
  expect(isFromHere(from('::1'))).toBe(true);
  expect(isFromHere(from('203.0.113.7'))).toBe(false);
  expect(isFromHere(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }))).toBe(false);
});
