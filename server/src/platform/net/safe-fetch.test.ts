// Proves that nothing but the public web is reached: every row of the table, names, disguises,
// redirects, names that resolve differently the second time, and responses that do not end.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost } from './public-address.ts';
import {
  BLOCKED_HOSTNAMES,
  BLOCKED_IPV4_RANGES,
  BLOCKED_IPV6_RANGES,
} from './reserved-ip-ranges.ts';
import { createSafeFetch, readTarget, SafeFetchError } from './safe-fetch.ts';

const PUBLIC = '93.184.215.14';
const options = { types: ['text/html'], maxBytes: 64 * 1024, totalMs: 3_000 };

let server: Server;
let respond: RequestListener = (_request, response) => void response.end();
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Names and what each lookup resolves to, in order; all sockets go to the local server. */
function fetchWith(names: Record<string, string[][]>) {
  const requests: string[] = [];
  const connected: string[] = [];
  const { port } = server.address() as AddressInfo;
  const fetch = createSafeFetch({
    async resolve(host) {
      requests.push(host);
      const addresses = names[host] ?? [];
      return (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? [];
    },
    connectTo(address, wanted) {
      connected.push(`${address}:${wanted}`);
      return { host: '127.0.0.1', port };
    },
  });
  return { fetch, requests, connected };
}

const getProblem = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof SafeFetchError ? error.problem : error),
  );

function html(body: string | Buffer, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };
}

