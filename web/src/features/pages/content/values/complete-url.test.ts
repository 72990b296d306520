// Addresses as people type them.
import { describe, expect, it } from 'vitest';
import { completeUrl, shortUrl } from './complete-url.ts';

describe('a typed address', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  www.example.com/shop?a=1#b ', 'https://www.example.com/shop?a=1#b'],
    ['bücher.example', 'https://bücher.example'],
    ['http://example.com', 'http://example.com'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['+49 (30) 123-456', 'tel:+4930123456'],
    ['030 123456', 'tel:030123456'],
    ['#menu', '#menu'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ])('%s is completed to %s', (typed, url) => {
    expect(completeUrl(typed)).toBe(url);
  });

  it.each(['', 'shop', 'my shop', 'javascript:alert(1)', 'ada@', 'http://', '.com', '12'])(
    '%j stays as it is, for the schema to judge',
    (typed) => {
      expect(completeUrl(typed)).toBe(typed.trim());
    },
  );
});

it.each([
  ['https://www.example.com/', 'example.com'],
  ['https://example.com/a/', 'example.com/a'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['tel:+49', '+49'],
])('%s is listed as %s', (url, text) => {
  expect(shortUrl(url)).toBe(text);
});
