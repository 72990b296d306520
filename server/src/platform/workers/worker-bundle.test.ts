// Bundles of worker programs run instead of their source, while they are made of what it is now.
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleFiles, describeBundle, findBundle } from './worker-bundle.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

const testWorker = join(import.meta.dirname, '../../../test/programs/test-worker.ts');
/** Inside of the repository, with a name that no program has. */
const folder = join(import.meta.dirname, '../../../dist');
const code = `
let text = '';
process.stdin.setEncoding('utf8').on('data', (part) => {
  text += part;
  if (!text.endsWith('\\n')) return;
  const { id } = JSON.parse(text);
  text = '';
  process.stdout.write(JSON.stringify({ id, value: 'from the bundle', recycle: false }) + '\\n');
});
process.stdout.write('{"ready":true}\\n');
`;

let own: string;
let entry: string;
let pool: WorkerPool | undefined;

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  own = mkdtempSync(join(folder, 'bundle-test-'));
  entry = join(own, `${own.slice(-6)}-worker.ts`);
  writeFileSync(entry, readFileSync(testWorker, 'utf8').replace("'../src/", "'../../src/"));
});

afterEach(() => {
  pool?.close();
  const { code: file, record } = bundleFiles(entry);
  for (const path of [own, file, record]) rmSync(path, { recursive: true, force: true });
});

function writeBundle(inputs: readonly string[]): void {
  const { code: file, record } = bundleFiles(entry);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  writeFileSync(record, JSON.stringify(describeBundle(inputs)));
}

async function runJob(): Promise<unknown> {
  const permissions = [`--allow-fs-read=${own}`];
  const program = { entry, permissions, maxHeapMb: 32, maxResultLength: 1_000 };
  pool = createWorkerPool({ program, deadlineMs: 20_000 });
  return await pool.run('anna', { job: 'echo', value: 'from the source' });
}

describe('a bundle', () => {
  it('runs instead of the source', async () => {
    writeBundle([entry]);
    expect(findBundle(entry)).toBe(bundleFiles(entry).code);
    expect(await runJob()).toEqual({ ok: true, value: 'from the bundle' });
  });

  it('does not run when its source has changed since', async () => {
    writeBundle([entry]);
    appendFileSync(entry, '// changed');
    expect(findBundle(entry)).toBeUndefined();
    expect(await runJob()).toEqual({ ok: true, value: 'from the source' });
  });

  it('does not run when a file that it was made of is gone', () => {
    const otherFile = join(own, 'other.ts');
    writeFileSync(otherFile, '');
    writeBundle([entry, otherFile]);
    expect(findBundle(entry)).toBeDefined();
    rmSync(otherFile);
    expect(findBundle(entry)).toBeUndefined();
  });

  it('does not run when it is of another program of the same name', () => {
    writeBundle([testWorker]);
    expect(findBundle(entry)).toBeUndefined();
  });

  it('does not run when its record cannot be read', () => {
    writeBundle([entry]);
    writeFileSync(bundleFiles(entry).record, '{');
    expect(findBundle(entry)).toBeUndefined();
  });
});
