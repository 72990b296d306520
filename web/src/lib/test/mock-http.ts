// For tests only: mocks the network at fetch, records what was sent, responds from a table.
import type { User } from '@vys/contract/identity/accounts';
import { vi } from 'vitest';

export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
};
type Reply =
  | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | Error;
type Handler = (requests: RecordedRequest) => Reply | Promise<Reply>;

/** Keys are `METHOD /path` without the query. Unlisted calls return 404. */
export function mockHttp(handlers: Record<string, Handler>): { requests: RecordedRequest[] } {
  const requests: RecordedRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const request: RecordedRequest = {
      method,
      path: url,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: readBody(init.body),
    };
    requests.push(request);
    const handler = handlers[`${method} ${url.split('?')[0]}`];
    const reply = handler ? await untilAborted(handler(request), init.signal) : { status: 404 };
    if (reply instanceof Error) throw reply;
    const { status = 200, body, text, headers = {} } = reply;
    const responseBody = text ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(responseBody, { status, headers });
  });
  return { requests };
}

function readBody(body: unknown): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : body;
}

async function untilAborted<T>(work: T | Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

export const tokenResponse = (name: string, seconds = 300) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  expires_in: seconds,
});

export const adaInfo = {
  sub: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0001',
  email: 'ada@example.com',
  email_verified: true,
  preferred_username: 'ada',
  name: 'Ada Lovelace',
};

export const ada: User = {
  id: adaInfo.sub,
  email: adaInfo.email,
  email_verified: true,
  username: 'ada',
  full_name: 'Ada Lovelace',
  avatar_url: null,
  vys_url: 'ada',
  page_url: 'http://localhost:4101/ada',
  tier: 'free',
  pages_active: true,
  time_zone: 'UTC',
  language: 'en',
  limits: {
    ai_requests_used: 12,
    ai_requests_limit: 100,
    ai_requests_week_used: 3,
    ai_requests_week_limit: 15,
    storage_used: 312 * 1024 * 1024,
    storage_limit: 1024 * 1024 * 1024,
  },
  goals: { current_views_goal: 1000 },
  goal_notifications: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
