// Every page of test/pages against what was written down for it. After a change that is meant:
// UPDATE_GOLDENS=1 npx vitest run --project pure compiler/test
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMarkup, scriptsIn } from './markup.ts';
import { describeRun, readPage, runPage } from './run-page.ts';

const folder = join(import.meta.dirname, 'pages');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.page'))
  .map((file) => file.slice(0, -'.page'.length));
const isUpdating = process.env.UPDATE_GOLDENS === '1';

const pages = names.map((name) => {
  return [name, readPage(readFileSync(join(folder, `${name}.page`), 'utf8'))] as const;
});

/** Of the whole source, not of a place in it. */
const PLACELESS = new Set(['no_default_export', 'source_too_large', 'too_many_elements']);
const ADVICE =
  /\b(?:Add|Close|Correct|Draw|Import|Move|Remove|Rename|Show|Split|Undo|Use|Wrap|Write|Scripts? are|Fix|Render|pass a function|just use|Frames can)\b/;

describe('the corpus', { timeout: 30_000 }, () => {
  it('leaves nothing of a page in the process of the tests', () => {
    const { rendered } = runPage({
      jsx: 'Object.prototype.left = 1; globalThis.kept = 1; export default () => <p>{({}).left}</p>;',
      css: '',
      metadata: { title: 'A', description: 'A' },
    });
    expect(rendered).toEqual({ html: expect.stringContaining('>1</p>') });
    expect({}).not.toHaveProperty('left');
    expect(globalThis).not.toHaveProperty('kept');
  });

  it('holds at least 60 pages of every kind', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
    const kinds = new Set(names.map((name) => name.split('-')[0]));
    for (const kind of 'plain mapped hooks handlers forms embeds icons motion fonts unicode text broken hostile'.split(
      ' ',
    )) {
      expect(kinds).toContain(kind);
    }
    expect(names.filter((name) => name.startsWith('broken-')).length).toBeGreaterThanOrEqual(20);
  });

  it.each(pages)('%s gives what is written down', (name, source) => {
    const path = join(folder, `${name}.golden`);
    const text = describeRun(runPage(source));
    if (isUpdating) writeFileSync(path, text);
    expect(text).toBe(readFileSync(path, 'utf8'));
  });

  it.each(pages)('%s says where every fault lies and what to do', (_name, source) => {
    const { diagnostics, ok } = runPage(source).compiled;
    for (const { code, message, line, column } of diagnostics) {
      expect(message).toMatch(ADVICE);
      if (PLACELESS.has(code) && line === undefined) continue;
      expect(line, message).toBeGreaterThan(0);
      expect(column, message).toBeGreaterThan(0);
    }
    if (!ok) expect(diagnostics.length).toBeGreaterThan(0);
  });

  it.each(pages)(
    '%s ends in a document that is closed and runs only our scripts',
    (_name, source) => {
      const { document, body } = runPage(source);
      if (!document || body === undefined) return;
      expect(checkMarkup(document.html)).toEqual([]);
      expect(checkMarkup(`<body>${body}</body>`)).toEqual([]);
      expect(scriptsIn(document.html)).toEqual(document.inlineScripts);
    },
  );
});
