// What a sealed refresh token is worth, and to whom.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newBinding } from '../binding.ts';
import { isSealed, readOwner, sealToken, unsealToken } from './sealed-token.ts';

const owner = { userId: randomUUID(), sessionId: 'E_JZ8_YbZx5vs4VsYxvkqeWy' };
const token = `${'x'.repeat(700)}.ünïcode`;
const binding = newBinding();
const sealed = sealToken(token, owner, binding, 'server key');

/** The same with one of its parts changed in its middle. */
function changed(part: number): string {
  const parts = sealed.split('.');
  const text = parts[part] ?? '';
  const at = Math.floor(text.length / 2);
  parts[part] = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  return parts.join('.');
}

describe('a sealed refresh token', () => {
  it('I13 opens with the cookie that it was sealed for, and no other', () => {
    expect(unsealToken(sealed, [newBinding(), binding])).toEqual({ token, binding });
    expect(unsealToken(sealed, [newBinding()])).toBeUndefined();
    expect(unsealToken(sealed, [])).toBeUndefined();
  });

  it('I13 shows nothing of the token, and is another each time', () => {
    expect(sealed).not.toContain('xxxx');
    expect(sealToken(token, owner, binding, 'server key')).not.toBe(sealed);
  });

  it.each([
    ['user', 1],
    ['session', 2],
    ['body', 4],
  ])('I13 does not open with another %s', (_what, part) => {
    expect(unsealToken(changed(part), [binding])).toBeUndefined();
  });

  it.each(['', 'vys1', 'vys1.', 'vys1....', 'vys1.a.b.c.d', `vys1.a.b.c.${'A'.repeat(38)}`])(
    'does not open %j',
    (text) => {
      expect(unsealToken(text, [binding])).toBeUndefined();
    },
  );

  it('tells whose it is only where it was written', () => {
    expect(readOwner(sealed, 'server key')).toEqual(owner);
    expect(readOwner(sealed, 'another key')).toBeUndefined();
    for (const part of [1, 2, 3]) expect(readOwner(changed(part), 'server key')).toBeUndefined();
    expect(readOwner('vys1', 'server key')).toBeUndefined();
  });

  it('is told from a token of the provider', () => {
    expect(isSealed(sealed)).toBe(true);
    expect(isSealed('eyJhbGciOiJIUzUxMiJ9.e30.c2ln')).toBe(false);
  });
});
