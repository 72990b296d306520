// Turns in the studio over a fake server: after a reload, in a second tab, on another device, and what was not sent.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { currentToast } from '#web/ui/feedback/toast.ts';
import {
  createContent,
  createTurn,
  input,
  openStudio,
  sendMessage,
  shown,
  toEventStream,
  toEvents,
} from '../test/open-studio.tsx';

afterEach(leaveApp);

const turnId = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009';
const start = { type: 'start', generationId: turnId, assistant: 'builtin', label: 'Assistant' };
const complete = (heading: string) => ({ type: 'complete', data: createContent(heading) });
const running = createTurn({ id: turnId, message: 'make it new', state: 'running', reply: '' });
const done = createTurn({ id: turnId, message: 'make it new', reply: 'Done.', changed: true });
const eventsPath = `GET /api/ai/turns/${turnId}/events`;

/** As a reload does, with what it keeps. */
function reload(options: Parameters<typeof openStudio>[0] = {}) {
  const stored = { ...localStorage };
  leaveApp();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  return openStudio(options);
}

describe('the conversation', () => {
  it('DATA-20 comes from the server when the studio opens', async () => {
    openStudio({
      turns: [
        createTurn({ message: 'Second', reply: 'Two.', receipt: 'Changed: color.' }),
        createTurn({ message: 'First', reply: 'One.', suggestions: ['Make it dark'] }),
      ],
    });
    await waitFor(() => expect(screen.getByText('Two.')).toBeVisible());
    expect(screen.getByText('Changed: color.')).toBeVisible();
    const order = ['First', 'One.', 'Second', 'Two.'].map((text) => screen.getByText(text));
    for (const [index, element] of order.slice(1).entries()) {
      const before = order[index] as HTMLElement;
      expect(before.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('loads what was said earlier', async () => {
    const older = createTurn({ message: 'Long ago', reply: 'Yes.' });
    const newer = createTurn({ message: 'Now', reply: 'Sure.' });
    const { user, requests } = openStudio({
      handlers: {
        'GET /api/ai/conversation': ({ path }) => {
          const isOlder = path.includes(`cursor=${newer.id}`);
          const turns = isOlder ? [older] : [newer];
          const next_cursor = isOlder ? null : newer.id;
          return { body: { turns, running_turn_id: null, next_cursor } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(screen.getByText('Long ago')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    expect(requests.filter(({ path }) => path.includes('cursor='))).toHaveLength(1);
  });
});

describe('a turn that is running', () => {
  it('is followed after a reload, and its page comes into the draft', async () => {
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const turns = [running];
    const { compiled, server } = openStudio({
      turns,
      handlers: {
        [eventsPath]: async () => {
          await finished;
          server.save(createContent('After'), true);
          turns[0] = done;
          return {
            text: toEventStream(start, { type: 'chunk', content: 'Done.' }, complete('After')),
          };
        },
      },
    });
    await waitFor(() => expect(screen.getByText('AI is thinking...')).toBeVisible());
    expect(screen.getByText('make it new')).toBeVisible();
    expect(await input()).toBeDisabled();
    finish();
    await waitFor(() => expect(shown(compiled)).toContain('After'));
    await waitFor(() => expect(screen.getByText('Done.')).toBeVisible());
    expect(await input()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Revert' })).toBeVisible();
  });

  it('goes on when its stream is cut off', async () => {
    const { compiled } = openStudio({
      chat: () => ({ text: toEvents(start, { type: 'chunk', content: 'I was ' }) }),
      handlers: {
        [eventsPath]: ({ path }) => {
          expect(path).toContain('after=2');
          const rest = toEventStream({ type: 'chunk', content: 'away.' }, complete('After'));
          return { text: rest };
        },
      },
    });
    await sendMessage('make it new');
    await waitFor(() => expect(screen.getByText('I was away.')).toBeVisible());
    await waitFor(() => expect(shown(compiled)).toContain('After'));
  });

  it('in another tab is followed instead of a second message, which is kept', async () => {
    const turns: (typeof running)[] = [];
    const { user } = openStudio({
      turns,
      chat: () => {
        turns.unshift(running);
        return { status: 409, body: { code: 'ai.turn_running', message: 'Still working.' } };
      },
      handlers: {
        [eventsPath]: () => {
          turns[0] = { ...done, changed: false };
          return {
            text: toEventStream(
              start,
              { type: 'chunk', content: 'Done.' },
              { type: 'complete', data: {} },
            ),
          };
        },
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await sendMessage('and make it blue');
    await waitFor(() => expect(screen.getByText('Done.')).toBeVisible());
    expect(screen.getByText('and make it blue')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getAllByText('and make it blue')).toHaveLength(1);
  });

  it('is stopped on the server', async () => {
    let say: (text: string) => void = () => {};
    const stopped = { type: 'stopped', message: "Stopped. Your page hasn't changed." };
    const { user, requests } = openStudio({
      turns: [running],
      handlers: {
        [`POST /api/ai/turns/${turnId}/stop`]: () => {
          say(toEventStream(stopped));
          return { body: { state: 'stopped' } };
        },
      },
    });
    const fetchBefore = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.includes('/events')) return fetchBefore(url, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          say = (text) => controller.enqueue(new TextEncoder().encode(text));
          say(toEvents(start));
        },
      });
      return Promise.resolve(new Response(body));
    });
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.getByText(stopped.message)).toBeVisible());
    expect(requests.filter(({ path }) => path.endsWith('/stop'))).toHaveLength(1);
    expect(await input()).toBeEnabled();
  });

  it('on another device brings its page here when this tab is looked at again', async () => {
    const turns: (typeof running)[] = [];
    const { compiled, server } = openStudio({ turns });
    await waitFor(() => expect(shown(compiled)).toContain('Before'));
    await input();
    server.save(createContent('From my phone'), true);
    turns.unshift({ ...done, ended_at: new Date().toISOString() });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(shown(compiled)).toContain('From my phone'));
    expect(screen.getByText('make it new')).toBeVisible();
  });
});

describe('what is not sent', () => {
  it('is in the input after a reload, and not once it was sent', async () => {
    openStudio();
    fireEvent.change(await input(), { target: { value: 'half a thou' } });
    reload();
    expect(await input()).toHaveValue('half a thou');
    fireEvent.keyDown(await input(), { key: 'Enter' });
    await waitFor(() => expect(screen.getByText('I changed it.')).toBeVisible());
    reload();
    expect(await input()).toHaveValue('');
  });

  it('because there is no connection says so after a few tries', { tags: 'slow' }, async () => {
    const { requests } = openStudio({ chat: () => new TypeError('Failed to fetch') });
    await sendMessage('make it new');
    const notice = "We couldn't send your message. Check your connection and try again.";
    await waitFor(() => expect(currentToast.get()?.message).toBe(notice), { timeout: 8_000 });
    expect(screen.getByText('Not sent.')).toBeVisible();
    const keys = requests.flatMap(({ headers }) => headers['Idempotency-Key'] ?? []);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('because the server rejected it stays with a retry over a reload, with its key', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = { code: 'unavailable', message: 'Not now.' };
    const first = openStudio({ chat: () => ({ status: 429, body }) });
    await sendMessage('make it new');
    await waitFor(() => expect(screen.getByText('Not now.')).toBeVisible());
    const keyOf = ({ requests }: typeof first) =>
      requests.findLast(({ path }) => path === '/api/ai/chat')?.headers['Idempotency-Key'];
    const key = keyOf(first);
    const second = reload();
    await second.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('I changed it.')).toBeVisible());
    expect([keyOf(second), screen.getAllByText('make it new').length]).toEqual([key, 1]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    reload({ turns: second.turns });
    await waitFor(() => expect(screen.getByText('I changed it.')).toBeVisible());
    expect(screen.getAllByText('make it new')).toHaveLength(1);
  });
});
