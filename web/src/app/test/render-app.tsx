// For tests only: the whole app at an address, over a mocked network.
import { cleanup, configure, render } from '@testing-library/react';
import type { User } from '@vys/contract/identity/accounts';
import { vi } from 'vitest';
import { resetClientConfig } from '#web/lib/api/client-config.ts';
import { connection } from '#web/lib/api/connection.ts';
import { session } from '#web/lib/session/session.ts';
import { storageKeys } from '#web/lib/session/session-storage.ts';
import { ada, mockHttp } from '#web/lib/test/mock-http.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { App } from '../app.tsx';
import { openRouter, Workspace, type WorkspaceRouter } from '../workspace.tsx';
import { report } from './report.ts';

// The first test of a file waits until the workspace's own chunks are there.
configure({ asyncUtilTimeout: 30_000 });

export const page = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002',
  title: "ada's Page",
  slug: 'ada',
  status: 'published' as 'published' | 'draft',
  is_active: true,
  views: 412,
  clicks: 34,
  views_growth: 12.5,
  clicks_growth: null,
  engagement_growth: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  published_at: null,
  has_unpublished_changes: false,
  can_undo: false,
  can_redo: false,
  etag: 'x',
  content: { jsx: '', css: '', metadata: { title: 'x', description: 'y' } },
};

type Handlers = Parameters<typeof mockHttp>[0];

export const noPage = { status: 404, body: { code: 'pages.not_found', message: 'None.' } };

type Address = { pathname: string; search?: string; state?: unknown };

/** Where the browser is, with what the app keeps beside the address. */
function at() {
  const { pathname, search } = window.location;
  return { pathname, search, state: window.history.state };
}

/** `user: null` is a visitor; the router is there for users. Requests without a handler get the response of an installation with one page. */
export function renderApp(
  address: string | Address,
  { user = ada, handlers = {} }: { user?: User | null; handlers?: Handlers } = {},
) {
  const { requests } = mockHttp({
    'GET /api/config': () => ({
      body: {
        pages_origin: 'https://vys.example',
        terms_url: '/legal/terms',
        privacy_url: '/legal/privacy',
        assistant_label: 'Assistant',
        editor_origins: ['https://editor.example'],
        has_dev_inbox: false,
      },
    }),
    'GET /api/user/profile': () => ({ body: { data: user } }),
    'GET /api/pages/current': () => ({ body: page }),
    'GET /api/user/qr-settings': () => ({
      body: {
        success: true,
        data: {
          ...{ fgColor: '#000000', bgColor: '#FFFFFF', logoUrl: '' },
          ...{ errorCorrectionLevel: 'M', caption: '' },
        },
      },
    }),
    'GET /api/analytics/report': () => ({ body: { data: report } }),
    'GET /api/notifications': () => ({
      body: { data: { notifications: [], unread_count: 0, next_cursor: null, position: 1 } },
    }),
    'POST /realms/vys/protocol/openid-connect/logout': () => ({ status: 204 }),
    ...handlers,
  });
  vi.stubGlobal('scrollTo', () => {});
  if (user) {
    localStorage.setItem(storageKeys.accessToken, 'access-1');
    localStorage.setItem(storageKeys.refreshToken, 'refresh-1');
    localStorage.setItem(storageKeys.expiresAt, String(Date.now() + 3_600_000));
    localStorage.setItem(storageKeys.user, JSON.stringify(user));
    // This browser has the mark of own visits.
    const mark = { userId: user.id, at: Date.now(), origin: '' };
    localStorage.setItem('vys.own-visits', JSON.stringify(mark));
  }
  // A late response to the test before may have opened its session again.
  else session.end('never');
  void session.restore();
  if (user) session.setUser(user);
  const {
    pathname,
    search = '',
    state,
  }: Address = typeof address === 'string' ? { pathname: address } : address;
  window.history.replaceState(state ? { usr: state } : null, '', pathname + search);
  let router: WorkspaceRouter | undefined;
  const open = () => {
    router = openRouter();
    return router;
  };
  const ThisWorkspace = () => <Workspace open={open} />;
  render(<App workspace={ThisWorkspace} />);
  return { requests, at, router: router as WorkspaceRouter };
}

/** Between two tests: signs out and clears all stored state. */
export function leaveApp() {
  cleanup();
  toast.dismiss();
  session.end('never');
  connection.reset();
  resetClientConfig();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.className = 'dark';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** A user who has not chosen a public name yet. */
export const nameless: User = { ...ada, vys_url: '', page_url: '' };
