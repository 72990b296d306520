// The files of this repository as they are now: committed, changed and new ones, without what git ignores.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type RepositoryFile = { readonly path: string; readonly text: string };

const root = new URL('../..', import.meta.url).pathname;

/** With paths from the root of the repository. */
export function readRepositoryFiles(isWanted: (path: string) => boolean): RepositoryFile[] {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', list, options).split('\0').filter(isWanted);
  return [...new Set(paths)].flatMap((path) => {
    try {
      return [{ path, text: readFileSync(root + path, 'utf8') }];
    } catch {
      return []; // deleted in the working tree
    }
  });
}
