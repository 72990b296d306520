// The settings screen with its tabs, and the profile, by role.
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, nameless, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { session } from '#web/lib/session/session.ts';
import { ada } from '#web/lib/test/mock-http.ts';

// The first test waits until the screen's own chunk is there.
configure({ asyncUtilTimeout: 15_000 });
afterEach(leaveApp);

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
type Handlers = NonNullable<Options['handlers']>;

const tab = (name: string) => screen.findByRole('tab', { name, selected: true });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

const saves: Handlers = {
  'PUT /api/user/profile': ({ body }) => {
    const { username = ada.username, ...rest } = body as Record<string, string>;
    const renamed = { username, vys_url: username, page_url: `https://vys.example/${username}` };
    return { body: { data: { ...ada, ...rest, ...renamed } } };
  },
  'GET /auth/check-username/grace': () => ({ body: { available: true, message: '' } }),
  'GET /auth/check-username/taken': () => ({
    body: { available: false, message: 'This username is already taken' },
  }),
};

function open(handlers: Handlers = {}, options: Options = {}, address = '/settings') {
  const [pathname = '', query = ''] = address.split('?');
  const search = query && `?${query}`;
  const app = renderApp({ pathname, search }, { ...options, handlers: { ...saves, ...handlers } });
  const puts = () => app.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...app, puts, user: userEvent.setup() };
}

