// Clients that take their time and clients that come in crowds: closed within bounds, the others served.
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../test/clients/http-client.ts';
import { freePort } from '../../../test/free-port.ts';
import { createSiteServer, type SiteLimits, type SiteServer } from './server.ts';

let server: SiteServer;
const drips: NodeJS.Timeout[] = [];
afterEach(async () => {
  for (const drip of drips.splice(0)) clearInterval(drip);
  await server.close();
});

async function start(
  limits: Partial<SiteLimits>,
  isProxy = (_address: string) => false,
): Promise<{ origin: string; port: number }> {
  const connections = { total: 100, perNetwork: 100 };
  const standard = { head: 60_000, request: 60_000, look: 100, linger: 100, connections };
  server = createSiteServer({
    listener(request, response) {
      if (request.method === 'GET') response.end('hello');
      else request.resume().on('end', () => response.end('taken'));
    },
    isProxy,
    plain: {
      page({ path }, socket) {
        if (path === '/plain') socket.write(PLAIN);
        return path === '/plain';
      },
    },
    limits: { ...standard, ...limits },
  });
  const port = await freePort();
  await server.listen(port, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, port };
}

/** What the fast path answers here. */
const PLAIN = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nplain';
const GET_PLAIN = 'GET /plain HTTP/1.1\r\nHost: x\r\n\r\n';

/** Connects, sends `first`, then a byte every 50 ms; returns what it received until it was closed. */
function drip(port: number, first: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    const timer = setInterval(() => socket.writable && socket.write('a'), 50);
    drips.push(timer);
    socket.on('close', () => clearInterval(timer));
  });
}

/** From another address of this machine, if named. */
function open(
  port: number,
  { localAddress = '127.0.0.1', allowHalfOpen = false } = {},
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const from = { port, host: '127.0.0.1', localAddress, allowHalfOpen };
    const socket = connect(from, () => resolve(socket));
    socket.on('error', reject);
  });
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** The first line of the response; empty when the connection is closed without one. */
function statusLine(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (part) => resolve(String(part).split('\r\n')[0] ?? ''));
    socket.once('close', () => resolve(''));
    if (socket.writable) socket.write(GET);
    if (socket.destroyed) resolve('');
  });
}

describe('slow clients', () => {
  it('are closed while they drip the head, and no request waits for them', async () => {
    const { origin, port } = await start({ head: 400 });
    const slow = Array.from({ length: 40 }, () => drip(port, 'GET / HTTP/1.1\r\nHost: x\r\nX: '));
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendRequest(origin, '/')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    for (const received of await Promise.all(slow)) expect(received).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect((await sendRequest(origin, '/')).status).toBe(200);
  });

  it('are closed while they drip the body, and no request waits for them', async () => {
    const { origin, port } = await start({ head: 300, request: 600 });
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    const slow = Array.from({ length: 40 }, () => drip(port, head));
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendRequest(origin, '/')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    for (const received of await Promise.all(slow)) expect(received).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect((await sendRequest(origin, '/')).status).toBe(200);
  });
});

