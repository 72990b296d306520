// Reads IP addresses: one written form for each, the network it belongs to, and ranges.
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** Undefined for what is not a plain address; zones (`fe80::1%eth0`) are left out. */
function parse(text: string): Address | undefined {
  // The library also reads `0x7f.1` and `2130706433` as IPv4 addresses.
  if (isIP(text) === 0) return undefined;
  return ipaddr.process(text.split('%')[0] ?? '');
}

/** The written form of RFC 5952, IPv4-mapped IPv6 as IPv4; undefined for what is not an address. */
export function normalizeAddress(text: string): string | undefined {
  // Node accepts one written form of these only.
  if (isIPv4(text)) return text;
  const address = parse(text);
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address?.toString();
}

/**
 * The network of one customer: an IPv4 address, or the first 64 bits of an IPv6 address. What is not an
 * address is returned in lower case.
 */
export function ipPrefix(text: string): string {
  if (isIPv4(text)) return text;
  const address = parse(text);
  if (address === undefined) return text.toLowerCase();
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/**
 * A network that says no more of a client than its provider and region: 24 bits of an IPv4 address, 48 of an IPv6
 * address. Empty for what is not an address.
 */
export function coarseNetwork(text: string): string {
  const address = parse(text);
  if (address === undefined) return '';
  const bits = address instanceof ipaddr.IPv6 ? 48 : 24;
  const kept = address.toByteArray().map((byte, index) => (index * 8 < bits ? byte : 0));
  return `${normalizeAddress(ipaddr.fromByteArray(kept).toString())}/${bits}`;
}

/** Whether it is an address or a range like 10.0.0.0/8; a range of all addresses is not. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', prefixLength] = text.split('/');
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (prefixLength === undefined) return true;
  return /^\d+$/.test(prefixLength) && Number(prefixLength) > 0 && ipaddr.isValidCIDR(text);
}

/** Whether an address of the same family lies in one of the ranges (CIDR); an IPv4-mapped one is IPv6. */
export function createRangeCheck(ranges: readonly string[]): (address: string) => boolean {
  const parsedRanges = ranges.map((range) => ipaddr.parseCIDR(range));
  return (text) => {
    if (isIP(text) === 0) return false;
    const address = ipaddr.parse(text);
    return parsedRanges.some(
      ([base, prefixLength]) => base.kind() === address.kind() && address.match(base, prefixLength),
    );
  };
}
