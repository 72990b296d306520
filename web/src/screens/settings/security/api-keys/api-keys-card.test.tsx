// API keys on the security tab, by role: creating, the one look at a key, revoking, and what fails.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { helpArticleIds, helpPaths } from '@vys/contract/help/articles';
import type { ApiKey } from '@vys/contract/identity/api-keys';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';

afterEach(leaveApp);

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const key: ApiKey = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0301',
  name: 'Backup',
  last_characters: 'Ab9Z',
  scopes: ['pages:write', 'analytics:read'],
  created_at: '2026-01-01T08:00:00Z',
  expires_at: inDays(60),
  last_used_at: null,
  last_used_from: '',
};
const secret = `vys_key_${'k'.repeat(45)}Ab9Z`;

function open(start: readonly ApiKey[], handlers: Handlers = {}) {
  let keys = start;
  const app = renderApp(
    { pathname: '/settings', search: '?tab=security' },
    {
      handlers: {
        'GET /api/auth/api-keys': () => ({ body: { data: keys } }),
        'POST /api/auth/api-keys': () => {
          keys = [key, ...keys];
          return { body: { data: { ...key, key: secret } } };
        },
        [`DELETE /api/auth/api-keys/${key.id}`]: () => {
          keys = keys.filter(({ id }) => id !== key.id);
          return { status: 204 };
        },
        ...handlers,
      },
    },
  );
  const bodies = (method: string) =>
    app.requests
      .filter((sent) => sent.method === method && sent.path.startsWith('/api/auth/api-keys'))
      .map(({ body }) => body);
  return { ...app, bodies, user: userEvent.setup() };
}

const card = async () => within(await screen.findByRole('region', { name: 'API keys' }));
const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await (await card()).findByRole('button', { name: 'Create API key' }));
  return within(await screen.findByRole('dialog', { name: 'Create an API key' }));
};
const choose = (dialog: ReturnType<typeof within>, area: string, access: string) =>
  within(dialog.getByRole('radiogroup', { name: area })).getByRole('radio', { name: access });

describe('help with API keys', () => {
  it('is linked from the card, and the article leads back to it', async () => {
    const { pathname, search, hash } = new URL(helpPaths['api-keys'], 'https://app.example');
    renderApp(
      { pathname, search },
      { handlers: { 'GET /api/auth/api-keys': () => ({ body: { data: [key] } }) } },
    );
    const region = await screen.findByRole('region', { name: 'API keys' });
    expect(region).toHaveAttribute('id', hash.slice(1));
    const link = within(region).getByRole('link', { name: 'How API keys work' });
    expect(helpArticleIds.map((id) => `/help/${id}`)).toContain(link.getAttribute('href'));
  });
});

