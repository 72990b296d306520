// Talking to the assistant in the studio, by role, over a fake server.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { session } from '#web/lib/session/session.ts';
import { currentToast } from '#web/ui/feedback/toast.ts';
import {
  createContent,
  input,
  openStudio,
  premium,
  sendMessage,
  shown,
  toEventStream,
} from '../test/open-studio.tsx';

afterEach(leaveApp);

const log = () => screen.findByRole('log', { name: 'Conversation' });
const hanging = () => new Promise<never>(() => {});

describe('the welcome', () => {
  it('CHAT-2 CHAT-5 CHAT-6 CHAT-7 CHAT-8 greets a user without a page and offers four prompts', async () => {
    const { user } = openStudio({ heading: null });
    expect(await log()).toHaveTextContent(
      "Hi! I'm your AI assistant. Describe the page you want to create and I'll build it for you in seconds.",
    );
    const prompts = within(await screen.findByRole('list', { name: 'Try one of these' }));
    const texts = prompts.getAllByRole('button').map(({ textContent }) => textContent);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain('a minimalist link-in-bio with Instagram and Twitter');
    expect(texts[1]).toContain('a portfolio page with a purple gradient background');
    expect(texts[2]).toContain('a coming-soon landing page with email signup');
    expect(texts[3]).toContain('a pricing page for a SaaS product');
    await user.click(prompts.getAllByRole('button')[3] as HTMLElement);
    const box = await input();
    expect(box.value).toContain('a pricing page for a SaaS product');
    expect(box).toHaveFocus();
  });

  it('CHAT-3 greets a user who has a page in other words', async () => {
    openStudio();
    expect(await log()).toHaveTextContent(
      "Welcome back! Your page is loaded. Tell me what you'd like to change.",
    );
    expect(await screen.findByRole('button', { name: 'Show me another design' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /portfolio/ })).not.toBeInTheDocument();
  });

  it('CHAT-4 says that there was an issue loading the page, and tries again', async () => {
    let isDown = true;
    const { user } = openStudio({
      handlers: {
        'GET /api/pages/current': () =>
          isDown
            ? { status: 500, body: { code: 'internal', message: 'Broken.' } }
            : { status: 404, body: { code: 'pages.not_found', message: 'None.' } },
      },
    });
    expect(await screen.findByText(/I had an issue loading your page/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await input()).toBeVisible();
  });

  it('CHAT-1 tells why the studio closes when the session ends', async () => {
    const { at } = openStudio();
    await input();
    session.end('expired');
    await waitFor(() => expect(at().pathname).toBe('/login'));
    expect(await screen.findByText('Please log in to start creating your page.')).toBeVisible();
  });
});

describe('the input', () => {
  it('CHAT-9 CHAT-10 CHAT-15 CHAT-16 sends trimmed text with Enter; Shift+Enter makes a line', async () => {
    const { user, requests } = openStudio({ chat: hanging });
    const box = await input();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send).toBeDisabled();
    await user.type(box, '   ');
    expect(send).toBeDisabled();
    await user.keyboard('{Enter}');
    await user.type(box, 'one{Shift>}{Enter}{/Shift}two  ');
    expect(box).toHaveValue('   one\ntwo  ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requests.some(({ path }) => path === '/api/ai/chat')).toBe(true));
    const chat = requests.find(({ path }) => path === '/api/ai/chat');
    expect(chat?.body).toEqual({ messages: [{ role: 'user', content: 'one\ntwo' }] });
    expect(box).toHaveValue('');
  });

  it('CHAT-22 while streaming it is closed and says `AI is thinking...`; Stop ends it', async () => {
    const { user } = openStudio({ chat: hanging });
    await sendMessage('make it blue');
    expect(await screen.findByText('AI is thinking...')).toBeVisible();
    const box = await input();
    expect(box).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(box).toBeEnabled());
    expect(await log()).toHaveTextContent('Stopped.');
    await waitFor(() => expect(box).toHaveFocus());
  });
});

