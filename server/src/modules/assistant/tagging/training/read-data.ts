// The marked messages of the folder `data`. One file holds what one author wrote; in `whole-*.txt` every message is
// one request, and the authors in `invented` knew of the start pages only what they are about.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseLine } from '../markup.ts';
import type { MarkedExample } from './examples.ts';
import { inventPages } from './invented-pages.ts';
import { startPages } from './start-pages.ts';

const folder = new URL('../data/', import.meta.url);

export function readMarkedMessages(): MarkedExample[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.txt'),
  );
  const byName = files.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
  return byName.flatMap((file) => {
    const author = /-([^-]+)\.txt$/.exec(file)?.[1] ?? file;
    const isSeed = file.includes('whole-');
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    const messages: MarkedExample[] = lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => ({ ...parseLine(line), author, isSeed }));
    return file.startsWith('invented') ? inventPages(messages, startPages) : messages;
  });
}
