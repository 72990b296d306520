// The render process over many pages: it does not grow with their number.
// @module-tag slow
import { readFileSync } from 'node:fs';
import { compile } from '@vys/compiler';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from './renderer.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

/** Each for a user of its own, so that no pause after a job that was too long is felt. */
const run = (text: string) => renderer.run(crypto.randomUUID(), text);

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${renderer.workerPid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Each with text of its own, an icon, and more memory than is there for all of them together. */
function buildPage(number: number): string {
  const jsx = `import { Heart } from 'lucide-react';
const kept = Array.from({ length: 20_000 }, (_, i) => 'page ${number} ' + i);
export default () => <p><Heart />{kept.length} ${number}</p>;`;
  const compiled = compile({ jsx, css: '', metadata: { title: '', description: '' } });
  if (!compiled.ok) throw new Error(compiled.diagnostics[0]?.message);
  return compiled.code;
}

async function renderSome(from: number, count: number): Promise<number> {
  let rendered = 0;
  for (let number = from; number < from + count; number += 1) {
    const result = await run(buildPage(number));
    // Where many tests share few cores, a second may pass for no fault of the page.
    if (!result.ok) expect(result.fault).toBe('too_slow');
    else {
      expect(result.text).toContain(`20000 ${number}</p>`);
      rendered += 1;
    }
  }
  return rendered;
}

describe('the memory of the render process', () => {
  it('after 100 pages is what it was after 20, within 40 MB', async () => {
    expect(await renderSome(0, 20)).toBeGreaterThan(10);
    await run(buildPage(0));
    const before = residentMegabytes();
    expect(await renderSome(20, 80)).toBeGreaterThan(40);
    await run(buildPage(0));
    expect(before).toBeGreaterThan(20);
    expect(residentMegabytes() - before).toBeLessThan(40);
  });
});
