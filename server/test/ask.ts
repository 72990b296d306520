// One HTTP request as it stands: nothing is decoded, followed or added.
import { request } from 'node:http';
import { connect } from 'node:net';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

export type Ask = { method?: string; headers?: Record<string, string>; body?: string };

export function ask(origin: string, path: string, options: Ask = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a server answers to bytes that no client library would send. */
export function askRaw(origin: string, text: string): Promise<string> {
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
