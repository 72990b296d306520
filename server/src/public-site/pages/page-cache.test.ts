// The cache of published pages: bounded, and never older than the last change.
import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

type Entry = { text: string; size: number };

it('looks a name up once for simultaneous calls', async () => {
  let looks = 0;
  const cache = createPageCache<Entry>(100, async (name) => {
    looks += 1;
    return { text: name, size: 1 };
  });
  const pages = await Promise.all([cache.load('anna'), cache.load('anna')]);
  expect(pages[0]).toBe(pages[1]);
  expect([looks, cache.get('anna')?.text]).toEqual([1, 'anna']);
});

it('PUB-4 does not keep what was looked up before a change', async () => {
  let text = 'old';
  const gates: (() => void)[] = [];
  const cache = createPageCache<Entry>(100, async () => {
    const previous = text;
    await new Promise<void>((resolve) => gates.push(resolve));
    return { text: previous, size: 1 };
  });
  const before = cache.load('anna');
  text = 'new';
  cache.drop('anna');
  const after = cache.load('anna');
  for (const open of gates) open();
  expect([(await before)?.text, (await after)?.text]).toEqual(['old', 'new']);
  expect(cache.get('anna')?.text).toBe('new');
});

it('keeps no more bytes than allowed, and keeps what is requested', async () => {
  const cache = createPageCache<Entry>(30, async (name) => ({ text: name, size: 10 }));
  for (const name of ['a', 'b', 'c']) await cache.load(name);
  expect(cache.get('a')?.text).toBe('a');
  await cache.load('d');
  const cached = ['a', 'b', 'c', 'd'].filter((name) => cache.get(name) !== undefined);
  expect(cached).toEqual(['a', 'c', 'd']);
});

it('does not keep one that is larger than all of it, nor names without a page', async () => {
  const cache = createPageCache<Entry>(5, async (name) =>
    name === 'big' ? { text: name, size: 6 } : undefined,
  );
  expect((await cache.load('big'))?.text).toBe('big');
  expect(await cache.load('none')).toBeUndefined();
  expect([cache.get('big'), cache.get('none')]).toEqual([undefined, undefined]);
});

it('tries again after a failure', async () => {
  let fails = true;
  const cache = createPageCache<Entry>(5, async (name) => {
    if (fails) throw new Error('away');
    return { text: name, size: 1 };
  });
  await expect(cache.load('a')).rejects.toThrow('away');
  fails = false;
  expect((await cache.load('a'))?.text).toBe('a');
});
