// Whether an address or a host name belongs to the public Internet. Pure; the table is
// reserved-ip-ranges.ts.
import { isIP } from 'node:net';
import { createRangeCheck } from './ip-address.ts';
import {
  type AddressRange,
  BLOCKED_HOSTNAMES,
  BLOCKED_IPV4_RANGES,
  BLOCKED_IPV6_RANGES,
  PUBLIC_IPV6_RANGE,
} from './reserved-ip-ranges.ts';

const checkRows = (rows: readonly AddressRange[]) =>
  createRangeCheck(rows.map(({ range }) => range));

const isBlockedIpv4 = checkRows(BLOCKED_IPV4_RANGES);
const isBlockedIpv6 = checkRows(BLOCKED_IPV6_RANGES);
const isPublicIpv6 = createRangeCheck([PUBLIC_IPV6_RANGE]);

/** Also false for what is not a plain address, such as one with a zone. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !isBlockedIpv4(address);
  if (address.includes('%')) return false;
  return isPublicIpv6(address) && !isBlockedIpv6(address);
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
