// The chat over HTTP: stream, errors, images in messages, what is sent and what is kept.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { streamChat } from './chat-client.ts';
import { readChat, toSend, writeChat } from './chat-history.ts';
import { newMessage, splitImages, withImages } from './chat-message.ts';
import { isEditLike } from './edit-intent.ts';
import { readEvents } from './read-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const bytes = new TextEncoder();

/** The text in pieces of `size` bytes, so that every line is cut somewhere. */
function createStream(text: string, size: number) {
  const all = bytes.encode(text);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < all.length; at += size) controller.enqueue(all.slice(at, at + size));
      controller.close();
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array>) {
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

const reply = [
  'id: 1\r\ndata: {"type":"chunk","content":"Grün – "}\r\n\r\n',
  ': heartbeat\n\n',
  'data: {"type":"section","id":"links"}\n\n',
  'data: not json\n\n',
  'data:{"type":"chunk","content":"done"}\n\n',
  'data: {"type":"complete","data":{"jsx":"a","css":"b"}}\n\n',
  'data: [DONE]\n\n',
  'data: {"type":"chunk","content":"too late"}\n\n',
].join('');

describe('the reply stream', () => {
  it.each([1, 2, 3, 7, 64, 4096])(
    'API-42 is read in pieces of %i bytes, and unknown events are ignored',
    async (size) => {
      expect(await collect(createStream(reply, size))).toEqual([
        { type: 'chunk', content: 'Grün – ' },
        { type: 'chunk', content: 'done' },
        { type: 'complete', data: { jsx: 'a', css: 'b' } },
      ]);
    },
  );

  it('API-42 is read to a last line without a line end', async () => {
    expect(await collect(createStream('data: {"type":"chunk","content":"x"}', 5))).toHaveLength(1);
  });
});

describe('a chat request', () => {
  const messages = [{ role: 'user' as const, content: 'Hello' }];
  const open = () => streamChat({ messages }, new AbortController().signal).next();

  it('API-41 sends the messages with their roles', async () => {
    const { requests } = mockHttp({ 'POST /api/ai/chat': () => ({ text: reply }) });
    expect((await open()).value).toEqual({ type: 'chunk', content: 'Grün – ' });
    expect(requests[0]?.body).toEqual({ messages });
  });

  it('API-43 raises `HTTP {status}: {statusText}` for an error status and keeps the message for users', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { code: 'ai.allowance_used_up', message: "You've used all AI requests." },
        { status: 429, statusText: 'Too Many Requests' },
      ),
    );
    await expect(open()).rejects.toMatchObject({
      message: 'HTTP 429: Too Many Requests',
      detail: "You've used all AI requests.",
    });
  });
});

describe('images in a message', () => {
  it('CHAT-20 are lines of the form `[Image n: url]` after the text', () => {
    expect(withImages('Use these', ['https://a/1', 'https://a/2'])).toBe(
      'Use these\n[Image 1: https://a/1]\n[Image 2: https://a/2]',
    );
  });

  it('CHAT-21 are removed from the text that users see', () => {
    const message = withImages('Use\nthese', ['https://a/1']);
    expect(splitImages(message)).toEqual({ text: 'Use\nthese', urls: ['https://a/1'] });
    expect(splitImages('[Image one]')).toEqual({ text: '[Image one]', urls: [] });
  });
});

describe('edit-like words', () => {
  it.each([
    ['Please change the title', true],
    ['REMOVE the second link', true],
    ['add my shop', true],
    ['updated prices', true],
    ['move Shop to the top', false],
    ['what can you do?', false],
    ['my address is Mill Lane 2', false],
    ['the unchanged sky', false],
  ])('CHAT-31 %s: %s', (text, isEdit) => {
    expect(isEditLike(text)).toBe(isEdit);
  });
});

describe('the conversation', () => {
  it('sends the latest messages that fit, and no failed one', () => {
    const long = newMessage('user', 'x'.repeat(9_000));
    const failed = newMessage('user', 'lost', { failed: true });
    const last = newMessage('user', 'now');
    expect(toSend([long, newMessage('user', 'y'.repeat(9_000)), failed, last])).toEqual([
      { role: 'user', content: 'y'.repeat(9_000) },
      { role: 'user', content: 'now' },
    ]);
    expect(toSend([newMessage('user', 'z'.repeat(30_000))])).toHaveLength(1);
  });

  it('DATA-20 is kept with id, role, content and timestamp, and read back', () => {
    const message = newMessage('assistant', 'Hi');
    writeChat('chat', [message]);
    expect(readChat('chat')).toEqual([message]);
    expect(Object.keys(message)).toEqual(['id', 'role', 'content', 'timestamp']);
    sessionStorage.setItem('chat', '[{"role":"robot"}]');
    expect(readChat('chat')).toEqual([]);
    sessionStorage.setItem('chat', 'oops');
    expect(readChat('chat')).toEqual([]);
  });
});
