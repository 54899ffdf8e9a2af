import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '1.1.1.1',
  '93.184.215.14',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a01:e0a:1::1',
  '::ffff:1.1.1.1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this network', ['0.0.0.0', '0.1.2.3']],
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['unspecified', ['::']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
  ['shared by providers', ['100.64.0.1', '100.127.255.255']],
  ['link-local', ['169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0']],
  ['unique-local', ['fc00::1', 'fd00:ec2::254']],
  ['site-local', ['fec0::1']],
  ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
  ['reserved and broadcast', ['240.0.0.1', '255.255.255.255', '192.0.0.8']],
  ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['benchmarks', ['198.18.0.1', '198.19.255.255']],
  ['6to4 relays', ['192.88.99.1']],
  ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::127.0.0.1']],
  ['translated', ['64:ff9b::7f00:1', '64:ff9b::1.1.1.1', '64:ff9b:1::1', '::ffff:0:127.0.0.1']],
  ['6to4', ['2002:7f00:1::1', '2002:c0a8:101::1']],
  ['Teredo', ['2001:0:7f00:1::1', '2001::1']],
  ['discarded', ['100::1']],
  ['not assigned', ['4000::1', '5f00::1']],
  [
    'not spelled as a socket spells it',
    ['0x7f.1', '2130706433', '017700000001', '127.1', 'localhost', ''],
  ],
])('%s is not public', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
