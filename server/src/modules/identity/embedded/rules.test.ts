// Scopes, names and verdicts, as tables.
import { describe, expect, it } from 'vitest';
import { joinName, splitName } from '../shared/full-name.ts';
import { grantScope } from '../shared/scopes.ts';
import { checkRefreshToken } from './rules.ts';

it.each([
  ['openid profile email', 'openid profile email'],
  ['email  openid', 'openid profile email'],
  ['openid openid', 'openid profile email'],
  ['', 'profile email'],
  [undefined, 'profile email'],
  ['openid offline_access', undefined],
])('of the scope %j it grants %j', (requested, granted) => {
  expect(grantScope(requested)).toBe(granted);
});

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Ada   King  Lovelace ', 'Ada', 'King Lovelace'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('SIGNUP-32 %j is split at its first space', (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
  expect(joinName(firstName, lastName)).toBe(full.trim().replace(/ +/g, ' '));
});

describe('a refresh token that is not the newest', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const previous = Buffer.from('previous');
  const family = {
    previousHash: previous,
    rotatedAt: ago(3),
    expiresAt: ago(-100),
    absoluteExpiresAt: ago(-200),
    endedAt: null,
    deviceHash: null,
  };
  const deviceHash = Buffer.from('browser');
  const otherUser = Buffer.from('of another account');
  const bound = { ...family, deviceHash };

  it.each([
    ['of no family', undefined, 'unknown'],
    ['the one before, in time', family, 'repeated'],
    ['the one before, at the last moment', { ...family, rotatedAt: ago(10) }, 'repeated'],
    ['the one before, too late', { ...family, rotatedAt: ago(10.001) }, 'reused'],
    ['an older one', { ...family, previousHash: Buffer.from('another') }, 'reused'],
    ['one of a family never rotated', { ...family, previousHash: null, rotatedAt: null }, 'reused'],
    ['ended', { ...family, endedAt: ago(1) }, 'ended'],
    ['unused too long', { ...family, expiresAt: now }, 'expired'],
    ['too old', { ...family, expiresAt: now, absoluteExpiresAt: now }, 'ended'],
  ])('%s', (_what, known, result) => {
    expect(checkRefreshToken(known, previous, [], now)).toBe(result);
  });

  it.each([
    ['from its browser', bound, deviceHash, 'repeated'],
    ['without a cookie', bound, null, 'wrong_device'],
    ['from another browser', bound, Buffer.from('another'), 'wrong_device'],
    ['used before, from another browser', { ...bound, rotatedAt: ago(11) }, null, 'wrong_device'],
    ['used before, from its browser', { ...bound, rotatedAt: ago(11) }, deviceHash, 'reused'],
    ['ended, from another browser', { ...bound, endedAt: ago(1) }, null, 'ended'],
    ['unused too long, from another browser', { ...bound, expiresAt: now }, null, 'expired'],
    ['of no browser, from any', family, deviceHash, 'repeated'],
  ])('of a bound family, %s', (_what, known, from, result) => {
    expect(checkRefreshToken(known, previous, from === null ? [] : [otherUser, from], now)).toBe(
      result,
    );
  });
});
