// Password strength as a table of cases.
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-rules.ts';

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
