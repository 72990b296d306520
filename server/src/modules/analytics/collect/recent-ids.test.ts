// An event that is sent again counts once.
import { expect, it } from 'vitest';
import { createRecentIds } from './recent-ids.ts';

function createCounter() {
  let now = 0;
  const ids = createRecentIds({ rememberMs: 1_000, maxIds: 1_000, now: () => now });
  const collected: string[] = [];
  const send = (id: string) => ids.once(id, async () => void collected.push(id));
  return { ids, collected, send, pass: (ms: number) => (now += ms) };
}

it('collects a repeated id once, also while the first is on its way', async () => {
  const { collected, send } = createCounter();
  await Promise.all([send('a'), send('a'), send('b')]);
  await send('a');
  expect(collected).toEqual(['a', 'b']);
});

it('collects an id again that failed, and lets repetitions fail with it', async () => {
  const { ids, collected, send } = createCounter();
  const fail = () => Promise.reject(new Error('disk full'));
  const both = [ids.once('a', fail), ids.once('a', fail)];
  for (const outcome of await Promise.allSettled(both)) expect(outcome.status).toBe('rejected');
  await send('a');
  expect(collected).toEqual(['a']);
});

it('remembers an id for the time it has to, and ids that were there before', async () => {
  const { ids, collected, send, pass } = createCounter();
  ids.add(['before']);
  await send('before');
  await send('a');
  pass(1_000);
  await send('b');
  await send('a');
  expect(collected).toEqual(['a', 'b']);
});

it('forgets ids in the end', async () => {
  const { collected, send, pass } = createCounter();
  await send('a');
  for (const id of ['b', 'c', 'd']) {
    pass(1_001);
    await send(id);
  }
  await send('a');
  expect(collected.filter((id) => id === 'a')).toHaveLength(2);
});
