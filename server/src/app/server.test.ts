// Slow, silent and too many connections to the workspace's server, over real sockets with short limits.
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendRequest } from '../../test/clients/http-client.ts';
import { createTestLog } from '../../test/test-log.ts';
import { readConfig } from '../platform/config.ts';
import { type Db, openDb } from '../platform/db/db.ts';
import { type AppLimits, createAppServer } from './server.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const patient: AppLimits = {
  head: 60_000,
  request: 60_000,
  checkEvery: 50,
  idle: 60_000,
  stalled: 60_000,
  connections: { total: 100, perNetwork: 100 },
};

/** `/healthz` needs no database, so none is there. */
async function start(limits: Partial<AppLimits>, env = {}): Promise<number> {
  const db: Db = openDb('postgres://127.0.0.1:1/none');
  const http = await createAppServer(readConfig(env, []), db, createTestLog(), async () => {}, {
    ...patient,
    ...limits,
  });
  closing.push(
    () => db.destroy(),
    () => http.close(),
  );
  http.post('/takes-json', async () => 'taken');
  await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as AddressInfo).port;
}

function open(
  port: number,
  { localAddress = '127.0.0.1', allowHalfOpen = false } = {},
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const from = { port, host: '127.0.0.1', localAddress, allowHalfOpen };
    const socket = connect(from, () => resolve(socket));
    socket.on('error', reject);
    closing.push(() => socket.destroy());
  });
}

/** Everything that came until the server closed. */
function untilClosed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    socket.once('end', () => resolve(received));
    socket.once('close', () => resolve(received));
  });
}

function isServed(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('data', (part) => resolve(String(part).startsWith('HTTP/1.1 200 ')));
    socket.once('close', () => resolve(false));
    if (socket.writable) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    if (socket.destroyed) resolve(false);
  });
}

const status = (port: number) =>
  sendRequest(`http://127.0.0.1:${port}`, '/healthz').then(
    (response) => response.status,
    () => 0,
  );

it('M10: closes a connection whose head does not end, long before the time for bodies', async () => {
  const port = await start({ head: 200, connections: { total: 1, perNetwork: 1 } });
  const slow = await open(port, { allowHalfOpen: true });
  slow.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX: ');
  expect(await untilClosed(slow)).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => status(port), { timeout: 5_000 }).toBe(200);
});

it('M10: closes what has been idle between two requests', { tags: 'slow' }, async () => {
  const port = await start({ idle: 200, connections: { total: 1, perNetwork: 1 } });
  const idle = await open(port, { allowHalfOpen: true });
  expect(await isServed(idle)).toBe(true);
  await untilClosed(idle);
  await expect.poll(() => status(port), { timeout: 5_000 }).toBe(200);
});

it('M10: closes a connection on which nothing moves', async () => {
  const port = await start({ stalled: 300 });
  const stalled = await open(port);
  const head = 'POST /takes-json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  stalled.write(`${head}Content-Length: 9\r\n\r\n{`);
  await untilClosed(stalled);
  expect(await status(port)).toBe(200);
});

it('M10: limits the connections of one network, and serves others', async () => {
  const port = await start({ connections: { total: 30, perNetwork: 5 } });
  const sockets = await Promise.all(Array.from({ length: 50 }, () => open(port)));
  const neighbor = await open(port, { localAddress: '127.0.0.2' });
  expect(await isServed(neighbor)).toBe(true);
  const served = await Promise.all(sockets.map(isServed));
  expect(served.filter(Boolean)).toHaveLength(5);
});

it('M10: limits all connections, and serves those that are open', async () => {
  const port = await start({ connections: { total: 4, perNetwork: 100 } });
  const sockets = await Promise.all(Array.from({ length: 10 }, () => open(port)));
  const served = await Promise.all(sockets.map(isServed));
  expect(served.filter(Boolean)).toHaveLength(4);
});

it('M10: counts the connections of a trusted proxy in all only', async () => {
  const limits = { connections: { total: 100, perNetwork: 5 } };
  const port = await start(limits, { VYS_TRUSTED_PROXIES: '127.0.0.1' });
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open(port)));
  expect(await Promise.all(sockets.map(isServed))).not.toContain(false);
});
