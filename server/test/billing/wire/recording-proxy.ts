// Stands between the SDK and the sandbox and writes down what both say.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Exchange = {
  method: string;
  path: string;
  /** The form of a body, or the query. */
  form: string;
  status: number;
  response: unknown;
  /** Sent by the card form, as Stripe's browser library does; the vendor's description leaves card numbers out. */
  isFromBrowser: boolean;
};

export async function startRecordingProxy(target: { host: string; port: number }) {
  const exchanges: Exchange[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { method = 'GET', url = '/', headers } = request;
    const forwarded = await fetch(`http://${target.host}:${target.port}${url}`, {
      method,
      headers: { ...pick(headers, ['authorization', 'content-type', 'idempotency-key']) },
      ...(body === '' ? {} : { body }),
    });
    const text = await forwarded.text();
    const { pathname, search } = new URL(url, 'http://sandbox');
    const form = body === '' ? search.slice(1) : body;
    exchanges.push({
      method,
      path: pathname,
      form,
      status: forwarded.status,
      response: JSON.parse(text),
      isFromBrowser: headers.authorization?.startsWith('Bearer pk_') ?? false,
    });
    response.writeHead(forwarded.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port },
    exchanges,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pick(headers: NodeJS.Dict<string | string[]>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
