// The Pages screen by role: full, empty and failing. Drawing a QR code needs a real canvas and is mocked.
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, nameless, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { saveQr } from '#web/features/accounts/sharing/qr/qr-files.ts';
import { drawQr } from '#web/features/accounts/sharing/qr/qr-picture.ts';
import { connectFrame, useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { preferences } from '#web/lib/preferences/preferences.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { mockLive, tellChanged, ticketHandlers } from '#web/lib/test/mock-live.ts';
import { currentToast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/features/accounts/sharing/qr/qr-picture.ts', () => ({
  drawQr: vi.fn(async () => document.createElement('canvas')),
}));
vi.mock('#web/features/accounts/sharing/qr/qr-files.ts', () => ({ saveQr: vi.fn(async () => {}) }));

// The first test waits until the screen's own chunk is there.
configure({ asyncUtilTimeout: 15_000 });

const LIMIT = "You've reached your page limit. Upgrade to create more pages.";
const composed = {
  jsx: 'export default function Page() { return <h1>Ada</h1>; }',
  css: '',
  metadata: { title: "ada's Page", description: 'All links' },
};

beforeEach(() => {
  useWorkerHere();
  vi.clearAllMocks();
});
afterEach(leaveApp);

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const pageIs = (change: object): Options => ({
  handlers: { 'GET /api/pages/current': () => ({ body: { ...page, ...change } }) },
});
const empty = { 'GET /api/pages/current': () => noPage };

async function open(options: Options = {}) {
  const app = renderApp('/pages', options);
  await screen.findByRole('heading', { level: 1, name: 'Pages' });
  return app;
}

async function openCard(options: Options = {}, title = page.title) {
  const app = await open(options);
  return { ...app, card: await screen.findByRole('region', { name: title }) };
}

/** The toast of the test before may still be fading out of the document, so the store is asked. */
const expectToast = (message: string) =>
  waitFor(() => expect(currentToast.get()?.message).toBe(message), { timeout: 5_000 });

const statText = async (name: string) => (await screen.findByRole('group', { name })).textContent;

