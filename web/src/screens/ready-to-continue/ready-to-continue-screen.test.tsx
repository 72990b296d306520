// The redirect to a code editor, over a mocked network. Only the navigation itself is mocked.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada, adaInfo, tokenResponse } from '#web/lib/test/mock-http.ts';

const navigateExternal = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/navigation/navigation.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  navigateExternal,
}));

afterEach(() => {
  leaveApp();
  navigateExternal.mockReset();
});

const realm = '/realms/vys/protocol/openid-connect';
const code = 'POST /api/auth/editor-code';
const editor = 'https://editor.example/open?page=1';
const withCode = `${editor}&token=one-time`;
const granting = {
  [code]: () => ({ body: { data: { redirect_to: withCode } } }),
  [`POST ${realm}/token`]: () => ({ body: tokenResponse('2') }),
  [`GET ${realm}/userinfo`]: () => ({ body: adaInfo }),
  'GET /api/user/profile': () => ({ body: { data: ada } }),
};

const challenge = 'B'.repeat(43);
const search = (redirect: string, more = '') => `?redirect=${encodeURIComponent(redirect)}${more}`;
const notice = 'That link goes outside Vys, so we took you to your dashboard.';

function arrive(redirect: string, options: Parameters<typeof renderApp>[1] = {}, more = '') {
  return renderApp(
    { pathname: '/login', search: search(redirect, more) },
    { ...options, handlers: { ...granting, ...options.handlers } },
  );
}

async function signIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const go = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Continue to Editor' }));

describe('a signed-in user', () => {
  it('LOGIN-10 is asked, told where it leads, and goes there with a one-time code', async () => {
    const { requests } = arrive(editor, {}, `&code_challenge=${challenge}`);
    expect(await screen.findByRole('heading', { name: 'Ready to Continue' })).toBeVisible();
    expect(await screen.findByText('https://editor.example')).toBeVisible();
    expect(navigateExternal).not.toHaveBeenCalled();
    await go();
    await waitFor(() => expect(navigateExternal).toHaveBeenCalledExactlyOnceWith(withCode));
    expect(requests.find(({ path }) => path === '/api/auth/editor-code')?.body).toEqual({
      redirect: editor,
      code_challenge: challenge,
    });
  });

  it('LOGIN-10 may stay', async () => {
    const { at } = arrive(editor);
    await userEvent.click(await screen.findByRole('button', { name: 'Go to Dashboard Instead' }));
    await waitFor(() => expect(at()).toMatchObject({ pathname: '/dashboard', search: '' }));
    expect(navigateExternal).not.toHaveBeenCalled();
  });
});

describe('a user who signs in', () => {
  it('LOGIN-9 is sent on at once', async () => {
    arrive(editor, { user: null });
    await signIn();
    await waitFor(() => expect(navigateExternal).toHaveBeenCalledExactlyOnceWith(withCode));
  });

  it('LOGIN-9 ends on the dashboard when the place is not listed, with a notice', async () => {
    const { at, requests } = arrive('https://evil.example/x', { user: null });
    await signIn();
    await waitFor(() => expect(at()).toMatchObject({ pathname: '/dashboard', search: '' }));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(navigateExternal).not.toHaveBeenCalled();
    expect(requests.some(({ path }) => path === '/api/auth/editor-code')).toBe(false);
  });
});

describe('I9 LOGIN-9 a link that leads anywhere else', () => {
  it.each([
    '//editor.example',
    '/\\editor.example',
    'https:editor.example',
    'javascript:alert(1)',
    'https://editor.example@evil.example',
    'https://editor.example.evil.example',
    'https://editor.examplе/',
    'https://editor.example\t.evil.example',
    'https://editor.example\n.evil.example',
  ])('%j goes to the dashboard', async (redirect) => {
    const { at, requests } = arrive(redirect);
    await waitFor(() => expect(at()).toMatchObject({ pathname: '/dashboard', search: '' }));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(navigateExternal).not.toHaveBeenCalled();
    expect(requests.some(({ path }) => path === '/api/auth/editor-code')).toBe(false);
  });

  it('also when only the server knows', async () => {
    const body = { code: 'identity.redirect_refused', message: 'No.' };
    const { at } = arrive(editor, { handlers: { [code]: () => ({ status: 400, body }) } });
    await go();
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    expect(await screen.findByText(notice)).toBeVisible();
  });

  it('does not follow a response that leads to another origin', async () => {
    const response = { body: { data: { redirect_to: 'https://evil.example/?token=x' } } };
    arrive(editor, { handlers: { [code]: () => response } });
    await go();
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't reach Vys");
    expect(navigateExternal).not.toHaveBeenCalled();
  });
});

describe('a failing server', () => {
  it.each([
    [new TypeError('Failed to fetch'), "couldn't reach Vys"],
    [{ status: 500, body: { code: 'internal', message: 'Our fault.' } }, 'Our fault.'],
  ])('says so and tries again: %o', async (reply, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replies: (typeof reply)[] = [reply];
    arrive(editor, { handlers: { [code]: () => replies.shift() ?? granting[code]?.() ?? reply } });
    await go();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await go();
    await waitFor(() => expect(navigateExternal).toHaveBeenCalledExactlyOnceWith(withCode));
  });

  it('does not guess while it does not know the editors', async () => {
    const replies: object[] = [{ status: 503, body: {} }];
    const config = { body: { editor_origins: ['https://editor.example'] } };
    arrive(editor, { handlers: { 'GET /api/config': () => replies.shift() ?? config } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('https://editor.example')).toBeVisible();
    expect(navigateExternal).not.toHaveBeenCalled();
    await go();
    await waitFor(() => expect(navigateExternal).toHaveBeenCalledOnce());
  });
});
