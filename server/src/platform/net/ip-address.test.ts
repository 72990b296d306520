// Written forms of addresses, networks and ranges.
import { expect, it } from 'vitest';
import {
  coarseNetwork,
  createRangeCheck,
  ipPrefix,
  isAddressOrRange,
  normalizeAddress,
} from './ip-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8:0001:0002:0:0:0:9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:0db8:0:0:1::', '2001:db8:0:0'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['Unknown', 'unknown'],
  ['', ''],
])('ipPrefix %s', (ip, network) => {
  expect(ipPrefix(ip)).toBe(network);
});

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['Unknown', ''],
  ['', ''],
])('the network of %s, as far as it may be kept, is %j', (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2130706433', undefined],
  ['0x7f.1', undefined],
  ['127.0.0.01', undefined],
  ['203.0.113.9:80', undefined],
  ['', undefined],
])('writes the address %s as %s', (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});

it.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['::1', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['0.0.0.0/0', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
  ['10/8', false],
  ['fe80::1%eth0', false],
  ['proxy.example', false],
])('takes %s as a range: %s', (text, isRange) => {
  expect(isAddressOrRange(text)).toBe(isRange);
});

it('finds an address in ranges of its own family', () => {
  const isInRange = createRangeCheck(['10.0.0.0/8', '2001:db8::/32']);
  expect(isInRange('10.255.0.1')).toBe(true);
  expect(isInRange('11.0.0.1')).toBe(false);
  expect(isInRange('2001:db8:ffff::1')).toBe(true);
  expect(isInRange('::ffff:10.0.0.1')).toBe(false);
  expect(isInRange('167772161')).toBe(false);
});
