// The page in the studio: views, saving, publishing, code, leaving.
import { EditorView } from '@codemirror/view';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, nameless, page } from '#web/app/test/render-app.tsx';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { getPreviewFrame } from '#web/features/pages/test/preview-fakes.ts';
import { NO_RESPONSE } from '#web/lib/api/network-messages.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { preferences } from '#web/lib/preferences/preferences.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { usePublish } from './publishing/use-publish.ts';
import { createContent, input, openStudio, premium, sendMessage } from './test/open-studio.tsx';

afterEach(leaveApp);

const view = () => within(screen.getByRole('radiogroup', { name: 'View' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function rename(title: string) {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page title' });
  fireEvent.change(field, { target: { value: title } });
}

// Ahead of all others: once a test has drawn the editor, its code is there.
describe('the code editor at first', () => {
  it('shows that it loads, then its two tabs and the source', async () => {
    openStudio({ user: premium });
    const code = within(await screen.findByRole('region', { name: 'Code' }));
    expect(code.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['JSX', 'CSS']);
    expect(code.getByText('Loading editor...')).toBeVisible();
    const editor = await code.findByLabelText(/^JSX source/, {}, { timeout: 10_000 });
    expect(editor).toHaveTextContent('export default function Page()');
    expect(editor.closest('.cm-editor')?.className).toContain('cm-');
  });
});

describe('the header', () => {
  it('STUDIO-2 STUDIO-3 STUDIO-4 has three views, split first, and four buttons', async () => {
    openStudio();
    await input();
    expect(
      view()
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['split', 'preview', 'code']);
    expect(view().getByRole<HTMLInputElement>('radio', { name: 'Split' })).toBeChecked();
    for (const name of ['Images', 'History', 'Save', 'Publish']) {
      expect(button(name)).toBeEnabled();
    }
  });

  it('STUDIO-5 STUDIO-6 STUDIO-7 without a page History, Save and Publish are closed', async () => {
    openStudio({ heading: null });
    await input();
    expect(button('Images')).toBeEnabled();
    for (const name of ['History', 'Save', 'Publish']) expect(button(name)).toBeDisabled();
  });

  it('STUDIO-9 has the chat with its input on the left', async () => {
    openStudio();
    await input();
    const chat = within(screen.getByRole('region', { name: 'Edit' }));
    expect(chat.getByRole('log', { name: 'Conversation' })).toBeVisible();
    expect(chat.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

describe('the views', () => {
  it('STUDIO-10 switching keeps the frame', async () => {
    const { user } = openStudio({ user: premium });
    const frame = await getPreviewFrame();
    for (const name of ['Preview', 'Code', 'Split']) {
      await user.click(view().getByRole('radio', { name }));
      expect(await getPreviewFrame()).toBe(frame);
    }
    expect(preferences.get().viewMode).toBe('split');
  });

  it('STUDIO-10 preview shows no code, split and code do', async () => {
    const { user } = openStudio({ user: premium });
    await getPreviewFrame();
    expect(screen.getByRole('region', { name: 'Code' })).toBeVisible();
    await user.click(view().getByRole('radio', { name: 'Preview' }));
    expect(screen.queryByRole('region', { name: 'Code' })).not.toBeInTheDocument();
    await user.click(view().getByRole('radio', { name: 'Code' }));
    expect(screen.getByRole('region', { name: 'Code' })).toBeVisible();
  });

  it('STUDIO-11 STUDIO-12 STUDIO-13 other tiers see the lock beside the preview', async () => {
    openStudio();
    await getPreviewFrame();
    const code = within(screen.getByRole('region', { name: 'Code' }));
    expect(code.getByRole('heading', { name: 'Code View - Premium Feature' })).toBeVisible();
    expect(
      code.getByText(
        'Code editor is available on Premium and Team tiers. Upgrade to access manual code editing.',
      ),
    ).toBeVisible();
    expect(code.queryByRole('tab')).not.toBeInTheDocument();
  });

  it.each(['premium', 'team'] as const)('STUDIO-11 the editor is open to %s', async (tier) => {
    openStudio({ user: { ...premium, tier } });
    expect(await screen.findByRole('tab', { name: 'JSX' })).toBeVisible();
    expect(screen.queryByText('Code View - Premium Feature')).not.toBeInTheDocument();
  });
});

describe('code on a plan without the code editor', () => {
  it('TIER-14 a rejected save says so, leads to the plans, and the code can be discarded', async () => {
    const typed = { ...createContent('Typed'), metadata: createContent('').metadata };
    const base = page.id;
    sessionStorage.setItem(`vys.draft.${base}`, JSON.stringify({ etag: 'e2', content: typed }));
    const message = 'Editing code is available on Premium and Team.';
    const { user } = openStudio({
      handlers: {
        'PUT /api/pages/update': () => ({
          status: 403,
          body: { code: 'pages.code_locked', message },
        }),
      },
    });
    await input();
    await user.click(button('Save'));
    expect(await screen.findByText(`Failed to save: ${message}`)).toBeVisible();
    expect(screen.getByText("Your code changes aren't saved")).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/billing?for=code_editor&from=%2Fai-studio',
    );
    await user.click(button('Discard code changes'));
    expect(screen.queryByText("Your code changes aren't saved")).not.toBeInTheDocument();
    expect(sessionStorage.getItem(`vys.draft.${base}`)).toBeNull();
  });
});

describe('the code editor', () => {
  it('Format writes the code by the rules and raises the flag', async () => {
    const { user } = openStudio({ user: premium });
    await user.click(await screen.findByRole('button', { name: 'Format' }));
    const isFormatted = () => {
      const text = screen.getByLabelText(/^JSX source/).textContent ?? '';
      expect(text).toContain('return <h1>Before</h1>;');
      expect(text).not.toContain('{ return');
    };
    await waitFor(isFormatted, { timeout: 10_000 });
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('saving', () => {
  it('STUDIO-27 STUDIO-28 PAGES-1 API-33 says so and lowers the flag', async () => {
    const { user, server, requests } = openStudio();
    await rename('Tea');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(button('Save'));
    expect(await screen.findByText('Page saved successfully')).toBeVisible();
    expect(server.current()?.title).toBe('Tea');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('e2');
  });

  it('STUDIO-27 a failure says why and keeps the work', async () => {
    const { user } = openStudio({
      handlers: { 'PUT /api/pages/update': () => new TypeError('Failed to fetch') },
    });
    await rename('Tea');
    await user.click(button('Save'));
    expect(await screen.findByText(`Failed to save: ${NO_RESPONSE}`)).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Page title' })).toHaveValue(
      'Tea',
    );
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  it('PAGES-1 API-31 API-32 the first save of a page makes it', async () => {
    const { user, server, requests } = openStudio({ heading: null, user: premium });
    const editor = await screen.findByLabelText(/^JSX source/, {}, { timeout: 10_000 });
    fireEvent.focus(editor);
    const jsx = 'export default function Page() { return <p>Mine</p>; }';
    act(() => EditorView.findFromDOM(editor)?.dispatch({ changes: { from: 0, insert: jsx } }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.current()?.content.jsx).toBe(jsx));
    const create = requests.find(({ path }) => path === '/api/pages/create');
    expect(create?.body).toEqual({
      content: {
        jsx,
        css: '',
        metadata: { title: 'My Vys Page', description: 'Created with AI' },
      },
      auto_saved: false,
    });
    expect(requests.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/^\/api\/pages\/current\?_=\d+$/),
    );
  });

  it('Ctrl+S saves', async () => {
    const { user, server } = openStudio();
    await rename('Tea');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.current()?.title).toBe('Tea'));
  });

  it('says that a newer version exists elsewhere, and loads it', async () => {
    const { user, server } = openStudio();
    await rename('Tea');
    server.save(createContent('Elsewhere'), false);
    await user.click(button('Save'));
    expect(await screen.findByText('A newer version exists elsewhere')).toBeVisible();
    await user.click(button('Load the newer version'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Page title' })).toHaveValue(
      'My page',
    );
    expect(screen.queryByText('A newer version exists elsewhere')).not.toBeInTheDocument();
  });

  it('keeps the own version over a newer one when told to', async () => {
    const { user, server } = openStudio();
    await rename('Tea');
    server.save(createContent('Elsewhere'), false);
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.current()?.title).toBe('Tea'));
    await waitFor(() =>
      expect(screen.queryByText('A newer version exists elsewhere')).not.toBeInTheDocument(),
    );
  });
});

describe('publishing', () => {
  it('STUDIO-29 without a saved page is rejected', async () => {
    const save = vi.fn();
    const { result } = renderHook(() => usePublish({ base: null, unsaved: true, save }), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
      ),
    });
    render(<Toaster />);
    await act(() => result.current.publish());
    expect(await screen.findByText('Save your page before publishing')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('STUDIO-31 PAGES-2 API-34 says where, stays, and shows the live page', {
    tags: 'slow',
  }, async () => {
    const { user, at } = openStudio();
    await input();
    await user.click(button('Publish'));
    expect(await screen.findByText('Published to vys.example/ada')).toBeVisible();
    expect(at().pathname).toBe('/ai-studio');
    await user.click(await screen.findByRole('button', { name: 'Status: Published' }));
    const link = await screen.findByRole('link', { name: 'vys.example/ada' });
    expect(link).toHaveAttribute('href', 'https://vys.example/ada');
  });

  it('saves what is seen before it publishes', async () => {
    const { user, requests, server } = openStudio();
    await rename('Tea');
    await user.click(button('Publish'));
    await screen.findByText('Published to vys.example/ada');
    expect(server.current()?.title).toBe('Tea');
    const calls = requests
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/pages/'))
      .map(({ path }) => path);
    expect(calls[0]).toBe('/api/pages/update');
    expect(calls[1]).toMatch(/\/publish\?unfinished=stop$/);
  });

  it('says why publishing failed', async () => {
    const message = 'Your page is suspended.';
    const { user } = openStudio({
      handlers: {
        'POST /api/pages/7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002/publish': () => ({
          status: 403,
          body: { code: 'pages.suspended', message },
        }),
      },
    });
    await input();
    await user.click(button('Publish'));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('leads to choosing a name when there is none, and publishes then', {
    tags: 'slow',
  }, async () => {
    let hasName = false;
    getOnboardingDraft(nameless.id).update({ skipped: true });
    const { user, requests } = openStudio({
      user: { ...nameless },
      handlers: {
        'GET /api/user/profile': () => ({ body: { data: { ...nameless, vys_url: 'ada' } } }),
        'GET /auth/check-username/tea-house': () => ({ body: { available: true, message: '' } }),
        'PUT /api/user/profile': ({ body }) => {
          hasName = true;
          return { body: { data: { ...nameless, ...(body as object) } } };
        },
        'POST /api/pages/7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002/publish': () =>
          hasName
            ? { body: { slug: 'tea-house', url: 'https://vys.example/tea-house' } }
            : { status: 409, body: { code: 'pages.address_needed', message: 'Choose first.' } },
      },
    });
    await input();
    await user.click(button('Publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your username' }));
    await user.type(await dialog.findByRole('textbox', { name: 'Username' }), 'Tea-House');
    const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save and publish' });
    await waitFor(() =>
      expect(go.disabled, JSON.stringify(requests.map(({ path }) => path))).toBe(false),
    );
    await user.click(go);
    expect(await screen.findByText('Published to vys.example/tea-house')).toBeVisible();
  });

  it('SIGNUP-9 says that the address is to be confirmed first, sends the link, publishes then', async () => {
    let isConfirmed = false;
    const rejection = { code: 'identity.email_unverified', message: 'Confirm your address first.' };
    const { user, requests } = openStudio({
      user: { ...ada, email_verified: false },
      handlers: {
        'POST /api/auth/send-verification': () => ({ status: 204 }),
        'POST /api/pages/7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002/publish': () =>
          isConfirmed
            ? { body: { slug: 'ada', url: 'https://vys.example/ada' } }
            : { status: 403, body: rejection },
      },
    });
    await input();
    await user.click(button('Publish'));
    const name = 'Confirm your email';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText('ada@example.com')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Resend link' }));
    await waitFor(() =>
      expect(requests.some(({ path }) => path === '/api/auth/send-verification')).toBe(true),
    );
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Confirm your address first.')).toBeVisible();
    isConfirmed = true;
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Published to vys.example/ada')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
  });
});

describe('leaving the studio', () => {
  it('asks when edits would be lost, and stays', async () => {
    const { user, router, at } = openStudio();
    await rename('Tea');
    await act(() => router.navigate('/dashboard'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(at().pathname).toBe('/ai-studio');
    await act(() => router.navigate('/dashboard'));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
  });

  it('asks the browser to ask', async () => {
    openStudio();
    await rename('Tea');
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
  });

  it('does not ask after a reply, which is saved', async () => {
    const { router, at } = openStudio();
    await sendMessage('make it new');
    await screen.findByText('I changed it.');
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await act(() => router.navigate('/dashboard'));
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
  });
});

describe('a new page', () => {
  it('ROUTE-11 PAGES-8 is not available to a user who has one', async () => {
    const { at } = openStudio({ path: '/ai-studio/new' });
    expect(
      await screen.findByText("You've reached your page limit. Upgrade to create more pages."),
    ).toBeVisible();
    expect(at().pathname).toBe('/ai-studio');
  });
});

describe('the live page', () => {
  it('PAGES-6 PAGES-19 API-37 is switched off and on', async () => {
    const { user, server, requests } = openStudio();
    server.publish();
    await user.click(await screen.findByRole('button', { name: 'Status: Published' }));
    await user.click(await screen.findByRole('switch', { name: 'Visible to visitors' }));
    expect(await screen.findByText('Page deactivated')).toBeVisible();
    expect(requests.find(({ path }) => path.endsWith('/active'))?.body).toEqual({
      is_active: false,
    });
    expect(await screen.findByRole('button', { name: 'Status: Switched off' })).toBeVisible();
    expect(screen.getByText(/visitors get a not-found page/)).toBeVisible();
    expect(screen.queryByText('Visitors see this version.')).not.toBeInTheDocument();
  });

  it('PAGES-6 is not said to show while all pages are switched off', async () => {
    const { user, server } = openStudio({ user: { ...ada, pages_active: false } });
    server.publish();
    await user.click(await screen.findByRole('button', { name: 'Status: Switched off' }));
    expect(await screen.findByText(/All your pages are hidden in Settings/)).toBeVisible();
    expect(screen.queryByText('Visitors see this version.')).not.toBeInTheDocument();
  });
});

describe('after a reload', () => {
  const storedDrafts = () =>
    Object.entries(sessionStorage).filter(([key]) => key.startsWith('vys.draft.'));

  async function reload(heading: string) {
    openStudio();
    await rename('Tea');
    const storedEntries = await waitFor(() => {
      expect(storedDrafts()).toHaveLength(1);
      return storedDrafts();
    });
    leaveApp();
    for (const [key, value] of storedEntries) sessionStorage.setItem(key, value);
    const studio = openStudio({ heading });
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page title' });
    expect(title.value).toBe('Tea');
    return studio;
  }

  it('edits that were not saved are back, and saving keeps them', async () => {
    const { user, server } = await reload('Before');
    expect(await screen.findByText('We restored your unsaved changes.')).toBeVisible();
    await user.click(button('Save'));
    await waitFor(() => expect(server.current()?.title).toBe('Tea'));
    expect(storedDrafts()).toHaveLength(0);
  });
});
