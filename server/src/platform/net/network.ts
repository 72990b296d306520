// Which network an address belongs to, and which addresses are trusted proxies.
import { BlockList, isIP } from 'node:net';

/** The network a client comes from: IPv4 whole, IPv6 its first 64 bits, which are one household. */
export function ipPrefix(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [before = '', after] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

export type IsProxy = (address: string) => boolean;

/** `trusted` holds addresses and ranges like 10.0.0.0/8. */
export function createProxyCheck(trusted: readonly string[]): IsProxy {
  const proxies = new BlockList();
  for (const item of trusted) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && proxies.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}
