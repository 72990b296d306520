// The direction of texts by their letters.
import { describe, expect, it } from 'vitest';
import { detectDirection, mixesDirections } from './direction.ts';

describe('detectDirection', () => {
  it.each([
    ['مرحبا بكم', 'rtl'],
    ['שלום לכולם Anna', 'rtl'],
    ['שלום לכולם Instagram YouTube', 'rtl'],
    ['Anna اهلا by the sea', 'ltr'],
    ['Здравствуйте', 'ltr'],
    ['你好', 'ltr'],
    ['123 — !', undefined],
    ['', undefined],
  ])('of %j is %j', (text, direction) => expect(detectDirection(text)).toBe(direction));
});

describe('mixesDirections', () => {
  it.each([
    ['<p>مرحبا</p><a href="/x">Instagram</a>', true],
    ['<p class="wide">مرحبا &amp; 123</p>', false],
    ['<p>Hello</p>', false],
    ['<p>Hello שלום</p>', true],
  ])('of %s is %j', (html, mixes) => expect(mixesDirections(html)).toBe(mixes));
});
