// The order of stopping.

import { expect, it } from 'vitest';
import { createShutdown } from './shutdown.ts';

it('stops last first, once, and goes on after a failure', async () => {
  const told: string[] = [];
  const shutdown = createShutdown((name, error) => told.push(`${name} failed: ${String(error)}`));
  shutdown.add('database', () => void told.push('database'));
  shutdown.add('mail', async () => {
    throw new Error('stuck');
  });
  shutdown.add('doors', async () => void told.push('doors'));
  await Promise.all([shutdown.stop(), shutdown.stop()]);
  expect(told).toEqual(['doors', 'mail failed: Error: stuck', 'database']);
});

it('does not wait for ever', async () => {
  const told: string[] = [];
  const shutdown = createShutdown((name, error) => told.push(`${name}: ${String(error)}`), 20);
  shutdown.add('database', () => void told.push('database'));
  shutdown.add('doors', () => new Promise<void>(() => {}));
  await shutdown.stop();
  expect(told).toEqual(['doors: Error: did not stop within 20 ms', 'database']);
});
