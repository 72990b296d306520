// The form of API keys: always the same length, random, and with a checksum that notices every slip.
import { describe, expect, it } from 'vitest';
import { generateKey, hasValidChecksum, isApiKey } from './key-format.ts';

describe('the form of an API key', () => {
  it('is a prefix, 43 characters and a checksum of 6', () => {
    for (let count = 0; count < 500; count += 1) {
      const key = generateKey();
      expect(key).toMatch(/^vys_key_[0-9A-Za-z]{49}$/);
      expect(isApiKey(key) && hasValidChecksum(key)).toBe(true);
    }
  });

  it('never repeats, and uses all of its characters', () => {
    const keys = Array.from({ length: 500 }, generateKey);
    expect(new Set(keys).size).toBe(500);
    expect(new Set(keys.join('').slice(8)).size).toBe(63);
  });

  it('has the CRC-32 of its middle part in base 62 as checksum, as others compute it', () => {
    expect(hasValidChecksum(`vys_key_${'0'.repeat(43)}2CZclj`)).toBe(true);
    expect(hasValidChecksum('vys_key_ThisKeyIsAnExampleAndOpensNothingAtAll0000012Mo5w')).toBe(
      true,
    );
  });

  it('notices each single wrong character', () => {
    const key = generateKey();
    for (let place = 'vys_key_'.length; place < key.length; place += 1) {
      const wrong = key[place] === 'x' ? 'y' : 'x';
      const mistyped = key.slice(0, place) + wrong + key.slice(place + 1);
      expect(hasValidChecksum(mistyped), mistyped.slice(place)).toBe(false);
    }
  });

  it.each([
    ['nothing', ''],
    ['the prefix alone', 'vys_key_'],
    ['a key cut short', generateKey().slice(0, -1)],
    ['a key with more behind it', `${generateKey()}A`],
    ['a key in other case', generateKey().toUpperCase()],
    ['a key with a line end', `${generateKey()}\n`],
    ['a very long text', `vys_key_${'a'.repeat(100_000)}`],
    ['the token of an editor', `vys_et_${'A'.repeat(43)}`],
  ])('is not %s', (_what, text) => {
    expect(hasValidChecksum(text)).toBe(false);
  });
});
