// Sends one HTTP request from a loopback address of its own, so that limits by address see as many clients
// as there are, and measures it to the last byte of the response.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export type Request = {
  origin: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** `status` is 0 when no response came; `body` then says why. */
export type Response = { status: number; body: string; ms: number };

export type Client = {
  send(request: Request, timeoutMs?: number): Promise<Response>;
  close(): void;
};

const TIMEOUT_MS = 30_000;

/** `network` and `index` make the address: 127.`network`.0.`index`. */
export function addressFor(network: number, index: number): string {
  return `127.${network}.0.${index + 1}`;
}

export function createClient(localAddress: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  return {
    send: (wanted, timeoutMs = TIMEOUT_MS) => send(agent, wanted, timeoutMs),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, wanted: Request, timeoutMs: number): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { hostname, port, host } = new URL(wanted.origin);
  const start = performance.now();
  const finish = (status: number, body: string) => {
    clearTimeout(timer);
    resolve({ status, body, ms: performance.now() - start });
  };
  const clientRequest = request(
    {
      agent,
      hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      method: wanted.method,
      path: wanted.path,
      headers: {
        host,
        ...(wanted.body === undefined ? {} : { 'content-length': Buffer.byteLength(wanted.body) }),
        ...wanted.headers,
      },
    },
    (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => finish(response.statusCode ?? 0, Buffer.concat(parts).toString()));
      response.on('error', (error) => finish(0, error.message));
    },
  );
  const timer = setTimeout(
    () => clientRequest.destroy(new Error(`no response in ${timeoutMs} ms`)),
    timeoutMs,
  );
  clientRequest.on('error', (error) => finish(0, error.message));
  clientRequest.end(wanted.body);
  return promise;
}
