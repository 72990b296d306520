// The standard sign-up by role, over a mocked network.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, nameless, renderApp } from '#web/app/test/render-app.tsx';
import {
  claimUsername,
  readClaimedUsername,
} from '#web/features/accounts/username/claimed-username.ts';
import { adaInfo, type RecordedRequest, tokenResponse } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const register = 'POST /api/auth/register';
const accepting = {
  'GET /auth/check-username/grace': () => ({ body: { available: true, message: '' } }),
  [register]: () => ({ status: 201, body: { user: {} } }),
  'POST /realms/vys/protocol/openid-connect/token': () => ({ body: tokenResponse('1') }),
  'GET /realms/vys/protocol/openid-connect/userinfo': () => ({ body: adaInfo }),
  'GET /api/user/profile': () => ({ body: { data: nameless } }),
};

async function open(handlers: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/signup', { user: null, ...handlers });
  await screen.findByRole('heading', { name: 'Create your page' });
  return app;
}

const terms = () => screen.getByRole('checkbox', { name: /I accept the/ });

async function submit(email: string, password: string, accept = true) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  if (accept) await userEvent.click(terms());
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

const registered = (requests: RecordedRequest[]) =>
  requests.filter(({ path }) => path === '/api/auth/register');

describe('the sign-up screen', () => {
  it('SIGNUP-1 SIGNUP-27 shows the strength of the password while it is typed', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Password'), 'abcdefgh');
    expect(screen.getByText('Weak')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'I');
    expect(screen.getByText('Medium')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), '9');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it('SIGNUP-2 SIGNUP-4 links to the terms and to the sign-in screen', async () => {
    await open();
    const leadsTo = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(leadsTo('Terms of Service')).toContain('/legal/terms');
    expect(leadsTo('Privacy Policy')).toContain('/legal/privacy');
    expect(leadsTo('Already have an account? Sign in')).toEqual(['/login']);
  });

  it('SIGNUP-3 shows that Google and GitHub sign-up are not available yet', async () => {
    await open();
    for (const name of ['Google', 'GitHub']) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(await screen.findByText('Social signup coming soon!')).toBeVisible();
    }
  });
});

describe('the validation of the sign-up form', () => {
  it.each([
    ['', 'abcdefgh', true, 'Email is required'],
    ['grace@', 'abcdefgh', true, 'Invalid email address'],
    ['grace@example.com', '', true, 'Password is required'],
    ['grace@example.com', 'abcdefg', true, 'Password must be at least 8 characters'],
    ['grace@example.com', 'abcdefgh', false, 'You must accept the terms and conditions'],
  ])(
    'SIGNUP-14 SIGNUP-15 SIGNUP-16 SIGNUP-17 SIGNUP-18 "%s", "%s", terms %s: %s',
    async (email, password, accept, message) => {
      const { requests } = await open();
      await submit(email, password, accept);
      expect(await screen.findByText(message)).toBeVisible();
      expect(registered(requests)).toEqual([]);
    },
  );
});

