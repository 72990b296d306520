// The order of stopping.

import { expect, it } from 'vitest';
import { createShutdown } from './shutdown.ts';

it('stops last first, once, and goes on after a failure', async () => {
  const events: string[] = [];
  const shutdown = createShutdown((name, error) => events.push(`${name} failed: ${String(error)}`));
  shutdown.add('database', () => void events.push('database'));
  shutdown.add('mail', async () => {
    throw new Error('stuck');
  });
  shutdown.add('services', async () => void events.push('services'));
  await Promise.all([shutdown.stop(), shutdown.stop()]);
  expect(events).toEqual(['services', 'mail failed: Error: stuck', 'database']);
});

it('does not wait for ever', async () => {
  const events: string[] = [];
  const shutdown = createShutdown((name, error) => events.push(`${name}: ${String(error)}`), 20);
  shutdown.add('database', () => void events.push('database'));
  shutdown.add('services', () => new Promise<void>(() => {}));
  await shutdown.stop();
  expect(events).toEqual(['services: Error: did not stop within 20 ms', 'database']);
});
