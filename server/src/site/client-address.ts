// Whose request it is: the connection's other end, or what trusted proxies say about it.
import { BlockList, isIP } from 'node:net';

export type ClientAddress = (
  remote: string | undefined,
  forwardedFor: string | undefined,
) => string;

/** `trusted` holds addresses and ranges like 10.0.0.0/8; nobody else's header is believed. */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const item of trusted) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address: string): boolean => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && proxies.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
  return (remote = '', forwardedFor = '') => {
    let address = remote;
    const hops = forwardedFor.split(',').map((hop) => hop.trim());
    // From the nearest hop outwards, as long as the one who tells is a proxy of ours.
    while (isProxy(address)) {
      const next = hops.pop();
      if (next === undefined || isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
}
