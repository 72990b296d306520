// Whose request it is: the other end of the connection, or what trusted proxies say about it. The only reader
// of X-Forwarded-For, for the app server and the public site alike.
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { createBoundedCache } from '../bounded-cache.ts';
import { normalizeAddress } from './ip-address.ts';

export type IsTrustedProxy = (address: string) => boolean;

/** Of `node:http`; what this reader looks at. */
type Request = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/** In one written form, IPv4-mapped IPv6 as IPv4; '' when the connection is already gone. */
export type ReadClientAddress = (request: Request) => string;

const MAX_VERDICTS = 1_000;

/** `trustedProxies` holds addresses and ranges like 10.0.0.0/8. */
export function createProxyCheck(trustedProxies: readonly string[]): IsTrustedProxy {
  if (trustedProxies.length === 0) return () => false;
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  // The library would read `2130706433` as 127.0.0.1.
  return (address) => isIP(address) !== 0 && isTrusted(address, 0);
}

/** The header of a client that is not a trusted proxy is not read. */
export function createClientAddressReader(trustedProxies: readonly string[]): ReadClientAddress {
  const isTrusted = createProxyCheck(trustedProxies);
  const verdicts = createBoundedCache<string, { isTrusted: boolean }>({ maxEntries: MAX_VERDICTS });
  // Few addresses connect where there are proxies, again and again.
  const isTrustedProxy: IsTrustedProxy = (address) => {
    let verdict = verdicts.get(address);
    if (verdict === undefined) {
      verdict = { isTrusted: isTrusted(address) };
      verdicts.set(address, verdict);
    }
    return verdict.isTrusted;
  };
  return (request) => {
    const { remoteAddress = '' } = request.socket;
    const forwarded = request.headers['x-forwarded-for'];
    // One proxy with one client, as nearly always: it does not matter whether the client is a proxy too.
    if (typeof forwarded === 'string' && isIPv4(forwarded) && isTrustedProxy(remoteAddress)) {
      return forwarded;
    }
    // From the nearest hop outwards, up to the first that is not a trusted proxy.
    const hops = proxyAddr.all(request as IncomingMessage, isTrustedProxy);
    const addresses = hops.map((hop) => normalizeAddress(hop ?? ''));
    // A proxy that names no address counts itself.
    return addresses.findLast((address) => address !== undefined) ?? '';
  };
}