describe('the tabs', () => {
  it('ROUTE-14 needs a login', async () => {
    const { at } = open({}, { user: null });
    const title = { level: 1, name: 'Welcome back' };
    await waitFor(() => expect(screen.getByRole('heading', title)).toBeVisible());
    await waitFor(() => expect(at().pathname).toBe('/login'));
  });

  it.each([
    ['without `tab`', '/settings', 'Profile'],
    ['`profile`', '/settings?tab=profile', 'Profile'],
    ['`account`', '/settings?tab=account', 'Account'],
    ['`notifications`', '/settings?tab=notifications', 'Notifications'],
    ['`security`', '/settings?tab=security', 'Security'],
    ['an unknown value', '/settings?tab=nothing', 'Profile'],
    ['/settings/profile', '/settings/profile', 'Profile'],
    ['/settings/profile, whatever its query', '/settings/profile?tab=security', 'Profile'],
  ])('ROUTE-14 ROUTE-15 ROUTE-16 %s opens at %s the tab %s', async (_, address, name) => {
    open({}, {}, address);
    await tab(name);
    expect(document.title).toBe('Settings · Vys');
  });

  it('a chosen tab stands in the address, and the back button returns', async () => {
    const { user, at, router } = open({}, {}, '/settings/profile');
    await tab('Profile');
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await tab('Account');
    expect(at()).toMatchObject({ pathname: '/settings', search: '?tab=account' });
    expect(screen.getByRole('tab', { name: 'Account' })).toHaveFocus();
    await act(() => router.navigate(-1));
    await tab('Profile');
    expect(at().pathname).toBe('/settings/profile');
  });

  it('are reachable by keyboard', async () => {
    const { user, at } = open();
    await tab('Profile');
    act(() => screen.getByRole('tab', { name: 'Profile' }).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await tab('Security');
    expect(at().search).toBe('?tab=security');
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus();
  });
});

describe('the profile', () => {
  it('SET-1 SET-2 shows who the user is; the email cannot be changed', async () => {
    open();
    expect(await field('Full name')).toHaveValue('Ada Lovelace');
    expect(await field('Username')).toHaveValue('ada');
    const email = await field('Email');
    expect(email.value).toBe('ada@example.com');
    expect(email.readOnly).toBe(true);
    expect(screen.getByText('Email cannot be changed for security reasons')).toBeVisible();
    expect(screen.getByText('Verified')).toBeVisible();
  });

  it('SET-2 offers the link again while the address is not verified', async () => {
    open({}, { user: { ...ada, email_verified: false } });
    await field('Email');
    expect(screen.getByText('Not verified')).toBeVisible();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('button', { name: 'Resend link' })).toBeVisible();
    expect(panel.queryByText('Verified')).not.toBeInTheDocument();
  });

  it('SET-3 shows the public url when it is set, to open and to copy', async () => {
    open();
    const part = within(await screen.findByRole('region', { name: 'Public URL' }));
    const [link, button] = part.getAllByRole('link');
    expect(link?.textContent).toBe('localhost:4101/ada');
    expect(link?.getAttribute('href')).toBe(ada.page_url);
    expect(button?.getAttribute('target')).toBe('_blank');
    expect(part.getByRole('button', { name: 'Copy' })).toBeVisible();
    await waitFor(() => expect(part.queryByText(/Nothing is published/)).not.toBeInTheDocument());
  });

  it('SET-3 says when nothing is published at the public url', async () => {
    open({ 'GET /api/pages/current': () => noPage });
    expect(await screen.findByText(/^Nothing's published yet/)).toBeVisible();
  });

  it('SET-3 shows no public url before it is set', async () => {
    getOnboardingDraft(nameless.id).update({ skipped: true });
    open({}, { user: nameless });
    await field('Username');
    expect(screen.queryByRole('region', { name: 'Public URL' })).not.toBeInTheDocument();
  });

  it('corrects an address that was never confirmed', { tags: 'slow' }, async () => {
    const unverified = { ...ada, email_verified: false };
    const { requests } = open(
      {
        'GET /api/user/email-change': () => ({ body: { data: null } }),
        'POST /api/user/change-email': () => ({ body: { data: { status: 'changed' } } }),
      },
      { user: unverified },
    );
    await field('Email');
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
    await userEvent.type(dialog.getByLabelText('New email'), 'ada@right.example');
    await userEvent.type(dialog.getByLabelText('Your password'), 'Correct-horse-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Change email' }));
    expect(await screen.findByText('Link sent to ada@right.example')).toBeVisible();
    expect(requests.find(({ path }) => path === '/api/user/change-email')?.body).toEqual({
      email: 'ada@right.example',
      current_password: 'Correct-horse-7',
    });
  });

  it('says what a change of a confirmed address waits for, and cancels it', async () => {
    let change: object | null = {
      email: 'ada@new.example',
      current_confirmed: false,
      new_confirmed: true,
      expires_at: '2099-01-01T00:00:00Z',
    };
    open({
      'GET /api/user/email-change': () => ({ body: { data: change } }),
      'DELETE /api/user/email-change': () => {
        change = null;
        return { status: 204 };
      },
    });
    const words = /open the link we sent to your current address/;
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  it('does not save a blank name', async () => {
    const { requests } = open();
    const name = await field('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('SET-4 API-15 API-22 sends only when something changed, and only that', async () => {
    const { user, puts } = open();
    const name = await field('Full name');
    expect(saveButton()).toBeDisabled();
    await user.type(name, ' ');
    expect(saveButton().disabled, 'only a space more').toBe(true);
    await user.type(name, 'King');
    await user.clear(name);
    await user.type(name, 'Ada Lovelace');
    expect(saveButton().disabled, 'as it was').toBe(true);
    await user.keyboard('{Enter}');
    expect(puts()).toEqual([]);
    await user.type(name, ' King');
    await user.click(saveButton());
    await waitFor(() => expect(puts()).toEqual([{ full_name: 'Ada Lovelace King' }]));
    await waitFor(() => expect(saveButton()).toBeDisabled());
  });

  it('changes the time zone in which days are counted', async () => {
    const { user, puts } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Time zone' }));
    await user.type(screen.getByPlaceholderText('Search cities and regions'), 'tokyo');
    await user.click(await screen.findByText('Asia/Tokyo'));
    await user.click(saveButton());
    await waitFor(() => expect(puts()).toEqual([{ time_zone: 'Asia/Tokyo' }]));
  });

  it('SET-5 says that it was saved', async () => {
    const { user } = open();
    await user.type(await field('Full name'), ' King{Enter}');
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(await field('Full name')).toHaveValue('Ada Lovelace King');
  });

  it('SET-1 checks a new username live and says that the address moves', {
    tags: 'slow',
  }, async () => {
    const { user } = open();
    const name = await field('Username');
    await user.clear(name);
    await user.type(name, 'Taken');
    expect(name.value).toBe('taken');
    expect(await screen.findByText('This username is already taken')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    expect(screen.getByText(/Changing your username changes your link/).textContent).toBe(
      'Changing your username changes your link. The old link vys.example/ada redirects for 90 days.',
    );
    await user.clear(name);
    await user.type(name, 'grace');
    expect(await screen.findByText('grace is available')).toBeVisible();
    expect(saveButton()).toBeEnabled();
  });

  it('SET-1 asks before the address of a public page moves', { tags: 'slow' }, async () => {
    const { user, puts } = open();
    await user.clear(await field('Username'));
    await user.type(await field('Username'), 'grace');
    await screen.findByText('grace is available');
    await user.click(saveButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Change your link?' });
    expect(dialog).toHaveTextContent('moves to vys.example/grace immediately');
    expect(dialog).toHaveTextContent('vys.example/ada keep working for 90 days');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(puts()).toEqual([]);
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Change link' }));
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(puts()).toEqual([{ username: 'grace' }]);
    expect(await screen.findByRole('link', { name: 'vys.example/grace' })).toBeVisible();
  });

  it('SET-1 does not ask while nothing is published', async () => {
    const { user, puts } = open({
      'GET /api/pages/current': () => ({ body: { ...page, status: 'draft' } }),
    });
    await screen.findByText(/^Nothing's published yet/);
    await user.clear(await field('Username'));
    await user.type(await field('Username'), 'grace');
    await screen.findByText('grace is available');
    await user.click(saveButton());
    await waitFor(() => expect(puts()).toEqual([{ username: 'grace' }]));
  });

  it('SET-1 a name taken meanwhile is said at the field', async () => {
    const message = "This username isn't available.";
    const { user } = open({
      'PUT /api/user/profile': () => ({
        status: 409,
        body: { code: 'accounts.username_unavailable', message },
      }),
    });
    await user.clear(await field('Username'));
    await user.type(await field('Username'), 'grace');
    await screen.findByText('grace is available');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Change link' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible();
    expect(await field('Username')).toHaveAttribute('aria-invalid', 'true');
  });

  it('M7: says at the field when the username can be changed again', { tags: 'slow' }, async () => {
    const message =
      "You've changed your username several times lately. You can change it again in 10 days.";
    const { user } = open({
      'PUT /api/user/profile': () => ({
        status: 429,
        body: { code: 'accounts.username_limit', message, fields: { username: message } },
      }),
    });
    await user.clear(await field('Username'));
    await user.type(await field('Username'), 'grace');
    await screen.findByText('grace is available');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Change link' }));
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible();
    expect(await field('Username')).toHaveValue('grace');
    expect(await field('Username')).toHaveAttribute('aria-invalid', 'true');
  });

  it.each([
    [
      'at its field',
      {
        status: 400,
        body: { code: 'input.invalid', message: 'x', fields: { full_name: 'Too long' } },
      },
      'Too long',
    ],
    [
      'over the form',
      { status: 503, body: { code: 'unavailable', message: 'Try again soon.' } },
      'Try again soon.',
    ],
  ])('keeps what was typed and shows a rejection %s', async (_, response, words) => {
    const { user } = open({ 'PUT /api/user/profile': () => response });
    await user.type(await field('Full name'), ' King{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field('Full name')).toHaveValue('Ada Lovelace King');
    await user.type(await field('Full name'), '!');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('follows the profile where nothing was typed', async () => {
    const { user } = open();
    await user.type(await field('Full name'), ' King');
    act(() => session.setUser({ ...ada, username: 'grace', full_name: 'Elsewhere' }));
    expect(await field('Full name')).toHaveValue('Ada Lovelace King');
    expect(await field('Username')).toHaveValue('grace');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await field('Full name')).toHaveValue('Elsewhere');
    expect(saveButton()).toBeDisabled();
  });

  it('asks before changes are left behind, also for another tab', async () => {
    const { user, at } = open();
    await user.type(await field('Full name'), ' King');
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(at().search).toBe('');
    expect(await field('Full name')).toHaveValue('Ada Lovelace King');
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await tab('Account');
  });
});
