// Foreign pages made to be slow: reading one must not take the square of its length.
import { describe, expect, it } from 'vitest';
import { growth } from '../../../../test/measure/growth.ts';
import { importedAddresses } from '../export/modules.ts';
import { readColors } from './css-colors.ts';
import { decodeHtml } from './decode-html.ts';
import { extractProfile } from './extract-profile.ts';
import { readHtml } from './read-html.ts';

/** Twice what linear work would give. */
const MOST_GROWTH = 8;
const readPage = (html: string) => {
  const parsed = readHtml(html);
  if (parsed) extractProfile(parsed, 'https://example.com/ada');
};

describe('H1: reading a foreign page grows with its length', () => {
  it.each<[string, (size: number) => void]>([
    ['spaces in a title', (n) => readPage(`<title>a${' '.repeat(n)}b</title>`)],
    [
      'spaces in og:title',
      (n) => readPage(`<meta property="og:title" content="a${' '.repeat(n)}b">`),
    ],
    ['dots in a mailto link', (n) => readPage(`<a href="mailto:a@${'.'.repeat(n)}@">a</a>`)],
    ['spaces in the text of a link', (n) => readPage(`<a href="/b">a${' '.repeat(n)}b</a>`)],
    ['comments in CSS', (n) => void readColors('/*'.repeat(n / 2))],
    ['selectors in CSS', (n) => void readColors('html,'.repeat(n / 5))],
    ['variables in CSS', (n) => void readColors('--a'.repeat(n / 3))],
    ['line ends in a script', (n) => void importedAddresses('\n'.repeat(n))],
    ['imports without an address', (n) => void importedAddresses('import a\n'.repeat(n / 9))],
    ['imports with half a quote', (n) => void importedAddresses('\nimport "'.repeat(n / 9))],
    ['spaces before a character set', (n) => void decodeHtml(Buffer.alloc(n, '<meta '), '')],
  ])('H1: %s', (_name, work) => {
    expect(growth(work, 16_000)).toBeLessThan(MOST_GROWTH);
  });

  it('H1: still names the person and the address', () => {
    const parsed = readHtml(
      '<title>Ada Moss | Some Site</title><a href="mailto:ada@example.com?subject=hi">Mail</a>',
    );
    expect(parsed && extractProfile(parsed, undefined)).toMatchObject({
      name: 'Ada Moss',
      links: [{ title: 'Mail', url: 'mailto:ada@example.com' }],
    });
  });

  it('H1: finds the imports of a module script, and not the word inside a line', () => {
    const script = `import {h} from "https://pages/a.js";import 'b'\nimport {\n  c,\n} from "d"\nsay("import 'e'")`;
    expect(importedAddresses(script)).toEqual(['https://pages/a.js', 'b', 'd']);
  });
});
