// What a refusal must look like: exactly {code, message} (or the OAuth form), with a code that the
// route publishes and the status that the table gives that code.
import { type ErrorCode, errorTable, isErrorCode, type Route } from '@vys/contract';
import { expect } from 'vitest';
import type { Answered } from './send.ts';

/** Codes that every route may answer: they are about the request, not about what it asks for. */
const ofAnyRoute: readonly ErrorCode[] = [
  'input.invalid',
  'input.malformed',
  'input.too_large',
  'input.media_type',
  'auth.cross_site',
  'route.not_found',
  'route.method_not_allowed',
];

const oauthStatuses = [400, 401, 403, 413, 415, 429];

/** Fails unless the answer is a refusal as published; gives its code ('' for OAuth). */
export function expectRefusal(route: Route, answer: Answered, status?: number | number[]): string {
  const { what } = answer;
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  if (status !== undefined) expect([status].flat(), what).toContain(answer.status);
  if (answer.status === 429 && !answer.text.includes('allowance')) {
    expect(answer.headers['retry-after'], what).toMatch(/^\d+$/);
  }
  if (route.dialect === 'oauth' && !answer.text.startsWith('{"code"')) {
    expect(oauthStatuses, what).toContain(answer.status);
    if (answer.text !== '') {
      const body = JSON.parse(answer.text) as Record<string, unknown>;
      expect(Object.keys(body).sort(), what).toEqual(['error', 'error_description']);
    }
    return '';
  }
  const body = JSON.parse(answer.text) as Record<string, unknown>;
  const code = String(body.code);
  expect(Object.keys(body), what).toEqual(expect.arrayContaining(['code', 'message']));
  for (const key of Object.keys(body)) expect(['code', 'message', 'fields'], what).toContain(key);
  expect(String(body.message).trim(), what).not.toBe('');
  if (!isErrorCode(code)) throw new Error(`${code} is no published code: ${what}`);
  expect(answer.status, what).toBe(errorTable[code].status);
  expect(codesOf(route), what).toContain(code);
  if (answer.status === 401) expect(answer.headers['www-authenticate'], what).toMatch(/^Bearer/);
  return code;
}

function codesOf(route: Route): readonly ErrorCode[] {
  const ofCallers: ErrorCode[] =
    route.access === 'user' ? ['auth.unauthenticated', 'auth.forbidden'] : [];
  return [...ofAnyRoute, ...ofCallers, ...route.errors];
}
