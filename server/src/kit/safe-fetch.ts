// Fetches a page or picture of the public web for a user, and nothing of any other network (SSRF).
// The address is checked after the name was resolved, and the connection goes to that very address.
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Answer, requestOnce } from './fetch-once.ts';
import { isPublicAddress, isPublicHost } from './public-address.ts';

/** Why there is no answer, for people to be told in other words. */
export type FetchProblem = 'refused' | 'unreachable' | 'too_large' | 'wrong_type';

export class FetchRefusal extends Error {
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
  wish: { types: readonly string[]; maxBytes: number; totalMs: number },
) => Promise<Fetched>;

/** The outside world, which tests stand in for. */
export type Network = {
  resolve(host: string): Promise<readonly string[]>;
  /** Where the socket for a checked address really goes. */
  connectTo(address: string, port: number): { host: string; port: number };
};

const MAX_REDIRECTS = 3;

const internet: Network = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  connectTo: (host, port) => ({ host, port }),
};

/** Throws FetchRefusal only. */
export function createSafeFetch(network: Network = internet): SafeFetch {
  return async (start, { types, maxBytes, totalMs }) => {
    const signal = AbortSignal.timeout(totalMs);
    let text = start;
    let base: string | undefined;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const url = readTarget(text, base);
      const address = await inTime(resolvePublic(network, url), signal);
      const port = url.protocol === 'https:' ? 443 : 80;
      const socket = network.connectTo(address, port);
      const answer = await requestOnce({ url, socket, types, maxBytes, signal });
      if (answer.kind === 'done') return { url: url.href, ...answer.body };
      if (answer.kind !== 'moved') throw new FetchRefusal(answer.kind, WORDS[answer.kind]);
      text = answer.to;
      base = url.href;
    }
    throw new FetchRefusal('unreachable', 'It leads from address to address without an end.');
  };
}

const WORDS: Record<Exclude<Answer['kind'], 'done' | 'moved'>, string> = {
  unreachable: 'There was no answer.',
  too_large: 'The answer is too large.',
  wrong_type: 'The answer is of another kind.',
};

/** Throws unless it is a plain public web address. */
export function readTarget(text: string, base?: string): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw refused('It is no http or https address.');
  if (url.username !== '' || url.password !== '') throw refused('It carries a password.');
  // The parser leaves out the usual port of a scheme: 80 and 443.
  if (url.port !== '') throw refused('It names an unusual port.');
  if (!isPublicHost(url.hostname)) throw refused('It is not on the public Internet.');
  if (isIP(url.hostname) === 4 && isDisguised(text, url.hostname)) {
    throw refused('Its host is a number in disguise.');
  }
  return url;
}

/** `http://2130706433`, `http://0x7f.1` and the like are read as addresses by the URL parser. */
function isDisguised(text: string, host: string): boolean {
  const written = /^\s*(?:https?:)?[\\/]*([^\\/?#:]*)/i.exec(text)?.[1]?.replace(/\.$/, '');
  return /^\s*(?:https?:)?[\\/]{2}/i.test(text) && written !== host;
}

/** All addresses of the name have to be public, so that no answer can be chosen among them. */
async function resolvePublic(network: Network, { hostname }: URL): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(literal) === 0 ? await network.resolve(hostname).catch(() => []) : [literal];
  const [first] = addresses;
  if (first === undefined) throw new FetchRefusal('unreachable', 'The name is not known.');
  if (!addresses.every(isPublicAddress)) throw refused('It is not on the public Internet.');
  return first;
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new FetchRefusal('unreachable', WORDS.unreachable));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([work, late]);
}

const refused = (message: string) => new FetchRefusal('refused', message);
