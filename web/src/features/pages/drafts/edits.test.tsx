// The draft changed by operations: shown at once, saved in order, kept through outages.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { Page } from '@vys/contract/pages/pages';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as somePage } from '#web/app/test/render-app.tsx';
import { connection } from '#web/lib/api/connection.ts';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { bakery } from '../../../../../compiler/test/page-designs.ts';
import { editJobs } from '../editing/edit-page.ts';
import { useWorkerHere } from '../test/preview-fakes.ts';
import { usePageDraft } from './use-page-draft.ts';

const url = `/api/pages/${somePage.id}/operations`;
const rename = (title: string): Operation => ({
  type: 'link.update',
  id: 'order',
  set: { title },
  unset: [],
});
const denser: Operation = { type: 'theme.density', steps: 1 };
type Body = { edits: { id: string; operations: Operation[] }[]; batch: string };

/** A server with one page, which can be changed by operations and by saves. */
function createServer() {
  const server = {
    page: { ...somePage, etag: 'r1', content: writeDesign(bakery()) } as Page,
    fail: undefined as undefined | { status: number; body: unknown } | Error,
    hold: undefined as undefined | Promise<unknown>,
    /** The connection breaks after the save. */
    isAnswerLost: false,
    /** Ids of the edits that are saved. */
    saved: new Set<string>(),
    calls: [] as string[][],
  };
  const save = (content: Page['content']) => {
    server.page = { ...server.page, etag: `r${Number(server.page.etag.slice(1)) + 1}`, content };
    return { body: server.page };
  };
  mockHttp({
    'GET /api/pages/current': () => ({ body: server.page }),
    'PUT /api/pages/update': ({ body }) => {
      server.calls.push(['save']);
      return save((body as { content: Page['content'] }).content);
    },
    [`POST ${url}`]: async ({ body }) => {
      const { edits } = body as Body;
      await server.hold;
      if (server.fail) return server.fail;
      const unsaved = edits.filter(({ id }) => !server.saved.has(id));
      const operations = unsaved.flatMap((edit) => edit.operations);
      server.calls.push(operations.map(({ type }) => type));
      const applied = editJobs.apply({ content: server.page.content, operations });
      if (!applied.ok)
        return { status: 422, body: { code: 'pages.operation_failed', message: 'Gone.' } };
      for (const { id } of unsaved) server.saved.add(id);
      const answer = unsaved.length > 0 ? save(applied.content) : { body: server.page };
      return server.isAnswerLost ? new TypeError('connection reset') : answer;
    },
  });
  return server;
}

function open(page: Page) {
  useWorkerHere();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePageDraft(page), { wrapper }).result;
}

const titleOf = (content: Page['content'] | null) =>
  content && openPage(content)?.design.page.links[0]?.title;

const densityOf = (content: Page['content'] | null | undefined) =>
  content && openPage(content)?.design.theme.density;

function applyTo({ content }: Page, operations: Operation[]): Page['content'] | undefined {
  const applied = editJobs.apply({ content, operations });
  return applied.ok ? applied.content : undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
  connection.reset();
  sessionStorage.clear();
});

