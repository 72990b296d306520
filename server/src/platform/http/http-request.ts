// One request to an address that was checked before: no redirect is followed, no cookie and no token
// is sent, and reading ends at the limit, which also holds for the unpacked size of a compressed response.
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export type FetchResult =
  | { kind: 'done'; body: { contentType: string; bytes: Buffer } }
  | { kind: 'moved'; to: string }
  | { kind: 'unreachable' | 'too_large' | 'wrong_type' };

export type FetchOptions = {
  url: URL;
  /** The checked address that the socket connects to; the host name is not resolved again. */
  socket: { host: string; port: number };
  types: readonly string[];
  maxBytes: number;
  signal: AbortSignal;
};

class ResponseTooLargeError extends Error {}

export async function fetchWithoutRedirect(options: FetchOptions): Promise<FetchResult> {
  const response = await open(options).catch(() => undefined);
  if (!response) return { kind: 'unreachable' };
  try {
    return await read(response, options);
  } catch (error) {
    return { kind: error instanceof ResponseTooLargeError ? 'too_large' : 'unreachable' };
  } finally {
    response.destroy();
  }
}

function open({ url, socket, types, signal }: FetchOptions): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const family = isIP(socket.host);
  return new Promise((resolve, reject) => {
    const send = isSecure ? requestHttps : requestHttp;
    const request = send(
      {
        host: socket.host,
        port: socket.port,
        // The address is given, so nothing is looked up again between the check and the connection.
        lookup: (_name, _options, done) => done(null, socket.host, family),
        ...(isSecure ? { servername: isIP(url.hostname) ? '' : url.hostname } : {}),
        path: `${url.pathname}${url.search}`,
        headers: {
          host: url.host,
          accept: types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(','),
          'accept-encoding': 'gzip, br, deflate',
          'user-agent': 'Mozilla/5.0 (compatible; page import)',
        },
        agent: false,
        maxHeaderSize: 16 * 1024,
        signal,
      },
      resolve,
    );
    request.on('error', reject);
    request.end();
  });
}

async function read(response: IncomingMessage, options: FetchOptions): Promise<FetchResult> {
  const { statusCode = 0, headers } = response;
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
    return { kind: 'moved', to: headers.location };
  }
  if (statusCode !== 200) return { kind: 'unreachable' };
  const contentType = headers['content-type'] ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const fits = options.types.some((accepted) =>
    accepted.endsWith('/') ? type.startsWith(accepted) : type === accepted,
  );
  if (!fits) return { kind: 'wrong_type' };
  const bytes = await collect(response, options.maxBytes, headers['content-encoding']);
  return { kind: 'done', body: { contentType, bytes } };
}

/** Ends at the first byte too many, without waiting for the streams to end as well. */
function collect(source: Readable, maxBytes: number, encoding = ''): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  const decompress = decompressors[name];
  if (!decompress && name !== '' && name !== 'identity')
    throw new Error(`unknown content encoding ${name}`);
  const parts: Buffer[] = [];
  let bytesLeft = maxBytes;
  return new Promise((resolve, reject) => {
    const plain = decompress ? source.pipe(decompress()) : source;
    const end = (error: Error) => {
      reject(error);
      plain.destroy();
    };
    source.on('error', end);
    source.on('close', () => source.readableEnded || end(new Error('the response was cut off')));
    plain.on('error', end);
    plain.on('data', (part: Buffer) => {
      bytesLeft -= part.length;
      if (bytesLeft < 0) end(new ResponseTooLargeError());
      else parts.push(part);
    });
    plain.on('end', () => resolve(Buffer.concat(parts)));
  });
}

const decompressors: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};
