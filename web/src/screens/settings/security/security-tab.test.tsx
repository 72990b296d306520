// Password, devices, export and deletion, by role.
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(leaveApp);

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;

const ownSession = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0101',
  current: true,
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  signed_in_at: '2026-01-01T08:00:00Z',
  last_used_at: '2026-01-02T08:00:00Z',
};
const phone = {
  ...ownSession,
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0102',
  current: false,
  device: 'Safari on iPhone',
};
const nameless = {
  ...phone,
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0103',
  device: '',
  address: '',
};

const factor = { totp_enabled: false, recovery_codes_left: 0, passkeys: [] };

function open(handlers: Handlers = {}) {
  let devices = [phone, ownSession, nameless];
  const app = renderApp(
    { pathname: '/settings', search: '?tab=security' },
    {
      handlers: {
        'GET /api/auth/second-factor': () => ({ body: { data: factor } }),
        'GET /api/auth/sessions': () => ({ body: { data: devices } }),
        [`DELETE /api/auth/sessions/${phone.id}`]: () => {
          devices = devices.filter(({ id }) => id !== phone.id);
          return { status: 204 };
        },
        'POST /api/auth/sessions/end': () => {
          devices = [ownSession];
          return { status: 204 };
        },
        'POST /api/user/change-password': () => ({ status: 204 }),
        'DELETE /api/user/account': () => ({ status: 204 }),
        ...handlers,
      },
    },
  );
  const calls = (call: string) =>
    app.requests.filter(({ method, path }) => `${method} ${path}` === call);
  return { ...app, calls, user: userEvent.setup() };
}

describe('the password', () => {
  const line = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const CHANGE = 'POST /api/user/change-password';

  async function fill(handlers: Handlers, [current, next, again]: readonly string[]) {
    const app = open(handlers);
    await screen.findByRole('region', { name: 'Password' });
    const lines = {
      'Current password': current,
      'New password': next,
      'Confirm new password': again,
    };
    for (const [name, text] of Object.entries(lines))
      if (text) await app.user.type(line(name), text);
    await app.user.click(screen.getByRole('button', { name: 'Change password' }));
    return app;
  }

  it('SET-20 SET-23 API-16 is changed with the current one, a new one and its confirmation', async () => {
    const { calls } = await fill({}, ['old secret', 'New-horse-9', 'New-horse-9']);
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(screen.getByText('We signed out all your other devices.')).toBeVisible();
    const body = { current_password: 'old secret', new_password: 'New-horse-9' };
    expect(calls(CHANGE).map((call) => call.body)).toEqual([body]);
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      expect(line(name).value).toBe('');
  });

  it.each([
    ['all', ['', '', ''], 'Current password'],
    ['the current one', ['', 'New-horse-9', 'New-horse-9'], 'Current password'],
    ['the new one', ['old secret', '', 'New-horse-9'], 'New password'],
    ['the confirmation', ['old secret', 'New-horse-9', ''], 'Confirm new password'],
  ])('SET-21 is rejected when empty: %s', async (_, typed, focused) => {
    const { calls } = await fill({}, typed);
    expect(await screen.findByText('Please fill in all password fields')).toBeVisible();
    expect(line(focused)).toHaveFocus();
    expect(line(focused)).toHaveAttribute('aria-invalid', 'true');
    expect(calls(CHANGE)).toEqual([]);
  });

  it('SET-22 is rejected when the confirmation differs', async () => {
    const { calls } = await fill({}, ['old secret', 'New-horse-9', 'New-horse-8']);
    expect(await screen.findByText('New passwords do not match')).toBeVisible();
    expect(line('Confirm new password')).toHaveFocus();
    expect(calls(CHANGE)).toEqual([]);
  });

  it('SET-22 has at least 8 characters', async () => {
    const { calls } = await fill({}, ['old secret', 'Horse-9', 'Horse-9']);
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(line('New password')).toHaveFocus();
    expect(calls(CHANGE)).toEqual([]);
  });

  it('SET-20 shows how strong the new one is', async () => {
    const { user } = open();
    await screen.findByRole('region', { name: 'Password' });
    await user.type(line('New password'), 'horse');
    expect(screen.getByText('Weak')).toBeVisible();
    await user.type(line('New password'), 'Battery9');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it.each([
    ['identity.password_wrong', 403, 'Your current password is incorrect.', 'Current password'],
    ['identity.password_weak', 400, 'Choose another one.', 'New password'],
  ])('SET-20 %s is said at its line', async (code, status, message, name) => {
    await fill({ [CHANGE]: () => ({ status, body: { code, message } }) }, [
      'old secret',
      'New-horse-9',
      'New-horse-9',
    ]);
    expect(await screen.findByText(message)).toBeVisible();
    expect(line(name)).toHaveFocus();
    expect(line(name).value, 'kept').not.toBe('');
    expect(screen.queryByText('Password changed successfully')).not.toBeInTheDocument();
  });

  it('SET-20 leads on where the provider manages it', async () => {
    const message = 'This is managed by your identity provider.';
    await fill(
      {
        [CHANGE]: () => ({ status: 409, body: { code: 'identity.managed_elsewhere', message } }),
        'GET /api/config': () => ({
          body: {
            pages_origin: 'https://x.example',
            identity_account_url: 'https://id.example/me',
          },
        }),
      },
      ['old secret', 'New-horse-9', 'New-horse-9'],
    );
    const link = await screen.findByRole('link', { name: 'Change password there' });
    expect(link).toHaveAttribute('href', 'https://id.example/me');
    const card = within(screen.getByRole('region', { name: 'Two-factor sign-in' }));
    expect(card.getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      'https://id.example/me',
    );
  });
});

describe('the devices', () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');

  it('lists this one first, with where and when', async () => {
    open();
    const [first, second, third] = await rows();
    expect(first?.textContent).toContain('Firefox on Linux');
    expect(first?.textContent).toContain('This device');
    expect(first?.textContent).toContain('203.0.113.7Signed in Jan 1, 2026Active now');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second?.textContent).toMatch(/Safari on iPhone.*Last used \d+ days? ago/);
    expect(third?.textContent).toMatch(/^Unknown deviceSigned in/);
  });

  it('signs one out', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Signed out Safari on iPhone')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('signs all others out, which is offered only while there are some', async () => {
    const { user, calls } = open();
    await rows();
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Sign out all other devices',
    });
    await user.click(button);
    expect(await screen.findByText('Signed out all other devices')).toBeVisible();
    expect(calls('POST /api/auth/sessions/end').map(({ body }) => body)).toEqual([
      { scope: 'others' },
    ]);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(button).toBeDisabled();
  });

  it('signs out everywhere after asking, and goes to the sign-in screen', async () => {
    const { user, calls, at } = open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(calls('POST /api/auth/sessions/end')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(at().pathname).toBe('/login'));
    expect(calls('POST /api/auth/sessions/end').map(({ body }) => body)).toEqual([
      { scope: 'all' },
    ]);
    expect(localStorage.getItem('vys.access_token')).toBeNull();
  });

  it('says when they cannot be loaded, and tries again', async () => {
    let isBroken = true;
    const { user } = open({
      'GET /api/auth/sessions': () =>
        isBroken
          ? { status: 500, body: { code: 'internal', message: 'Oh.' } }
          : { body: { data: [ownSession] } },
    });
    await screen.findByText("We couldn't load your devices");
    // Others there may be can still be signed out.
    expect(screen.getByRole('button', { name: 'Sign out all other devices' })).toBeEnabled();
    isBroken = false;
    const card = within(screen.getByRole('region', { name: 'Devices' }));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('the export', () => {
  const EXPORT = 'GET /api/user/export';
  const button = () => screen.findByRole('button', { name: 'Download my data' });

  it('downloads everything as a file', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let latest = new Blob();
    URL.createObjectURL = (blob) => {
      latest = blob as Blob;
      return 'blob:here';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: latest });
    });
    const { user, requests } = open({ [EXPORT]: () => ({ text: 'PK and so on' }) });
    await user.click(await button());
    expect(await screen.findByText('Your download is ready.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['vys-export.zip']);
    expect(saved[0]?.blob.size).toBe('PK and so on'.length);
    const call = requests.find(({ path }) => path === '/api/user/export');
    expect(call?.headers.Authorization).toBe('Bearer access-1');
  });

  it('shows why it failed', async () => {
    const { user } = open({
      [EXPORT]: () => ({ status: 429, body: { code: 'rate.limited', message: 'Wait.' } }),
    });
    await user.click(await button());
    expect(await screen.findByText(/^Too many attempts/)).toBeVisible();
    expect(screen.queryByText('Your download is ready.')).not.toBeInTheDocument();
  });
});

