// What an error response must look like: exactly {code, message} (or the OAuth format), with a code that the
// route publishes and the status that the table has for that code.
import { type ErrorCode, errorStatuses, isErrorCode, type Route } from '@vys/contract';
import { listErrorCodes } from '@vys/contract/api/error-codes';
import { expect } from 'vitest';
import type { RouteResponse } from './send.ts';

/** Of other methods, and of addresses that no route can read. */
const ofAddresses: readonly ErrorCode[] = ['route.not_found', 'route.method_not_allowed'];

const oauthStatuses = [400, 401, 403, 413, 415, 429];

/** Fails unless the response is an error as published; returns its code ('' for OAuth). */
export function expectError(
  route: Route,
  response: RouteResponse,
  status?: number | number[],
): string {
  const { what } = response;
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  if (status !== undefined) expect([status].flat(), what).toContain(response.status);
  if (response.status === 429 && !response.text.includes('allowance')) {
    expect(response.headers['retry-after'], what).toMatch(/^\d+$/);
  }
  if (route.errorFormat === 'oauth' && !response.text.startsWith('{"code"')) {
    expect(oauthStatuses, what).toContain(response.status);
    if (response.text !== '') {
      const body = JSON.parse(response.text) as Record<string, unknown>;
      expect(Object.keys(body).sort(), what).toEqual(['error', 'error_description']);
    }
    return '';
  }
  const body = JSON.parse(response.text) as Record<string, unknown>;
  const code = String(body.code);
  expect(Object.keys(body), what).toEqual(expect.arrayContaining(['code', 'message']));
  for (const key of Object.keys(body)) expect(['code', 'message', 'fields'], what).toContain(key);
  expect(String(body.message).trim(), what).not.toBe('');
  if (!isErrorCode(code)) throw new Error(`${code} is no published code: ${what}`);
  expect(response.status, what).toBe(errorStatuses[code]);
  expect([...ofAddresses, ...listErrorCodes(route)], what).toContain(code);
  if (response.status === 401)
    expect(response.headers['www-authenticate'], what).toMatch(/^Bearer/);
  return code;
}
