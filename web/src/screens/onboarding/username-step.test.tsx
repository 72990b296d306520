// Step 1 by role and by the clock.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, nameless, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import {
  CLAIM_MS,
  claimUsername,
  readClaimedUsername,
} from '#web/features/accounts/username/claimed-username.ts';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const free = { body: { available: true, message: 'Username is available' } };
const unavailable = { body: { available: false, message: 'This username is already taken' } };
const handlers = {
  'GET /auth/check-username/ada': () => free,
  'GET /auth/check-username/grace': () => unavailable,
};

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/onboarding/step-1', { user: nameless, handlers, ...options });
  const input = await screen.findByLabelText<HTMLInputElement>('Username');
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  const checks = () => app.requests.filter(({ path }) => path.startsWith('/auth/check-username'));
  return { ...app, input, type, checks };
}

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const availability = () =>
  document.querySelector('[data-availability]')?.getAttribute('data-availability');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the username field', () => {
  it('ONB-2 ONB-3 shows a hint and the future address', async () => {
    const { type } = await open();
    expect(
      screen.getByText('Use 3-20 characters: letters, numbers, hyphens, and underscores only'),
    ).toBeVisible();
    type('ada');
    await waitFor(() =>
      expect(screen.getByText('vys.example/', { selector: 'p *' }).parentElement?.textContent).toBe(
        'vys.example/ada',
      ),
    );
  });

  it.each([
    ['Ada Lovelace!', 'adalovelace'],
    ['x'.repeat(25), 'x'.repeat(20)],
  ])('ONB-4 ONB-5 "%s" is kept as "%s"', async (typed, expected) => {
    const { input, type } = await open();
    type(typed);
    expect(input).toHaveValue(expected);
  });
});

describe('the availability check', () => {
  it('ONB-6 ONB-7 ONB-9 runs 500 ms after typing stops and enables Next', async () => {
    const { type, checks } = await open();
    vi.useFakeTimers();
    type('ad');
    type('ada');
    expect(availability()).toBe('unknown');
    await pass(499);
    expect(checks()).toHaveLength(0);
    expect(next()).toBeDisabled();
    await pass(1);
    expect(checks()).toHaveLength(1);
    await pass(0);
    expect(availability()).toBe('available');
    expect(next()).toBeEnabled();
  });

  it('ONB-7 shows that it is checking until the response arrives', async () => {
    const pending = { 'GET /auth/check-username/ada': () => new Promise<never>(() => {}) };
    const { type } = await open({ handlers: pending });
    vi.useFakeTimers();
    type('ada');
    await pass(500);
    expect(availability()).toBe('checking');
    expect(next()).toBeDisabled();
  });

  it('ONB-8 is reset by any edit', async () => {
    const { type } = await open();
    vi.useFakeTimers();
    type('ada');
    await pass(501);
    expect(availability()).toBe('available');
    type('adal');
    expect(availability()).toBe('unknown');
    expect(next()).toBeDisabled();
  });

  it('ONB-6 ONB-10 does not run below 3 characters', async () => {
    const { type, checks } = await open();
    vi.useFakeTimers();
    type('ad');
    await pass(2000);
    expect(checks()).toHaveLength(0);
    expect(next()).toBeDisabled();
  });

  it('ONB-11 shows the message of the server for a name that is not free', async () => {
    const { type } = await open();
    vi.useFakeTimers();
    type('grace');
    await pass(501);
    expect(availability()).toBe('unavailable');
    expect(screen.getByRole('alert').textContent).toBe('This username is already taken');
    expect(next()).toBeDisabled();
  });

  it('ONB-12 shows that it failed', async () => {
    const broken = { 'GET /auth/check-username/ada': () => new TypeError('Failed to fetch') };
    const { type } = await open({ handlers: broken });
    vi.useFakeTimers();
    type('ada');
    await pass(501);
    expect(screen.getByRole('alert').textContent).toBe('Failed to check username availability');
    expect(next()).toBeDisabled();
  });
});

