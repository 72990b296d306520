// The Version History, by role, over a fake server with two versions.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import {
  createContent,
  input,
  type Options,
  openStudio,
  sampleVersion,
  shown,
} from '../test/open-studio.tsx';
import { VersionView } from './version-view.tsx';

afterEach(leaveApp);

const versionsPath = 'GET /api/pages/7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002/versions';

/** Two versions: `First` saved by the person, then `Second` automatically. */
async function openHistory(options: Options = {}) {
  const studio = openStudio({ heading: 'First', ...options });
  studio.server.save(createContent('Second'), true);
  await input();
  await studio.user.click(screen.getByRole('button', { name: 'History' }));
  const history = within(await screen.findByRole('dialog', { name: 'Version History' }));
  return { ...studio, history };
}

describe('the list', () => {
  it('HIST-1 HIST-2 HIST-3 HIST-4 API-35 DATA-19 counts, numbers from the oldest and marks automatic saves', async () => {
    const { history } = await openHistory();
    expect(await history.findByText('2 versions saved')).toBeVisible();
    const [current, first] = within(history.getByRole('list', { name: 'Versions' })).getAllByRole(
      'button',
    );
    expect(current?.textContent).toMatch(/^CurrentAuto/);
    expect(first?.textContent).toMatch(/^Version 1/);
    expect(first?.textContent).not.toContain('Auto');
  });

  it('HIST-1 counts one version as one', async () => {
    const { history } = await openHistory({
      handlers: {
        [versionsPath]: () => ({
          body: { versions: [sampleVersion], total: 1, next_cursor: null, has_summaries: true },
        }),
      },
    });
    expect(await history.findByText('1 version saved')).toBeVisible();
  });

  it('HIST-12 says when there are none', async () => {
    const { history } = await openHistory({
      handlers: {
        [versionsPath]: () => ({
          body: { versions: [], total: 0, next_cursor: null, has_summaries: true },
        }),
      },
    });
    expect(await history.findByText('No version history yet')).toBeVisible();
  });

  it('HIST-13 says when none is selected', async () => {
    const { history } = await openHistory();
    expect(await history.findByText('No Version Selected')).toBeVisible();
  });

  it('says when they could not be loaded', async () => {
    const { history } = await openHistory({
      handlers: { [versionsPath]: () => ({ status: 400, body: { code: 'x', message: 'Oh.' } }) },
    });
    expect(await history.findByText("We couldn't load the versions")).toBeVisible();
  });
});

/** Five versions in parts of two; `fails` rejects the second part. */
function parts(fails: () => boolean = () => false) {
  const all = ['5', '4', '3', '2', '1'].map((n) => ({
    ...sampleVersion,
    id: `7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a010${n}`,
    number: Number(n),
    metadata: { title: `Number ${n}` },
  }));
  return {
    [versionsPath]: ({ path }: { path: string }) => {
      const from = Number(new URLSearchParams(path.split('?')[1]).get('cursor') ?? 0);
      if (from === 2 && fails()) return { status: 400, body: { code: 'x', message: 'Oh.' } };
      const to = from + 2;
      const next_cursor = to < all.length ? `${to}` : null;
      return {
        body: {
          versions: all.slice(from, to),
          total: all.length,
          next_cursor,
          has_summaries: true,
        },
      };
    },
  };
}

