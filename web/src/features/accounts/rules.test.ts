// The pure decisions of the accounts widgets, as tables of cases.
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-rules.ts';
import { DOWNLOAD_MARGIN, DOWNLOAD_NAME, qrLayout, SHARE_QR_SIZE } from './qr-layout.ts';
import { aiUsage, storageUsage, weeklyAiUsage } from './usage.ts';
import { cleanUsername, proposeUsernames, splitName, toDisplayName } from './username-rules.ts';

describe('password strength', () => {
  it.each([
    ['', 'weak'],
    ['abc', 'weak'],
    ['abcdefgh', 'weak'],
    ['abcD', 'weak'],
    ['abcD1', 'medium'],
    ['abcdefgH', 'medium'],
    ['ABCDEFG1', 'medium'],
    ['abcdefG1', 'strong'],
    ['abcdeG1', 'medium'],
  ] as const)('SIGNUP-26 SIGNUP-27 "%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

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
  ])('SIGNUP-32 proposes names for %s', (email, names) => {
    const proposed = proposeUsernames(email, () => 0.5);
    expect(proposed.slice(0, names.length)).toEqual(names);
    for (const name of proposed) expect(name).toMatch(/^[a-z0-9_-]{3,20}$/);
  });

  it('SIGNUP-32 proposes a name without the address at last, for addresses that no name may be like', () => {
    expect(proposeUsernames('admin@x.org', () => 0.5).at(-1)).toBe('u5000000000');
    expect(proposeUsernames('admin@x.org', () => 0).at(-1)).toBe('u0000000000');
  });

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

describe('the QR picture', () => {
  it('SHARE-2 SHARE-3 is 200 px with a logo of 20 % in its middle', () => {
    expect(qrLayout(SHARE_QR_SIZE)).toEqual({
      side: 200,
      code: { at: 0, size: 200 },
      logo: { at: 80, size: 40 },
    });
  });

  it('SHARE-4 SHARE-5 is saved with 40 px on each side', () => {
    expect(qrLayout(SHARE_QR_SIZE, DOWNLOAD_MARGIN)).toEqual({
      side: 280,
      code: { at: 40, size: 200 },
      logo: { at: 120, size: 40 },
    });
    expect(DOWNLOAD_NAME).toBe('vys-qr-code.png');
  });
});

describe('allowances', () => {
  const limits = {
    ai_requests_used: 103,
    ai_requests_limit: 100,
    ai_requests_week_used: 4,
    ai_requests_week_limit: 15,
    storage_used: 1536 * 1024 * 1024,
    storage_limit: 5 * 1024 ** 3,
  };

  it('TIER-5 never has less than nothing left', () => {
    expect(aiUsage(limits)).toMatchObject({ remaining: 0, text: '103 of 100' });
    expect(weeklyAiUsage(limits)).toMatchObject({ remaining: 11 });
  });

  it('TIER-6 knows plans without a limit', () => {
    const free = { ...limits, ai_requests_limit: null, ai_requests_week_limit: null };
    expect(aiUsage(free)).toMatchObject({ remaining: null, text: '103 used, unlimited' });
    expect(weeklyAiUsage(free)).toBeUndefined();
  });

  it('TOAST-6 says storage in GB from 1024 MB up', () => {
    expect(storageUsage(limits).text).toBe('1.5 GB of 5 GB');
  });
});
