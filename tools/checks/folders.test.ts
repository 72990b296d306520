// Holds the folders of the source to the size at which a topic of its own must get a sub-folder.
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRepositoryFiles } from './repository-files.ts';

const LIMIT = 12;
const SOURCE = /^(?:(?:compiler|contract|server|web)\/src|bench)\//;

function listFullFolders(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const path of paths.filter((path) => !/\.(?:test\.tsx?|avif)$/.test(path))) {
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  }
  return [...sizes].filter(([, size]) => size > LIMIT).map(([folder]) => folder);
}

describe('the folders of compiler, contract, server and web', () => {
  it('hold at most twelve source files each, tests and pictures apart', () => {
    const files = readRepositoryFiles((path) => SOURCE.test(path));
    expect(files.length).toBeGreaterThan(500);
    expect(listFullFolders(files.map(({ path }) => path))).toEqual([]);
  });

  it('are reported when they hold thirteen', () => {
    const paths = Array.from({ length: 13 }, (_, index) => `web/src/ui/part-${index}.tsx`);
    expect(listFullFolders(paths)).toEqual(['web/src/ui']);
    expect(listFullFolders(paths.slice(1))).toEqual([]);
  });
});
