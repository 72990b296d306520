// A folder of its own for the events of a test, removed when the process ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const roots: string[] = [];
process.once('exit', () => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

export function createTestSpool(limitBytes = 256 * 1024 * 1024) {
  const root = mkdtempSync(join(tmpdir(), 'vys-events-'));
  roots.push(root);
  return { root, limitBytes };
}
