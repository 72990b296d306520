// The marked messages of the folder `data`. One file holds what one author wrote; in `whole-*.txt` every message is
// one request.
import { readdirSync, readFileSync } from 'node:fs';
import { parseLine } from '../markup.ts';
import type { MarkedExample } from './examples.ts';

const folder = new URL('../data/', import.meta.url);

export function readMarkedMessages(): MarkedExample[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) => {
    const author = /-(.+)\.txt$/.exec(file)?.[1] ?? file;
    const isSeed = file.startsWith('whole-');
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    return lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => ({ ...parseLine(line), author, isSeed }));
  });
}
