// The authenticator app, the recovery codes and the passkeys on the security tab, by role.
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MfaStatus } from '@vys/contract/identity/mfa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

configure({ asyncUtilTimeout: 15_000 });

const { startRegistration, buildQrCode } = vi.hoisted(() => ({
  startRegistration: vi.fn(),
  buildQrCode: vi.fn(async () => ({ count: 21, path: '' })),
}));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));
vi.mock('#web/lib/browser/qr-code.ts', () => ({ buildQrCode, fillQrCode: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  startRegistration.mockReset();
  leaveApp();
});

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;

const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const url = `otpauth://totp/Vys:ada%40example.com?secret=${secret}`;
const codes = Array.from({ length: 10 }, (_, n) => `2222-3333-4444-5555-6666-777${n}`);
const key = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0201',
  name: 'My phone',
  synced: true,
  created_at: '2026-01-01T08:00:00Z',
  last_used_at: null,
};
const off: MfaStatus = { totp_enabled: false, recovery_codes_left: 0, passkeys: [] };
const on: MfaStatus = { totp_enabled: true, recovery_codes_left: 10, passkeys: [] };
const wrongPassword = { status: 403, body: { code: 'identity.password_wrong', message: 'No.' } };

/** An account whose state the calls change. */
function open(start: MfaStatus, handlers: Handlers = {}) {
  let factor = start;
  const app = renderApp(
    { pathname: '/settings', search: '?tab=security' },
    {
      handlers: {
        'GET /api/auth/second-factor': () => ({ body: { data: factor } }),
        'GET /api/auth/sessions': () => ({ body: { data: [] } }),
        'POST /api/auth/totp': () => ({ body: { data: { secret, url } } }),
        'POST /api/auth/totp/confirm': () => {
          factor = { ...factor, ...on, passkeys: factor.passkeys };
          return { body: { data: { recovery_codes: codes } } };
        },
        'POST /api/auth/totp/disable': () => {
          factor = off;
          return { status: 204 };
        },
        'POST /api/auth/recovery-codes': () => {
          factor = on;
          return { body: { data: { recovery_codes: codes } } };
        },
        'POST /api/auth/passkeys/begin': () => ({ body: { data: { challenge: 'c' } } }),
        'POST /api/auth/passkeys': () => {
          factor = { ...factor, passkeys: [key] };
          return { status: 201, body: { data: key } };
        },
        [`DELETE /api/auth/passkeys/${key.id}`]: () => {
          factor = { ...factor, passkeys: [] };
          return { status: 204 };
        },
        ...handlers,
      },
    },
  );
  const bodies = (call: string) =>
    app.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...app, bodies, user: userEvent.setup() };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (user: ReturnType<typeof userEvent.setup>, where: string, what: string) =>
  user.click(await (await card(where)).findByRole('button', { name: what }));

