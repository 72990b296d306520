// Holds code, comments and documents to the standard terms of docs/glossary.md.
import { describe, expect, it } from 'vitest';
import { findBannedWords } from './banned-words.ts';
import { readRepositoryFiles } from './repository-files.ts';

const isChecked = (path: string) =>
  /\.(?:tsx?|mjs|md)$/.test(path) && path !== 'CHANGELOG.md' && !path.startsWith('docs/images/');

describe('banned words', () => {
  it('do not occur in the repository', () => {
    const hits = readRepositoryFiles(isChecked).flatMap(({ path, text }) => {
      return findBannedWords(path, text);
    });
    expect(hits.map(({ path, line, word, use }) => `${path}:${line} ${word}, use ${use}`)).toEqual(
      [],
    );
  });

  it.each([
    ['an identifier', 'const doomedFiles = 1;', 'doomedFiles'],
    ['a former name', 'const page = pageOnWire(row);', 'pageOnWire'],
    ['a path of published pages', "'/_/shelf/react.js'", undefined],
    ['a type', 'type RedirectWish = string;', undefined],
    ['a type of its own', 'type Wish = string;', 'Wish'],
    ['a comment', '// Hourly upkeep of the tables.', 'upkeep'],
    ['a British spelling', 'const colour = sanitiseHtml;', 'colour'],
    ['a person who is not named', '// Nobody waits for this.', 'Nobody'],
    ['a word that only begins alike', 'const analyses = sweepstakes;', undefined],
  ])('are found in %s', (_, text, word) => {
    expect(findBannedWords('server/src/x.ts', text)[0]?.word).toBe(word);
  });

  it('are told with their line', () => {
    expect(findBannedWords('a.ts', 'one\ntwo doomed')).toEqual([
      { path: 'a.ts', line: 2, word: 'doomed', use: 'pending file deletion' },
    ]);
  });

  it('may occur where a name is fixed', () => {
    expect(findBannedWords('deploy/README.md', 'liveness')).toEqual([]);
    expect(findBannedWords('docs/x.md', 'liveness')).toHaveLength(1);
  });
});
