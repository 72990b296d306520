// For tests only: the studio over a fake server that keeps one page and responds to the chat.
import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ChatMessage, Turn } from '@vys/contract/ai';
import type { User } from '@vys/contract/identity/accounts';
import type { Page, PageContent, PageVersion } from '@vys/contract/pages/pages';
import { noPage, renderApp, page as somePage } from '#web/app/test/render-app.tsx';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { ada, type mockHttp } from '#web/lib/test/mock-http.ts';

// The first test of a file waits until the studio's own chunks are there.
configure({ asyncUtilTimeout: 5_000 });

// The editor measures text, which jsdom does not lay out.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;

export const premium: User = { ...ada, tier: 'premium' };

export const createContent = (heading: string): PageContent => ({
  jsx: `export default function Page() { return <h1>${heading}</h1>; }`,
  css: 'h1 { color: teal }',
  metadata: { title: 'My page', description: 'Created with AI' },
});

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;
type Reply = Awaited<ReturnType<Parameters<typeof mockHttp>[0][string]>>;

export const toEventStream = (...events: object[]) => `${toEvents(...events)}data: [DONE]\n\n`;

/** The same, cut off before the end. */
export const toEvents = (...events: object[]) =>
  events.map((event, i) => `id: ${i + 1}\ndata: ${JSON.stringify(event)}\n\n`).join('');

/** A turn of the conversation that is over and changed nothing. */
export function createTurn(more: Partial<Turn> = {}): Turn {
  return {
    id: crypto.randomUUID(),
    idempotency_key: null,
    message: 'Hello',
    reply: 'Hi!',
    receipt: null,
    suggestions: [],
    link: null,
    state: 'done',
    changed: false,
    before_version_id: null,
    after_version_id: null,
    created_at: '2026-01-01T00:00:00.000Z',
    ended_at: '2026-01-01T00:00:01.000Z',
    ...more,
  };
}

export type Options = {
  heading?: string | null;
  user?: User;
  path?: string;
  handlers?: Handlers;
  /** Of the conversation so far, newest first. */
  turns?: Turn[];
  /** What the chat returns instead of making the page it was asked for. */
  chat?: () => Reply | Promise<Reply>;
};

/** The server's memory: the page with its versions, each save with a new etag. */
function serverWith(heading: string | null) {
  let revision = 1;
  let page: Page | null = null;
  const versions: PageVersion[] = [];

  function createTestPage(content: PageContent): Page {
    return {
      ...somePage,
      status: page?.status ?? 'draft',
      title: content.metadata.title,
      etag: `e${revision}`,
      content,
    };
  }
  function save(content: PageContent, autoSaved: boolean): Page {
    revision += 1;
    page = createTestPage(content);
    versions.unshift({
      id: crypto.randomUUID(),
      createdAt: new Date().toISOString(),
      autoSaved,
      metadata: { title: content.metadata.title },
      content,
    });
    return page;
  }
  if (heading !== null) save(createContent(heading), false);
  return {
    save,
    versions,
    current: () => page,
    setActive(is_active: boolean) {
      if (page) page = { ...page, is_active };
      return page;
    },
    publish() {
      if (page) page = { ...page, status: 'published' };
    },
  };
}

export function openStudio({
  heading = 'Before',
  user: signedInUser = ada,
  path = '/ai-studio',
  handlers = {},
  turns = [],
  chat,
}: Options = {}) {
  const server = serverWith(heading);
  const compiled = useWorkerHere();
  const user = userEvent.setup();
  const app = renderApp(path, {
    user: signedInUser,
    handlers: {
      'GET /api/pages/current': () => {
        const page = server.current();
        return page ? { body: page } : noPage;
      },
      'POST /api/pages/create': ({ body }) => {
        const { content, auto_saved } = body as { content: PageContent; auto_saved: boolean };
        return { status: 201, body: server.save(content, auto_saved) };
      },
      'PUT /api/pages/update': ({ body, headers }) => {
        if (headers['If-Match'] !== server.current()?.etag) {
          return { status: 412, body: { code: 'pages.stale', message: 'Changed elsewhere.' } };
        }
        const { content, auto_saved } = body as { content: PageContent; auto_saved: boolean };
        return { body: server.save(content, auto_saved) };
      },
      [`GET /api/pages/${somePage.id}/versions`]: () => ({
        body: { versions: server.versions, total: server.versions.length, next_cursor: null },
      }),
      [`POST /api/pages/${somePage.id}/publish`]: () => {
        server.publish();
        return {
          body: { slug: 'ada', url: 'https://vys.example/ada', published_at: somePage.created_at },
        };
      },
      [`PUT /api/pages/${somePage.id}/active`]: ({ body }) => ({
        body: server.setActive((body as { is_active: boolean }).is_active),
      }),
      'GET /api/media/list': () => ({ body: { data: [] } }),
      'GET /api/ai/conversation': () => ({
        body: {
          turns,
          running_turn_id: turns.find(({ state }) => state === 'running')?.id ?? null,
          next_cursor: null,
        },
      }),
      'POST /api/ai/chat': ({ headers, body: sent }) => {
        if (chat) return chat();
        const { id, content } = server.save(createContent('After'), true);
        const complete = {
          type: 'complete',
          data: content,
          page_id: id,
          receipt: 'Changed: headline.',
        };
        const turn = createTurn({
          idempotency_key: headers['Idempotency-Key'] ?? null,
          message: (sent as { messages: ChatMessage[] }).messages.at(-1)?.content ?? '',
          ...{ reply: 'I changed it.', receipt: 'Changed: headline.', changed: true },
        });
        turns.unshift(turn);
        const start = { type: 'start', generationId: turn.id, assistant: 'builtin', label: 'A' };
        const chunk = { type: 'chunk', content: 'I changed it.' };
        return { text: toEventStream(start, chunk, complete) };
      },
      ...handlers,
    },
  });
  return { ...app, server, compiled, user, turns };
}

export const input = () =>
  screen.findByPlaceholderText<HTMLTextAreaElement>('Message AI Studio...');

/** Types a message and sends it. */
export async function sendMessage(text: string) {
  const user = userEvent.setup();
  const box = await input();
  await user.click(box);
  await user.keyboard(text);
  await user.keyboard('{Enter}');
}

/** What the studio shows, by what it had compiled last. */
export const shown = (compiled: readonly { jsx: string }[]) => compiled.at(-1)?.jsx;