describe('edits by operations', () => {
  it('are shown before the server has responded, and saved', async () => {
    const server = createServer();
    let respond = () => {};
    server.hold = new Promise<void>((done) => {
      respond = done;
    });
    const draft = open(server.page);
    await act(() => draft.current.apply([rename('Order bread')]));
    expect(titleOf(draft.current.content)).toBe('Order bread');
    expect(draft.current.hasUnsavedChanges).toBe(true);
    respond();
    await waitFor(() => expect(draft.current.hasUnsavedChanges).toBe(false));
    expect(draft.current.base?.etag).toBe('r2');
    expect(titleOf(server.page.content)).toBe('Order bread');
  });

  it('that follow each other are sent in order, those that waited together', async () => {
    const server = createServer();
    const draft = open(server.page);
    await act(async () => {
      await Promise.all(['O', 'Or', 'Ord'].map((title) => draft.current.apply([rename(title)])));
    });
    await waitFor(() => expect(draft.current.pendingEdits).toEqual([]));
    expect(server.calls.flat()).toHaveLength(3);
    expect(server.calls.length).toBeLessThan(3);
    expect(titleOf(server.page.content)).toBe('Ord');
  });

  it('give the operations that bring the page back', async () => {
    const server = createServer();
    const draft = open(server.page);
    const before = draft.current.content;
    const applied = await act(() => draft.current.apply([rename('Order bread')]));
    await act(() => draft.current.apply(applied?.inverse ?? []));
    expect(draft.current.content).toEqual(before);
  });

  it('that do not fit the page change nothing', async () => {
    const server = createServer();
    const draft = open(server.page);
    const before = draft.current.content;
    const applied = await act(() => draft.current.apply([{ type: 'link.remove', id: 'gone' }]));
    expect(applied).toBeUndefined();
    expect(draft.current.content).toBe(before);
    expect(server.calls).toEqual([]);
  });

  it('wait through an outage and a reload, and are sent afterwards', async () => {
    const server = createServer();
    server.fail = new TypeError('no network');
    const first = open(server.page);
    await act(() => first.current.apply([rename('Order bread')]));
    expect(first.current.pendingEdits).toHaveLength(1);
    server.fail = undefined;
    const second = open(server.page);
    expect(titleOf(second.current.content)).toBe('Order bread');
    await waitFor(() => expect(titleOf(server.page.content)).toBe('Order bread'));
    await waitFor(() => expect(second.current.hasUnsavedChanges).toBe(false));
  });

  it('whose answer was lost are sent again, and count once', async () => {
    const server = createServer();
    const once = densityOf(applyTo(server.page, [denser]));
    server.isAnswerLost = true;
    const draft = open(server.page);
    await act(() => draft.current.apply([denser]));
    await waitFor(() => expect(server.calls).toEqual([['theme.density']]));
    expect(draft.current.pendingEdits).toHaveLength(1);
    server.isAnswerLost = false;
    await act(() => draft.current.apply([rename('Order bread')]));
    await waitFor(() => expect(draft.current.hasUnsavedChanges).toBe(false));
    expect(densityOf(server.page.content)).toBe(once);
    expect(densityOf(draft.current.content)).toBe(once);
    expect(titleOf(server.page.content)).toBe('Order bread');
  });

  it('whose answer was lost before a reload count once, in a copy of the tab too', async () => {
    const server = createServer();
    const { page } = server;
    const once = densityOf(applyTo(page, [denser]));
    server.isAnswerLost = true;
    const first = open(page);
    await act(() => first.current.apply([denser]));
    await waitFor(() => expect(server.saved.size).toBe(1));
    cleanup();
    server.isAnswerLost = false;
    // Both begin with what the tab had stored.
    const tabs = [open(page), open(page)];
    expect(tabs.map((tab) => tab.current.pendingEdits.length)).toEqual([1, 1]);
    for (const tab of tabs) {
      await waitFor(() => expect(tab.current.pendingEdits).toEqual([]));
      expect(densityOf(tab.current.content)).toBe(once);
    }
    expect(densityOf(server.page.content)).toBe(once);
    expect(server.calls).toEqual([['theme.density'], [], []]);
  });

  it('that the server rejects give way to the page of the server', async () => {
    const server = createServer();
    const draft = open(server.page);
    const applied = editJobs.apply({
      content: server.page.content,
      operations: [{ type: 'link.remove', id: 'order' }],
    });
    if (applied.ok) server.page = { ...server.page, etag: 'r7', content: applied.content };
    await act(() => draft.current.apply([rename('Order bread')]));
    await waitFor(() => expect(draft.current.base?.etag).toBe('r7'));
    expect(titleOf(draft.current.content)).toBe('Instagram');
    expect(draft.current.pendingEdits).toEqual([]);
  });

  it('are kept where one that was sent with them was on the server before a reload', async () => {
    const server = createServer();
    server.fail = new TypeError('no network');
    const first = open(server.page);
    const remove: Operation = { type: 'link.remove', id: 'order' };
    const tagline: Operation = { type: 'profile.set', set: { tagline: 'Rye' }, unset: [] };
    await act(() => first.current.apply([remove]));
    await act(() => first.current.apply([tagline]));
    // The server had done it when the connection broke.
    const done = editJobs.apply({ content: server.page.content, operations: [remove] });
    if (done.ok) server.page = { ...server.page, etag: 'r7', content: done.content };
    cleanup();
    server.fail = undefined;
    const second = open({ ...somePage, etag: 'r1', content: writeDesign(bakery()) } as Page);
    await waitFor(() => expect(second.current.pendingEdits).toEqual([]));
    await waitFor(() =>
      expect(openPage(server.page.content)?.design.page).toMatchObject({ tagline: 'Rye' }),
    );
    await waitFor(() => expect(second.current.content).toEqual(server.page.content));
    expect(titleOf(second.current.content)).toBe('Instagram');
  });

  it('of a page with typed changes come after these are saved', async () => {
    const server = createServer();
    const draft = open(server.page);
    const { content } = server.page;
    act(() => draft.current.type({ ...content, css: `${content.css}\n.more { color: red }` }));
    await act(() => draft.current.apply([rename('Order bread')]));
    await waitFor(() => expect(draft.current.hasUnsavedChanges).toBe(false));
    expect(server.calls).toEqual([['save'], ['link.update']]);
    expect(server.page.content.css).toContain('.more');
    expect(titleOf(server.page.content)).toBe('Order bread');
  });

  it('on a page that was changed elsewhere show both changes', async () => {
    const server = createServer();
    const draft = open(server.page);
    const operations: Operation[] = [{ type: 'profile.set', set: { name: 'Rye' }, unset: [] }];
    const applied = editJobs.apply({ content: server.page.content, operations });
    if (applied.ok) server.page = { ...server.page, etag: 'r7', content: applied.content };
    await act(() => draft.current.apply([rename('Order bread')]));
    await waitFor(() => expect(draft.current.base?.etag).toBe('r8'));
    const design = draft.current.content && openPage(draft.current.content)?.design;
    expect(design?.page.name).toBe('Rye');
    expect(design?.page.links[0]?.title).toBe('Order bread');
  });
});