describe('a long list', () => {
  const names = (history: ReturnType<typeof within>) =>
    within(history.getByRole('list', { name: 'Versions' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('M3: HIST-1 HIST-3 is loaded in parts by a button, with the true total and numbers', async () => {
    const { history, user } = await openHistory({ handlers: parts() });
    expect(await history.findByText('5 versions saved')).toBeVisible();
    const shownNames = () =>
      names(history).map((name) => name?.match(/^(Current|Version \d)/)?.[0]);
    expect(shownNames()).toEqual(['Current', 'Version 4']);
    await user.click(history.getByRole('button', { name: 'Load older versions' }));
    await waitFor(() =>
      expect(shownNames()).toEqual(['Current', 'Version 4', 'Version 3', 'Version 2']),
    );
    await user.click(history.getByRole('button', { name: 'Load older versions' }));
    await waitFor(() => expect(shownNames()).toHaveLength(5));
    expect(shownNames().at(-1)).toBe('Version 1');
    expect(names(history).at(-1)).toContain('Number 1');
    expect(history.getByText('5 versions saved')).toBeVisible();
    expect(history.queryByRole('button', { name: 'Load older versions' })).not.toBeInTheDocument();
  });

  it('M3: is loaded when its end is scrolled to', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly seen: (entries: object[]) => void;
        constructor(seen: (entries: object[]) => void) {
          this.seen = seen;
        }
        observe() {
          queueMicrotask(() => this.seen([{ isIntersecting: true }]));
        }
        disconnect() {}
      },
    );
    const { history } = await openHistory({ handlers: parts() });
    await waitFor(() => expect(names(history)).toHaveLength(5));
  });

  it('M3: says when older versions could not be loaded, and tries again', async () => {
    let isDown = true;
    const { history, user } = await openHistory({ handlers: parts(() => isDown) });
    await user.click(await history.findByRole('button', { name: 'Load older versions' }));
    expect((await history.findByRole('alert')).textContent).toBe("Couldn't load older versions.");
    expect(names(history)).toHaveLength(2);
    isDown = false;
    await user.click(history.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(history)).toHaveLength(4));
  });
});

describe('one version', () => {
  it('HIST-5 shows preview or code, its CSS, title and description', async () => {
    const { history, user } = await openHistory();
    await user.click(await history.findByRole('button', { name: /^Version 1/ }));
    expect(history.getByText('My page')).toBeVisible();
    expect(history.getByText('Created with AI')).toBeVisible();
    expect(history.getByTitle('Preview of this version')).toBeVisible();
    await user.click(history.getByRole('tab', { name: 'Code' }));
    expect(history.getByText(createContent('First').jsx)).toBeVisible();
    expect(history.getByText(createContent('First').css)).toBeVisible();
  });

  it('HIST-6 is shown in the studio while it is selected', async () => {
    const { history, user, compiled } = await openHistory();
    await waitFor(() => expect(shown(compiled)).toContain('Second'));
    await user.click(await history.findByRole('button', { name: /^Version 1/ }));
    await waitFor(() => expect(shown(compiled)).toContain('First'));
    await user.click(history.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shown(compiled)).toContain('Second'));
  });

  it('HIST-7 is compiled for the window after 300 ms', async () => {
    vi.useFakeTimers();
    const compiled = useWorkerHere();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <VersionView
          pageId="p"
          version={sampleVersion}
          versions={[sampleVersion]}
          isLatest
          isRestoring={false}
          onRestore={() => {}}
          onBack={() => {}}
        />
      </QueryClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(compiled).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown(compiled)).toContain('One');
  });

  it('HIST-8 any but the latest can be restored', { tags: 'slow' }, async () => {
    const { history, user } = await openHistory();
    await user.click(await history.findByRole('button', { name: /^Current/ }));
    expect(history.queryByRole('button', { name: 'Restore This Version' })).not.toBeInTheDocument();
    await user.click(history.getByRole('button', { name: /^Version 1/ }));
    expect(history.getByRole('button', { name: 'Restore This Version' })).toBeVisible();
  });

  it('HIST-9 HIST-10 HIST-11 reads `Restoring...` while it works', async () => {
    let finish: () => void = () => {};
    const studio = openStudio({ heading: 'First' });
    const { user, server } = studio;
    await input();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Page title' }), {
      target: { value: 'Tea' },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Page saved successfully');
    await user.click(screen.getByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'Version History' }));
    await user.click(await history.findByRole('button', { name: /^Version 1/ }));
    const originalFetch = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (String(url).endsWith('/restore')) await new Promise<void>((go) => (finish = go));
      return originalFetch(url, init);
    };
    await user.click(history.getByRole('button', { name: 'Restore This Version' }));
    expect(await history.findByRole('button', { name: 'Restoring...' })).toBeVisible();
    finish();
    expect(await screen.findByText('Version restored successfully')).toBeVisible();
    expect(server.current()?.title).toBe('My page');
    expect(await history.findByText('3 versions saved')).toBeVisible();
    expect(history.getByText('No Version Selected')).toBeVisible();
  });
});

