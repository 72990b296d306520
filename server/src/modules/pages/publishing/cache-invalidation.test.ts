// Which listeners get which name; a name that is no longer tracked is invalidated.
import { describe, expect, it } from 'vitest';
import { createTestLog } from '../../../../test/test-log.ts';
import { createCacheInvalidation } from './cache-invalidation.ts';

const log = createTestLog();
const frontCaches = { enqueuePurge: async () => {} };

function start(limit?: number) {
  const cacheInvalidation = createCacheInvalidation({
    log,
    frontCaches,
    ...(limit === undefined ? {} : { limit }),
  });
  const invalidated: string[] = [];
  cacheInvalidation.onChange((name) => invalidated.push(name));
  return { cacheInvalidation, invalidated };
}

describe('cache invalidation', () => {
  it('calls every listener, also after one that fails', () => {
    const cacheInvalidation = createCacheInvalidation({ log, frontCaches });
    const invalidated: string[] = [];
    cacheInvalidation.onChange(() => {
      throw new Error('broken');
    });
    cacheInvalidation.onChange((name) => invalidated.push(name));
    cacheInvalidation.invalidate('ada');
    expect(invalidated).toEqual(['ada']);
  });

  it('knows the name under which a page was last requested', () => {
    const { cacheInvalidation, invalidated } = start();
    cacheInvalidation.trackName('1', 'ada');
    cacheInvalidation.trackName('1', 'lovelace');
    cacheInvalidation.trackName('2', 'bob');
    expect(cacheInvalidation.getTrackedName('1')).toBe('lovelace');
    cacheInvalidation.invalidateAll();
    expect(invalidated.sort()).toEqual(['bob', 'lovelace']);
  });

  it('invalidates the oldest name when too many are tracked', () => {
    const { cacheInvalidation, invalidated } = start(2);
    cacheInvalidation.trackName('1', 'ada');
    cacheInvalidation.trackName('2', 'bob');
    cacheInvalidation.trackName('1', 'ada');
    cacheInvalidation.trackName('3', 'eve');
    expect(invalidated).toEqual(['bob']);
    expect(cacheInvalidation.getTrackedName('2')).toBeUndefined();
    expect(cacheInvalidation.getTrackedName('1')).toBe('ada');
  });
});