/** First and last address of a range. */
function edges(range: string): string[] {
  const [base = '', bits = ''] = range.split('/');
  if (!base.includes(':')) {
    const start = base.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    const end = start + 2 ** (32 - Number(bits)) - 1;
    const dotted = (value: number) =>
      [24, 16, 8, 0].map((n) => Math.floor(value / 2 ** n) % 256).join('.');
    return [start, end].map(dotted);
  }
  const groups = new URL(`http://[${base}]`).hostname.slice(1, -1).split('::');
  const head = (groups[0] ?? '').split(':').filter(Boolean);
  const tail = (groups[1] ?? '').split(':').filter(Boolean);
  const full = [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  const start = full.reduce((sum, part) => sum * 65536n + BigInt(`0x${part}`), 0n);
  const end = start + 2n ** (128n - BigInt(bits)) - 1n;
  const written = (value: bigint) => {
    return [7n, 6n, 5n, 4n, 3n, 2n, 1n, 0n]
      .map((n) => ((value >> (16n * n)) & 0xffffn).toString(16))
      .join(':');
  };
  return [start, end].map(written);
}

describe('the table of addresses', () => {
  it.each([...BLOCKED_IPV4_RANGES, ...BLOCKED_IPV6_RANGES])(
    '$range is closed: $what ($source)',
    async ({ range, source }) => {
      expect(source).not.toBe('');
      for (const address of edges(range)) {
        expect(isPublicAddress(address), address).toBe(false);
        const { fetch, connected } = fetchWith({ 'page.example.com': [[address]] });
        expect(await getProblem(fetch('http://page.example.com/', options)), address).toBe(
          'rejected',
        );
        const literal = address.includes(':') ? `[${address}]` : address;
        expect(await getProblem(fetch(`http://${literal}/`, options)), literal).toBe('rejected');
        expect(connected).toEqual([]);
      }
    },
  );

  it.each([
    '169.254.169.254',
    'fd00:ec2::254',
    '::ffff:169.254.169.254',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:53aa:64c:0:0:80ff:fffe',
    'fe80::1%eth0',
    '4000::1',
    'not an address',
    '',
  ])('%s is closed', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([PUBLIC, '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is open',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('addresses that are rejected before anything is requested', () => {
  it.each([
    ...BLOCKED_HOSTNAMES.flatMap((name) => [`http://${name}/`, `http://a.${name}./`]),
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://router/',
    'http://2130706433/',
    'http://134744072/',
    'http://0x7f.1/',
    'http://0x08.8.8.8/',
    'http://010.010.010.010/',
    'http://8.8.2056/',
    'http://127.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://me:secret@page.example.com/',
    'http://me@page.example.com/',
    'http://page.example.com:8080/',
    'https://page.example.com:80/',
    'http://page.example.com:22/',
    'ftp://page.example.com/',
    'file:///etc/passwd',
    'gopher://page.example.com/',
    'data:text/html,hello',
    'javascript:alert(1)',
    '/etc/passwd',
    'page.example.com',
    '',
  ])('%s', async (url) => {
    const { fetch, requests } = fetchWith({});
    expect(await getProblem(fetch(url, options))).toBe('rejected');
    expect(requests).toEqual([]);
  });

  it('while plain ones pass, also with the usual port and in upper case', () => {
    expect(readTarget('HTTPS://Page.Example.com:443/a?b').href).toBe(
      'https://page.example.com/a?b',
    );
    expect(readTarget('http://8.8.8.8/').hostname).toBe('8.8.8.8');
    expect(isPublicHost('xn--bcher-kva.example')).toBe(true);
  });
});

describe('names', () => {
  it('ASVS 1.3.6 rejects a name with one private address among public ones', async () => {
    const { fetch, connected } = fetchWith({ 'page.example.com': [[PUBLIC, '10.0.0.1']] });
    expect(await getProblem(fetch('http://page.example.com/', options))).toBe('rejected');
    expect(connected).toEqual([]);
  });

  it('resolves a name once, and connects to the address that was checked', async () => {
    respond = html('<h1>Ada</h1>');
    const { fetch, requests, connected } = fetchWith({
      'page.example.com': [[PUBLIC], ['127.0.0.1']],
    });
    const page = await fetch('http://page.example.com/', options);
    expect(page.bytes.toString()).toBe('<h1>Ada</h1>');
    expect(requests).toEqual(['page.example.com']);
    expect(connected).toEqual([`${PUBLIC}:80`]);
    // After a redirect to itself it is resolved again, and now rejected.
    expect(await getProblem(fetch('http://page.example.com/', options))).toBe('rejected');
  });

  it('reports an unknown name as unreachable', async () => {
    const { fetch } = fetchWith({});
    expect(await getProblem(fetch('http://unknown.example.com/', options))).toBe('unreachable');
  });
});

describe('redirects', () => {
  const to =
    (location: string): RequestListener =>
    (_request, response) => {
      response.writeHead(302, { location }).end();
    };

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://inside.example.com/',
    '//localhost/',
    'http://2130706433/',
    '//0x7f.1/',
    'file:///etc/passwd',
    'http://page.example.com:8080/',
  ])('to %s are rejected', async (location) => {
    respond = to(location);
    const { fetch, connected } = fetchWith({
      'page.example.com': [[PUBLIC]],
      'inside.example.com': [['192.168.1.1']],
    });
    expect(await getProblem(fetch('http://page.example.com/', options))).toBe('rejected');
    expect(connected).toEqual([`${PUBLIC}:80`]);
  });

  it('ASVS 15.3.2 are followed three times, and not a fourth time', async () => {
    respond = (request, response) => {
      const remaining = Number(request.url?.slice(1));
      if (remaining > 0) return to(`/${remaining - 1}`)(request, response);
      return html('there')(request, response);
    };
    const { fetch, requests } = fetchWith({ 'page.example.com': [[PUBLIC]] });
    const page = await fetch('http://page.example.com/3', options);
    expect(page.url).toBe('http://page.example.com/0');
    expect(requests).toHaveLength(4);
    expect(await getProblem(fetch('http://page.example.com/4', options))).toBe('unreachable');
  });

  it('rejects a name that turns private between two hops at the second one', async () => {
    respond = to('/again');
    const { fetch, connected } = fetchWith({ 'page.example.com': [[PUBLIC], ['10.0.0.7']] });
    expect(await getProblem(fetch('http://page.example.com/', options))).toBe('rejected');
    expect(connected).toHaveLength(1);
  });
});

describe('responses', () => {
  const fetchOne = (own: Partial<typeof options> = {}) =>
    fetchWith({ 'page.example.com': [[PUBLIC]] }).fetch('http://page.example.com/', {
      ...options,
      ...own,
    });

  it('carry nothing of ours: no cookie, no token, no referrer', async () => {
    let requests: string[] = [];
    respond = (request, response) => {
      requests = Object.keys(request.headers).sort();
      html('ok')(request, response);
    };
    await fetchOne();
    expect(requests).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it.each([
    ['gzip', gzipSync('small')],
    ['br', brotliCompressSync('small')],
  ])('packed with %s are unpacked', async (encoding, body) => {
    respond = html(body, { 'content-encoding': encoding });
    expect((await fetchOne()).bytes.toString()).toBe('small');
  });

  it('ASVS 5.2.3 U6 that are too large are given up, whether plain, packed a thousandfold or without an end', async () => {
    respond = html('x'.repeat(64 * 1024));
    expect((await fetchOne()).bytes).toHaveLength(64 * 1024);
    respond = html('x'.repeat(64 * 1024 + 1));
    expect(await getProblem(fetchOne())).toBe('too_large');
    const bomb = Buffer.alloc(80 * 1024 * 1024);
    for (const [encoding, body] of [
      ['gzip', gzipSync(bomb)],
      ['br', brotliCompressSync(bomb, { params: { 1: 5 } })],
    ] as const) {
      respond = html(body, { 'content-encoding': encoding });
      expect(await getProblem(fetchOne()), encoding).toBe('too_large');
    }
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = setInterval(() => response.write('x'.repeat(16 * 1024)), 1);
      response.on('close', () => clearInterval(more));
    };
    expect(await getProblem(fetchOne())).toBe('too_large');
  });

  it('that do not come in time are given up, before and after the head', async () => {
    respond = () => undefined;
    expect(await getProblem(fetchOne({ totalMs: 200 }))).toBe('unreachable');
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<h1>');
    };
    expect(await getProblem(fetchOne({ totalMs: 200 }))).toBe('unreachable');
  });

  it('a name that is looked up forever is given up', async () => {
    const fetch = createSafeFetch({
      resolve: () => new Promise(() => undefined),
      connectTo: (host, port) => ({ host, port }),
    });
    const late = fetch('http://page.example.com/', { ...options, totalMs: 100 });
    expect(await getProblem(late)).toBe('unreachable');
  });

  it.each(['application/json', 'image/png', 'text/plain', ''])(
    'of the type "%s" are not read',
    async (type) => {
      respond = html('{}', { 'content-type': type });
      expect(await getProblem(fetchOne())).toBe('wrong_type');
    },
  );

  it('other than 200 are unreachable', async () => {
    for (const status of [201, 204, 304, 403, 404, 500]) {
      respond = (_request, response) => void response.writeHead(status).end();
      expect(await getProblem(fetchOne()), String(status)).toBe('unreachable');
    }
  });

  it('that are no HTTP, or are packed in an unknown way, are unreachable', async () => {
    respond = (request) => void request.socket.end('hello\r\n\r\n');
    expect(await getProblem(fetchOne())).toBe('unreachable');
    respond = html('x', { 'content-encoding': 'zstd' });
    expect(await getProblem(fetchOne())).toBe('unreachable');
    respond = html('x', { 'content-encoding': 'gzip' });
    expect(await getProblem(fetchOne())).toBe('unreachable');
  });
});
