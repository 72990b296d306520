// The sign-in screen by role, over a mocked network.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { readClaimedUsername } from '#web/features/accounts/username/claimed-username.ts';
import { storageKeys } from '#web/lib/session/session-storage.ts';
import { ada, adaInfo, tokenResponse } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const token = 'POST /realms/vys/protocol/openid-connect/token';
const info = 'GET /realms/vys/protocol/openid-connect/userinfo';

async function open(
  handlers: Parameters<typeof renderApp>[1] = {},
  path: Parameters<typeof renderApp>[0] = '/login',
) {
  const app = renderApp(path, { user: null, ...handlers });
  await screen.findByRole('heading', { name: 'Welcome back' });
  await screen.findByRole('textbox', { name: 'Email' });
  return app;
}

async function submit(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in screen', () => {
  it('LOGIN-2 shows the marketing panel with three claims and the figures of the operator', async () => {
    const figures = { creators: '10K+', links: '1M+' };
    await open({ handlers: { 'GET /api/config': () => ({ body: { figures } }) } });
    await screen.findByText('10K+');
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
      expect(panel).toHaveTextContent(words);
    }
  });

  it('claims no figures that no one configured', async () => {
    await open();
    const panel = screen.getByRole('complementary', { name: 'About Vys', hidden: true });
    expect(panel).toHaveTextContent('Mobile-optimized pages');
    expect(panel).not.toHaveTextContent(/active creators|links shared/);
  });

  it('has no other link between the ways to sign in', async () => {
    await open();
    const help = screen.getByRole('link', { name: 'Trouble signing in?' });
    const send = screen.getByRole('button', { name: 'Sign in' });
    expect(help.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('ROUTE-2 has no panel on /login-custom', async () => {
    await open({}, '/login-custom');
    expect(screen.queryByRole('complementary', { hidden: true })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it.each(['Google', 'GitHub'])('LOGIN-3 %s only says that it comes soon', async (name) => {
    const { requests, at } = await open();
    const before = requests.length;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Social login coming soon!')).toBeVisible();
    expect(requests).toHaveLength(before);
    expect(at().pathname).toBe('/login');
  });

  it('ASVS 6.2.6 LOGIN-4 can show and hide the password', async () => {
    await open();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(password.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('LOGIN-6 ROUTE-4 links to the form for a forgotten password', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Forgot password?' });
    expect(link).toHaveAttribute('href', '/forgot-password');
  });

  it('LOGIN-7 LOGIN-9 keeps the redirect on the way to sign-up', async () => {
    await open({}, { pathname: '/login', search: '?redirect=%2Fpages&code_challenge=abc' });
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?redirect=%2Fpages&code_challenge=abc',
    );
  });

  it('LOGIN-7 LOGIN-8 links to sign-up, terms and privacy', async () => {
    await open();
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Sign up')).toBe('/signup');
    expect(leadsTo('Terms of Service')).toBe('/legal/terms');
    expect(leadsTo('Privacy Policy')).toBe('/legal/privacy');
  });
});

describe('the validation of the sign-in form', () => {
  it.each([
    ['', 'secret-1', 'Email is required'],
    ['not-an-address', 'secret-1', 'Invalid email address'],
    ['ada@example.com', '', 'Password is required'],
    ['ada@example.com', '12345', 'Password must be at least 6 characters'],
  ])('LOGIN-14 LOGIN-15 LOGIN-16 LOGIN-17 "%s" with "%s": %s', async (email, password, message) => {
    const { requests } = await open();
    await submit(email, password);
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests.some(({ path }) => path.endsWith('/token'))).toBe(false);
  });

  it('LOGIN-17 accepts a password of 6 characters', async () => {
    const { requests } = await open({ handlers: { [token]: () => ({ status: 401, body: {} }) } });
    await submit('ada@example.com', '123456');
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/token'))).toBe(true));
  });
});

describe('a failed sign-in', () => {
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
    expect(screen.getByLabelText<HTMLInputElement>('Email')).toHaveValue('ada@example.com');
  });
});

describe('signing in', () => {
  it.each([
    [true, 'localStorage'],
    [false, 'sessionStorage'],
  ] as const)('LOGIN-5 remember me %s keeps the session in %s', async (remember, storage) => {
    const { at } = await open({
      handlers: {
        [token]: () => ({ body: tokenResponse('1') }),
        [info]: () => ({ body: adaInfo }),
        'GET /api/user/profile': () => ({ body: { data: ada } }),
      },
    });
    if (remember) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit('ada@example.com', 'secret-1');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    const otherStorage = storage === 'localStorage' ? sessionStorage : localStorage;
    expect(window[storage].getItem(storageKeys.accessToken)).toBe('access-1');
    expect(otherStorage.getItem(storageKeys.accessToken)).toBeNull();
  });
});

describe('a rate-limited sign-in', () => {
  it.each([
    [{ 'retry-after': '45' }, 'Too many attempts. Please wait 45 seconds and try again.'],
    [{ 'retry-after': '600' }, 'Too many attempts. Please wait 10 minutes and try again.'],
    [{}, 'Too many attempts. Please wait a moment and try again.'],
  ])('says how long to wait: %j', async (headers, message) => {
    await open({
      handlers: {
        [token]: () => ({ status: 429, body: { error: 'rate.limited' }, headers }),
      },
    });
    await submit('ada@example.com', 'secret-1');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('a sign-in with an authenticator app', () => {
  type Form = { totp?: string; password?: string; username?: string };
  const asking = { status: 400, body: { error: 'mfa_required', error_description: 'Enter it' } };
  const wrong = {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid user credentials' },
  };
  const accepting = {
    [token]: ({ body }: { body: unknown }) => {
      const { totp } = body as Form;
      if (totp === undefined) return asking;
      return totp === '123456' || totp === 'abcd-efgh' ? { body: tokenResponse('1') } : wrong;
    },
    [info]: () => ({ body: adaInfo }),
    'GET /api/user/profile': () => ({ body: { data: ada } }),
  };
  const getForms = (requests: { path: string; body: unknown }[]) =>
    requests.filter(({ path }) => path.endsWith('/token')).map(({ body }) => body as Form);

  it('asks for the code in a second step and sends it with what was typed', async () => {
    const { requests, at } = await open({ handlers: accepting });
    await submit('ada@example.com', 'secret-1');
    const code = await screen.findByLabelText<HTMLInputElement>('Authenticator code');
    expect(screen.getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(screen.getByText('Signing in as ada@example.com.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect([code.autocomplete, document.activeElement]).toEqual(['one-time-code', code]);
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    expect(getForms(requests)).toMatchObject([
      { username: 'ada@example.com', password: 'secret-1' },
      { username: 'ada@example.com', password: 'secret-1', totp: '123456' },
    ]);
  });

  it('says that the code is wrong, not the password', async () => {
    await open({ handlers: accepting });
    await submit('ada@example.com', 'secret-1');
    await userEvent.type(await screen.findByLabelText('Authenticator code'), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect code.');
    expect(screen.getByLabelText<HTMLInputElement>('Authenticator code')).toHaveValue('000000');
  });

  it('does not send an empty code', async () => {
    const { requests } = await open({ handlers: accepting });
    await submit('ada@example.com', 'secret-1');
    await screen.findByLabelText('Authenticator code');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Enter the code')).toBeVisible();
    expect(getForms(requests)).toHaveLength(1);
  });

  it('accepts a recovery code instead', async () => {
    const { at } = await open({ handlers: accepting });
    await submit('ada@example.com', 'secret-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), ' abcd-efgh {Enter}');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
  });

  it('goes back to the first step with what was typed', async () => {
    await open({ handlers: accepting });
    await submit('ada@example.com', 'secret-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Not you?' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Email')).toHaveValue('ada@example.com');
    expect(screen.queryByLabelText('Authenticator code')).not.toBeInTheDocument();
  });

  it('shows the code field at once when another provider cannot request it', async () => {
    const { requests } = await open({
      handlers: {
        ...accepting,
        'GET /api/config': () => ({ body: { identity_account_url: 'https://id.example' } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use an authenticator code' }));
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Authenticator code'), '000000');
    await submit('ada@example.com', 'secret-1');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid user credentials');
    expect(getForms(requests)).toMatchObject([{ totp: '000000' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in without a code' }));
    expect(screen.queryByLabelText('Authenticator code')).not.toBeInTheDocument();
  });
});

it('LOGIN-7 takes a newcomer to sign-up with the name they chose', async () => {
  const { at } = renderApp('/login', { user: null });
  const name = await screen.findByLabelText('New here? Choose your link');
  await userEvent.type(name, 'Ada Lovelace!');
  await userEvent.click(screen.getByRole('button', { name: 'Claim it' }));
  await waitFor(() => expect(at().pathname).toBe('/signup'));
  expect(readClaimedUsername()).toBe('Ada Lovelace!');
});
