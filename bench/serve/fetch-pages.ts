// Fetches many paths of one server, to check its responses before it is measured.
import { Agent, request } from 'node:http';

export type Served = {
  status: number;
  body: Buffer;
  etag: string;
  /** Those that are neither of the connection nor of the encoding. */
  headers: [string, string][];
};

const perConnection = /^(date|connection|keep-alive|content-(type|length|encoding)|vary|etag)$/;
const AT_ONCE = 16;

export function fetchPage(
  origin: string,
  path: string,
  options: { etag?: string; agent?: Agent } = {},
): Promise<Served> {
  const { etag, agent } = options;
  const condition = etag === undefined ? {} : { 'if-none-match': etag };
  const headers = { 'accept-encoding': 'gzip', ...condition };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      `${origin}${path}`,
      { headers, ...(agent ? { agent } : {}) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const all = Object.entries(response.headers).map(([name, value]) => [
            name,
            String(value),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts),
            etag: String(response.headers.etag ?? ''),
            headers: all.filter(([name = '']) => !perConnection.test(name)) as [string, string][],
          });
        });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

export async function fetchPages(
  origin: string,
  names: readonly string[],
): Promise<Map<string, Served>> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const responses = new Map<string, Served>();
  const waiting = names.values();
  async function work() {
    for (const name of waiting) responses.set(name, await fetchPage(origin, `/${name}`, { agent }));
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    agent.destroy();
  }
  return responses;
}
