// Encrypted refresh tokens of browsers.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDeviceId } from '../../shared/devices/device-cookie.ts';
import { decryptToken, encryptToken, isEncrypted, readOwner } from './encrypted-token.ts';

const owner = { userId: randomUUID(), sessionId: 'E_JZ8_YbZx5vs4VsYxvkqeWy' };
const token = `${'x'.repeat(700)}.ünïcode`;
const deviceId = createDeviceId();
const encrypted = encryptToken(token, owner, deviceId, 'server key');

/** The same with one of its parts changed in its middle. */
function changed(part: number): string {
  const parts = encrypted.split('.');
  const text = parts[part] ?? '';
  const at = Math.floor(text.length / 2);
  parts[part] = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  return parts.join('.');
}

describe('an encrypted refresh token', () => {
  it('I13 decrypts with its own device cookie only', () => {
    expect(decryptToken(encrypted, [createDeviceId(), deviceId])).toEqual({ token, deviceId });
    expect(decryptToken(encrypted, [createDeviceId()])).toBeUndefined();
    expect(decryptToken(encrypted, [])).toBeUndefined();
  });

  it('I13 reveals nothing of the token, and differs each time', () => {
    expect(encrypted).not.toContain('xxxx');
    expect(encryptToken(token, owner, deviceId, 'server key')).not.toBe(encrypted);
  });

  it.each([
    ['user', 1],
    ['session', 2],
    ['body', 4],
  ])('I13 does not open with another %s', (_what, part) => {
    expect(decryptToken(changed(part), [deviceId])).toBeUndefined();
  });

  it.each(['', 'vys1', 'vys1.', 'vys1....', 'vys1.a.b.c.d', `vys1.a.b.c.${'A'.repeat(38)}`])(
    'does not open %j',
    (text) => {
      expect(decryptToken(text, [deviceId])).toBeUndefined();
    },
  );

  it('reveals its owner only with the key that signed it', () => {
    expect(readOwner(encrypted, 'server key')).toEqual(owner);
    expect(readOwner(encrypted, 'another key')).toBeUndefined();
    for (const part of [1, 2, 3]) expect(readOwner(changed(part), 'server key')).toBeUndefined();
    expect(readOwner('vys1', 'server key')).toBeUndefined();
  });

  it('is distinguished from a token of the provider', () => {
    expect(isEncrypted(encrypted)).toBe(true);
    expect(isEncrypted('eyJhbGciOiJIUzUxMiJ9.e30.c2ln')).toBe(false);
  });
});
