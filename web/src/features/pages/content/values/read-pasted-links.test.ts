// Links from pasted text.
import { describe, expect, it } from 'vitest';
import { readPastedLinks } from './read-pasted-links.ts';

describe('pasted links', () => {
  it.each([
    ['https://a.example', [['A', 'https://a.example']]],
    [
      'instagram.com/mara\nwww.youtube.com/@mara',
      [
        ['Instagram', 'https://instagram.com/mara'],
        ['Youtube', 'https://www.youtube.com/@mara'],
      ],
    ],
    ['Shop: https://mara.example/shop', [['Shop', 'https://mara.example/shop']]],
    ['- My blog – https://mara.example/blog.', [['My blog', 'https://mara.example/blog']]],
    ['1. https://mara.example (portfolio)', [['portfolio', 'https://mara.example']]],
    [
      'Book a table\nhttps://table.example/olive',
      [['Book a table', 'https://table.example/olive']],
    ],
    ['https://a.example\nhttps://a.example', [['A', 'https://a.example']]],
    ['mail me at mara@mara.example', []],
    ['https://maps.google.com/?q=leith', [['Directions', 'https://maps.google.com/?q=leith']]],
    [
      'https://www.google.com/maps/place/x',
      [['Directions', 'https://www.google.com/maps/place/x']],
    ],
    ['javascript:alert(1)', []],
    ['no links here', []],
    ['', []],
    [`${'x'.repeat(80)} https://a.example`, [['x'.repeat(50), 'https://a.example']]],
  ])('%j', (text, links) => {
    expect(readPastedLinks(text)).toEqual(links.map(([title, url]) => ({ title, url })));
  });
});
