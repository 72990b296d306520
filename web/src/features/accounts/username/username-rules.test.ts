// Cleaning and proposing usernames as tables of cases.
import { describe, expect, it } from 'vitest';
import {
  cleanUsername,
  isProposedUsername,
  proposeUsernames,
  splitName,
  suggestUsernames,
  toDisplayName,
} from './username-rules.ts';

describe('usernames', () => {
  it.each([
    ['Ada.Lovelace!', 'adalovelace'],
    ['a_b-c 1', 'a_b-c1'],
    ['ÄÖÜ', ''],
    ['x'.repeat(30), 'x'.repeat(20)],
  ])('ONB-4 ONB-5 "%s" becomes "%s"', (typed, cleaned) => {
    expect(cleanUsername(typed)).toBe(cleaned);
  });

  it.each([
    ['ada@example.com', ['ada', 'ada50', 'ada500', 'ada5000', 'ada500000']],
    ['jo@x.org', ['jo0', 'jo050', 'jo0500', 'jo05000', 'jo0500000']],
    [`${'x'.repeat(25)}@x.org`, ['x'.repeat(20), `${'x'.repeat(18)}50`]],
  ])('SIGNUP-32 are proposed for %s', (email, names) => {
    const proposed = proposeUsernames(email, () => 0.5);
    expect(proposed.slice(0, names.length)).toEqual(names);
    for (const name of proposed) expect(name).toMatch(/^[a-z0-9_-]{3,20}$/);
  });

  it('SIGNUP-32 fall back to a generated proposal when none can be made from the address', () => {
    expect(proposeUsernames('admin@x.org', () => 0.5).at(-1)).toBe('u5000000000');
    expect(proposeUsernames('admin@x.org', () => 0).at(-1)).toBe('u0000000000');
  });

  it.each(['ada@example.com', 'jo@x.org', `${'x'.repeat(25)}@x.org`, 'a@x.org'])(
    'SIGNUP-32 are known again as proposals for %s',
    (email) => {
      for (const random of [0, 0.07, 0.5, 0.999]) {
        for (const name of proposeUsernames(email, () => random))
          expect(isProposedUsername(name, email)).toBe(true);
      }
      for (const chosen of ['moss', 'ada-hq', 'adab', 'u12'])
        expect(isProposedUsername(chosen, email)).toBe(false);
    },
  );

  it.each(['ada', 'x'.repeat(20), 'a-long-name-in-parts', 'ab_'])(
    'ONB-5 suggested for %s keep to the rules of names',
    (taken) => {
      const names = suggestUsernames(taken, () => 0.999);
      expect(new Set(names).size).toBeGreaterThanOrEqual(4);
      for (const name of names) {
        expect(name).toMatch(/^[a-z0-9_-]{3,20}$/);
        expect(name).not.toBe(taken);
      }
    },
  );

  it.each([
    ['grace.h@example.com', 'Grace.h'],
    ['éva@example.com', 'Éva'],
  ])('SIGNUP-12 %s is called %s', (email, name) => {
    expect(toDisplayName(email)).toBe(name);
  });

  it.each([
    ['Ada', 'Ada', ''],
    ['Ada King Lovelace', 'Ada', 'King Lovelace'],
    ['  Ada  Lovelace ', 'Ada', 'Lovelace'],
  ])('SIGNUP-32 "%s" splits at its first space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
