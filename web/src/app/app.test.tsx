// The way between the two halves of the product: in front of the app, and the workspace.
import { act, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '#web/lib/session/session.ts';
import { ada, adaInfo, tokenResponse } from '#web/lib/test/mock-http.ts';
import { leaveApp, renderApp } from './test/render-app.tsx';
import { report } from './test/report.ts';

afterEach(() => {
  configure({ reactStrictMode: false });
  leaveApp();
});

const realm = '/realms/vys/protocol/openid-connect';
const accepting = {
  [`POST ${realm}/token`]: () => ({ body: tokenResponse('2') }),
  [`GET ${realm}/userinfo`]: () => ({ body: adaInfo }),
  'GET /api/user/profile': () => ({ body: { data: ada } }),
};

async function signIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

type Reply = { body: unknown } | Promise<never>;

const atHome = () => screen.findByRole('heading', { level: 1, name: /^Good / });

describe('the app', () => {
  it('LOGIN-12 SESSION-10 returns to the same place after a session that ended, with a new router', async () => {
    const { at } = renderApp('/dashboard-classic?x=1', { handlers: accepting });
    await atHome();
    act(() => session.end('expired'));
    await signIn();
    await waitFor(() => expect(at().pathname + at().search).toBe('/dashboard-classic?x=1'));
    expect(await atHome()).toBeVisible();
  });

  it('LOGIN-11 LOGIN-12 returns to the same place in React strict mode', async () => {
    configure({ reactStrictMode: true });
    const { at } = renderApp('/dashboard-classic', { user: null, handlers: accepting });
    await signIn();
    await atHome();
    expect(at().pathname).toBe('/dashboard-classic');
  });

  it('SESSION-15 shows nothing that the previous user loaded', async () => {
    const responses = [{ body: { data: report } }, new Promise<never>(() => {})];
    renderApp('/dashboard', {
      handlers: { ...accepting, 'GET /api/analytics/report': () => responses.shift() as Reply },
    });
    expect(await screen.findByText('3,841')).toBeVisible();
    await act(() => session.signOut());
    await signIn();
    await atHome();
    expect(responses).toEqual([]);
    expect(screen.queryByText('3,841')).not.toBeInTheDocument();
  });

  it('ROUTE-20 shows the sign-in screen on going back after signing out', async () => {
    const { at } = renderApp('/dashboard');
    await atHome();
    await act(() => session.signOut());
    await screen.findByRole('heading', { name: 'Welcome back' });
    window.history.pushState(null, '', '/ai-studio');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(at().pathname).toBe('/login'));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  it('moves the focus to the next screen', async () => {
    renderApp('/login', { user: null, handlers: accepting });
    await signIn();
    await atHome();
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
    expect(document.title).toBe('Dashboard · Vys');
  });

  it('ROUTE-21 accepts a public path with a trailing slash', async () => {
    const { at } = renderApp('/Login/', { user: null });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(at().pathname).toBe('/Login/');
  });

  it('loads nothing of the workspace for a visitor', async () => {
    const { requests } = renderApp('/dashboard', { user: null });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(requests.filter(({ path }) => path !== '/api/config')).toEqual([]);
  });
});

describe('a screen that fails to render', () => {
  it('SHELL-18 shows an error outside the workspace too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'URLSearchParams').mockImplementation(() => {
      throw new Error('no addresses');
    });
    renderApp('/login');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('Details').closest('details')?.textContent).toContain('no addresses');
  });
});
