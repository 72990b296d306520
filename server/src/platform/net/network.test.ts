// Which addresses share a network.
import { expect, it } from 'vitest';
import { ipPrefix } from './network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8:0001:0002:0:0:0:9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('ipPrefix %s', (ip, network) => {
  expect(ipPrefix(ip)).toBe(network);
});
