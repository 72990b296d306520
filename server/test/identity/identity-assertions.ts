// What the responses of a realm's endpoints must look like.
import { expect } from 'vitest';
import type { RealmResponse } from './identity-target.ts';

export function expectTokens(response: RealmResponse): void {
  expect(response.status).toBe(200);
  expectNotCached(response);
  expect(response.body).toEqual({
    access_token: expect.any(String),
    expires_in: expect.any(Number),
    refresh_expires_in: expect.any(Number),
    refresh_token: expect.any(String),
    token_type: 'Bearer',
    id_token: expect.any(String),
    'not-before-policy': 0,
    session_state: expect.any(String),
    scope: expect.any(String),
  });
  // Keycloak takes off the time that the response took to make.
  expect(response.body.expires_in).toBeLessThanOrEqual(300);
  expect(response.body.expires_in).toBeGreaterThan(290);
}

export function expectError(
  response: RealmResponse,
  status: number,
  error: string,
  description: string,
): void {
  expect([response.status, response.body]).toEqual([
    status,
    { error, error_description: description },
  ]);
  expectNotCached(response);
}

export function expectNotCached({ headers }: RealmResponse): void {
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toMatch(/^application\/json/);
}

export function expectChallenge(response: RealmResponse, status: number, wanted: string): void {
  expect([response.status, response.text]).toEqual([status, '']);
  expect(response.headers.get('www-authenticate')).toBe(wanted);
}

export function readClaims(jwt: string) {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
}

export function readHeader(jwt: string) {
  return JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString());
}

/** Another first letter of the signature. */
export function spoil(jwt: string): string {
  const start = jwt.lastIndexOf('.') + 1;
  return `${jwt.slice(0, start)}${jwt[start] === 'A' ? 'B' : 'A'}${jwt.slice(start + 1)}`;
}
