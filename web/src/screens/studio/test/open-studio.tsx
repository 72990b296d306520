// For tests only: the studio over a fake server that keeps one page and responds to the chat.
import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ChatMessage, Turn } from '@vys/contract/ai';
import type { User } from '@vys/contract/identity/accounts';
import type { Page, PageContent } from '@vys/contract/pages/pages';
import type { PageVersion } from '@vys/contract/pages/versions';
import { noPage, renderApp, page as somePage } from '#web/app/test/render-app.tsx';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { ada, type mockHttp } from '#web/lib/test/mock-http.ts';

// The first test of a file waits until the studio's own chunks are there.
configure({ asyncUtilTimeout: 15_000 });

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
    changes: [],
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
  /** What another screen handed over with the address. */
  state?: object;
  handlers?: Handlers;
  /** Of the conversation so far, newest first. */
  turns?: Turn[];
  /** What the chat returns instead of making the page it was asked for. */
  chat?: () => Reply | Promise<Reply>;
};

type SavedAs = {
  source?: PageVersion['source'];
  undo?: PageVersion | undefined;
  redo?: PageVersion | undefined;
};

export const sampleVersion: PageVersion = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009',
  number: 1,
  createdAt: '2026-01-01T00:00:00Z',
  autoSaved: false,
  source: null,
  summary: null,
  publishedAt: null,
  isLive: false,
  metadata: { title: 'My page' },
  content: createContent('One'),
};

const versionId = (number: number) => `7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1${100 + number}`;
/** Those that can be restored by tests. */
const FIRST_VERSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The server's memory: the page with its versions, each save with a new etag. */
function serverWith(heading: string | null) {
  let revision = 1;
  let page: Page | null = null;
  const versions: PageVersion[] = [];
  /** Where undo and redo lead, by the id of a version. */
  const steps = new Map<
    string,
    { undo?: PageVersion | undefined; redo?: PageVersion | undefined }
  >();

  function createTestPage(content: PageContent): Page {
    return {
      ...somePage,
      status: page?.status ?? 'draft',
      title: content.metadata.title,
      etag: `e${revision}`,
      content,
    };
  }
  function save(
    content: PageContent,
    autoSaved: boolean,
    { source = null, ...leadsTo }: SavedAs = { undo: versions[0] },
  ): Page {
    revision += 1;
    const version = {
      ...sampleVersion,
      id: versionId(versions.length + 1),
      number: versions.length + 1,
      createdAt: new Date().toISOString(),
      autoSaved,
      source,
      summary: 'Changed the page',
      metadata: { title: content.metadata.title },
      content,
    };
    versions.unshift(version);
    steps.set(version.id, leadsTo);
    const [can_undo, can_redo] = [leadsTo.undo !== undefined, leadsTo.redo !== undefined];
    page = { ...createTestPage(content), can_undo, can_redo };
    return page;
  }
  /** As the server does; undefined when there is nothing to undo or redo. */
  function step(action: 'undo' | 'redo'): Page | undefined {
    const current = versions[0];
    const target = current && steps.get(current.id)?.[action];
    if (!current || !target) return undefined;
    if (action === 'undo') steps.set(target.id, { ...steps.get(target.id), redo: current });
    return save(target.content, true, { source: action, ...steps.get(target.id) });
  }
  if (heading !== null) save(createContent(heading), false);
  return {
    save,
    step,
    restore(number: number) {
      const { content } = versions.find((version) => version.number === number) ?? sampleVersion;
      return save(content, false, { source: 'restore', undo: versions[0] });
    },
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

const stale = { status: 412, body: { code: 'pages.stale', message: 'Changed elsewhere.' } };

export function openStudio({
  heading = 'Before',
  user: signedInUser = ada,
  path = '/ai-studio',
  state,
  handlers = {},
  turns = [],
  chat,
}: Options = {}) {
  const server = serverWith(heading);
  const compiled = useWorkerHere();
  const user = userEvent.setup();
  const app = renderApp(state ? { pathname: path, state } : path, {
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
          return stale;
        }
        const { content, auto_saved } = body as { content: PageContent; auto_saved: boolean };
        return { body: server.save(content, auto_saved) };
      },
      [`GET /api/pages/${somePage.id}/versions`]: () => ({
        body: {
          versions: server.versions,
          total: server.versions.length,
          next_cursor: null,
          has_summaries: true,
        },
      }),
      [`POST /api/pages/${somePage.id}/history`]: ({ body, headers }) => {
        if (headers['If-Match'] !== server.current()?.etag) return stale;
        const { action } = body as { action: 'undo' | 'redo' };
        const page = server.step(action);
        if (page) return { body: { page, summary: `Changed ${action}` } };
        return { status: 409, body: { code: 'pages.no_step', message: 'Nothing to undo.' } };
      },
      ...Object.fromEntries(
        FIRST_VERSIONS.map((number) => [
          `POST /api/pages/${somePage.id}/versions/${versionId(number)}/restore`,
          () => ({ body: server.restore(number) }),
        ]),
      ),
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
