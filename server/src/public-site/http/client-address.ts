// Whose request it is: the connection's other end, or what trusted proxies say about it.
import { isIP } from 'node:net';
import { createProxyCheck } from '../../platform/net/network.ts';

export type ClientAddress = (
  remote: string | undefined,
  forwardedFor: string | undefined,
) => string;

/** `trusted` holds addresses and ranges like 10.0.0.0/8; headers of other senders are ignored. */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const isProxy = createProxyCheck(trusted);
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
