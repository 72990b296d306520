// Whose choice of a language holds in a browser.
import { afterEach, expect, it } from 'vitest';
import { followLanguage } from './interface-language.ts';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'vys_language=; Max-Age=0; Path=/';
};
afterEach(forget);

it('a browser in which none was chosen takes that of the account', () => {
  forget();
  followLanguage('en');
  expect(document.cookie).toContain('vys_language=en');
});

it('one that was chosen in the browser stays', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'vys_language=es; Path=/';
  followLanguage('en');
  expect(document.cookie).toContain('vys_language=es');
});
