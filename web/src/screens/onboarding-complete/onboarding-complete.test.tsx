// The completion page, by role.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageContent } from '@vys/contract/pages/pages';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, page, renderApp } from '#web/app/test/render-app.tsx';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { REDIRECT_MS } from './use-finish-onboarding.ts';

afterEach(leaveApp);

const draft = {
  ...page,
  status: 'draft' as const,
  content: {
    jsx: 'export default function Page() { return <h1>Hi</h1>; }',
    css: '',
    metadata: { title: 'Ada', description: 'B' },
  },
};

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['handlers'];

function open(
  handlers: Handlers = {},
  address = `/onboarding-complete?pageId=${page.id}`,
  state?: object,
) {
  useWorkerHere();
  const [pathname = '', search = ''] = address.split('?');
  const app = renderApp(
    { pathname, search: search && `?${search}`, ...(state && { state }) },
    {
      handlers: {
        [`GET /api/pages/${page.id}`]: () => ({ body: draft }),
        'PUT /api/pages/update': ({ body }) => ({
          body: { ...draft, etag: 'y', content: (body as { content: PageContent }).content },
        }),
        [`POST /api/pages/${page.id}/publish`]: () => ({
          body: { slug: 'ada', url: 'https://vys.example/ada', published_at: page.created_at },
        }),
        ...handlers,
      },
    },
  );
  return { ...app, user: userEvent.setup() };
}

const heading = () =>
  screen.findByRole('heading', { name: 'Finish Your Page' }, { timeout: 5_000 });

async function rename() {
  await heading();
  const title = screen.getByRole('textbox', { name: 'Page title' });
  fireEvent.change(title, { target: { value: 'Tea' } });
}

describe('the completion screen', () => {
  it('DONE-2 API-38 has chat, preview and three buttons', async () => {
    open();
    await heading();
    expect(screen.getByRole('region', { name: 'Chat' })).toBeVisible();
    expect(await screen.findByTitle('Preview of your page')).toBeVisible();
    for (const name of ['Dashboard', 'Publish Page', 'Save Changes']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
  });

  it('DONE-7 the chat says that full AI integration is coming soon and leads to AI Studio', async () => {
    const { user } = open();
    await heading();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'make it blue{Enter}');
    expect(screen.getByText(/Full AI integration is coming soon/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open AI Studio' });
    expect(link).toHaveAttribute('href', '/ai-studio');
  });

  it('DONE-7 hands what was asked over to AI Studio', async () => {
    const { user, at } = open();
    await heading();
    const box = screen.getByRole('textbox', { name: 'Message' });
    await user.type(box, 'make it blue{Enter}');
    await user.type(box, 'and add my shop{Enter}');
    await user.click(screen.getByRole('link', { name: 'Open AI Studio' }));
    await waitFor(() => expect(at().pathname).toBe('/ai-studio'));
    expect(at().state).toMatchObject({ usr: { message: 'make it blue\nand add my shop' } });
  });

  it('offers the looks that the page was made in, and saves another one at once', async () => {
    const looks = ['red', 'green', 'blue'].map((color) => ({
      ...draft.content,
      css: `h1 { color: ${color} }`,
    }));
    const { user, requests } = open({}, undefined, { looks, look: 1 });
    await heading();
    expect(await screen.findByRole('radio', { name: 'Look 2' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Look 3' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        content: { css: looks[2]?.css, metadata: draft.content.metadata },
      }),
    );
    expect(screen.getByRole('radio', { name: 'Look 3' })).toBeChecked();
  });

  it.each([
    ['without an id', '/onboarding-complete', {}],
    [
      'with an unknown one',
      `/onboarding-complete?pageId=${page.id}`,
      { [`GET /api/pages/${page.id}`]: () => ({ status: 404, body: { code: 'x', message: 'y' } }) },
    ],
  ])(
    'DONE-6 %s there is an alert and the way to the dashboard',
    async (_case, address, handlers) => {
      const { user, at } = open(handlers, address);
      const alert = within(await screen.findByRole('alert', {}, { timeout: 5_000 }));
      expect(alert.getByText('Page Not Found')).toBeVisible();
      await user.click(alert.getByRole('link', { name: 'Go to Dashboard' }));
      await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    },
  );

  it('DONE-8 a load failure shows `Failed to load your page`', async () => {
    open({
      [`GET /api/pages/${page.id}`]: () => ({
        status: 500,
        body: { code: 'internal', message: 'Oh.' },
      }),
    });
    expect(
      await screen.findByText('Failed to load your page', {}, { timeout: 5_000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('saving', () => {
  it('DONE-9 shows `Changes saved`', async () => {
    const { user } = open();
    await rename();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Changes saved')).toBeVisible();
  });

  it('DONE-9 a failure shows `Failed to save changes` and keeps them', async () => {
    const { user } = open({
      'PUT /api/pages/update': () => ({ status: 500, body: { code: 'internal', message: 'Oh.' } }),
    });
    await rename();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to save changes')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('leaving the completion screen', () => {
  it('DONE-5 DONE-10 by publishing shows a toast and opens the dashboard after 1.5 s', async () => {
    const { user, at } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Publish Page' }));
    expect(await screen.findByText('Page published successfully!')).toBeVisible();
    expect(at().pathname).toBe('/onboarding-complete');
    expect(REDIRECT_MS).toBe(1_500);
    await waitFor(() => expect(at().pathname).toBe('/dashboard'), { timeout: 5_000 });
  });

  it('DONE-10 a failure shows `Failed to publish page` and stays', async () => {
    const { user, at } = open({
      [`POST /api/pages/${page.id}/publish`]: () => ({
        status: 422,
        body: { code: 'pages.does_not_render', message: 'It fails.' },
      }),
    });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Publish Page' }));
    expect(await screen.findByText('Failed to publish page')).toBeVisible();
    expect(at().pathname).toBe('/onboarding-complete');
  });

  it('SIGNUP-9 publishing waits until the address is confirmed', async () => {
    const { user, at } = open({
      [`POST /api/pages/${page.id}/publish`]: () => ({
        status: 403,
        body: { code: 'identity.email_unverified', message: 'Confirm your address first.' },
      }),
    });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Publish Page' }));
    const name = 'Confirm your email';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByRole('button', { name: 'Resend link' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Confirm your address first.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    expect(at().pathname).toBe('/onboarding-complete');
  });

  it('DONE-3 DONE-4 with unsaved changes it asks; Cancel stays, Save & Continue saves and goes on', async () => {
    const { user, at, requests } = open();
    await rename();
    await user.click(screen.getByRole('button', { name: 'Dashboard' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(at().pathname).toBe('/onboarding-complete');
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Publish Page' }));
    await user.click(await screen.findByRole('button', { name: 'Save & Continue' }));
    expect(await screen.findByText('Page published successfully!')).toBeVisible();
    const saved = requests.find(({ method }) => method === 'PUT')?.body as { content: PageContent };
    expect(saved.content.metadata.title).toBe('Tea');
  });

  it('DONE-3 without changes the dashboard opens at once', async () => {
    const { user, at } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Dashboard' }));
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
  });
});