describe('connections of the fast path', () => {
  const received = (socket: Socket) => {
    const texts: string[] = [];
    socket.on('data', (part) => texts.push(String(part)));
    return () => texts.join('');
  };
  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

  it('are closed where nothing comes within the time-out of the head, and kept where something did', async () => {
    const { port } = await start({ head: 300 });
    const [silent, served] = [await open(port), await open(port)];
    const [ofSilent, ofServed] = [received(silent), received(served)];
    served.write(GET_PLAIN);
    await closed(silent);
    expect(ofSilent()).toMatch(/^HTTP\/1\.1 408 /);
    await new Promise((resolve) => setTimeout(resolve, 500));
    served.write(GET_PLAIN);
    await expect.poll(ofServed).toBe(PLAIN + PLAIN);
    served.destroy();
  });

  it('that waited go over to node:http with its time-outs', async () => {
    const { port } = await start({ head: 300 });
    const socket = await open(port);
    const answers = received(socket);
    socket.write(GET_PLAIN);
    await expect.poll(answers).toBe(PLAIN);
    socket.write('GET / HTTP/1.1\r\nHost: ');
    await closed(socket);
    expect(answers().slice(PLAIN.length)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('end with the server, at once', async () => {
    const { port } = await start({});
    const [silent, served] = [await open(port), await open(port)];
    const answers = received(served);
    served.write(GET_PLAIN);
    await expect.poll(answers).toBe(PLAIN);
    const ends = [closed(silent), closed(served)];
    const startedAt = performance.now();
    await Promise.all([server.close(), ...ends]);
    // Less than the grace of connections that are being answered.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  it('count among those of their network', async () => {
    const { port } = await start({ connections: { total: 10, perNetwork: 2 } });
    const inside = [await open(port), await open(port)];
    const outside = await open(port);
    await closed(outside);
    for (const socket of inside) {
      const answers = received(socket);
      socket.write(GET_PLAIN);
      await expect.poll(answers).toBe(PLAIN);
      socket.destroy();
    }
  });
});

describe('clients that keep their half of the connection open', () => {
  it('M10: are disconnected for good after the time-out of the head', async () => {
    const { origin, port } = await start({ head: 200, connections: { total: 1, perNetwork: 1 } });
    const slow = await open(port, { allowHalfOpen: true });
    slow.write('GET / HTTP/1.1\r\nHost: x\r\nX: ');
    let received = '';
    slow.on('data', (part) => {
      received += part;
    });
    await new Promise((resolve) => slow.once('end', resolve));
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    // The only place is free again though the client has not closed.
    await expect
      .poll(
        () =>
          sendRequest(origin, '/').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 5_000 },
      )
      .toBe(200);
    slow.destroy();
  });
});

describe('many connections from one network', () => {
  const limits = { connections: { total: 40, perNetwork: 10 } };

  it('M10: are limited, and do not shut out others', async () => {
    const { port } = await start(limits);
    const sockets = await Promise.all(Array.from({ length: 60 }, () => open(port)));
    const neighbor = await open(port, { localAddress: '127.0.0.2' });
    expect(await statusLine(neighbor)).toBe('HTTP/1.1 200 OK');
    const lines = await Promise.all(sockets.map(statusLine));
    expect(lines.filter((line) => line === 'HTTP/1.1 200 OK')).toHaveLength(10);
    for (const socket of [...sockets, neighbor]) socket.destroy();
    // What was closed is given back.
    await expect
      .poll(async () => {
        const next = await open(port);
        const line = await statusLine(next);
        next.destroy();
        return line;
      })
      .toBe('HTTP/1.1 200 OK');
  });

  it('M10: are not limited for a trusted proxy', async () => {
    const { port } = await start(limits, (address) => address === '127.0.0.1');
    const sockets = await Promise.all(Array.from({ length: 30 }, () => open(port)));
    const lines = await Promise.all(sockets.map(statusLine));
    expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']));
    for (const socket of sockets) socket.destroy();
  });
});

describe('a crowd', () => {
  it('is let in up to a number; those inside stay served', async () => {
    const { port } = await start({ connections: { total: 5, perNetwork: 5 } });
    const inside = await Promise.all(Array.from({ length: 5 }, () => open(port)));
    const outside = await open(port);
    await new Promise((resolve) => outside.once('close', resolve));
    for (const socket of inside) {
      const received = new Promise<string>((resolve) =>
        socket.once('data', (part) => resolve(String(part))),
      );
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      expect(await received).toMatch(/^HTTP\/1\.1 200 /);
    }
    inside[0]?.destroy();
    await expect
      .poll(async () => {
        const next = await open(port);
        const posted = new Promise((resolve) => {
          next.once('data', () => resolve(true));
          next.once('close', () => resolve(false));
        });
        next.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
        return posted;
      })
      .toBe(true);
    for (const socket of inside) socket.destroy();
  });
});