describe('the deletion', () => {
  const DELETE = 'DELETE /api/user/account';

  async function openDialog(handlers: Handlers = {}) {
    const app = open(handlers);
    await app.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete your account permanently?' }),
    );
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });
    const box = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Type ada to confirm' });
    return { ...app, dialog, confirm, box };
  }

  it('SET-24 SET-25 lists what is deleted, and deletes nothing before the username is typed', async () => {
    const { user, calls, dialog, confirm, box } = await openDialog();
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(dialog.getByText(/The username ada stays reserved/)).toBeVisible();
    expect(confirm).toBeDisabled();
    await user.type(box, 'ad{Enter}');
    expect(confirm).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls(DELETE)).toEqual([]);
  });

  it('SET-24 starts over each time it is opened', async () => {
    const { user, dialog, box } = await openDialog();
    await user.type(box, 'ada');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(await screen.findByRole<HTMLInputElement>('textbox')).toHaveValue('');
  });

  it('SET-25 SET-26 API-17 shows a toast, logs out and removes the data of the user from this browser', async () => {
    localStorage.setItem('vys.onboarding.7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009', '{}');
    localStorage.setItem(`vys.onboarding.${ada.id}`, '{}');
    localStorage.setItem('theme', 'light');
    sessionStorage.setItem('vys.draft.7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002', '{}');
    const { user, calls, confirm, box, at } = await openDialog();
    await user.type(box, 'ada');
    await user.click(confirm);
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    await waitFor(() => expect(at().pathname).toBe('/login'));
    expect(calls(DELETE)).toHaveLength(1);
    expect(calls(DELETE)[0]?.body).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'theme',
      'vys.onboarding.7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009',
    ]);
  });

  it('SET-26 keeps everything when it fails, and says so', async () => {
    const { user, confirm, box, at } = await openDialog({
      [DELETE]: () => ({ status: 503, body: { code: 'unavailable', message: 'Try again soon.' } }),
    });
    await user.type(box, 'ada{Enter}');
    expect(
      await screen.findByText("We couldn't delete your account. Try again soon."),
    ).toBeVisible();
    expect(confirm).toBeEnabled();
    expect(at().pathname).toBe('/settings');
    expect(localStorage.getItem('vys.access_token')).toBe('access-1');
  });
});
