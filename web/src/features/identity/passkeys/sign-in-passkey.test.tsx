// The way in with a passkey, on the sign-in screen.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { storageKeys } from '#web/lib/session/session-storage.ts';
import { ada, adaInfo, tokenResponse } from '#web/lib/test/mock-http.ts';

const { startAuthentication } = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  startAuthentication.mockReset();
  leaveApp();
});

const TOKEN = 'POST /realms/vys/protocol/openid-connect/token';
const BEGIN = 'POST /api/auth/passkeys/sign-in';
const options = { challenge: 'c', rpId: 'vys.example' };
const assertion = { id: 'mine', type: 'public-key', response: {} };

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;

async function open(handlers: Handlers = {}) {
  const app = renderApp('/login', {
    user: null,
    handlers: {
      [BEGIN]: () => ({ body: { data: options } }),
      [TOKEN]: () => ({ body: tokenResponse('1') }),
      'GET /realms/vys/protocol/openid-connect/userinfo': () => ({ body: adaInfo }),
      'GET /api/user/profile': () => ({ body: { data: ada } }),
      ...handlers,
    },
  });
  await screen.findByRole('textbox', { name: 'Email' });
  return app;
}

const name = 'Sign in with a passkey';
const press = async () => userEvent.click(await screen.findByRole('button', { name }));

describe('signing in with a passkey', () => {
  it.each([
    [true, 'localStorage'],
    [false, 'sessionStorage'],
  ] as const)(
    'needs neither name nor password; remember me %s keeps it in %s',
    async (remember, storage) => {
      startAuthentication.mockResolvedValue(assertion);
      const { requests, at } = await open();
      if (remember) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
      await press();
      await waitFor(() => expect(at().pathname).toBe('/dashboard'));
      expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: options });
      const [form] = requests.filter(({ path }) => path.endsWith('/token'));
      expect(form?.body).toEqual({
        grant_type: 'urn:vys:grant-type:passkey',
        client_id: 'vys-web',
        assertion: JSON.stringify(assertion),
        scope: 'openid profile email',
      });
      expect(window[storage].getItem(storageKeys.accessToken)).toBe('access-1');
    },
  );

  it('does not report a canceled request as an error', async () => {
    startAuthentication.mockRejectedValue(
      Object.assign(new Error('x'), { name: 'NotAllowedError' }),
    );
    const { requests } = await open();
    await press();
    const words = "The passkey wasn't used. The request was canceled or took too long.";
    expect((await screen.findByRole('status')).textContent).toBe(words);
    expect(requests.some(({ path }) => path.endsWith('/token'))).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name })).toBeEnabled();
  });

  it.each<[string, Handlers, string]>([
    [
      'a rejection',
      {
        [TOKEN]: () => ({
          status: 400,
          body: {
            error: 'invalid_grant',
            error_description: "This passkey didn't work. Try again or sign in another way.",
          },
        }),
      },
      "This passkey didn't work. Try again or sign in another way.",
    ],
    [
      'too many tries',
      { [BEGIN]: () => ({ status: 429, body: { code: 'rate.limited', message: 'x' } }) },
      'Too many attempts. Please wait a moment and try again.',
    ],
    [
      'a foreign response',
      { [BEGIN]: () => ({ text: '<html>' }) },
      "We couldn't reach Vys. Check your connection and try again.",
    ],
    [
      'no response',
      { [BEGIN]: () => new TypeError('Failed to fetch') },
      "We couldn't reach Vys. Check your connection and try again.",
    ],
  ])('shows %s in a red alert', async (_what, handlers, words) => {
    startAuthentication.mockResolvedValue(assertion);
    await open(handlers);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });

  it('is not offered when the browser does not support passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await open();
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('is not offered when another provider manages passkeys', async () => {
    const config = { identity_account_url: 'https://id.example/account' };
    await open({ 'GET /api/config': () => ({ body: config }) });
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });
});