describe('the Next button', () => {
  it('ONB-1 ONB-14 ONB-15 DATA-15 saves the name as vys_url, marks the step, goes to step 2', async () => {
    const { type, requests, at } = await open({
      handlers: { ...handlers, 'PUT /api/user/profile': () => ({ body: { data: ada } }) },
    });
    type('ada');
    await waitFor(() => expect(next()).toBeEnabled());
    await userEvent.click(next());
    await waitFor(() => expect(at().pathname).toBe('/onboarding/step-2'));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ vys_url: 'ada' });
    expect(getOnboardingDraft(ada.id).get()).toMatchObject({
      currentStep: 'step-2',
      completedSteps: ['step-1'],
      username: 'ada',
      usernameAvailable: true,
    });
  });

  it('ONB-11 reports a name that was taken meanwhile', async () => {
    const conflict = {
      status: 409,
      body: { code: 'accounts.username_unavailable', message: 'Gone.' },
    };
    const { type, at } = await open({
      handlers: { ...handlers, 'PUT /api/user/profile': () => conflict },
    });
    type('ada');
    await waitFor(() => expect(next()).toBeEnabled());
    await userEvent.click(next());
    expect((await screen.findByRole('alert')).textContent).toBe('Gone.');
    expect(at().pathname).toBe('/onboarding/step-1');
  });

  it('warns before the address of a published page moves, and keeps it on Cancel', async () => {
    const { type, requests, at } = await open({
      user: { ...ada, vys_url: 'lovelace', username: 'lovelace' },
      handlers: {
        ...handlers,
        'PUT /api/user/profile': () => ({ body: { data: ada } }),
        'GET /api/pages/current': ({ path }) => ({ body: { ...page, path } }),
      },
    });
    type('ada');
    await waitFor(() => expect(next()).toBeEnabled());
    await userEvent.click(next());
    const question = within(await screen.findByRole('alertdialog', { name: 'Change your link?' }));
    expect(question.getByText(/keep working for 90 days/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await userEvent.click(next());
    await userEvent.click(await screen.findByRole('button', { name: 'Change link' }));
    await waitFor(() => expect(at().pathname).toBe('/onboarding/step-2'));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ vys_url: 'ada' });
  });

  it('DATA-15 keeps what was typed', async () => {
    const { type } = await open();
    type('grace');
    expect(JSON.parse(localStorage.getItem(`vys.onboarding.${ada.id}`) ?? '{}')).toMatchObject({
      username: 'grace',
      usernameAvailable: false,
    });
  });
});

describe('a name that was chosen on the sign-in screen', () => {
  const taking = {
    ...handlers,
    'PUT /api/user/profile': ({ body }: { body?: unknown }) => ({
      body: { data: { ...nameless, ...(body as object) } },
    }),
  };

  it('ONB-2 ONB-14 is taken without a further press where it is available, once', async () => {
    claimUsername('Ada!');
    const { requests, at } = renderApp('/onboarding/step-1', {
      user: nameless,
      handlers: { ...taking, 'GET /api/pages/current': () => noPage },
    });
    await waitFor(() => expect(at().pathname).toBe('/onboarding/step-2'));
    const puts = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(puts).toEqual([{ vys_url: 'ada' }]);
    expect(getOnboardingDraft(nameless.id).get().completedSteps).toContain('step-1');
    expect(readClaimedUsername()).toBe('');
    expect(await screen.findByText('vys.example/ada', { selector: 'strong' })).toBeVisible();
  });

  it('ONB-11 stays in the field with the reason where it is not available', async () => {
    claimUsername('grace');
    const { input, requests, at } = await open({ handlers: taking });
    expect(input).toHaveValue('grace');
    expect(await screen.findByText('This username is already taken')).toBeVisible();
    expect(at().pathname).toBe('/onboarding/step-1');
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('ONB-11 offers free names like it where it is not available', async () => {
    claimUsername('grace');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const like = (name: string, response: typeof free) => ({
      [`GET /auth/check-username/${name}`]: () => response,
    });
    const { input } = await open({
      handlers: {
        ...taking,
        ...like('grace-hq', unavailable),
        ...like('grace-online', free),
        ...like('grace10', free),
        ...like('grace-10', unavailable),
        ...like('grace_', unavailable),
      },
    });
    const names = within(await screen.findByRole('group', { name: 'Free names like it:' }));
    expect(names.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'grace-online',
      'grace10',
    ]);
    await userEvent.click(names.getByRole('button', { name: 'grace10' }));
    expect(input).toHaveValue('grace10');
    await waitFor(() => expect(next()).toBeEnabled());
  });

  it('is no longer taken for a newcomer of the next day', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - CLAIM_MS - 1);
    claimUsername('grace');
    const { input } = await open({ handlers: taking });
    expect(input).toHaveValue('');
  });

  it('is in the field in another browser too, as registration has kept it', async () => {
    const { input } = await open({ user: { ...nameless, username: 'moss' } });
    expect(input).toHaveValue('moss');
  });
});
