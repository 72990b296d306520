// Whether an address or a host name belongs to the public Internet. Pure; the table is
// address-ranges.ts.
import { BlockList, isIP } from 'node:net';
import {
  type AddressRange,
  CLOSED_IPV4,
  CLOSED_IPV6,
  CLOSED_NAMES,
  OPEN_IPV6,
} from './address-ranges.ts';

const closedV4 = listOf(CLOSED_IPV4, 'ipv4');
const closedV6 = listOf(CLOSED_IPV6, 'ipv6');
const openV6 = listOf([{ range: OPEN_IPV6, what: '', source: '' }], 'ipv6');

function listOf(rows: readonly AddressRange[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const { range } of rows) {
    const [base = '', bits] = range.split('/');
    list.addSubnet(base, Number(bits), family);
  }
  return list;
}

/** False for what is no plain address too, such as one with a zone. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closedV4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** `host` as the URL parser gives it: lower case, numbers as a dotted quad, IPv6 in brackets. */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  const literal = name.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal);
  // A name without a dot is one of the local network.
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(name)) return false;
  return !CLOSED_NAMES.some((closed) => name === closed || name.endsWith(`.${closed}`));
}
