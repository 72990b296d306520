// Every page of the corpus: each of its links can be renamed, moved and removed, and nothing else changes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationSchema } from '@vys/contract/page-model/operations';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../../test/run-page.ts';
import { parseModule } from '../../parse/parse-module.ts';
import { ApplyError } from '../apply-error.ts';
import { changeFreePage } from './change-free-page.ts';
import { readFreePage } from './read-free-page.ts';

const folder = join(import.meta.dirname, '../../../test/pages');
const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.page'))
  .map((file) => {
    const { jsx, css = '' } = readPage(readFileSync(join(folder, file), 'utf8'));
    const metadata = { title: 'A page', description: '' };
    return [file, { jsx, css, metadata }] as const;
  });

const isParsed = (jsx: string) => parseModule(jsx).ok;

describe('a page of the corpus', () => {
  it.each(pages)('%s is read when it parses', (_file, content) => {
    expect(readFreePage(content) !== undefined).toBe(isParsed(content.jsx));
  });

  it.each(pages)('%s has links that change alone', (_file, content) => {
    const before = readFreePage(content)?.page.links ?? [];
    for (const [index, { id }] of before.entries()) {
      const rest = before.toSpliced(index, 1);
      const set = { url: 'https://new.example.org/' };
      const renamed = changeFreePage(content, [{ type: 'link.update', id, set, unset: [] }]);
      expect(renamed.design.page.links[index]?.url).toBe(set.url);
      expect(renamed.design.page.links.toSpliced(index, 1)).toMatchObject(
        rest.map(({ url }) => ({ url })),
      );
      const removed = changeFreePage(content, [{ type: 'link.remove', id }]);
      expect(removed.design.page.links.map(({ url }) => url)).toEqual(rest.map(({ url }) => url));
      expect(removed.design.page.name).toBe(readFreePage(content)?.page.name);
    }
  });

  it('takes a new link wherever there is a list for it', () => {
    let additions = 0;
    for (const [, content] of pages) {
      const before = readFreePage(content)?.page.links ?? [];
      const link = { id: 'a-new-link', title: 'New', url: 'https://new.example.org/' } as const;
      const operation = operationSchema.parse({ type: 'link.add', link });
      try {
        const { design } = changeFreePage(content, [operation]);
        expect(design.page.links).toHaveLength(before.length + 1);
        additions += 1;
      } catch (error) {
        if (!(error instanceof ApplyError)) throw error;
        expect(error.problem).toBe('unsupported');
      }
    }
    expect(additions).toBeGreaterThan(3);
  });

  it('moves links within their list or refuses to', () => {
    let moves = 0;
    for (const [, content] of pages) {
      const links = readFreePage(content)?.page.links ?? [];
      const last = links.at(-1);
      if (last === undefined || links.length < 2) continue;
      try {
        const { design } = changeFreePage(content, [{ type: 'link.move', id: last.id, index: 0 }]);
        expect(design.page.links.map(({ url }) => url)).toEqual(
          [last, ...links.slice(0, -1)].map(({ url }) => url),
        );
        moves += 1;
      } catch (error) {
        if (!(error instanceof ApplyError)) throw error;
        expect(error.problem).toBe('unsupported');
      }
    }
    expect(moves).toBeGreaterThan(1);
  });
});
