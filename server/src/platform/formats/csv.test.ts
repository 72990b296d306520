// Cells as spreadsheets take them.
import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

describe('a row', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', 'a,b'],
    ['a\nb', 'a\nb'],
    ['say "hi"', 'say ""hi""'],
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['=HYPERLINK("https://evil.example","x")', `'=HYPERLINK(""https://evil.example"",""x"")`],
    ['a=1', 'a=1'],
    ['ada@example.com', 'ada@example.com'],
  ])('writes %j as "%s"', (text, written) => {
    expect(csvRow([text])).toBe(`"${written}"\r\n`);
  });

  it.each(['＝1+1', '＋49 30 1', '－2', '＠SUM(A1)', '\n=1+1', '\t=1', '\r\n=1'])(
    'L3: puts an apostrophe before %j',
    (text) => {
      expect(csvRow([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it('separates cells and ends with CRLF', () => {
    expect(csvRow(['a', 'b"', ''])).toBe('"a","b""",""\r\n');
  });
});
