// Who may be where, through the real route table.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { session } from '#web/lib/session/session.ts';
import { ada, adaInfo, tokenResponse } from '#web/lib/test/mock-http.ts';
import { findPublicScreen } from './public-screens.tsx';
import { leaveApp, nameless, noPage, renderApp } from './test/render-app.tsx';

afterEach(leaveApp);

const arrives = (at: () => { pathname: string; search: string }, path: string) =>
  waitFor(() => expect(at().pathname + at().search).toBe(path));

const realm = '/realms/vys/protocol/openid-connect';
const accepting = {
  [`POST ${realm}/token`]: () => ({ body: tokenResponse('1') }),
  [`GET ${realm}/userinfo`]: () => ({ body: adaInfo }),
  'GET /api/user/profile': () => ({ body: { data: ada } }),
};

async function signIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('visitors', () => {
  it.each([
    ['/login', 'Welcome back'],
    ['/login-custom', 'Welcome back'],
    ['/signup', 'Create your page'],
    ['/register', 'Create your account'],
    ['/signup-custom', 'Create your account'],
    ['/legal/terms', 'Terms of Service'],
    ['/legal/privacy', 'Privacy Policy'],
  ])('ROUTE-1 ROUTE-2 ROUTE-3 reach %s', async (path, heading) => {
    const { at } = renderApp(path, { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(at().pathname).toBe(path);
  });

  const protectedPaths = Object.values(paths).filter(
    (path) => typeof path === 'string' && !findPublicScreen(path),
  ) as string[];
  expect(protectedPaths).toContain('/dashboard');

  it.each(['/', '/nowhere', '/onboarding-complete', ...protectedPaths])(
    'ROUTE-6 ROUTE-20 are sent from %s to the sign-in screen',
    async (path) => {
      const { at } = renderApp(path, { user: null });
      await arrives(at, '/login');
    },
  );
});

describe('users', () => {
  it.each(['/', '/nowhere', '/test', '/components', '/login', '/signup'])(
    'ROUTE-6 ROUTE-7 ROUTE-19 ROUTE-21 ROUTE-24 come from %s to the dashboard',
    async (path) => {
      const { at } = renderApp(path);
      await arrives(at, '/dashboard');
      expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    },
  );

  it('ROUTE-8 have a classic dashboard, with the same stats and without tabs', async () => {
    const { at } = renderApp('/dashboard-classic', { user: null });
    await arrives(at, '/login');
    leaveApp();
    renderApp('/dashboard-classic');
    expect(await screen.findByRole('heading', { name: /^Good / })).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Page Views' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Page performance' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it.each([
    ['/ai-studio', '/ai-studio'],
    ['/ai-studio-classic', '/ai-studio-classic'],
    ['/ai-studio/new', '/ai-studio'],
  ])('ROUTE-9 ROUTE-11 with a page reach %s as %s', async (path, seen) => {
    const { at } = renderApp(path);
    await waitFor(() => expect(document.title).toBe('AI Studio · Vys'));
    await arrives(at, seen);
  });

  it('ROUTE-11 without a page open AI Studio for a new one', async () => {
    const { at } = renderApp('/ai-studio/new', {
      handlers: { 'GET /api/pages/current': () => noPage },
    });
    expect(await screen.findByPlaceholderText('Message AI Studio...')).toBeVisible();
    expect(at().pathname).toBe('/ai-studio/new');
  });

  it('ROUTE-5 go from /onboarding to the step where the draft stopped', async () => {
    getOnboardingDraft(ada.id).update({ currentStep: 'step-2' });
    const { at } = renderApp('/onboarding');
    await arrives(at, '/onboarding/step-2');
    leaveApp();
    const fresh = renderApp('/onboarding', { user: nameless });
    await arrives(fresh.at, '/onboarding/step-1');
  });

  it('LOGIN-12 ROUTE-21 return to the page they came from after signing in', async () => {
    const { at } = renderApp('/dashboard-classic', { user: null, handlers: accepting });
    await signIn();
    await arrives(at, '/dashboard-classic');
  });

  it('LOGIN-12 reach the dashboard when they came from no page', async () => {
    const { at } = renderApp('/login', { user: null, handlers: accepting });
    await signIn();
    await arrives(at, '/dashboard');
  });

  it('LOGIN-11 follow a redirect that is a path', async () => {
    const { at } = renderApp('/login?redirect=%2Fdashboard-classic', {
      user: null,
      handlers: accepting,
    });
    await signIn();
    await arrives(at, '/dashboard-classic');
  });

  it.each(['https://evil.example/x', '//evil.example', '/\\evil.example'])(
    'LOGIN-9 do not follow %s: a notice, then the dashboard',
    async (elsewhere) => {
      const { at } = renderApp(`/login?redirect=${encodeURIComponent(elsewhere)}`);
      await arrives(at, '/dashboard');
      expect(await screen.findByText(/goes outside Vys/)).toBeVisible();
    },
  );
});

describe('users without a public name', () => {
  it('ROUTE-22 are sent from the workspace to step 1', async () => {
    const { at } = renderApp('/dashboard', { user: nameless });
    await arrives(at, '/onboarding/step-1');
  });

  it('ROUTE-22 ONB-13 can skip the step: no redirect, but a reminder that can be closed', async () => {
    const { at } = renderApp('/onboarding/step-1', { user: nameless });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await arrives(at, '/dashboard');
    const reminder = await screen.findByRole('region', { name: 'Choose your username' });
    expect(reminder).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Choose your username' })).not.toBeInTheDocument();

    cleanup();
    const again = renderApp('/dashboard', { user: nameless });
    expect(await screen.findByRole('heading', { name: /^Good / })).toBeVisible();
    expect(again.at().pathname).toBe('/dashboard');
    expect(screen.queryByRole('region', { name: 'Choose your username' })).not.toBeInTheDocument();
  });

  it('ROUTE-17 ROUTE-23 stay on the completion page', async () => {
    const { at } = renderApp('/onboarding-complete?pageId=x', { user: nameless });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
    expect(at().pathname).toBe('/onboarding-complete');
  });

  it('ROUTE-22 are not redirected when their profile could not be loaded', async () => {
    const { at } = renderApp('/login', {
      user: null,
      handlers: { ...accepting, 'GET /api/user/profile': () => ({ status: 503, body: {} }) },
    });
    await signIn();
    await arrives(at, '/dashboard');
  });
});

describe('a session that ends', () => {
  it('SESSION-10 SESSION-22 leads to the sign-in screen with a notice and remembers the page', async () => {
    const { at } = renderApp('/dashboard-classic');
    await screen.findByRole('heading', { name: /^Good / });
    session.end('expired');
    await arrives(at, '/login');
    expect(await screen.findByText('Session expired, please login again')).toBeVisible();
    expect(at().state).toMatchObject({ from: '/dashboard-classic' });
  });
});