describe('setting an authenticator app up', () => {
  async function scan(handlers: Handlers = {}) {
    const app = open(off, handlers);
    await press(app.user, 'Authenticator app', 'Set up');
    const first = await dialog('Set up an authenticator app');
    await app.user.type(first.getByLabelText('Your password'), 'my password{Enter}');
    return { ...app, second: await dialog('Scan, then enter the first code') };
  }

  it('asks for the password, shows the secret, takes the first code and shows the codes once', async () => {
    const { user, second, bodies } = await scan();
    expect(bodies('POST /api/auth/totp')).toEqual([{ password: 'my password' }]);
    expect(buildQrCode).toHaveBeenCalledWith(url);
    expect(second.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
    expect(second.getByRole('button', { name: 'Copy secret' })).toBeVisible();
    const line = second.getByLabelText<HTMLInputElement>('Code from the app');
    expect([line.autocomplete, line.inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.type(line, '123 456');
    await user.click(second.getByRole('button', { name: 'Turn on' }));

    const third = await dialog('Two-factor sign-in is on');
    expect(bodies('POST /api/auth/totp/confirm')).toEqual([{ code: '123456' }]);
    const list = within(third.getByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    const done = third.getByRole<HTMLButtonElement>('button', { name: 'Done' });
    expect(done).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(third.getByRole('checkbox', { name: /I've saved these codes/ }));
    await user.click(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const state = await card('Authenticator app');
    expect(state.getByText('On')).toBeVisible();
    expect(state.getByText(/10 recovery codes left/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(codes[0] as string);
  });

  it('copies the codes and saves them as a file', async () => {
    const { user, second } = await scan();
    await user.type(second.getByLabelText('Code from the app'), '123456{Enter}');
    const third = await dialog('Two-factor sign-in is on');
    await user.click(third.getByRole('button', { name: 'Copy codes' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));

    const files: [name: string, blob: Blob][] = [];
    let latest = new Blob();
    URL.createObjectURL = (blob) => {
      latest = blob as Blob;
      return 'blob:here';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push([this.download, latest]);
    });
    await user.click(third.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.[0]).toBe('vys-recovery-codes.txt');
    const text = await files[0]?.[1].text();
    expect(text).toContain(`Recovery codes for ${ada.email}`);
    for (const code of codes) expect(text).toContain(code);
  });

  it('says which of password and code is wrong, and lets another one be tried', async () => {
    let isWrong = true;
    const app = open(off, {
      'POST /api/auth/totp': () => (isWrong ? wrongPassword : { body: { data: { secret, url } } }),
      'POST /api/auth/totp/confirm': () => ({
        status: 400,
        body: { code: 'identity.code_wrong', message: 'No.' },
      }),
    });
    const { user, bodies } = app;
    await press(user, 'Authenticator app', 'Set up');
    const first = await dialog('Set up an authenticator app');
    await user.click(first.getByRole('button', { name: 'Continue' }));
    expect(first.getByText('Enter your password')).toBeVisible();
    expect(bodies('POST /api/auth/totp')).toEqual([]);
    await user.type(first.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await first.findByText('Incorrect password.')).toBeVisible();
    isWrong = false;
    await user.click(first.getByRole('button', { name: 'Continue' }));
    const second = await dialog('Scan, then enter the first code');
    await user.type(second.getByLabelText('Code from the app'), '123{Enter}');
    expect(second.getByText('Enter the 6 digits')).toBeVisible();
    expect(bodies('POST /api/auth/totp/confirm')).toEqual([]);
    await user.type(second.getByLabelText('Code from the app'), '456{Enter}');
    expect(await second.findByText(/Incorrect code/)).toBeVisible();
  });

  it('says how long to wait after too many tries', async () => {
    const { user } = open(off, {
      'POST /api/auth/totp': () => ({ status: 429, body: { code: 'rate.limited', message: 'x' } }),
    });
    await press(user, 'Authenticator app', 'Set up');
    const first = await dialog('Set up an authenticator app');
    await user.type(first.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await first.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });
});

describe('with an authenticator app', () => {
  it.each([
    [4, undefined, '4 recovery codes left.'],
    [3, 'You have few recovery codes left', '3 recovery codes left.'],
    [1, 'You have few recovery codes left', '1 recovery code left.'],
    [0, 'You have no recovery codes', '0 recovery codes left.'],
  ])('%i codes left: %s', async (left, warning, words) => {
    open({ ...on, recovery_codes_left: left });
    const state = await card('Authenticator app');
    expect(await state.findByText(/when you sign in with your password/)).toHaveTextContent(words);
    const alert = state.queryByRole('alert')?.textContent;
    if (warning) expect(alert).toContain(warning);
    else expect(alert).toBeUndefined();
  });

  it('makes new codes after the password', async () => {
    const { user, bodies } = open({ ...on, recovery_codes_left: 2 });
    await press(user, 'Authenticator app', 'New recovery codes');
    const first = await dialog('New recovery codes');
    await user.type(first.getByLabelText('Your password'), 'my password{Enter}');
    const second = await dialog('Your new recovery codes');
    expect(bodies('POST /api/auth/recovery-codes')).toEqual([{ password: 'my password' }]);
    await user.click(second.getByRole('checkbox', { name: /I've saved these codes/ }));
    await user.click(second.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/10 recovery codes left/)).toBeVisible();
  });

  it('is turned off with the password', async () => {
    const { user, bodies } = open(on);
    await press(user, 'Authenticator app', 'Turn off');
    const dialogBox = await dialog('Turn off two-factor sign-in?');
    await user.type(dialogBox.getByLabelText('Your password'), 'my password');
    await user.click(dialogBox.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-factor sign-in is off')).toBeVisible();
    expect(bodies('POST /api/auth/totp/disable')).toEqual([{ password: 'my password' }]);
    expect(await (await card('Authenticator app')).findByText('Off')).toBeVisible();
  });
});

describe('passkeys', () => {
  const credential = { id: 'made', type: 'public-key' };

  async function fill(app: ReturnType<typeof open>, name: string) {
    await press(app.user, 'Passkeys', 'Add a passkey');
    const dialogBox = await dialog('Add a passkey');
    const line = dialogBox.getByLabelText('Passkey name');
    await app.user.clear(line);
    if (name) await app.user.type(line, name);
    await app.user.type(dialogBox.getByLabelText('Your password'), 'my password');
    await app.user.click(dialogBox.getByRole('button', { name: 'Continue' }));
    return dialogBox;
  }

  it('are made by the browser and kept under a name', async () => {
    startRegistration.mockResolvedValue(credential);
    const app = open(off);
    expect(await (await card('Passkeys')).findByText('You have no passkeys yet.')).toBeVisible();
    await fill(app, ' My phone ');
    expect(await screen.findByText('Passkey added')).toBeVisible();
    expect(app.bodies('POST /api/auth/passkeys/begin')).toEqual([{ password: 'my password' }]);
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
    expect(app.bodies('POST /api/auth/passkeys')).toEqual([{ name: 'My phone', credential }]);
    const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      'My phoneSyncedAdded Jan 1, 2026Never used',
    );
  });

  it.each([
    ['NotAllowedError', 'No passkey was created. The request was canceled or took too long.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', "Passkeys don't work at this address. Open Vys at its usual address."],
    ['ConstraintError', "This device doesn't support this type of passkey. Try another device."],
    ['UnknownError', 'Something went wrong in your browser. Try again or use another device.'],
  ])('says in plain words what %s means, and keeps what was typed', async (name, words) => {
    startRegistration.mockRejectedValue(Object.assign(new Error('x'), { name }));
    const app = open(off);
    const dialogBox = await fill(app, 'My phone');
    expect(await dialogBox.findByText(words)).toBeVisible();
    expect(app.bodies('POST /api/auth/passkeys')).toEqual([]);
    expect(dialogBox.getByLabelText<HTMLInputElement>('Passkey name')).toHaveValue('My phone');
  });

  it('need a name and the right password', async () => {
    const app = open(off, { 'POST /api/auth/passkeys/begin': () => wrongPassword });
    const dialogBox = await fill(app, '');
    expect(await dialogBox.findByText('Name is required')).toBeVisible();
    await app.user.type(dialogBox.getByLabelText('Passkey name'), 'x');
    await app.user.click(dialogBox.getByRole('button', { name: 'Continue' }));
    expect(await dialogBox.findByText('Incorrect password.')).toBeVisible();
    expect(startRegistration).not.toHaveBeenCalled();
  });

  it('are removed after asking', async () => {
    const { user, requests } = open({ ...off, passkeys: [key] });
    await press(user, 'Passkeys', 'Remove My phone');
    const dialogBox = within(await screen.findByRole('alertdialog'));
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialogBox.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
  });

  it('are explained where the browser has none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    open({ ...off, passkeys: [key] });
    const passkeysCard = await card('Passkeys');
    expect(await passkeysCard.findByText(/Your browser can't create passkeys here/)).toBeVisible();
    expect(passkeysCard.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(passkeysCard.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  });
});

it('both cards say when nothing can be loaded, and try again', async () => {
  let isBroken = true;
  const { user } = open(off, {
    'GET /api/auth/second-factor': () =>
      isBroken
        ? { status: 500, body: { code: 'internal', message: 'Oh.' } }
        : { body: { data: off } },
  });
  const authenticatorCard = await card('Authenticator app');
  await authenticatorCard.findByText("We couldn't load your sign-in settings");
  expect((await card('Passkeys')).getByText("We couldn't load your passkeys")).toBeVisible();
  isBroken = false;
  await user.click(authenticatorCard.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
});
