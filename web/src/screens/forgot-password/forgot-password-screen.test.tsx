// Asking for a link to set a new password, over a mocked network.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';

afterEach(leaveApp);

const forgot = 'POST /api/auth/forgot-password';
const response =
  "If an account exists for ada@example.com, you'll get a link that works for 60 minutes.";

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/forgot-password', { user: null, ...options });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  return app;
}

async function requestLink(email: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send reset link' })));
}

describe('the form for a reset link', () => {
  it('ROUTE-4 shows the same text whether or not the account exists', async () => {
    const { requests } = await open({ handlers: { [forgot]: () => ({ status: 204 }) } });
    await requestLink(' ada@example.com ');
    expect(await screen.findByText(response)).toBeVisible();
    expect(requests.find(({ path }) => path.endsWith('forgot-password'))?.body).toEqual({
      email: 'ada@example.com',
    });
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  });

  it('ROUTE-4 is available to signed-in users too', async () => {
    renderApp('/forgot-password');
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });

  it.each([
    ['', 'Email is required'],
    ['ada', 'Invalid email address'],
  ])('ROUTE-4 rejects "%s"', async (email, words) => {
    const { requests } = await open();
    await requestLink(email);
    expect(await screen.findByText(words)).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    [new TypeError('Failed to fetch'), /couldn't reach Vys/],
    [{ status: 502, text: 'Bad gateway' }, /couldn't reach Vys/],
    [{ status: 500, body: { code: 'internal', message: 'Our fault.' } }, /Our fault\./],
    [
      {
        status: 429,
        body: { code: 'rate.limited', message: 'x' },
        headers: { 'retry-after': '90' },
      },
      /wait 90 seconds/,
    ],
  ])('says what went wrong and keeps the address: %o', async (reply, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open({ handlers: { [forgot]: () => reply } });
    await requestLink('ada@example.com');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByLabelText<HTMLInputElement>('Email')).toHaveValue('ada@example.com');
  });
});

describe('the screen after sending the link', () => {
  it('ROUTE-4 sends again after a minute, and not before', async () => {
    const { requests } = await open({ handlers: { [forgot]: () => ({ status: 204 }) } });
    await screen.findByLabelText('Email');
    // The rules and the call are there before the clock stands still.
    await import('./forgot-password-rules.ts');
    vi.useFakeTimers();
    await requestLink('ada@example.com');
    await act(() => vi.advanceTimersByTimeAsync(0));
    const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send again/ });
    expect([again().textContent, again().disabled]).toEqual(['Send again in 60 seconds', true]);
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect([again().textContent, again().disabled]).toEqual(['Send again in 1 second', true]);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(async () => fireEvent.click(again()));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(requests.filter(({ path }) => path.endsWith('forgot-password'))).toHaveLength(2);
    expect(again()).toBeDisabled();
  });

  it('accepts another address', async () => {
    await open({ handlers: { [forgot]: () => ({ status: 204 }) } });
    await requestLink('ada@example.com');
    await userEvent.click(await screen.findByRole('button', { name: 'Use a different email' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email')).toHaveValue('');
  });

  it.each([true, false])(
    'links to the development inbox when there is one: %s',
    async (has_dev_inbox) => {
      await open({
        handlers: {
          [forgot]: () => ({ status: 204 }),
          'GET /api/config': () => ({ body: { has_dev_inbox } }),
        },
      });
      await requestLink('ada@example.com');
      await screen.findByText(response);
      const link = () => screen.queryByRole('link', { name: 'Open inbox' });
      if (has_dev_inbox)
        await waitFor(() => expect(link()?.getAttribute('href')).toBe('/dev/inbox'));
      else expect(link()).toBeNull();
    },
  );
});
