// The API documentation: reading, searching, copying for visitors; trying calls for users.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpPaths } from '@vys/contract/help/articles';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import text from '../../../../docs/openapi.json?raw';

afterEach(leaveApp);

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

function renderDocs(anchor: string, { handlers = {}, ...options }: Options = {}) {
  const document = { 'GET /openapi.json': () => ({ text }) };
  const rendered = renderApp('/docs', { ...options, handlers: { ...document, ...handlers } });
  window.location.hash = anchor;
  return rendered;
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the API documentation', () => {
  it.each([undefined, null])(
    'ROUTE-18 /docs is open to users and to visitors (%s)',
    async (user) => {
      const { at } = renderDocs('', user === null ? { user } : {});
      expect(await findTitle('API reference')).toBeVisible();
      expect(document.title).toBe('API Docs · Vys');
      expect(at().pathname).toBe('/docs');
      expect(screen.getByRole('link', { name: 'Back to Vys' })).toHaveAttribute(
        'href',
        '/dashboard',
      );
      expect(screen.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute(
        'href',
        '/openapi.json',
      );
    },
  );

  it('leads to the API keys of the settings and to the article on them', async () => {
    renderDocs('', { user: null });
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await findTitle('API reference');
    expect(getHref('Create an API key')).toBe(helpPaths['api-keys']);
    expect(getHref('How API keys work')).toBe('/help/api-keys');
  });

  it('begins with the address of the API, and shows what an error looks like', async () => {
    renderDocs('', { user: null });
    await findTitle('API reference');
    expect(screen.getByRole('region', { name: 'Base URL' })).toHaveTextContent(
      window.location.origin,
    );
    const text = screen.getByRole('region', { name: 'Example error' }).textContent;
    expect(text).toContain('HTTP/1.1 429');
    expect(text).toContain('Retry-After: ');
    expect(text).toContain('"code": "rate.limited"');
  });

  it('ROUTE-18 shows what a call takes, returns and fails with, by its anchor', async () => {
    renderDocs('pages.publish', { user: null });
    expect(await findTitle('Freeze the saved page and show it to visitors')).toBeVisible();
    const parameters = screen.getByRole('region', { name: 'Parameters' });
    expect(within(parameters).getByText('In the path; UUID')).toBeVisible();
    const response = screen.getByRole('region', { name: 'Response' });
    expect(within(response).getByRole('rowheader', { name: /published_at/ })).toBeVisible();
    const errors = screen.getByRole('region', { name: 'Errors' });
    expect(
      within(errors).getByRole('row', {
        name: "422 pages.publish_blocked The page contains something that can't be published.",
      }),
    ).toBeVisible();
    expect(screen.getByText('Signed-in users')).toBeVisible();
    expect(screen.getByText('API key with pages:write')).toBeVisible();
  });

  it('opens nested fields on request, with lists, unions and null in words', async () => {
    const user = userEvent.setup();
    renderDocs('accounts.getProfile', { user: null });
    await findTitle('The profile of the caller');
    const response = within(screen.getByRole('region', { name: 'Response' }));
    expect(response.getByRole('row', { name: /^avatar_url.*string or null/ })).toBeVisible();
    expect(response.getByText('list of string')).toBeVisible();
    expect(response.queryByText('current_views_goal')).toBeNull();
    await user.click(response.getByRole('button', { name: 'Show fields of goals' }));
    expect(response.getByText('current_views_goal')).toBeVisible();
    await user.click(response.getByRole('button', { name: 'Hide fields of goals' }));
    expect(response.queryByText('current_views_goal')).toBeNull();
  });

  it('finds calls by path and by what they do', async () => {
    const user = userEvent.setup();
    renderDocs('', { user: null });
    const search = await screen.findByRole('searchbox', { name: 'Search calls' });
    await user.type(search, 'switch public');
    expect(screen.getByRole('status')).toHaveTextContent('2 calls found');
    await user.clear(search);
    await user.type(search, '/api/auth/check-username');
    const found = screen.getByRole('link', { name: /Whether a public name is free/ });
    expect(found).toHaveAttribute('href', '#accounts.checkUsername');
    await user.type(search, 'xyz');
    expect(screen.getByText('No calls found')).toBeVisible();
  });

  it('copies an example in the chosen language', async () => {
    const user = userEvent.setup();
    renderDocs('accounts.getProfile', { user: null });
    await user.click(await screen.findByRole('radio', { name: 'Python' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('from urllib.request import Request, urlopen');
    expect(copied).toContain('/api/user/profile');
  });

  it('says so when there is no such call', async () => {
    renderDocs('pages.gone', { user: null });
    expect(await screen.findByText("This call isn't in the API")).toBeVisible();
  });

  it('offers another try when the document cannot be loaded', async () => {
    const user = userEvent.setup();
    let status = 500;
    const handlers = { 'GET /openapi.json': () => ({ status, text }) };
    renderDocs('', { user: null, handlers });
    expect(await screen.findByText("We couldn't load the API reference")).toBeVisible();
    status = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findTitle('API reference')).toBeVisible();
  });
});

describe('trying a call', () => {
  it('sends a reading call at once with the own session, and never shows its token', async () => {
    const user = userEvent.setup();
    const storage = { used: 12, limit: 34 };
    const { requests } = renderDocs('accounts.getStorage', {
      handlers: { 'GET /api/user/storage': () => ({ body: storage }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('region', { name: 'Result' })).toHaveTextContent('"used": 12');
    expect(screen.getByText('200')).toBeVisible();
    expect(screen.getByText(/^\d+ ms$/)).toBeVisible();
    const sent = requests.find(({ path }) => path === '/api/user/storage');
    expect(sent?.headers.Authorization).toBe('Bearer access-1');
    expect(document.body).not.toHaveTextContent('access-1');
  });

  it('asks before a call that changes the account', async () => {
    const user = userEvent.setup();
    const { requests } = renderDocs('accounts.setPagesActive', {
      handlers: { 'PUT /api/user/pages-active': () => ({ status: 409, body: { code: 'x' } }) },
    });
    const sent = () => requests.filter(({ method }) => method === 'PUT');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send this call?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Send call' }));
    expect(await screen.findByRole('region', { name: 'Result' })).toHaveTextContent('"code": "x"');
    expect(sent()).toMatchObject([{ body: { pages_active: true } }]);
  });

  it('needs the values of the path, and a body that is JSON', async () => {
    const user = userEvent.setup();
    const { requests } = renderDocs('pages.setActive');
    const body = await screen.findByRole('textbox', { name: 'Body (JSON)' });
    await user.clear(body);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Enter a value')).toBeVisible();
    expect(screen.getByText("This isn't valid JSON")).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([
    'media.upload',
    'ai.chat',
    'identity.token',
    'identity.exchangeEditorCode',
    'identity.createApiKey',
  ])('is not offered for %s', async (id) => {
    renderDocs(id);
    expect(await screen.findByText(/can't be sent from here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('leads visitors to the sign-in screen and back where no API key reaches', async () => {
    renderDocs('identity.listSessions', { user: null });
    const part = within(await screen.findByRole('region', { name: 'Try it' }));
    expect(part.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fdocs%23identity.listSessions',
    );
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(screen.getByText('No API keys')).toBeVisible();
  });
});

describe('trying a call with an API key', () => {
  const apiKey = `vys_key_${'k'.repeat(49)}`;
  const body = { used: 12, limit: 34 };
  const handlers = { 'GET /api/user/storage': () => ({ body }) };

  it('ROUTE-18 takes a pasted key instead of the session, for this and the next call', async () => {
    const user = userEvent.setup();
    const { requests } = renderDocs('accounts.getStorage', { handlers });
    await user.click(await screen.findByRole('radio', { name: 'API key' }));
    const field = screen.getByLabelText('API key', { selector: 'input:not([type=radio])' });
    expect(field).toHaveAttribute('type', 'password');
    await user.click(field);
    await user.paste(` ${apiKey}\n`);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('region', { name: 'Result' })).toHaveTextContent('"used": 12');
    const sent = requests.filter(({ path }) => path === '/api/user/storage');
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual([`Bearer ${apiKey}`]);
    expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain(apiKey);
    window.location.hash = 'accounts.getProfile';
    await findTitle('The profile of the caller');
    expect(screen.getByLabelText('API key', { selector: 'input:not([type=radio])' })).toHaveValue(
      apiKey,
    );
  });

  it('works for visitors, and keeps a rejected key from ending anything', async () => {
    const user = userEvent.setup();
    const rejection = { status: 401, body: { code: 'auth.key_invalid', message: 'No.' } };
    const { requests } = renderDocs('accounts.getStorage', {
      user: null,
      handlers: { 'GET /api/user/storage': () => rejection },
    });
    await user.type(await screen.findByLabelText('API key'), apiKey);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('region', { name: 'Result' })).toHaveTextContent(
      'auth.key_invalid',
    );
    expect(requests.filter(({ path }) => path === '/api/user/storage')).toHaveLength(1);
  });

  it('sends nothing that is no API key', async () => {
    const user = userEvent.setup();
    const { requests } = renderDocs('accounts.getStorage', { user: null, handlers });
    await user.type(await screen.findByLabelText('API key'), 'my password');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('An API key starts with vys_key_')).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/user/storage')).toEqual([]);
  });
});
