// Connections that do nothing are ended, those that do something are not.
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { closeIdleConnections } from './idle-connections.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('ends a silent connection and keeps a busy one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = createServer({ keepAliveTimeout: 0 }, (_request, response) => response.end('hi'));
  const monitor = closeIdleConnections(server, 1000, 3);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opened = async () => {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  };
  const [silent, busy] = [await opened(), await opened()];
  const closed = new Promise((resolve) => silent.once('close', () => resolve('closed')));
  for (let check = 0; check < 5; check += 1) {
    const responded = new Promise((resolve) => busy.once('data', resolve));
    busy.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await responded;
    vi.advanceTimersByTime(1000);
  }
  expect(await closed).toBe('closed');
  expect(busy.destroyed).toBe(false);
  busy.destroy();
  monitor.stop();
  server.close();
});
