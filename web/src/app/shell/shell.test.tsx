// The workspace around the screens.
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '#web/lib/preferences/preferences.ts';
import { session } from '#web/lib/session/session.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { leaveApp, noPage, page, renderApp } from '../test/render-app.tsx';

beforeEach(() => localStorage.clear());
afterEach(leaveApp);

const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));

describe('the time zone of the browser', () => {
  const zones = (requests: readonly { method: string; path: string; body?: unknown }[]) =>
    requests
      .filter(({ method, path }) => `${method} ${path}` === 'PUT /api/user/profile')
      .map(({ body }) => body);
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const profile = (user: typeof ada) => ({
    'GET /api/user/profile': () => ({ body: { data: user } }),
    'PUT /api/user/profile': () => ({ body: { data: { ...ada, time_zone } } }),
  });

  it('is told once where none was chosen yet', async () => {
    const user = { ...ada, time_zone: null };
    const { requests } = renderApp('/dashboard', { user, handlers: profile(user) });
    await waitFor(() => expect(zones(requests)).toEqual([{ time_zone }]));
  });

  it('leaves the one that was chosen', async () => {
    const user = { ...ada, time_zone: 'Asia/Tokyo' };
    const { requests } = renderApp('/dashboard', { user, handlers: profile(user) });
    await sidebar();
    expect(zones(requests)).toEqual([]);
  });
});