describe('the Pages screen', () => {
  it('requires a login', async () => {
    const { at } = renderApp('/pages', { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(at().pathname).toBe('/login');
  });

  it('SHELL-3 opens from the sidebar', async () => {
    renderApp('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Pages' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    expect(window.location.pathname).toBe('/pages');
  });

  it('opens with G and P and from the command palette', { tags: 'slow' }, async () => {
    renderApp('/dashboard');
    await screen.findByRole('heading', { level: 1, name: /^Good / });
    await userEvent.keyboard('gp');
    await screen.findByRole('heading', { level: 1, name: 'Pages' });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /^Pages/ })).toBeVisible();
  });

  it('PAGES-9 switches between grid and list, and remembers it', { tags: 'slow' }, async () => {
    await openCard(pageIs({ content: composed }));
    expect(await screen.findByTitle('Preview of your page')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(screen.queryByTitle('Preview of your page')).not.toBeInTheDocument();
    expect(preferences.get().pagesView).toBe('list');
    expect(JSON.parse(localStorage.getItem('vys.preferences') ?? '').pagesView).toBe('list');
    expect(screen.getByRole('region', { name: page.title })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Grid' }));
    expect(await screen.findByTitle('Preview of your page')).toBeVisible();
  });

  it.each([
    ['a published page', page, ['1', '1', '0', '412']],
    ['a draft', { ...page, status: 'draft', views: 0 }, ['1', '0', '1', '0']],
    ['a status that is not known', { ...page, status: 'archived' }, ['1', '0', '0', '412']],
  ])('PAGES-10 counts %s', async (_, body, counts) => {
    await openCard({ handlers: { 'GET /api/pages/current': () => ({ body }) } });
    for (const [place, name] of ['Total Pages', 'Published', 'Drafts', 'Total Views'].entries()) {
      expect(await statText(name)).toBe(`${name}${counts[place]}`);
    }
  });

  it('PAGES-10 ANA-18 shows new views without a reload', async () => {
    let views = 412;
    const sockets = mockLive({ ready: true });
    await openCard({
      handlers: {
        ...ticketHandlers,
        'GET /api/pages/current': () => ({ body: { ...page, views } }),
      },
    });
    views = 413;
    await tellChanged(sockets, 'stats');
    await waitFor(async () => expect(await statText('Total Views')).toBe('Total Views413'));
  });

  it('says that the global switch is off, and switches it on', async () => {
    const on = { ...ada, pages_active: true };
    const { requests } = await openCard({
      user: { ...ada, pages_active: false },
      handlers: { 'PUT /api/user/pages-active': () => ({ body: { data: on } }) },
    });
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Your public pages are switched off');
    await userEvent.click(within(notice).getByRole('button', { name: 'Switch on' }));
    await waitFor(() => expect(screen.queryByText(/are switched off/)).not.toBeInTheDocument());
    const change = requests.find(({ method }) => method === 'PUT');
    expect(change?.body).toEqual({ pages_active: true });
  });
});

describe('creating a page', () => {
  it('asks whether visitors see the page only when there is one', async () => {
    await open({ handlers: { 'GET /api/pages/current': () => noPage } });
    await screen.findByText('No pages yet');
    const name = "Visitors can't see your page?";
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    leaveApp();
    await openCard();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/help/not-visible');
  });

  it.each([
    ['the head', 'Create Page'],
    ['the empty state', 'Create Your First Page'],
  ])(
    'PAGES-11 PAGES-24 PAGES-12 PAGES-13 in %s, %s makes one and opens it in AI Studio',
    async (_, name) => {
      let created: typeof page | undefined;
      const { requests } = await open({
        handlers: {
          'GET /api/pages/current': () => (created ? { body: created } : noPage),
          'POST /api/ai/generate': () => ({ body: { data: composed, receipt: '' } }),
          'POST /api/pages/create': ({ body }) => {
            const { content } = body as { content: typeof composed };
            created = { ...page, status: 'draft', title: content.metadata.title, content };
            return { status: 201, body: created };
          },
        },
      });
      expect(await screen.findByText('No pages yet')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name }));
      await expectToast('Page created successfully');
      await waitFor(() => expect(window.location.pathname).toBe('/ai-studio'));
      expect(requests.find(({ path }) => path === '/api/pages/create')?.body).toEqual({
        title: 'My New Page',
        content: { ...composed, metadata: { ...composed.metadata, title: 'My New Page' } },
      });
    },
  );

  it('PAGES-8 rejects a second page without asking the server', async () => {
    const { requests } = await openCard();
    await userEvent.click(screen.getByRole('button', { name: 'Create Page' }));
    await expectToast(LIMIT);
    const sent = requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(sent.filter((path) => path !== '/api/notifications/ws-ticket')).toEqual([]);
    expect(window.location.pathname).toBe('/pages');
  });

  it('PAGES-8 shows the page that was made elsewhere meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let madeElsewhere = false;
    await open({
      handlers: {
        'GET /api/pages/current': () => (madeElsewhere ? { body: page } : noPage),
        'POST /api/ai/generate': () => ({ body: { data: composed, receipt: '' } }),
        'POST /api/pages/create': () => {
          madeElsewhere = true;
          return { status: 403, body: { code: 'pages.page_limit_reached', message: LIMIT } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Page' }));
    await expectToast(LIMIT);
    expect(await screen.findByRole('region', { name: page.title })).toBeVisible();
    expect(window.location.pathname).toBe('/pages');
  });
});

describe('the page card', () => {
  it('PAGES-14 PAGES-16 PAGES-17 shows title, slug, views, clicks and age', async () => {
    const updated_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const { card } = await openCard(pageIs({ updated_at }));
    const inside = within(card);
    expect(inside.getByRole('heading', { name: "ada's Page" })).toBeVisible();
    expect(await inside.findByText('vys.example/ada')).toBeVisible();
    expect(inside.getByText('Views').closest('div')?.textContent).toBe('Views412+12.5% in 30 days');
    expect(inside.getByText('Clicks').closest('div')?.textContent).toBe('Clicks34');
    expect(inside.getByText('3 hours ago')).toHaveAttribute('datetime', updated_at);
  });

  it('PAGES-14 names a page without a title', async () => {
    const { card } = await openCard(pageIs({ title: '' }), 'Untitled Page');
    expect(card).toBeInTheDocument();
  });

  it.each([
    ['published', 'Published'],
    ['draft', 'Draft'],
    ['archived', 'Unknown'],
  ])('PAGES-15 status %s reads %s', async (status, words) => {
    const { card } = await openCard(pageIs({ status }));
    expect(within(card).getByText(words)).toBeVisible();
  });

  it('PUB-4 says that there are unpublished changes', async () => {
    const { card } = await openCard(pageIs({ has_unpublished_changes: true }));
    expect(within(card).getByText('Unpublished changes')).toBeVisible();
  });

  it('shows what the page looks like, out of reach of pointer and keyboard', async () => {
    await openCard(pageIs({ content: composed }));
    const { frame, renders } = await connectFrame(undefined, 'Preview of your page');
    await waitFor(() => expect(renders).toHaveLength(1));
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(frame.className).not.toContain('opacity-0'));
  });

  it('PAGES-20 Edit leads to AI Studio', async () => {
    const { card } = await openCard();
    const edit = within(card).getByRole('link', { name: 'Edit' });
    expect(edit).toHaveAttribute('href', '/ai-studio');
  });

  it('PAGES-21 opens the public page in a new tab', async () => {
    const { card } = await openCard();
    const way = within(card).getByRole('link', { name: 'Open in new tab' });
    expect(way).toHaveAttribute('href', ada.page_url);
    expect(way).toHaveAttribute('target', '_blank');
    expect(within(card).getByRole('button', { name: 'Copy URL' })).toBeVisible();
  });

  it('PAGES-21 has no public link for a draft', async () => {
    const { card } = await openCard(pageIs({ status: 'draft' }));
    expect(within(card).getByRole('link', { name: 'Edit' })).toBeVisible();
    expect(within(card).queryByRole('link', { name: 'Open in new tab' })).not.toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: 'Copy URL' })).not.toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: 'QR code' })).not.toBeInTheDocument();
  });

  it('shows that there is no address until a username is chosen', async () => {
    getOnboardingDraft(nameless.id).update({ skipped: true });
    const { card } = await openCard({ user: nameless, ...pageIs({ slug: '', status: 'draft' }) });
    expect(within(card).getByText('No link yet')).toBeVisible();
  });
});

