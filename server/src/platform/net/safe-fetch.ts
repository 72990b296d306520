// Fetches a page or picture of the public web for a user, and nothing of any other network (SSRF).
// The address is checked after the name was resolved, and the connection goes to that very address.

import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { assertOutsideTransaction } from '../db/transaction.ts';
import { type FetchResult, fetchWithoutRedirect } from '../http/http-request.ts';
import { isPublicAddress, isPublicHost } from './public-address.ts';

/** Why there is no result; callers translate it into a message for users. */
export type FetchProblem = 'rejected' | 'unreachable' | 'too_large' | 'wrong_type';

export class SafeFetchError extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export type Fetched = { url: string; contentType: string; bytes: Buffer };

export type SafeFetch = (
  url: string,
  /** Media types, `image/` for all of a kind. */
  options: { types: readonly string[]; maxBytes: number; totalMs: number },
) => Promise<Fetched>;

/** The network, which tests replace. */
export type Network = {
  resolve(host: string): Promise<readonly string[]>;
  /** Where the socket for a checked address really goes. */
  connectTo(address: string, port: number): { host: string; port: number };
};

const MAX_REDIRECTS = 3;

export const internet: Network = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  connectTo: (host, port) => ({ host, port }),
};

/** Throws SafeFetchError only. */
export function createSafeFetch(network: Network = internet): SafeFetch {
  return async (start, { types, maxBytes, totalMs }) => {
    assertOutsideTransaction('a call of another website');
    const signal = AbortSignal.timeout(totalMs);
    let text = start;
    let base: string | undefined;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const url = readTarget(text, base);
      const address = await inTime(resolvePublic(network, url), signal);
      const port = url.protocol === 'https:' ? 443 : 80;
      const socket = network.connectTo(address, port);
      const result = await fetchWithoutRedirect({ url, socket, types, maxBytes, signal });
      if (result.kind === 'done') return { url: url.href, ...result.body };
      if (result.kind !== 'moved') throw new SafeFetchError(result.kind, MESSAGES[result.kind]);
      text = result.to;
      base = url.href;
    }
    throw new SafeFetchError('unreachable', 'It redirects too many times.');
  };
}

const MESSAGES: Record<Exclude<FetchResult['kind'], 'done' | 'moved'>, string> = {
  unreachable: 'There was no response.',
  too_large: 'The response is too large.',
  wrong_type: 'The response has an unexpected type.',
};

/** Throws unless it is a plain public web address. */
export function readTarget(text: string, base?: string): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw blocked("It isn't an http or https address.");
  if (url.username !== '' || url.password !== '') throw blocked('It contains a password.');
  // The parser leaves out the usual port of a scheme: 80 and 443.
  if (url.port !== '') throw blocked('It uses an unusual port.');
  if (!isPublicHost(url.hostname)) throw blocked("It isn't on the public internet.");
  if (isIP(url.hostname) === 4 && isDisguised(text, url.hostname)) {
    throw blocked('Its host is a disguised IP address.');
  }
  return url;
}

/** `http://2130706433`, `http://0x7f.1` and the like are read as addresses by the URL parser. */
function isDisguised(text: string, host: string): boolean {
  const written = /^\s*(?:https?:)?[\\/]*([^\\/?#:]*)/i.exec(text)?.[1]?.replace(/\.$/, '');
  return /^\s*(?:https?:)?[\\/]{2}/i.test(text) && written !== host;
}

/** All addresses of the name have to be public, so that no response can be chosen among them. */
export async function resolvePublic(network: Network, { hostname }: URL): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(literal) === 0 ? await network.resolve(hostname).catch(() => []) : [literal];
  const [first] = addresses;
  if (first === undefined) throw new SafeFetchError('unreachable', "The host name doesn't exist.");
  if (!addresses.every(isPublicAddress)) throw blocked("It isn't on the public internet.");
  return first;
}

export function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new SafeFetchError('unreachable', MESSAGES.unreachable));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([work, late]);
}

const blocked = (message: string) => new SafeFetchError('rejected', message);
