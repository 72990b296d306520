// The development inbox, over a mocked network.
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { LOOK_EVERY_MS } from './use-dev-emails.ts';

afterEach(leaveApp);

const inboxRoute = 'GET /api/dev/inbox';
const ownOrigin = window.location.origin;

const createEmail = (at: number, change: object = {}) => ({
  id: `7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a000${at}`,
  to: 'ada@example.com',
  subject: `Letter ${at}`,
  body: `Hello ${at}`,
  at: `2026-01-01T10:0${at}:00Z`,
  ...change,
});

const open = (handler: () => unknown) =>
  renderApp('/dev/inbox', { user: null, handlers: { [inboxRoute]: handler as () => object } });

const locked = {
  'GET /api/config': () => ({ body: { has_dev_inbox: true } }),
  [inboxRoute]: ({ headers }: { headers: Record<string, string> }) =>
    headers['x-dev-inbox-key'] === key
      ? { body: { data: [createEmail(1)] } }
      : { status: 404, body: { code: 'route.not_found', message: 'x' } },
};
const key = '0123456789abcdef0123456789abcdef';

describe('the key of the development inbox', () => {
  afterEach(() => {
    localStorage.removeItem('dev-inbox-key');
  });

  it('L8: is requested, and read from the link that the server prints at start', async () => {
    renderApp('/dev/inbox', { user: null, handlers: locked });
    expect(await screen.findByText('Open the inbox link')).toBeVisible();
    // The link is opened in the same tab: nothing is loaded.
    act(() => {
      window.location.hash = key;
    });
    expect(await screen.findByRole('button', { name: /Letter 1/ })).toBeVisible();
    expect(screen.queryByText('Open the inbox link')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  it('L8: is kept in this browser for the links of other screens', async () => {
    localStorage.setItem('dev-inbox-key', key);
    renderApp('/dev/inbox', { user: null, handlers: locked });
    expect(await screen.findByRole('button', { name: /Letter 1/ })).toBeVisible();
  });
});

describe('the development inbox', () => {
  it('SIGNUP-9 lists emails and opens one', async () => {
    open(() => ({ body: { data: [createEmail(2), createEmail(1)] } }));
    const list = within(await screen.findByRole('list', { name: 'Emails' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Letter 2'),
      expect.stringContaining('Letter 1'),
    ]);
    const article = () => screen.getByRole('article', { name: 'Email' }).textContent;
    expect(article()).toContain('Hello 2');
    await userEvent.click(list.getByRole('button', { name: /Letter 1/ }));
    expect(article()).toContain('Hello 1');
  });

  it('makes a link of our own addresses, and of no others', async () => {
    const body = [
      `Open ${ownOrigin}/verify-email?token=abc now`,
      'or https://evil.example/x',
      `or ${ownOrigin}.evil.example/y`,
      `or ${ownOrigin.replace('//', '//evil@')}.example/z`,
      'or javascript:alert(1)',
      '<a href="https://evil.example">here</a>',
    ].join('\n');
    open(() => ({ body: { data: [createEmail(1, { body })] } }));
    const article = within(await screen.findByRole('article', { name: 'Email' }));
    const links = article.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/verify-email?token=abc']);
    expect(screen.getByRole('article')).toHaveTextContent('https://evil.example/x');
  });

  it('refreshes by itself and keeps the chosen email', async () => {
    const responses = [[createEmail(1)], [createEmail(2), createEmail(1)]];
    open(() => ({ body: { data: responses.length > 1 ? responses.shift() : responses[0] } }));
    const first = await screen.findByRole('button', { name: /Letter 1/ });
    await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole('button', { name: /Letter 2/ })).toBeVisible(), {
      timeout: LOOK_EVERY_MS * 3,
    });
    expect(screen.getByRole('article')).toHaveTextContent('Hello 1');
  });

  it('explains itself while it is empty', async () => {
    open(() => ({ body: { data: [] } }));
    expect(await screen.findByText('No emails yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  it('shows what went wrong and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const responses: unknown[] = [
      { status: 500, body: { code: 'internal', message: 'Our fault.' } },
    ];
    open(() => responses.shift() ?? { body: { data: [createEmail(1)] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Our fault.');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('button', { name: /Letter 1/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ROUTE-19 is treated as an unknown path where emails are sent', async () => {
    const { at } = open(() => ({ status: 404, body: { code: 'route.not_found', message: 'x' } }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(at().pathname).toBe('/login');
    expect(at().state).toMatchObject({ from: '/dashboard' });
  });
});