describe('the sidebar', () => {
  it('SHELL-1 DATA-10 is 256 px wide, 80 px when collapsed, and remembers it', async () => {
    renderApp('/dashboard');
    const aside = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(aside.style.width).toBe('256px');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(aside.style.width).toBe('80px');
    expect(preferences.get().sidebarCollapsed).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(aside.style.width).toBe('256px');
  });

  const beSmall = () =>
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(width < 1024px)', media: query }),
    );

  it('SHELL-2 does not cover a small screen after a reload', async () => {
    beSmall();
    preferences.update({ sidebarOpen: true });
    renderApp('/dashboard');
    expect(await screen.findByRole('button', { name: 'Open menu', expanded: false })).toBeVisible();
    expect(preferences.get().sidebarOpen).toBe(false);
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('SHELL-2 is an overlay on small screens', async () => {
    beSmall();
    renderApp('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    const overlay = await screen.findByRole('dialog', { name: 'Menu' });
    expect(preferences.get().sidebarOpen).toBe(true);
    await userEvent.click(within(overlay).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('SHELL-3 leads to Dashboard, Pages and AI Studio', async () => {
    renderApp('/dashboard');
    const main = within((await sidebar()).getByRole('region', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(main.getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/pages');
    expect(main.getByRole('link', { name: 'AI Studio' })).toHaveAttribute('href', '/ai-studio');
    expect(main.getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
  });

  it('ROUTE-12 leads to Analytics, also by keys', async () => {
    const { at } = renderApp('/dashboard');
    const tools = within((await sidebar()).getByRole('region', { name: 'Tools' }));
    await userEvent.click(tools.getByRole('link', { name: 'Analytics' }));
    await screen.findByRole('heading', { level: 1, name: 'Analytics Dashboard' });
    expect(at().pathname).toBe('/analytics');
    await userEvent.keyboard('gd');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    await userEvent.keyboard('gn');
    await waitFor(() => expect(at().pathname).toBe('/analytics'));
  });

  it('SHELL-4 has Analytics, Templates, Billing and Settings among the tools', async () => {
    renderApp('/dashboard');
    const tools = within((await sidebar()).getByRole('region', { name: 'Tools' }));
    const links = tools.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/analytics', '/templates', '/billing', '/settings']);
    for (const name of [/^Analytics/, /^Templates/, /^Billing/, /^Settings/]) {
      expect(tools.getByRole('link', { name })).toBeVisible();
    }
  });

  it('leads to Billing, also by keys', async () => {
    const { at } = renderApp('/dashboard');
    const tools = within((await sidebar()).getByRole('region', { name: 'Tools' }));
    expect(tools.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/billing');
    await userEvent.keyboard('gb');
    await waitFor(() => expect(at().pathname).toBe('/billing'));
  });

  it('leads to Settings, which stays marked on its tabs', async () => {
    const { at, router } = renderApp('/dashboard');
    const tools = within((await sidebar()).getByRole('region', { name: 'Tools' }));
    await userEvent.click(tools.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(at().pathname).toBe('/settings');
    await act(() => router.navigate('/settings/profile'));
    expect((await sidebar()).getByRole('link', { current: 'page' }).textContent).toBe('Settings');
  });

  it('SHELL-6 SHELL-7 SHELL-8 has the quick actions', async () => {
    renderApp('/dashboard');
    const quick = within((await sidebar()).getByRole('region', { name: 'Quick Actions' }));
    const create = quick.getByRole('link', { name: 'Create New Page' });
    expect(create).toHaveAttribute('href', '/ai-studio/new');
    const live = await quick.findByRole('link', { name: 'View Live Page' });
    expect(live).toHaveAttribute('href', ada.page_url);
    expect(live).toHaveAttribute('target', '_blank');
    expect(quick.getByRole('button', { name: 'Share Profile' })).toBeVisible();
  });

  it.each([
    ['there is none', noPage],
    ['it is a draft', { body: { ...page, status: 'draft' } }],
  ])('SHELL-8 offers no live page while %s', async (_, response) => {
    renderApp('/dashboard', { handlers: { 'GET /api/pages/current': () => response } });
    await screen.findByText(/No page yet|Not published yet/);
    expect(screen.queryByText('View Live Page')).not.toBeInTheDocument();
  });

  it('SHELL-9 opens the Share Profile dialog', async () => {
    renderApp('/dashboard');
    await userEvent.click((await sidebar()).getByRole('button', { name: 'Share Profile' }));
    expect(await screen.findByRole('dialog', { name: 'Share Profile' })).toBeVisible();
  });

  it('DATA-10 remembers which groups are folded', async () => {
    renderApp('/dashboard');
    await userEvent.click((await sidebar()).getByRole('button', { name: 'Main' }));
    expect(preferences.get().expandedGroups).toEqual(['tools', 'quick-actions', 'support']);
    expect((await sidebar()).queryByRole('link', { name: 'AI Studio' })).not.toBeInTheDocument();
  });

  it('SHELL-11 DATA-10 switches between dark, the default, and light', async () => {
    renderApp('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to light mode' }));
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    expect(localStorage.getItem('theme')).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
  });

  it('SHELL-12 SHELL-13 TOAST-6 has the meters and the tier badge', async () => {
    renderApp('/dashboard');
    const inside = await sidebar();
    expect(inside.getByText('12 of 100')).toBeVisible();
    expect(inside.getByText('312 MB of 1 GB')).toBeVisible();
    expect(inside.getByRole('meter', { name: 'Storage' })).toBeVisible();
    expect(inside.getByText('Free')).toBeVisible();
  });
});

describe('the user menu', () => {
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^User menu/ }));

  it('SHELL-14 has View Live Page, Settings and Billing', async () => {
    renderApp('/dashboard');
    await screen.findByRole('link', { name: 'View Live Page' });
    await open();
    const item = await screen.findByRole('menuitem', { name: 'View Live Page' });
    expect(item).toHaveAttribute('href', ada.page_url);
    expect(item).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(screen.getByRole('menuitem', { name: 'Billing' })).toHaveAttribute('href', '/billing');
  });

  it.each([
    ['Settings', '/settings'],
    ['Edit Profile', '/settings/profile'],
  ])('SHELL-15 ROUTE-16 its %s leads to %s', async (name, path) => {
    const { at } = renderApp('/dashboard');
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toBeVisible();
    expect(at().pathname).toBe(path);
  });

  it('SHELL-16 SESSION-15 logs out and goes to the sign-in screen', async () => {
    const { at, requests } = renderApp('/dashboard');
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(at().pathname).toBe('/login'));
    expect(requests.some(({ path }) => path.endsWith('/logout'))).toBe(true);
    expect(at().state).toBeNull();
    expect(localStorage.getItem('vys.access_token')).toBeNull();
  });

  it.each([
    ['free', false],
    ['starter', false],
    ['pro', true],
    ['premium', true],
    ['team', true],
  ] as const)('SHELL-17 TIER-3 the avatar of tier %s has a crown: %s', async (tier, crown) => {
    renderApp('/dashboard', { user: { ...ada, tier } });
    await screen.findByRole('button', { name: /^User menu/ });
    expect(screen.queryAllByRole('img', { name: 'Paid plan', hidden: true })).toHaveLength(
      crown ? 1 : 0,
    );
  });
});

describe('the keyboard user', () => {
  it('opens the palette with Ctrl K, filters, runs with Enter', async () => {
    const { at } = renderApp('/dashboard-classic');
    await screen.findByRole('heading', { name: /^Good / });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'dashb{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists the shortcuts with ? and navigates with g', async () => {
    const { at } = renderApp('/dashboard-classic');
    await screen.findByRole('heading', { name: /^Good / });
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('gd');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
  });

  it('opens the settings with g and from the palette', async () => {
    const { at } = renderApp('/dashboard');
    await screen.findByRole('heading', { level: 1, name: /^Good / });
    await userEvent.keyboard('g,');
    await waitFor(() => expect(at().pathname).toBe('/settings'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'passkey{Enter}');
    expect(await screen.findByRole('tab', { name: 'Security', selected: true })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'edit prof{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/settings/profile'));
  });

  it('can skip to the content, which gets the focus after navigation', async () => {
    renderApp('/dashboard-classic');
    await screen.findByRole('heading', { name: /^Good / });
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveAttribute('href', '#main');
    await userEvent.click((await sidebar()).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Dashboard · Vys');
  });
});

describe('the notice that emails come back', () => {
  it('names the address, sends the link again, and goes once the address works', async () => {
    const { requests, at } = renderApp('/dashboard', {
      user: { ...ada, email_bounced: true },
      handlers: { 'POST /api/auth/send-verification': () => ({ status: 204 }) },
    });
    const notice = within(await screen.findByRole('region', { name: 'Check your email address' }));
    expect(notice.getByRole('alert')).toHaveTextContent(
      "Our emails to ada@example.com aren't getting through.",
    );
    await userEvent.click(notice.getByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('Link sent to ada@example.com')).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/auth/send-verification')).toHaveLength(1);
    await userEvent.click(notice.getByRole('link', { name: 'Change address' }));
    await waitFor(() => expect(at().pathname).toBe('/settings'));
    act(() => session.setUser(ada));
    expect(screen.queryByRole('region', { name: 'Check your email address' })).toBeNull();
  });
});

describe('the reminder to confirm the address', () => {
  const unverified = { ...ada, email_verified: false };
  const reminder = () => screen.queryByRole('region', { name: 'Confirm your email' });

  it('SIGNUP-9 shows until the address is confirmed, and sends the link again', async () => {
    const { requests } = renderApp('/dashboard', {
      user: unverified,
      handlers: { 'POST /api/auth/send-verification': () => ({ status: 204 }) },
    });
    await screen.findByRole('region', { name: 'Confirm your email' });
    await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('Link sent to ada@example.com')).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/auth/send-verification')).toHaveLength(1);
    act(() => session.setUser(ada));
    expect(reminder()).toBeNull();
  });

  it('shows why the link could not be sent', async () => {
    renderApp('/dashboard', {
      user: unverified,
      handlers: {
        'POST /api/auth/send-verification': () => ({
          status: 429,
          body: { code: 'rate.limited', message: 'Too many emails. Wait a minute.' },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('Too many emails. Wait a minute.')).toBeVisible();
  });

  it('stays closed once it was dismissed, and is not shown in the studio', async () => {
    const { router } = renderApp('/dashboard', { user: unverified });
    await screen.findByRole('region', { name: 'Confirm your email' });
    await act(() => router.navigate('/ai-studio'));
    expect(reminder()).toBeNull();
    await act(() => router.navigate('/dashboard'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(reminder()).toBeNull();
    await act(() => router.navigate('/pages'));
    expect(reminder()).toBeNull();
  });

  it('links to the development inbox when there is one', async () => {
    renderApp('/dashboard', {
      user: unverified,
      handlers: {
        'GET /api/config': () => ({
          body: { pages_origin: 'https://x.example', has_dev_inbox: true },
        }),
      },
    });
    const link = await screen.findByRole('link', { name: 'Open inbox' });
    expect(link).toHaveAttribute('href', '/dev/inbox');
  });

  it('is not shown for a confirmed address', async () => {
    renderApp('/dashboard');
    await sidebar();
    expect(reminder()).toBeNull();
  });
});