describe('creating the account', () => {
  it('SIGNUP-8 SIGNUP-12 SIGNUP-32 API-9 registers, signs in, stores the user and goes on', async () => {
    const { requests, at } = await open({ handlers: accepting });
    await submit('grace@example.com', 'abcdefgh');
    await waitFor(() => expect(at().pathname).toBe('/onboarding/step-1'));
    expect(registered(requests)[0]?.body).toEqual({
      email: 'grace@example.com',
      username: 'grace',
      password: 'abcdefgh',
      firstName: 'Grace',
      lastName: '',
    });
    const grant = requests.find(({ path }) => path.endsWith('/token'));
    expect(grant?.body).toMatchObject({ grant_type: 'password', username: 'grace@example.com' });
    expect(JSON.parse(localStorage.getItem('vys.user') ?? '{}')).toMatchObject({ id: nameless.id });
  });

  it('SIGNUP-32 adds digits when the name is taken', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const says = (available: boolean) => () => ({ body: { available, message: '' } });
    const { requests } = await open({
      handlers: {
        ...accepting,
        'GET /auth/check-username/grace': says(false),
        'GET /auth/check-username/grace50': says(true),
      },
    });
    await submit('grace@example.com', 'abcdefgh');
    await waitFor(() => expect(registered(requests)).toHaveLength(1));
    expect(registered(requests)[0]?.body).toMatchObject({ username: 'grace50' });
  });

  it('SIGNUP-11 SIGNUP-13 says so while it works, and cannot be pressed again', async () => {
    await open({ handlers: { ...accepting, [register]: () => new Promise(() => {}) } });
    await submit('grace@example.com', 'abcdefgh');
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Creating account...',
    });
    expect(button).toBeDisabled();
  });

  const fallback = 'Failed to create account. Please try again.';
  it.each([
    [
      { status: 409, body: { code: 'identity.email_taken', message: 'Known already.' } },
      'Known already.',
    ],
    [{ status: 400, body: {} }, 'Registration failed'],
    [{ status: 502, text: 'Bad gateway' }, fallback],
    [new TypeError('Failed to fetch'), fallback],
  ])('SIGNUP-13 SIGNUP-28 SIGNUP-29 SIGNUP-31 %j shows: %s', async (reply, message) => {
    await open({ handlers: { ...accepting, [register]: () => reply } });
    await submit('grace@example.com', 'abcdefgh');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);
    expect(alert.className).toContain('danger');
    expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
  });
});

describe('an address that has an account', () => {
  it('leads to the sign-in screen beside the error, until another one is typed', async () => {
    const message = 'This email is already in use.';
    const body = { code: 'identity.email_taken', message, fields: { email: message } };
    await open({ handlers: { ...accepting, [register]: () => ({ status: 409, body }) } });
    await submit('grace@example.com', 'abcdefgh');
    expect(await screen.findByText(message)).toBeVisible();
    const hint = within(screen.getByText(/Is this you/));
    expect(hint.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(hint.getByRole('link', { name: 'reset your password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await userEvent.type(screen.getByLabelText('Email'), 'x');
    expect(screen.queryByText(/Is this you/)).not.toBeInTheDocument();
  });
});

describe('a common password', () => {
  it('SIGNUP-28 is rejected by the server at its field, and the other fields keep their values', async () => {
    const words = 'This password is too common. Choose a different one.';
    const body = {
      code: 'identity.password_weak',
      message: words,
      fields: { password: words },
    };
    await open({ handlers: { ...accepting, [register]: () => ({ status: 400, body }) } });
    await submit('grace@example.com', 'abcdefgh');
    expect((await screen.findByText(words)).closest('[role=alert]')?.id).toBe(
      screen.getByLabelText('Password').getAttribute('aria-describedby'),
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText<HTMLInputElement>(/mail/)).toHaveValue('grace@example.com');
  });
});

describe('a link that was chosen on the sign-in screen', () => {
  const check = (available: boolean) => ({
    ...accepting,
    'GET /auth/check-username/moss': () => ({ body: { available, message: 'Taken.' } }),
  });

  it('SIGNUP-32 is shown, and the account is registered under it', async () => {
    claimUsername('Moss');
    const { requests } = await open({ handlers: check(true) });
    const link = within(await screen.findByRole('region', { name: 'Your link' }));
    expect(link.getByText('moss')).toBeVisible();
    await submit('grace@example.com', 'Correct-horse-7');
    await waitFor(() => expect(registered(requests)).toHaveLength(1));
    expect(registered(requests)[0]?.body).toMatchObject({ username: 'moss' });
  });

  it('SIGNUP-32 that is taken is said, and the account has a name made from the address', async () => {
    claimUsername('moss');
    const { requests } = await open({ handlers: check(false) });
    expect(await screen.findByText(/This link isn't available/)).toBeVisible();
    await submit('grace@example.com', 'Correct-horse-7');
    await waitFor(() => expect(registered(requests)).toHaveLength(1));
    expect(registered(requests)[0]?.body).toMatchObject({ username: 'grace' });
  });

  it('can be given up', async () => {
    claimUsername('moss');
    await open({ handlers: check(true) });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a link later' }));
    expect(screen.queryByRole('region', { name: 'Your link' })).not.toBeInTheDocument();
    expect(readClaimedUsername()).toBe('');
  });
});
