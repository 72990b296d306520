// Who is believed about where a request comes from.
import { expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

it.each([
  ['no proxy is trusted', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['a trusted proxy', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['what a visitor made up', ['10.0.0.0/8'], '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['two proxies', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['no header', ['10.0.0.0/8'], '10.0.0.1', '', '10.0.0.1'],
  ['nonsense', ['10.0.0.0/8'], '10.0.0.1', 'unknown', '10.0.0.1'],
  ['IPv4 in IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['one IPv6 address', ['::1'], '::1', '1.2.3.4', '1.2.3.4'],
])('%s', (_, trusted, remote, forwarded, address) => {
  expect(createClientAddress(trusted)(remote, forwarded)).toBe(address);
});
