// The chat over HTTP: stream, errors, images in messages, what is sent and what is kept.
import type { Turn } from '@vys/contract/ai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { newMessage, splitImages, withImages } from './chat-message.ts';
import { joinMessages, toSend } from './conversation.ts';
import { isEditLike } from './edit-intent.ts';
import { sendMessage } from './turns/chat-client.ts';
import { readEvents } from './turns/read-events.ts';
import { restoreUnsent, storeUnsent } from './unsent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
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
  for await (const { event } of readEvents(stream)) events.push(event);
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
  const open = () => sendMessage({ messages }, 'key-1', new AbortController().signal).next();

  it('API-41 sends the messages with their roles', async () => {
    const { requests } = mockHttp({ 'POST /api/ai/chat': () => ({ text: reply }) });
    expect((await open()).value).toEqual({ id: 1, event: { type: 'chunk', content: 'Grün – ' } });
    expect(requests[0]?.body).toEqual({ messages });
    expect(requests[0]?.headers['Idempotency-Key']).toBe('key-1');
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

  it('DATA-20 is made of the turns that the server has', () => {
    const messages = joinMessages([turn({ id: 't1', idempotency_key: 'k1' })], []);
    expect(
      messages.map(({ id, role, content, timestamp }) => [id, role, content, timestamp]),
    ).toEqual([
      ['k1', 'user', 'Hello', '2026-01-01T00:00:00.000Z'],
      ['t1', 'assistant', 'Hi!', '2026-01-01T00:00:01.000Z'],
    ]);
  });

  it('shows a message of this tab once, with what only this tab knows of it', () => {
    const mine = { ...newMessage('user', 'Hello'), id: 'k1' };
    const proposals = { Dark: { jsx: 'a', css: 'b' } };
    const reply = { ...newMessage('assistant', 'Hi!', { proposals }), id: 't1' };
    const later = newMessage('user', 'And now?');
    const joined = joinMessages(
      [turn({ id: 't0' }), turn({ id: 't1', idempotency_key: 'k1' })],
      [mine, reply, later],
    );
    expect(joined.map(({ id }) => id)).toEqual(['t0 message', 't0', 'k1', 't1', later.id]);
    expect(joined[3]?.proposals).toEqual(proposals);
  });

  it('shows the reply to a message that was thought to be unsent', () => {
    const unsent = { ...newMessage('user', 'Hello', { failed: true, isUnsent: true }), id: 'k1' };
    const joined = joinMessages([turn({ id: 't1', idempotency_key: 'k1' })], [unsent]);
    expect(joined.map(({ content, failed }) => [content, failed])).toEqual([
      ['Hello', undefined],
      ['Hi!', undefined],
    ]);
  });

  it('shows a turn that failed without its reply, and not again once it was sent again', () => {
    const failed = turn({ id: 't1', state: 'failed', reply: 'It broke.' });
    expect(joinMessages([failed], [])).toMatchObject([{ content: 'Hello', failed: true }]);
    expect(joinMessages([failed], [newMessage('user', 'Hello')])).toHaveLength(1);
    expect(joinMessages([failed, turn({ id: 't2' })], [])).toHaveLength(2);
    expect(joinMessages([failed, turn({ id: 't2', message: 'Other' })], [])).toHaveLength(3);
  });
});

describe('messages that could not be sent', () => {
  it('are kept for their user with the key they were sent with', () => {
    const unsent = newMessage('user', 'lost', { failed: true, isUnsent: true });
    storeUnsent('ada', [newMessage('user', 'sent'), unsent]);
    expect(restoreUnsent('ada')).toMatchObject([
      { id: unsent.id, content: 'lost', failed: true, isUnsent: true },
    ]);
    expect(restoreUnsent('eve')).toEqual([]);
    storeUnsent('ada', []);
    expect(localStorage).toHaveLength(0);
    for (const broken of ['oops', '{"text":7}', 'null']) {
      localStorage.setItem('vys.message.ada', broken);
      expect(restoreUnsent('ada')).toEqual([]);
    }
  });
});

const turn = (more: Partial<Turn>): Turn => ({
  ...{ id: 't', idempotency_key: null, message: 'Hello', reply: 'Hi!', receipt: null },
  ...{ changes: [], suggestions: [], link: null, state: 'done', changed: false },
  ...{ before_version_id: null, after_version_id: null },
  ...{ created_at: '2026-01-01T00:00:00.000Z', ended_at: '2026-01-01T00:00:01.000Z' },
  ...more,
});