describe('creating an API key', () => {
  it('ROUTE-18 asks for name, permissions and password, and shows the key once', async () => {
    const { user, bodies } = open([]);
    expect(await (await card()).findByText('You have no API keys yet.')).toBeVisible();
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Backup');
    await user.click(choose(dialog, 'Pages', 'Read and write'));
    await user.click(choose(dialog, 'Analytics', 'Read'));
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    const created = within(await screen.findByRole('dialog', { name: 'Copy your key now' }));
    expect(created.getByText(secret)).toBeVisible();
    expect(bodies('POST')).toEqual([
      {
        name: 'Backup',
        scopes: ['pages:write', 'analytics:read'],
        expires_in_days: 90,
        password: 'correct horse',
      },
    ]);
    await user.click(created.getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.keyboard('{Escape}');
    expect(created.getByText(secret)).toBeVisible();
    await user.click(created.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
    expect(await (await card()).findByText('vys_key_…Ab9Z')).toBeVisible();
    const again = await openDialog(user);
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('says what is missing, and sends nothing', async () => {
    const { user, bodies } = open([]);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Choose at least one permission')).toBeVisible();
    expect(dialog.getByText('Enter your password')).toBeVisible();
    expect(bodies('POST')).toEqual([]);
  });

  it('offers no writing where there is nothing to change, and reading everything at once', async () => {
    const { user } = open([]);
    const dialog = await openDialog(user);
    const analytics = within(dialog.getByRole('radiogroup', { name: 'Analytics' }));
    expect(analytics.getAllByRole('radio')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Read everything' }));
    expect(dialog.getAllByRole('radio', { name: 'Read', checked: true })).toHaveLength(7);
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(dialog.queryAllByRole('radio', { name: 'Read', checked: true })).toEqual([]);
  });

  it.each([
    ['identity.password_wrong', 403, 'x', 'Incorrect password.'],
    [
      'identity.api_key_limit',
      409,
      'You already have 20 API keys.',
      'You already have 20 API keys.',
    ],
  ])('keeps the form after %s', async (code, status, message, words) => {
    const failure = { status, body: { code, message } };
    const { user } = open([], { 'POST /api/auth/api-keys': () => failure });
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Backup');
    await user.click(choose(dialog, 'Profile', 'Read'));
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Backup');
  });

  it('asks for no password where another identity provider manages it', async () => {
    const config = { identity_account_url: 'https://id.example/account' };
    const { user, bodies } = open([], { 'GET /api/config': () => ({ body: config }) });
    await screen.findByRole('link', { name: 'Open sign-in settings' });
    const dialog = await openDialog(user);
    expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Backup');
    await user.click(choose(dialog, 'Profile', 'Read'));
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    await screen.findByRole('dialog', { name: 'Copy your key now' });
    expect(bodies('POST')).toEqual([
      { name: 'Backup', scopes: ['profile:read'], expires_in_days: 90 },
    ]);
  });
});

describe('the list of API keys', () => {
  const expired = { ...key, id: crypto.randomUUID(), name: 'Old', expires_at: inDays(-1) };
  const endless = { ...key, id: crypto.randomUUID(), name: 'Endless', expires_at: null };
  const soon = { ...key, id: crypto.randomUUID(), name: 'Soon', expires_at: inDays(2.5) };
  const used = {
    ...key,
    id: crypto.randomUUID(),
    name: 'Used',
    last_used_at: new Date(Date.now() - 5 * 60_000).toISOString(),
    last_used_from: '203.0.113.0/24',
  };

  it('says what each may do, when it ends and when it was last used', async () => {
    open([expired, endless, soon, used]);
    const rows = await (await card()).findAllByRole('listitem');
    const texts = rows.map((row) => row.textContent);
    for (const text of texts) expect(text).toContain('Pages (read and write), Analytics (read)');
    expect(texts[0]).toContain('Expired');
    expect(texts[1]).toContain('No expiry');
    expect(texts[2]).toContain('Expires in 3 days');
    expect(texts[2]).toContain('Never used');
    expect(texts[3]).toContain('Last used 5 minutes ago from 203.0.113.0/24');
  });

  it('revokes a key after a confirmation', async () => {
    const { user, bodies } = open([key]);
    await user.click(await (await card()).findByRole('button', { name: 'Revoke Backup' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke this API key?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(bodies('DELETE')).toHaveLength(0);
    await user.click((await card()).getByRole('button', { name: 'Revoke Backup' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(await (await card()).findByText('You have no API keys yet.')).toBeVisible();
    expect(bodies('DELETE')).toHaveLength(1);
  });

  it('offers another try when it cannot be loaded', async () => {
    let status = 500;
    const { user } = open([key], {
      'GET /api/auth/api-keys': () => ({ status, body: { data: [key], code: 'internal' } }),
    });
    expect(await (await card()).findByText("We couldn't load your API keys")).toBeVisible();
    expect((await card()).queryByRole('button', { name: 'Create API key' })).toBeNull();
    status = 200;
    await user.click((await card()).getByRole('button', { name: 'Try again' }));
    expect(await (await card()).findByText('Backup')).toBeVisible();
  });

  it('offers no further key when there are as many as there may be', async () => {
    const many = Array.from({ length: 20 }, () => ({ ...key, id: crypto.randomUUID() }));
    open([...many, expired]);
    const text = 'You have 20 keys. Revoke one to create another.';
    expect(await (await card()).findByText(text)).toBeVisible();
    expect((await card()).getByRole('button', { name: 'Create API key' })).toBeDisabled();
  });
});
