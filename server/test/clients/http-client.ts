// Sends one HTTP request as given: nothing is decoded, followed or added.
import { request } from 'node:http';
import { connect } from 'node:net';

export type HttpResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

export function sendRequest(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { hostname, port, path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

/** The response to raw bytes that no client library would send. */
export function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
    socket.write(text, 'latin1');
  });
}
