// The custom sign-up by role, over a mocked network.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';

afterEach(leaveApp);

const register = 'POST /api/auth/register';
const accepting = {
  'GET /auth/check-username/grace': () => ({ body: { available: true, message: '' } }),
  [register]: () => ({ status: 201, body: { user: {} } }),
};

const good = {
  'Full name': 'Grace Brewster Hopper',
  'Work email': 'grace@example.com',
  Password: 'abcdefgh',
  'Confirm password': 'abcdefgh',
};

async function open(handlers: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/register', { user: null, ...handlers });
  await screen.findByRole('heading', { name: 'Create your account' });
  return app;
}

async function submit(fields: Partial<typeof good>, accept = true) {
  for (const [label, value] of Object.entries({ ...good, ...fields })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  if (accept) fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
}

describe('the custom sign-up', () => {
  it('SIGNUP-6 SIGNUP-7 has its fields, the meter, the terms and the way to sign in', async () => {
    await open();
    for (const label of Object.keys(good)) expect(screen.getByLabelText(label)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'Abcdefg1');
    expect(screen.getByRole('meter', { name: 'Password strength' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I accept the/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    [{ 'Full name': '' }, 'Name is required'],
    [{ 'Full name': 'G' }, 'Name must be at least 2 characters'],
    [{ 'Work email': '' }, 'Email is required'],
    [{ 'Work email': 'grace' }, 'Invalid email address'],
    [{ Password: '' }, 'Password is required'],
    [{ Password: 'abcdefg' }, 'Password must be at least 8 characters'],
    [{ 'Confirm password': '' }, 'Please confirm your password'],
    [{ 'Confirm password': 'abcdefgi' }, 'Passwords do not match'],
    [{ 'Full name': '', 'Confirm password': 'other' }, 'Passwords do not match'],
  ])(
    'SIGNUP-20 SIGNUP-21 SIGNUP-22 SIGNUP-23 SIGNUP-24 SIGNUP-25 %j: %s',
    async (fields, message) => {
      const { requests } = await open();
      await submit(fields);
      expect(await screen.findByText(message)).toBeVisible();
      expect(
        requests.some(({ path }) => path.startsWith('/auth') || path.startsWith('/api/auth')),
      ).toBe(false);
    },
  );

  it('SIGNUP-19 the terms must be accepted', async () => {
    await open();
    await submit({}, false);
    expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
  });

  it('SIGNUP-9 SIGNUP-10 SIGNUP-32 says that it worked, then goes to login after 2 seconds', async () => {
    const { requests, at } = await open({ handlers: accepting });
    vi.useFakeTimers();
    await submit({});
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(
      screen.getByText(
        'Account created successfully! Please check your email to verify your account.',
      ),
    ).toBeVisible();
    const body = requests.find(({ path }) => path === '/api/auth/register')?.body;
    expect(body).toMatchObject({
      username: 'grace',
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
    });
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(at().pathname).toBe('/register');
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    await waitFor(() => expect(at().pathname).toBe('/login'));
  });

  const fallback = 'Registration failed. Please try again.';
  it.each([
    [
      { status: 409, body: { code: 'identity.email_taken', message: 'Known already.' } },
      'Known already.',
    ],
    [{ status: 400, body: {} }, fallback],
    [new TypeError('Failed to fetch'), fallback],
  ])('SIGNUP-28 SIGNUP-30 %j shows: %s', async (reply, message) => {
    await open({ handlers: { ...accepting, [register]: () => reply } });
    await submit({});
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  });
});

describe('an address that has an account', () => {
  it('leads to the sign-in screen beside the error, until another one is typed', async () => {
    const message = 'This email is already in use.';
    const body = { code: 'identity.email_taken', message, fields: { email: message } };
    await open({ handlers: { ...accepting, [register]: () => ({ status: 409, body }) } });
    await submit({});
    expect(await screen.findByText(message)).toBeVisible();
    const hint = within(screen.getByText(/Is this you/));
    expect(hint.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(hint.getByRole('link', { name: 'reset your password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await userEvent.type(screen.getByLabelText('Work email'), 'x');
    expect(screen.queryByText(/Is this you/)).not.toBeInTheDocument();
  });
});

describe('a password that is guessed first', () => {
  it('SIGNUP-28 the server says so at the field, and the rest stays', async () => {
    const words = 'This password is too common. Choose a different one.';
    const body = {
      code: 'identity.password_weak',
      message: words,
      fields: { password: words },
    };
    await open({ handlers: { ...accepting, [register]: () => ({ status: 400, body }) } });
    await submit({});
    expect((await screen.findByText(words)).closest('[role=alert]')?.id).toBe(
      screen.getByLabelText('Password').getAttribute('aria-describedby'),
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText<HTMLInputElement>(/mail/)).toHaveValue('grace@example.com');
  });
});
