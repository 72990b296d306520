// Confirming an address by an emailed link, over a mocked network.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { session } from '#web/lib/session/session.ts';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const verify = 'POST /api/auth/verify-email';
const again = 'POST /api/auth/send-verification';
const token = 'A'.repeat(43);
const unverified = { ...ada, email_verified: false };
const dead = () => ({ status: 400, body: { code: 'identity.link_invalid', message: 'Used.' } });

function open(options: Parameters<typeof renderApp>[1] = {}, search = `?token=${token}`) {
  return renderApp({ pathname: '/verify-email', search }, { user: null, ...options });
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }));

describe('a change of address', () => {
  const confirm = 'POST /api/auth/confirm-email-change';
  const search = `?token=${token}&change=email`;

  it.each([
    ['waiting_for_new', /link in the email we sent to your new address/],
    ['waiting_for_current', /link in the email we sent to your current address/],
    ['changed', /Your email is changed/],
  ])('is confirmed at the press of the button: %s', async (status, words) => {
    const { requests, at } = open(
      { handlers: { [confirm]: () => ({ body: { data: { status } } }) } },
      search,
    );
    await press();
    expect(await screen.findByText(words)).toBeVisible();
    expect(at().search).toBe('');
    expect(requests.find(({ path }) => path === confirm.split(' ')[1])?.body).toEqual({ token });
  });

  it('says that a used link no longer works', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open({ handlers: { [confirm]: dead } }, search);
    await press();
    expect(await screen.findByText(/Start the change again in Settings/)).toBeVisible();
  });
});

describe('a link that works', () => {
  it('SIGNUP-9 does nothing by itself, and hides its token at once', async () => {
    const { requests, at } = open();
    await screen.findByRole('button', { name: 'Confirm email' });
    expect(at()).toMatchObject({ pathname: '/verify-email', search: '' });
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('SIGNUP-9 confirms at the press of the button', async () => {
    const { requests } = open({ handlers: { [verify]: () => ({ status: 204 }) } });
    await press();
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    expect(requests.find(({ path }) => path === '/api/auth/verify-email')?.body).toEqual({ token });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('SIGNUP-9 shows the user who is signed in as confirmed', async () => {
    let isVerified = false;
    open({
      user: unverified,
      handlers: {
        [verify]: () => {
          isVerified = true;
          return { status: 204 };
        },
        'GET /api/user/profile': () => ({
          body: { data: { ...ada, email_verified: isVerified } },
        }),
      },
    });
    await press();
    const link = await screen.findByRole('link', { name: 'Go to Dashboard' });
    expect(link).toHaveAttribute('href', '/dashboard');
    await waitFor(() =>
      expect(session.getState()).toMatchObject({ user: { email_verified: true } }),
    );
  });
});

describe('a link that does not work', () => {
  it('leads visitors to sign in, and back', async () => {
    open({ handlers: { [verify]: dead } });
    await press();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByText(/has expired or was already used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fverify-email',
    );
  });

  it('SIGNUP-9 sends users another, and the next one after a wait', async () => {
    const { requests } = open({
      user: unverified,
      handlers: {
        [verify]: dead,
        [again]: () => ({ status: 204 }),
        'GET /api/config': () => ({ body: { has_dev_inbox: true } }),
      },
    });
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/new link to ada@example.com/)).toBeVisible();
    expect(requests.some(({ path }) => path === '/api/auth/send-verification')).toBe(true);
    const next = screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in/ });
    expect(next).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Open inbox' })).toBeVisible();
  });

  it('says why no other could be sent', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const body = { code: 'rate.limited', message: 'x' };
    open(
      {
        user: unverified,
        handlers: { [again]: () => ({ status: 429, body, headers: { 'retry-after': '30' } }) },
      },
      '',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/wait 30 seconds/);
  });

  it('tells those whose address is confirmed that all is well', async () => {
    open({ user: ada }, '');
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  });

  it('leads to where addresses are confirmed', async () => {
    const body = { code: 'identity.managed_elsewhere', message: 'x' };
    open({
      handlers: {
        [verify]: () => ({ status: 409, body }),
        'GET /api/config': () => ({ body: { identity_account_url: 'https://id.example/me' } }),
      },
    });
    await press();
    const link = await screen.findByRole('link', { name: 'Open account settings' });
    expect(link).toHaveAttribute('href', 'https://id.example/me');
  });
});

describe('a failing server', () => {
  it.each([
    [new TypeError('Failed to fetch'), /couldn't reach Vys/],
    [{ status: 500, body: { code: 'internal', message: 'Our fault.' } }, /Our fault/],
  ])('says so and lets one press again: %o', async (reply, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replies = [reply, { status: 204 }];
    open({ handlers: { [verify]: () => replies.shift() as typeof reply } });
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm email' })));
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  });
});
