// Setting a new password by an emailed link, over a mocked network.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';

afterEach(leaveApp);

const reset = 'POST /api/auth/reset-password';
const realmToken = 'POST /realms/vys/protocol/openid-connect/token';
const token = 'A'.repeat(43);

function open(options: Parameters<typeof renderApp>[1] = {}, search = `?token=${token}`) {
  return renderApp({ pathname: '/reset-password', search }, { user: null, ...options });
}

async function submit(password = 'Correct-horse-7', confirmation = password) {
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirm new password'), {
    target: { value: confirmation },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set password' })));
}

describe('a dead link', () => {
  it('ROUTE-4 is found out before anything is typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = { code: 'identity.link_invalid', message: 'Used.' };
    open({ handlers: { 'POST /api/auth/check-reset-link': () => ({ status: 400, body }) } });
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request new link' })).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('ROUTE-4 takes the token out of the address bar at once, and sends it', async () => {
    const { requests, at } = open({ handlers: { [reset]: () => ({ status: 204 }) } });
    await screen.findByLabelText('New password');
    expect(at()).toMatchObject({ pathname: '/reset-password', search: '' });
    await submit();
    await waitFor(() => expect(at().pathname).toBe('/login'));
    expect(requests.find(({ path }) => path === '/api/auth/reset-password')?.body).toEqual({
      token,
      new_password: 'Correct-horse-7',
    });
  });

  it('ROUTE-4 returns to the sign-in screen with a confirmation', async () => {
    open({ handlers: { [reset]: () => ({ status: 204 }) } });
    await submit();
    expect(
      await screen.findByText('Password changed. Sign in with your new password.'),
    ).toBeVisible();
  });

  it('ROUTE-4 ends the session of this browser when the provider has', async () => {
    const { at } = renderApp(
      { pathname: '/reset-password', search: `?token=${token}` },
      {
        handlers: {
          [reset]: () => ({ status: 204 }),
          [realmToken]: () => ({ status: 400, body: { error: 'invalid_grant' } }),
        },
      },
    );
    await submit();
    expect(await screen.findByText(/^Password changed/)).toBeVisible();
    expect(at().pathname).toBe('/login');
    expect(screen.queryByText(/Session expired/)).not.toBeInTheDocument();
  });

  it('shows how strong it is', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('New password'), {
      target: { value: 'Abcdefg1' },
    });
    expect(screen.getByRole('meter', { name: 'Password strength' })).toBeVisible();
  });

  it.each([
    ['', '', 'Password is required'],
    ['short', 'short', 'Password must be at least 8 characters'],
    ['Correct-horse-7', '', 'Please confirm your password'],
    ['Correct-horse-7', 'Correct-horse-8', 'Passwords do not match'],
  ])('rejects "%s" with "%s": %s', async (password, confirmation, words) => {
    const { requests } = open();
    await submit(password, confirmation);
    expect(await screen.findByText(words)).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/auth/reset-password')).toEqual([]);
  });
});

describe('a rejected reset', () => {
  it('shows a common password error at its field', async () => {
    const words = 'This password is too common.';
    const body = {
      code: 'identity.password_weak',
      message: words,
      fields: { new_password: words },
    };
    open({ handlers: { [reset]: () => ({ status: 400, body }) } });
    await submit();
    expect((await screen.findByText(words)).id).toBe(
      screen.getByLabelText('New password').getAttribute('aria-describedby'),
    );
  });

  it('ROUTE-4 offers a new link when it was used or has expired', async () => {
    const body = { code: 'identity.link_invalid', message: 'Used.' };
    open({ handlers: { [reset]: () => ({ status: 400, body }) } });
    await submit();
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it.each([
    ['without a token', '', undefined],
    [
      'with half a token',
      '?token=abc',
      { token: "This link isn't complete. Copy the whole link from the email." },
    ],
  ])('a link %s', async (_, search, fields) => {
    const body = { code: 'input.invalid', message: 'No.', fields };
    open({ handlers: { [reset]: () => ({ status: 400, body }) } }, search);
    if (fields) await submit();
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
  });

  it('says when the password is managed elsewhere', async () => {
    const body = { code: 'identity.managed_elsewhere', message: 'Elsewhere.' };
    open({
      handlers: {
        [reset]: () => ({ status: 409, body }),
        'GET /api/config': () => ({ body: { identity_account_url: 'https://id.example/me' } }),
      },
    });
    await submit();
    const link = await screen.findByRole('link', { name: 'Manage password' });
    expect(link).toHaveAttribute('href', 'https://id.example/me');
  });

  it.each([
    [new TypeError('Failed to fetch'), /couldn't reach Vys/],
    [{ status: 500, body: { code: 'internal', message: 'Our fault.' } }, /Our fault/],
    [{ status: 500, text: 'x' }, /couldn't reach Vys/],
  ])('anything else, and keeps what was typed: %o', async (reply, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open({ handlers: { [reset]: () => reply } });
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByLabelText<HTMLInputElement>('New password')).toHaveValue('Correct-horse-7');
  });
});
