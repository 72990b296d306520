// What this browser remembers, and which failures become a toast.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast } from '#web/ui/feedback/toast.ts';
import { ApiError, NETWORK_ERROR } from '../api/api-error.ts';
import { createQueryClient, isWorthRetrying } from '../api/query-client.ts';
import { preferences } from './preferences.ts';
import { storedValue } from './stored-value.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('preferences', () => {
  it('DATA-10 STUDIO-3 have their defaults', () => {
    expect(preferences.get()).toEqual({
      sidebarOpen: false,
      sidebarCollapsed: false,
      expandedGroups: null,
      viewMode: 'split',
      pagesView: 'grid',
      singleKeys: true,
      feedFolded: false,
    });
  });

  it('DATA-10 are kept in this browser', () => {
    preferences.update({ viewMode: 'code', sidebarCollapsed: true });
    expect(preferences.get()).toMatchObject({ viewMode: 'code', sidebarCollapsed: true });
    expect(JSON.parse(localStorage.getItem('vys.preferences') ?? '')).toMatchObject({
      viewMode: 'code',
    });
  });

  it('fall back to the defaults when stored values are invalid', () => {
    const stored = storedValue('vys.test', { a: 1, b: 2 });
    localStorage.setItem('vys.test', '{"a":5');
    expect(stored.get()).toEqual({ a: 1, b: 2 });
    localStorage.setItem('vys.test', '{"a":5}');
    expect(stored.get()).toEqual({ a: 5, b: 2 });
    expect(stored.get()).toBe(stored.get());
  });
});

const failure = (status: number, code = 'x') => new ApiError({ code, message: 'Why', status });

describe('failures', () => {
  const query = (status: number, shownInline = false) =>
    createQueryClient()
      .fetchQuery({
        queryKey: [status, shownInline],
        queryFn: () => Promise.reject(failure(status)),
        meta: { shownInline },
        retry: false,
      })
      .catch(() => {});

  it.each([
    [400, true],
    [404, true],
    [409, true],
    [403, false],
    [429, false],
    [500, false],
  ])('TOAST-4 API-6 of a background call with status %i are shown: %s', async (status, shown) => {
    const show = vi.spyOn(toast, 'error').mockImplementation(() => {});
    await query(status);
    expect(show.mock.calls).toEqual(shown ? [['Why']] : []);
  });

  it('are not shown twice where the screen shows them itself', async () => {
    const show = vi.spyOn(toast, 'error').mockImplementation(() => {});
    await query(400, true);
    expect(show).not.toHaveBeenCalled();
  });

  it.each([400, 403, 429, 500])(
    'TOAST-4 API-6 of an own action are always shown (%i)',
    async (status) => {
      const show = vi.spyOn(toast, 'error').mockImplementation(() => {});
      const client = createQueryClient();
      const mutation = client.getMutationCache().build(client, {
        mutationFn: () => Promise.reject(failure(status)),
      });
      await mutation.execute(undefined).catch(() => {});
      expect(show).toHaveBeenCalledExactlyOnceWith('Why');
    },
  );

  it.each([
    [0, failure(0, NETWORK_ERROR), true],
    [1, failure(503), true],
    [2, failure(503), false],
    [0, failure(404), false],
    [0, failure(500), false],
  ])('after %i tries, %s is tried again: %s', (tries, error, again) => {
    expect(isWorthRetrying(tries, error)).toBe(again);
  });
});
