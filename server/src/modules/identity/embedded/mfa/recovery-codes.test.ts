// What recovery codes look like and how they are read.
import { expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

it('ASVS 6.5.4 creates ten different codes of six groups', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9bcdfghjkmnpqrstvwxyz]{4}-){5}[2-9a-z]{4}$/);
});

it('ASVS 6.5.2 creates codes with enough entropy for a plain hash', () => {
  const used = new Set(
    Array.from({ length: 200 }, newRecoveryCodes).flat().join('').split('-').join(''),
  );
  expect(24 * Math.log2(used.size)).toBeGreaterThan(112);
});

it('accepts codes without hyphens, with spaces and in capitals', () => {
  const [code = ''] = newRecoveryCodes();
  const hash = hashRecoveryCode(code);
  for (const typed of [
    code.replaceAll('-', ''),
    code.toUpperCase(),
    ` ${code.replaceAll('-', ' ')} `,
  ]) {
    expect(hashRecoveryCode(typed).equals(hash)).toBe(true);
  }
  expect(hashRecoveryCode(code.slice(1)).equals(hash)).toBe(false);
});