describe('copying the address', () => {
  const clipboard = (writeText: () => Promise<void>) =>
    vi.stubGlobal('navigator', { onLine: true, userAgent: '', clipboard: { writeText } });

  it('PAGES-22 says so, and shows it for two seconds', async () => {
    const { card } = await openCard();
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    vi.useFakeTimers();
    const button = () => within(card).getByRole('button', { name: /^(Copy URL|Copied!)$/ });
    await act(async () => fireEvent.click(button()));
    expect(writeText).toHaveBeenCalledWith(ada.page_url);
    expect(button()).toHaveAttribute('aria-label', 'Copied!');
    await act(async () => vi.advanceTimersByTime(1999));
    expect(button()).toHaveAttribute('aria-label', 'Copied!');
    await act(async () => vi.advanceTimersByTime(1));
    expect(button()).toHaveAttribute('aria-label', 'Copy URL');
    expect(currentToast.get()?.message).toBe('URL copied to clipboard');
  });

  it('PAGES-23 says that the browser denied the clipboard', async () => {
    const { card } = await openCard();
    clipboard(() => Promise.reject(new Error('denied')));
    fireEvent.click(within(card).getByRole('button', { name: 'Copy URL' }));
    await expectToast('Failed to copy URL');
    expect(within(card).getByRole('button', { name: 'Copy URL' })).toBeVisible();
  });
});

