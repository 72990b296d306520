// The chat stream: what it sends, what it saves, and what it never loses.
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chatEventSchema, suggestedPrompts } from '@vys/contract/ai';
import type { HistoryOperation } from '@vys/contract/page-model/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import { appError } from '../../../platform/errors.ts';
import type { AssistantReply, AssistantTurn } from '../../assistant/index.ts';
import { splitIntoParts } from './text-parts.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
/** What the assistant was sent, and its next response instead of the real one. */
let received: AssistantTurn[];
let next: ((turn: AssistantTurn) => Promise<AssistantReply>) | undefined;

beforeAll(async () => {
  ctx = await createTestHttp();
  const ai = {
    label: 'Built-in assistant',
    assistant: 'builtin' as const,
    async respond(userId: string, turn: AssistantTurn): Promise<AssistantReply> {
      received.push(turn);
      return next ? next(turn) : testPages.ai.respond(userId, turn);
    },
  };
  testPages = await createTestPages(ctx, { ai });
}, 60_000);
beforeEach(async () => {
  received = [];
  next = undefined;
  user = await buildUser(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: unknown) {
  const { headers } = user;
  const body = payload === undefined ? {} : { payload: payload as object };
  return ctx.http.inject({ method, url, headers, ...body });
}
const send = (content: string, more: object = {}) =>
  call('POST', '/api/ai/chat', { messages: [{ role: 'user', content }], ...more });

/** Events of a stream, which must have the specified form to the byte. */
function readEvents(body: string) {
  const blocks = body.split('\n\n').filter((block) => block !== ': heartbeat');
  expect(blocks.pop()).toBe('');
  expect(blocks.pop()).toBe('data: [DONE]');
  return blocks.map((block, i) => {
    const [id, data, ...rest] = block.split('\n');
    expect([id, rest]).toEqual([`id: ${i + 1}`, []]);
    expect(data?.startsWith('data: ')).toBe(true);
    return chatEventSchema.parse(JSON.parse(data?.slice(6) ?? ''));
  });
}
async function talk(content: string, more: object = {}) {
  const response = await send(content, more);
  expect(response.statusCode).toBe(200);
  const events = readEvents(response.body);
  const complete = events.find((event) => event.type === 'complete');
  const text = events.map((event) => (event.type === 'chunk' ? event.content : '')).join('');
  return { events, types: events.map(({ type }) => type), complete, text };
}
const replyWith = (reply: Partial<AssistantReply>): AssistantReply => ({
  kind: 'answer',
  lang: 'en',
  say: 'Here you are.',
  operations: [],
  suggestions: [],
  ...reply,
});
const pageReply = (text: string): AssistantReply =>
  replyWith({
    kind: 'changed',
    page: pageWith(text),
    say: 'Done. The headline is new.',
    receipt: 'Changed: headline. 1 link intact.',
    changes: [{ text: 'Changed the headline', target: 'profile.name' }],
  });
const historyReply = (operation: HistoryOperation): AssistantReply =>
  replyWith({ kind: 'history', operations: [operation], say: 'I went through the versions.' });
const respondWith = (reply: AssistantReply) => {
  next = async () => reply;
};
const current = async () => (await call('GET', '/api/pages/current')).json();
async function versions() {
  const { versions: list } = (
    await call('GET', `/api/pages/${(await current()).id}/versions`)
  ).json();
  return list as { autoSaved: boolean; content: unknown }[];
}
async function useUp(): Promise<void> {
  await ctx.accounts.changeTier(user.id, 'free');
  const row = { user_id: user.id, created_at: ctx.clock.now() };
  await ctx.db.insertInto('ai_requests').values(Array(100).fill(row)).execute();
}
const used = async () =>
  (await ctx.db.selectFrom('ai_requests').select('id').where('user_id', '=', user.id).execute())
    .length;

describe('a reply with a page', () => {
  it('API-41 API-42 CHAT-24 streams events of the specified form', async () => {
    respondWith(pageReply('New'));
    const response = await send('Make it new');
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const events = readEvents(response.body);
    expect(events[0]).toMatchObject({
      type: 'start',
      assistant: 'builtin',
      label: 'Built-in assistant',
    });
    expect(events.filter(({ type }) => type === 'status')).toEqual(
      ['reading', 'building', 'checking', 'saving'].map((phase) => ({ type: 'status', phase })),
    );
    expect(events.at(-1)?.type).toBe('complete');
  });

  it('CHAT-25 CHAT-27 makes the page with an automatic version and gives its code', async () => {
    respondWith(pageReply('New'));
    const { complete, text } = await talk('Make it new');
    expect(text).toBe('Done. The headline is new.');
    const page = await current();
    expect(complete).toEqual({
      type: 'complete',
      data: pageWith('New'),
      page_id: page.id,
      version_id: expect.any(String),
      receipt: 'Changed: headline. 1 link intact.',
      changes: [{ text: 'Changed the headline', target: 'profile.name' }],
    });
    expect(page.content).toEqual(pageWith('New'));
    expect(await versions()).toMatchObject([{ autoSaved: true }]);
  });

  it('TIER-5 TIER-12 is free and comes when the requests to a model are used up', async () => {
    await useUp();
    respondWith(pageReply('New'));
    expect((await talk('Make it new')).complete?.data).toEqual(pageWith('New'));
    expect(await used()).toBe(100);
  });

  it('comes with messages to send next, and with what they would make of the page', async () => {
    const suggestions = [{ text: 'Make it dark', page: pageWith('Dark') }, { text: 'Add a photo' }];
    respondWith({ ...pageReply('New'), suggestions });
    const { jsx, css } = pageWith('Dark');
    expect((await talk('Make it new')).complete).toMatchObject({
      suggestions: ['Make it dark', 'Add a photo'],
      proposals: [{ text: 'Make it dark', data: { jsx, css } }],
    });
  });

  it('NOTIF-1 tells the owner when the first page is begun and done, and counts later changes in one line', {
    tags: 'slow',
  }, async () => {
    const readFeed = async () => {
      const { notifications } = (await call('GET', '/api/notifications')).json().data;
      return notifications.map(({ type, title }: { type: string; title: string }) => [type, title]);
    };
    respondWith(pageReply('New'));
    await talk('Make it new');
    const first = [
      ['ai_generation_completed', 'Your page is ready'],
      ['ai_generation_started', 'Your page is being created'],
      ['page_created', 'Page created'],
    ];
    expect((await readFeed()).sort()).toEqual(first);
    for (const text of ['Newer', 'Newest', 'Last']) {
      respondWith(pageReply(text));
      await talk('Change the headline');
    }
    expect((await current()).content).toEqual(pageWith('Last'));
    const changed = ['ai_generation_completed', 'The assistant updated your page'];
    expect((await readFeed()).sort()).toEqual([changed, ...first].sort());
    const { notifications } = (await call('GET', '/api/notifications')).json().data;
    const messages = notifications.map(({ message }: { message: string }) => message);
    expect(messages).toContain('The assistant has made 3 changes to "My Vys Page".');
  });

  it('NOTIF-1 says nothing of a generation when no page comes of the message', async () => {
    await call('POST', '/api/pages/create', { content: pageWith('Old') });
    const { page: _, ...answer } = pageReply('Old');
    respondWith(answer);
    await talk('What can you do?');
    const { notifications } = (await call('GET', '/api/notifications')).json().data;
    expect(notifications).toMatchObject([{ type: 'page_created' }]);
  });

  it('CHAT-26 CHAT-27 saves over the page that is there', async () => {
    await call('POST', '/api/pages/create', { content: pageWith('Old') });
    respondWith(pageReply('New'));
    await talk('Change the headline');
    expect(received[0]?.page).toEqual(pageWith('Old'));
    expect((await versions()).map(({ content }) => content)).toEqual([
      pageWith('New'),
      pageWith('Old'),
    ]);
  });

  it('CHAT-31 works on the source that is sent along and keeps it as a version', {
    tags: 'slow',
  }, async () => {
    await call('POST', '/api/pages/create', { content: pageWith('Old') });
    respondWith(pageReply('New'));
    await talk('Change it', { context: pageWith('Typed by hand') });
    expect(received[0]?.page).toEqual(pageWith('Typed by hand'));
    expect((await versions()).map(({ content }) => content)).toEqual([
      pageWith('New'),
      pageWith('Typed by hand'),
      pageWith('Old'),
    ]);
  });

  it('tells the assistant which part of the page the message is about', async () => {
    await call('POST', '/api/pages/create', { content: pageWith('Old') });
    respondWith(pageReply('New'));
    await talk('Make it bigger', { selection: 'shop' });
    expect(received[0]?.selection).toBe('shop');
    const wrong = await send('Make it bigger', { selection: '<b>' });
    expect(wrong.statusCode).toBe(400);
  });

  it('keeps the last good page when the new one does not render', { tags: 'slow' }, async () => {
    await call('POST', '/api/pages/create', { content: pageWith('Good') });
    const broken = {
      ...pageWith('x'),
      jsx: 'export default () => {\n  throw new Error("no luck");\n};',
    };
    respondWith({ ...pageReply('x'), page: broken });
    const { complete, text } = await talk('Break it');
    expect(complete?.data).toEqual({});
    expect(text).toContain("your page hasn't changed");
    expect(text).toContain('Line 2: Error: no luck');
    expect((await current()).content).toEqual(pageWith('Good'));
    expect(await versions()).toMatchObject([{ autoSaved: false }]);
  });

  it('loses nothing when the client leaves in the middle', async () => {
    const { promise: isReceived, resolve: resolveReceived } = Promise.withResolvers<void>();
    const { promise: mayRespond, resolve: letRespond } = Promise.withResolvers<void>();
    next = async () => {
      resolveReceived();
      await mayRespond;
      return pageReply('New');
    };
    await ctx.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = ctx.http.server.address() as AddressInfo;
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const request = httpRequest({ port, path: '/api/ai/chat', method: 'POST', headers });
    request.on('error', () => undefined);
    request.end(JSON.stringify({ messages: [{ role: 'user', content: 'Make it new' }] }));
    await isReceived;
    request.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    letRespond();
    await expect
      .poll(async () => (await current()).content, { timeout: 5000 })
      .toEqual(pageWith('New'));
  });
});

describe('other replies', () => {
  it('declines with suggestions and saves no page', async () => {
    const say = 'I cannot bake bread. I can change this page.';
    respondWith(replyWith({ kind: 'declined', say, suggestions: [{ text: 'Add a link' }] }));
    const { complete, text, types } = await talk('Bake bread');
    expect(text).toBe(say);
    expect(complete).toEqual({ type: 'complete', data: {}, suggestions: ['Add a link'] });
    expect(types).toContain('chunk');
    expect((await call('GET', '/api/pages/current')).statusCode).toBe(404);
  });

  it('answers with a place in the app and leaves the page', async () => {
    await call('POST', '/api/pages/create', { content: pageWith('Old') });
    const link = { text: 'Compare plans', path: '/billing' };
    respondWith(replyWith({ say: 'Pro is $9 a month.', link }));
    expect((await talk('How much is Pro?')).complete).toEqual({
      type: 'complete',
      data: {},
      suggestions: [],
      link,
    });
    expect(await versions()).toHaveLength(1);
  });

  it('CHAT-30 undo brings back the version before, twice the one before that', {
    tags: 'slow',
  }, async () => {
    for (const text of ['One', 'Two', 'Three']) {
      respondWith(pageReply(text));
      await talk(`Make it ${text}`);
    }
    respondWith(historyReply({ type: 'history.undo', steps: 1 }));
    expect((await talk('Undo')).complete?.data).toEqual(pageWith('Two'));
    expect((await talk('Undo')).complete?.data).toEqual(pageWith('One'));
    const { complete, text } = await talk('Undo');
    expect([complete?.data, text]).toEqual([{}, 'Nothing to undo yet.']);
    expect((await current()).content).toEqual(pageWith('One'));
    expect(await versions()).toHaveLength(5);
  });

  it('CHAT-30 undo takes back unsaved changes of the client only in the editor', async () => {
    await call('POST', '/api/pages/create', { content: pageWith('Old') });
    respondWith(historyReply({ type: 'history.undo', steps: 1 }));
    const { complete, text } = await talk('Undo', { context: pageWith('Typed') });
    expect([complete?.data, text.includes('saved yet')]).toEqual([{}, true]);
  });

  it('CHAT-28 says so when something breaks, and ends the stream', async () => {
    next = async () => {
      throw new Error('a secret of the inside');
    };
    const { types, events } = await talk('Make it new');
    expect(types.at(-1)).toBe('error');
    expect(events.at(-1)).toMatchObject({ code: 'internal', retryable: true });
    expect(JSON.stringify(events)).not.toContain('secret');
    next = async () => {
      throw appError('unavailable');
    };
    const later = (await talk('Make it new')).events.at(-1);
    expect(later).toMatchObject({ type: 'error', code: 'unavailable', retryable: true });
  });
});

describe('what is rejected before the stream', () => {
  it('API-43 TIER-12 a model that is asked for by name when its requests are used up', async () => {
    await useUp();
    const response = await send('Make it new', { model: 'mistral-small' });
    expect([response.statusCode, response.json().code]).toEqual([429, 'ai.allowance_used_up']);
    expect(received).toEqual([]);
  });

  it.each([
    [[], 400, 'input.invalid'],
    [[{ role: 'assistant', content: 'Hi' }], 400, 'ai.message_empty'],
    [[{ role: 'user', content: '  ' }], 400, 'ai.message_empty'],
    [[{ role: 'system', content: 'Hi' }], 400, 'input.invalid'],
    [[{ role: 'user', content: 7 }], 400, 'input.invalid'],
    ['Hi', 400, 'input.invalid'],
    [[{ role: 'user', content: 'é'.repeat(8 * 1024 + 1) }], 413, 'input.too_large'],
    [[{ role: 'user', content: 'x'.repeat(400 * 1024) }], 413, 'input.too_large'],
  ])('API-41 %j', async (messages, status, code) => {
    const response = await call('POST', '/api/ai/chat', { messages });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('API-41 fields that are not known, and no caller', async () => {
    const response = await send('Hi', { voice: 'x' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
    user = { ...user, headers: { authorization: 'Bearer x' } };
    expect((await send('Hi')).statusCode).toBe(401);
  });
});

describe('with the built-in assistant', () => {
  it.each(suggestedPrompts)('builds a page that is saved: %s', async (prompt) => {
    const { complete } = await talk(prompt);
    expect(complete?.data.jsx).toContain('export default');
    expect((await current()).content).toEqual(complete?.data);
  });

  it('puts the platforms of a first message on the page, and asks for their addresses', async () => {
    const { complete, text } = await talk(suggestedPrompts[0]);
    for (const name of ['Instagram', 'X']) expect(complete?.data.jsx).toContain(`"${name}"`);
    expect(text).toContain('the address of Instagram and X');
  });

  it('CHAT-20 takes messages with image lines', { tags: 'slow' }, async () => {
    await talk('Create a minimalist link-in-bio with Instagram and Twitter');
    const message = 'change the background to dark blue\n[Image 1: http://pages.test/_/media/a]';
    const { types } = await talk(message);
    expect(types.at(-1)).toBe('complete');
    expect(received.at(-1)?.message).toBe(message);
  });
});

describe('the parts of a text', () => {
  it.each(['', 'One', 'One. Two! Three?', 'a\n\n- b\n- c', '...', 'A. '.repeat(40)])(
    'API-42 are the text again: %j',
    (text) => {
      const parts = splitIntoParts(text);
      expect(parts.join('')).toBe(text);
      expect(parts.length).toBeLessThanOrEqual(6);
    },
  );
});
