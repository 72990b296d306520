// When a process gives memory back, and that a real one does.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createMemoryRelease, type ProcessUse } from './memory-release.ts';

const MEBIBYTE = 1024 * 1024;

function use(busyShare: number, residentMb: number, heapMb = 50): ProcessUse {
  return { busyShare, residentBytes: residentMb * MEBIBYTE, heapBytes: heapMb * MEBIBYTE };
}

/** How often each look has collected so far; a collection leaves 60 MB. */
function collectionsAt(looks: readonly ProcessUse[]): number[] {
  let collections = 0;
  const look = createMemoryRelease(() => {
    collections += 1;
    return 60 * MEBIBYTE;
  });
  return looks.map((one) => {
    look(one);
    return collections;
  });
}

describe('garbage is collected', () => {
  it.each<[string, ProcessUse[], number[]]>([
    ['once after the start', [use(0, 90), use(0, 61), use(0, 62)], [1, 1, 1]],
    ['not while the process works', [use(0.2, 90), use(0.2, 120), use(0, 120)], [0, 0, 1]],
    ['again when it has grown since', [use(0, 90), use(0, 67), use(0, 69)], [1, 1, 2]],
    ['not where it takes long', [use(0, 400, 300), use(0, 400, 300)], [0, 0]],
  ])('%s', (_, looks, expected) => {
    expect(collectionsAt(looks)).toEqual(expected);
  });
});

it('a process at rest needs no flag to give its memory back', () => {
  const module = pathToFileURL(join(import.meta.dirname, 'memory-release.ts')).href;
  const script = `
    const { collectAllGarbage } = await import('${module}');
    const read = () => process.memoryUsage().heapTotal / 1048576;
    let held = Array.from({ length: 2_000_000 }, (_, i) => ({ i }));
    const before = read();
    held = undefined;
    collectAllGarbage();
    console.log(JSON.stringify([before, read()]));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const [before = 0, after = 0] = JSON.parse(printed) as number[];
  expect(before).toBeGreaterThan(40);
  expect(after).toBeLessThan(before / 2);
});
