// Posts to an address of the public web that a client has named, and to nothing of any other network (SSRF). As in
// safe-fetch.ts, the connection goes to the very address that was checked. Redirects are not followed.
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { assertOutsideTransaction } from '../db/transaction.ts';
import {
  inTime,
  internet,
  type Network,
  readTarget,
  resolvePublic,
  SafeFetchError,
} from './safe-fetch.ts';

export type SafePost = (
  url: string,
  options: {
    headers: Readonly<Record<string, string | number>>;
    body: Buffer;
    totalMs: number;
  },
) => Promise<{ status: number }>;

type Request = (
  options: RequestOptions,
  onResponse: (response: IncomingMessage) => void,
) => ClientRequest;

/** Throws SafeFetchError only. Tests replace the network, and TLS. */
export function createSafePost(
  network: Network = internet,
  request: Request = requestHttps,
): SafePost {
  return async (target, { headers, body, totalMs }) => {
    assertOutsideTransaction('a call of another server');
    const signal = AbortSignal.timeout(totalMs);
    const url = readTarget(target);
    if (url.protocol !== 'https:') throw new SafeFetchError('rejected', "It isn't https.");
    const address = await inTime(resolvePublic(network, url), signal);
    const socket = network.connectTo(address, 443);
    const options: RequestOptions & { servername: string } = {
      ...socket,
      lookup: (_name, _options, done) => done(null, socket.host, isIP(socket.host)),
      servername: isIP(url.hostname) ? '' : url.hostname,
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'content-length': body.length },
      agent: false,
      maxHeaderSize: 16 * 1024,
      signal,
    };
    return { status: await readStatus(request, options, body) };
  };
}

function readStatus(request: Request, options: RequestOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      resolve(response.statusCode ?? 0);
      // The body is not read.
      response.destroy();
    });
    sent.on('error', () => {
      reject(new SafeFetchError('unreachable', 'There was no response.'));
    });
    sent.end(body);
  });
}