const changesOf = (versionId: string, differences: object[]) => ({
  [`GET /api/pages/7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002/versions/${versionId}/changes`]: () => ({
    body: { differences },
  }),
});
const firstId = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1101';
const menuPart = {
  part: 'section:menu',
  kind: 'menu',
  changes: ['Removed Bagel'],
  canRestore: true,
};
const codePart = {
  part: 'code',
  kind: 'code',
  changes: ['Code changed: 2 lines'],
  canRestore: false,
};

describe('comparing', () => {
  async function openComparison(options: Options = {}) {
    const handlers = { ...changesOf(firstId, [menuPart, codePart]), ...options.handlers };
    const opened = await openHistory({ ...options, handlers });
    const { history, user } = opened;
    await user.click(await history.findByRole('button', { name: /^Version 1/ }));
    await user.click(history.getByRole('tab', { name: 'Compare' }));
    return {
      ...opened,
      changes: within(await history.findByRole('region', { name: 'What changed' })),
    };
  }

  it('shows both versions, the earlier first, and what changed by part of the page', async () => {
    const { history, changes } = await openComparison();
    expect(changes.getByText('From Version 1 to Current')).toBeVisible();
    expect(await changes.findByText('Removed Bagel')).toBeVisible();
    expect(changes.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
      'Menu',
      'Code',
    ]);
    const frames = history.getAllByTitle(/^Preview of (Version|Current)/);
    expect(frames.map((frame) => frame.getAttribute('title'))).toEqual([
      'Preview of Version 1',
      'Preview of Current',
    ]);
  });

  it('brings one part back and stays with the version', async () => {
    const { changes, user, requests, history } = await openComparison();
    await user.click(
      await changes.findByRole('button', { name: 'Restore Menu from this version' }),
    );
    expect(await screen.findByText('Menu restored')).toBeVisible();
    const restored = requests.find(({ path }) => path.endsWith('/restore'));
    expect(restored?.body).toEqual({ part: 'section:menu' });
    expect(history.getByRole('tab', { name: 'Compare' })).toBeVisible();
    expect(changes.queryByRole('button', { name: /Restore Code/ })).not.toBeInTheDocument();
  });

  it('says when the versions could not be compared, and tries again', async () => {
    let isDown = true;
    const path = Object.keys(changesOf(firstId, []))[0] ?? '';
    const { changes, user } = await openComparison({
      handlers: {
        [path]: () =>
          isDown
            ? { status: 400, body: { code: 'x', message: 'Oh.' } }
            : { body: { differences: [] } },
      },
    });
    expect(await changes.findByText("We couldn't compare these versions")).toBeVisible();
    isDown = false;
    await user.click(changes.getByRole('button', { name: 'Try again' }));
    expect(await changes.findByText('These versions have the same content.')).toBeVisible();
  });
});

describe('the list by keyboard', () => {
  it('is gone through with the arrow keys', async () => {
    const { history, user } = await openHistory();
    const rows = within(await history.findByRole('list', { name: 'Versions' })).getAllByRole(
      'button',
    );
    rows[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(rows[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows[1]).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Home}');
    expect(rows[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(rows[1]).toHaveFocus();
  });
});

describe('a row', () => {
  it('says what changed, when, by what it was made, and what visitors see', async () => {
    const row = {
      ...sampleVersion,
      id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1107',
      number: 7,
      source: 'assistant',
      summary: 'Added Shop',
      publishedAt: '2026-01-01T00:00:00Z',
    };
    const versions = [
      sampleVersion,
      { ...row, isLive: true },
      { ...row, id: firstId, number: 6, source: 'content', isLive: false },
    ];
    const { history } = await openHistory({
      handlers: {
        [versionsPath]: () => ({
          body: { versions, total: 3, next_cursor: null, has_summaries: true },
        }),
      },
    });
    const live = await history.findByRole('button', { name: /^Version 7/ });
    expect(live).toHaveTextContent(/Version 7Published.*Added Shop.*Assistant/);
    const before = history.getByRole('button', { name: /^Version 6/ });
    expect(before).toHaveTextContent(/Was published.*Content panel/);
  });
});
