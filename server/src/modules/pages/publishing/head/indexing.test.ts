// Which pages search engines are shown.
import { describe, expect, it } from 'vitest';
import { isIndexable } from './indexing.ts';

const links = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<li><a class="x" href="https://example.com/${i}">Number${i}</a></li>`,
  ).join('');
const text = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

describe('what is indexed', () => {
  it.each<[string, boolean, string]>([
    ['twelve links with names', true, links(12)],
    ['a page of text without links', true, `<p>${text(40)}</p>`],
    ['a few words and two links', true, `<p>${text(10)}</p>${links(2)}`],
    ['nothing', false, ''],
    ['a name and one link', false, `<h1>Anna</h1>${links(1)}`],
    ['words with a single link', false, `<p>${text(30)}</p>${links(1)}`],
    ['the same word again and again', false, `<p>${'cheap '.repeat(500)}</p>${links(2)}`],
    ['the same link again and again', false, `<p>${text(15)}</p>${links(1).repeat(9)}`],
    [
      'words that are not visible',
      false,
      `<svg><text>${text(50)}</text></svg><i title="${text(50)}">`,
    ],
  ])('%s: %s', (_, wanted, html) => {
    expect(isIndexable(html, 'Anna Moss')).toBe(wanted);
  });

  it('counts words of languages without spaces', () => {
    const japanese = '私は東京に住む写真家です。毎日海と山で美しい写真を撮っています。';
    expect(isIndexable(`<p>${japanese}</p>${links(2)}`, '写真')).toBe(true);
  });

  it('waits for a title of its own', () => {
    expect(isIndexable(links(12), 'My Vys Page')).toBe(false);
    expect(isIndexable(links(12), '  ')).toBe(false);
  });
});
