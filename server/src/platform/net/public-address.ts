// Whether an address or a host name belongs to the public Internet. Pure; the table is
// reserved-ip-ranges.ts.
import { BlockList, isIP } from 'node:net';
import {
  type AddressRange,
  BLOCKED_HOSTNAMES,
  BLOCKED_IPV4_RANGES,
  BLOCKED_IPV6_RANGES,
  PUBLIC_IPV6_RANGE,
} from './reserved-ip-ranges.ts';

const blockedV4 = listOf(BLOCKED_IPV4_RANGES, 'ipv4');
const blockedV6 = listOf(BLOCKED_IPV6_RANGES, 'ipv6');
const publicV6 = listOf([{ range: PUBLIC_IPV6_RANGE, what: '', source: '' }], 'ipv6');

function listOf(rows: readonly AddressRange[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const { range } of rows) {
    const [base = '', bits] = range.split('/');
    list.addSubnet(base, Number(bits), family);
  }
  return list;
}

/** Also false for what is not a plain address, such as one with a zone. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blockedV4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return publicV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6');
}

/** `host` as the URL parser gives it: lower case, numbers as a dotted quad, IPv6 in brackets. */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  const literal = name.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal);
  // A name without a dot is one of the local network.
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(name)) return false;
  return !BLOCKED_HOSTNAMES.some((blocked) => name === blocked || name.endsWith(`.${blocked}`));
}
