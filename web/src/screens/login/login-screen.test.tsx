// The sign-in screen by role, over a stood-in network.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { storageKeys } from '#web/lib/session-storage.ts';
import { ada, adaInfo, tokenAnswer } from '#web/lib/test/wire-stub.ts';

afterEach(leaveApp);

const token = 'POST /realms/vys/protocol/openid-connect/token';
const info = 'GET /realms/vys/protocol/openid-connect/userinfo';

async function open(handlers: Parameters<typeof renderApp>[1] = {}, path = '/login') {
  const app = renderApp(path, { user: null, ...handlers });
  await screen.findByRole('heading', { name: 'Welcome back' });
  return app;
}

async function submit(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('what it shows', () => {
  it('LOGIN-1 LOGIN-2 the marketing panel with three claims and two figures', async () => {
    await open();
    const panel = screen.getByRole('complementary', { name: 'About Vys', hidden: true });
    for (const words of [
      'Customizable themes, colors and layouts',
      'Real-time analytics of clicks, views and audience',
      'Mobile-optimized pages',
      '10K+',
      'active creators',
      '1M+',
      'links shared',
    ]) {
      expect(panel.textContent).toContain(words);
    }
  });

  it('ROUTE-2 no panel on /login-custom', async () => {
    await open({}, '/login-custom');
    expect(screen.queryByRole('complementary', { hidden: true })).toBeNull();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it.each(['Google', 'GitHub'])('LOGIN-3 %s only says that it comes soon', async (name) => {
    const { sent, at } = await open();
    const before = sent.length;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Social login coming soon!')).toBeTruthy();
    expect(sent).toHaveLength(before);
    expect(at().pathname).toBe('/login');
  });

  it('LOGIN-4 a password that can be shown and hidden', async () => {
    await open();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(password.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('LOGIN-7 LOGIN-8 links to sign-up, terms and privacy', async () => {
    await open();
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Sign up')).toBe('/signup');
    expect(leadsTo('Terms of Service')).toBe('/legal/terms');
    expect(leadsTo('Privacy Policy')).toBe('/legal/privacy');
  });
});

describe('what it refuses', () => {
  it.each([
    ['', 'secret-1', 'Email is required'],
    ['not-an-address', 'secret-1', 'Invalid email address'],
    ['ada@example.com', '', 'Password is required'],
    ['ada@example.com', '12345', 'Password must be at least 6 characters'],
  ])('LOGIN-14 LOGIN-15 LOGIN-16 LOGIN-17 "%s" with "%s": %s', async (email, password, message) => {
    const { sent } = await open();
    await submit(email, password);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(sent.some(({ path }) => path.endsWith('/token'))).toBe(false);
  });

  it('LOGIN-17 takes a password of 6 characters', async () => {
    const { sent } = await open({ handlers: { [token]: () => ({ status: 401, body: {} }) } });
    await submit('ada@example.com', '123456');
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/token'))).toBe(true));
  });
});

describe('a failure', () => {
  const fallback = 'Login failed. Please check your credentials and try again.';
  it.each([
    [
      { status: 401, body: { error: 'x', error_description: 'Invalid user credentials' } },
      'Invalid user credentials',
    ],
    [{ status: 401, body: { error: 'invalid_grant' } }, 'invalid_grant'],
    [{ status: 401, body: {} }, 'Login failed'],
    [{ status: 502, text: '<html>Bad gateway</html>' }, fallback],
    [new TypeError('Failed to fetch'), fallback],
  ])('LOGIN-13 LOGIN-18 LOGIN-19 %j shows a red alert: %s', async (reply, message) => {
    await open({ handlers: { [token]: () => reply } });
    await submit('ada@example.com', 'secret-1');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);
    expect(alert.className).toContain('danger');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  });
});

describe('signing in', () => {
  it.each([
    [true, 'localStorage'],
    [false, 'sessionStorage'],
  ] as const)('LOGIN-5 remember me %s keeps the session in %s', async (remember, shelf) => {
    const { at } = await open({
      handlers: {
        [token]: () => ({ body: tokenAnswer('1') }),
        [info]: () => ({ body: adaInfo }),
        'GET /api/user/profile': () => ({ body: { data: ada } }),
      },
    });
    if (remember) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit('ada@example.com', 'secret-1');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    const other = shelf === 'localStorage' ? sessionStorage : localStorage;
    expect(window[shelf].getItem(storageKeys.accessToken)).toBe('access-1');
    expect(other.getItem(storageKeys.accessToken)).toBeNull();
  });
});
