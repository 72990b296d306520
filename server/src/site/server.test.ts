// Clients that take their time and clients that come in crowds: closed within bounds, the others served.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/ask.ts';
import { createSiteServer, type SiteLimits, type SiteServer } from './server.ts';

let server: SiteServer;
const drips: NodeJS.Timeout[] = [];
afterEach(async () => {
  for (const drip of drips.splice(0)) clearInterval(drip);
  await server.close();
});

async function start(limits: Partial<SiteLimits>): Promise<{ origin: string; port: number }> {
  const standard = { head: 60_000, request: 60_000, look: 100, connections: 100 };
  server = createSiteServer(
    (request, response) => {
      if (request.method === 'GET') response.end('hello');
      else request.resume().on('end', () => response.end('taken'));
    },
    { ...standard, ...limits },
  );
  const port = await freePort();
  await server.listen(port, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, port };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Connects, says `first`, then a letter now and then; gives what it was told until it was closed. */
function drip(port: number, first: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    let told = '';
    socket.on('data', (part) => {
      told += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(told));
    const timer = setInterval(() => socket.writable && socket.write('a'), 50);
    drips.push(timer);
    socket.on('close', () => clearInterval(timer));
  });
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}

describe('slow clients', () => {
  it('are closed while they drip the head, and nobody waits for them', async () => {
    const { origin, port } = await start({ head: 400 });
    const slow = Array.from({ length: 40 }, () => drip(port, 'GET / HTTP/1.1\r\nHost: x\r\nX: '));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(origin, '/')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const told of await Promise.all(slow)) expect(told).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect((await ask(origin, '/')).status).toBe(200);
  });

  it('are closed while they drip the body, and nobody waits for them', async () => {
    const { origin, port } = await start({ head: 300, request: 600 });
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    const slow = Array.from({ length: 40 }, () => drip(port, head));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(origin, '/')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const told of await Promise.all(slow)) expect(told).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect((await ask(origin, '/')).status).toBe(200);
  });
});

describe('a crowd', () => {
  it('is let in up to a number; those inside stay served', async () => {
    const { port } = await start({ connections: 5 });
    const inside = await Promise.all(Array.from({ length: 5 }, () => open(port)));
    const outside = await open(port);
    await new Promise((resolve) => outside.once('close', resolve));
    for (const socket of inside) {
      const answered = new Promise<string>((resolve) =>
        socket.once('data', (part) => resolve(String(part))),
      );
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
    }
    inside[0]?.destroy();
    await expect
      .poll(async () => {
        const next = await open(port);
        const answered = new Promise((resolve) => {
          next.once('data', () => resolve(true));
          next.once('close', () => resolve(false));
        });
        next.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
        return answered;
      })
      .toBe(true);
    for (const socket of inside) socket.destroy();
  });
});
