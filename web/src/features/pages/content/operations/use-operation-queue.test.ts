// What is typed is one operation after a pause; everything keeps its order.
import type { Operation } from '@vys/contract/page-model/operations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOperationQueue, TYPING_MS } from './use-operation-queue.ts';

const link = { on: 'link', id: 'shop' } as const;

describe('the queue of operations', () => {
  let applied: Operation[] = [];
  const open = () =>
    createOperationQueue(async (operations) => {
      applied.push(...operations);
      return { inverse: [] };
    });

  beforeEach(() => {
    applied = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('makes one operation of what is typed into one entry without a pause', () => {
    const queue = open();
    queue.type(link, 'title', 'S');
    vi.advanceTimersByTime(TYPING_MS - 1);
    queue.type(link, 'title', 'Shop');
    queue.type(link, 'description', undefined);
    expect(applied).toEqual([]);
    vi.advanceTimersByTime(TYPING_MS);
    expect(applied).toEqual([
      { type: 'link.update', id: 'shop', set: { title: 'Shop' }, unset: ['description'] },
    ]);
  });

  it('keeps the order of entries, and of what is not typed', async () => {
    const queue = open();
    queue.type(link, 'title', 'Shop');
    queue.type({ on: 'section', id: 'menu' }, 'title', 'Food');
    queue.type({ on: 'item', section: 'menu', id: 'bun' }, 'name', 'Bun');
    queue.type({ on: 'profile' }, 'tagline', undefined);
    await queue.apply([{ type: 'link.hide', id: 'shop' }]);
    expect(applied.map(({ type }) => type)).toEqual([
      'link.update',
      'section.update',
      'item.update',
      'profile.set',
      'link.hide',
    ]);
    expect(applied[3]).toEqual({ type: 'profile.set', set: {}, unset: ['tagline'] });
    vi.advanceTimersByTime(TYPING_MS);
    expect(applied).toHaveLength(5);
  });
});