describe('a reply', () => {
  it('CHAT-24 CHAT-25 CHAT-26 CHAT-29 is appended with its receipt, shown, and can be kept or reverted', async () => {
    const { compiled } = openStudio();
    await sendMessage('make it new');
    expect(await screen.findByText('I changed it.')).toBeVisible();
    expect(screen.getByText('Changed: headline.')).toBeVisible();
    await waitFor(() => expect(shown(compiled)).toContain('After'));
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revert' })).toBeVisible();
  });

  it('CHAT-23 shows the text while it comes', async () => {
    let push: (text: string) => void = () => {};
    openStudio();
    const box = await input();
    const originalFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url !== '/api/ai/chat') return originalFetch(url, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          push = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return Promise.resolve(new Response(body));
    });
    fireEvent.change(box, { target: { value: 'make it new' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(box).toBeDisabled());
    await waitFor(() => {
      push('data: {"type":"chunk","content":"Half a "}\n\n');
      expect(screen.getByText(/Half a/)).toBeVisible();
    });
    expect(screen.getByText('AI is thinking...')).toBeVisible();
  });

  it('CHAT-27 `Save Changes` keeps the automatic save as a save of the person', async () => {
    const { user, server } = openStudio();
    await sendMessage('make it new');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Page saved successfully')).toBeVisible();
    expect(server.versions[0]).toMatchObject({ autoSaved: false, content: createContent('After') });
    expect(screen.queryByRole('button', { name: 'Revert' })).not.toBeInTheDocument();
  });

  it('CHAT-30 `Revert` brings the page before back and toasts `Changes reverted`', async () => {
    const { user, server, compiled } = openStudio();
    await sendMessage('make it new');
    await user.click(await screen.findByRole('button', { name: 'Revert' }));
    expect(await screen.findByText('Changes reverted')).toBeVisible();
    expect(server.current()?.content).toEqual(createContent('Before'));
    await waitFor(() => expect(shown(compiled)).toContain('Before'));
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  });

  it('Ctrl+Z takes a reply back as well, also where nothing was typed', async () => {
    const { user, server } = openStudio();
    await sendMessage('make it new');
    await screen.findByRole('button', { name: 'Revert' });
    expect(await input()).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    // The toast of the test before may still be fading out of the document, so the store is asked.
    await waitFor(() => expect(currentToast.get()?.message).toBe('Undone: Changed undo'));
    expect(server.current()?.content).toEqual(createContent('Before'));
  });

  it('PAGES-1 ROUTE-11 creates the page when it is the first, at the address of the studio', async () => {
    const { at } = openStudio({ heading: null, path: '/ai-studio/new' });
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await sendMessage('a page about tea');
    await waitFor(() => expect(save).toBeEnabled());
    expect(at().pathname).toBe('/ai-studio');
    expect(screen.getByText('I changed it.')).toBeVisible();
  });

  it('shows the page of a proposal while it is pointed at, and sends it with one tap', async () => {
    const { jsx, css } = createContent('Proposed');
    const complete = {
      type: 'complete',
      data: {},
      suggestions: ['Make it dark', 'Tell me more'],
      proposals: [{ text: 'Make it dark', data: { jsx, css } }],
      link: { text: 'See plans', path: '/billing' },
    };
    const { user, compiled, requests } = openStudio({
      chat: () => ({ text: toEventStream({ type: 'chunk', content: 'Like this?' }, complete) }),
    });
    await sendMessage('hm');
    const button = await screen.findByRole('button', { name: 'Make it dark' });
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/billing');
    await user.hover(button);
    await waitFor(() => expect(shown(compiled)).toBe(jsx));
    await user.unhover(button);
    await waitFor(() => expect(shown(compiled)).toBe(createContent('Before').jsx));
    await user.click(button);
    const sent = () => requests.filter(({ path }) => path === '/api/ai/chat').at(-1)?.body;
    await waitFor(() =>
      expect(sent()).toMatchObject({ messages: [{}, {}, { content: 'Make it dark' }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Tell me more' }));
    expect(await input()).toHaveValue('Tell me more');
  });

  it('offers what the assistant can do when it declines; choosing fills the input', async () => {
    const decline = { type: 'complete', data: {}, suggestions: ['Make it dark', 'Another design'] };
    const { user } = openStudio({
      chat: () => ({ text: toEventStream({ type: 'chunk', content: 'I cannot.' }, decline) }),
    });
    await sendMessage('order pizza');
    await user.click(await screen.findByRole('button', { name: 'Make it dark' }));
    expect(await input()).toHaveValue('Make it dark');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });
});

describe('a turn that fails', () => {
  it('CHAT-28 API-43 ends the stream, toasts the server’s words and offers to try again', async () => {
    let isDown = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = openStudio({
      chat: () =>
        isDown
          ? { status: 429, body: { code: 'ai.allowance_used_up', message: 'All used up.' } }
          : {
              text: toEventStream(
                { type: 'chunk', content: 'Now.' },
                { type: 'complete', data: {} },
              ),
            },
    });
    await sendMessage('make it new');
    expect(await screen.findByText('All used up.')).toBeVisible();
    expect(await input()).toBeEnabled();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Now.')).toBeVisible();
    expect(screen.getAllByText('make it new')).toHaveLength(1);
  });

  it('CHAT-28 an error event ends the stream with a toast', async () => {
    const error = { type: 'error', code: 'internal', message: 'It broke.', retryable: true };
    openStudio({ chat: () => ({ text: toEventStream(error) }) });
    await sendMessage('make it new');
    expect(await screen.findByText('It broke.')).toBeVisible();
    expect(screen.queryByText('AI is thinking...')).not.toBeInTheDocument();
  });
});

describe('the context of a message', () => {
  const chatBody = (requests: { path: string; body: unknown }[]) =>
    requests.findLast(({ path }) => path === '/api/ai/chat')?.body as { context?: unknown };

  async function rename() {
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page title' });
    fireEvent.change(title, { target: { value: 'Tea' } });
  }

  it('CHAT-31 is empty when the page has no unsaved changes', async () => {
    const { requests } = openStudio();
    await sendMessage('change the headline');
    await screen.findByText('I changed it.');
    expect(chatBody(requests)).not.toHaveProperty('context');
  });

  it('CHAT-31 is the current page when it has changed and the message asks for an edit', async () => {
    const { requests } = openStudio({ user: premium });
    await rename();
    await sendMessage('change the headline');
    await screen.findByText('I changed it.');
    const metadata = { title: 'Tea', description: 'Created with AI' };
    expect(chatBody(requests).context).toEqual({ ...createContent('Before'), metadata });
  });

  it('CHAT-31 is empty without an edit-like word, and the changes are saved first', async () => {
    const { requests, server } = openStudio();
    await rename();
    await sendMessage('another design');
    await screen.findByText('I changed it.');
    expect(chatBody(requests)).not.toHaveProperty('context');
    expect(server.versions[1]).toMatchObject({ autoSaved: true, metadata: { title: 'Tea' } });
  });
});