describe('the QR code', () => {
  it('SHARE-4 is 256 pixels large and can be saved', async () => {
    const { card } = await openCard();
    await userEvent.click(within(card).getByRole('button', { name: 'QR code' }));
    const code = await screen.findByRole('img', { name: `QR code of ${ada.page_url}` });
    await waitFor(() => expect(code.querySelector('canvas')).toBeInTheDocument());
    expect(drawQr).toHaveBeenCalledWith(
      expect.objectContaining({ address: ada.page_url, size: 256 }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download PNG' }));
    const file = { address: ada.page_url, size: 256 };
    expect(saveQr).toHaveBeenCalledWith('png', expect.objectContaining(file));
  });
});

describe('the active switch', () => {
  /** A server whose response waits until it is released. */
  function serverWith(fails: boolean) {
    const gate = Promise.withResolvers<void>();
    let active = true;
    return {
      release: gate.resolve,
      handlers: {
        'GET /api/pages/current': () => ({ body: { ...page, is_active: active } }),
        [`PUT /api/pages/${page.id}/active`]: async ({ body }: { body: unknown }) => {
          await gate.promise;
          if (fails) return { status: 500, body: { code: 'internal', message: 'It broke.' } };
          active = (body as { is_active: boolean }).is_active;
          return { body: { ...page, is_active: active } };
        },
      },
    };
  }
  const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Active' });

  it('PAGES-6 PAGES-18 PAGES-19 changes at once and shows the new state', async () => {
    const { handlers, release } = serverWith(false);
    const { card, requests } = await openCard({ handlers });
    expect(control()).toBeChecked();
    await userEvent.click(control());
    expect(control()).not.toBeChecked();
    expect(currentToast.get()).toBeNull();
    release();
    await expectToast('Page deactivated');
    expect(within(card).getByText('Switched off')).toBeVisible();
    await userEvent.click(control());
    await expectToast('Page activated');
    expect(control()).toBeChecked();
    const bodies = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toEqual([{ is_active: false }, { is_active: true }]);
  });

  it('PAGES-18 goes back when the server fails, and says why', { tags: 'slow' }, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { handlers, release } = serverWith(true);
    await openCard({ handlers });
    await userEvent.click(control());
    // Longer than the screen waits between two looks at the server, which still says otherwise.
    await new Promise((done) => setTimeout(done, 1_700));
    expect(control()).not.toBeChecked();
    release();
    await expectToast('It broke.');
    expect(control()).toBeChecked();
  });
});

describe('the Pages screen when the server fails', () => {
  it('says what is safe and offers to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    await open({
      handlers: {
        'GET /api/pages/current': () => (broken ? { status: 500, body: {} } : { body: page }),
      },
    });
    expect(await screen.findByText("We couldn't load your page")).toBeVisible();
    expect(await statText('Total Views')).toBe('Total Views—');
    expect(screen.queryByText('No pages yet')).not.toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: page.title })).toBeVisible();
  });

  it('keeps what it has and says that it is not updating', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = false;
    const sockets = mockLive({ ready: true });
    await openCard({
      handlers: {
        ...ticketHandlers,
        'GET /api/pages/current': () => (broken ? { status: 500, body: {} } : { body: page }),
      },
    });
    broken = true;
    await tellChanged(sockets, 'page');
    expect(await screen.findByText('Not updating right now')).toBeVisible();
    expect(await statText('Total Views')).toBe('Total Views412');
  });

  it('PAGES-24 has no switch and no edit button without a page', async () => {
    await open({ handlers: empty });
    await screen.findByText('No pages yet');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });
});
