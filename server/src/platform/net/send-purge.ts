// Tells a cache in front of us to drop what it keeps for an address: the method PURGE, as Varnish, nginx with its
// module, Squid and others know it.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { assertOutsideTransaction } from '../db/transaction.ts';

export type PurgedAddress = {
  /** As visitors ask for it, which is not where the cache is asked. */
  host: string;
  path: string;
  /** `Accept-Encoding` of the kept response. */
  encoding: string;
};

const TIMEOUT_MS = 5_000;
/** Gone, or was not kept: the module of nginx answers 404 or 412 to that. */
const isGone = (status: number) => (status >= 200 && status < 300) || [404, 412].includes(status);

/** `front` is an origin. Throws unless the cache says that nothing is kept any more. */
export async function sendPurge(front: string, purged: PurgedAddress): Promise<void> {
  assertOutsideTransaction('a call of another server');
  const status = await readStatus(front, purged).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`PURGE at ${front} failed: ${error.code ?? error.message}`);
  });
  if (!isGone(status)) throw new Error(`PURGE at ${front} was answered with ${status}`);
}

function readStatus(front: string, { host, path, encoding }: PurgedAddress): Promise<number> {
  const send = front.startsWith('https:') ? requestHttps : requestHttp;
  const headers = { host, 'accept-encoding': encoding };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const sent = send(`${front}${path}`, { method: 'PURGE', headers, signal, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // The body is not read.
      response.destroy();
    });
    sent.end();
  });
}
