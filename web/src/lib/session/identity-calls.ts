// The four calls to the identity provider (doc1 §7). No retry, no refresh: a 401 here goes to the caller.

import {
  CLIENT_ID,
  LOGOUT_PATH,
  PASSKEY_GRANT,
  TOKEN_PATH,
  USER_INFO_PATH,
} from '@vys/contract/api/endpoints';
import { DEFAULT_VIEWS_GOAL } from '@vys/contract/default-goal';
import type { User } from '@vys/contract/identity/accounts';
import type { TokenResponse, UserInfo } from '@vys/contract/identity/identity';
import { plans } from '@vys/contract/plans';
import { ApiError, UNKNOWN_RESPONSE } from '../api/api-error.ts';
import { getRetryAfter, readJson, request } from '../api/http.ts';
import { messages } from './messages/en.ts';

const SCOPE = 'openid profile email';

/**
 * Signs in with email and password, and with the code of an authenticator app or a recovery code
 * where one is asked for; throws with the provider's own words (doc1 §8).
 */
export function grantByPassword(
  email: string,
  password: string,
  code?: string,
): Promise<TokenResponse> {
  return grant({
    grant_type: 'password',
    client_id: CLIENT_ID,
    username: email,
    password,
    ...(code ? { totp: code } : {}),
    scope: SCOPE,
  });
}

/** The assertion is what the browser's passkey gave, as JSON. */
export function grantByPasskey(assertion: string): Promise<TokenResponse> {
  return grant({ grant_type: PASSKEY_GRANT, client_id: CLIENT_ID, assertion, scope: SCOPE });
}

/** The time limit covers the body too: other tabs wait for their turn until this one is done. */
export async function grantByRefresh(
  refreshToken: string,
  timeoutMs: number,
): Promise<TokenResponse> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    return await grant(
      { grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: refreshToken },
      limit.signal,
    );
  } finally {
    clearTimeout(timer);
  }
}

async function grant(form: Record<string, string>, signal?: AbortSignal): Promise<TokenResponse> {
  const response = await request(TOKEN_PATH, {
    method: 'POST',
    body: new URLSearchParams(form),
    ...(signal ? { signal } : {}),
  });
  const body = (await readJson(response)) as Record<string, unknown> | undefined;
  if (response.ok && typeof body?.access_token === 'string') return body as TokenResponse;
  const isObject = typeof body === 'object' && body !== null;
  const words = [body?.error_description, body?.error].find((text) => typeof text === 'string');
  throw new ApiError({
    code: isObject ? String(body.error ?? `HTTP_${response.status}`) : UNKNOWN_RESPONSE,
    message: (words as string | undefined) ?? '',
    status: response.status,
    retryAfter: getRetryAfter(response),
  });
}

export async function fetchUserInfo(accessToken: string): Promise<UserInfo> {
  const failed = (status: number) =>
    new ApiError({ code: 'userinfo_failed', message: messages.userInfoFailed, status });
  const response = await request(USER_INFO_PATH, {
    headers: { Authorization: `Bearer ${accessToken}` },
  }).catch(() => {
    throw failed(0);
  });
  const body = response.ok ? await readJson(response) : undefined;
  if (typeof body !== 'object' || body === null) throw failed(response.status);
  return body as UserInfo;
}

export async function endProviderSession(refreshToken: string): Promise<void> {
  await request(LOGOUT_PATH, {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT_ID, refresh_token: refreshToken }),
    // Also when the tab is closed right after.
    keepalive: true,
  });
}

/** A user known only to the identity provider, with the defaults of a new one (doc1 §3). */
export function userFromInfo(info: UserInfo, now: Date): User {
  return {
    id: info.sub,
    email: info.email,
    email_verified: info.email_verified,
    username: info.preferred_username,
    full_name: info.name,
    avatar_url: null,
    vys_url: '',
    page_url: '',
    tier: 'free',
    pages_active: true,
    time_zone: null,
    language: null,
    limits: {
      ai_requests_used: 0,
      ai_requests_limit: plans.free.aiRequestsPerMonth,
      ai_requests_week_used: 0,
      ai_requests_week_limit: plans.free.aiRequestsPerWeek,
      storage_used: 0,
      storage_limit: plans.free.storageBytes,
    },
    goals: { current_views_goal: DEFAULT_VIEWS_GOAL },
    goal_notifications: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
