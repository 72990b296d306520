// A database cluster as the product creates it, made once per test run by global-setup.ts: copying one
// takes a twentieth of the time of creating one.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type {} from './global-setup.ts';

/** Without effect when the tests run on a server of TEST_DATABASE_URL; the product then creates one. */
export function copyPreparedCluster(dataDir: string): void {
  const prepared = inject('preparedCluster');
  if (prepared === null) return;
  mkdirSync(dataDir, { recursive: true });
  // Keeps owners and modes.
  execFileSync('cp', ['-a', prepared, join(dataDir, 'postgres')]);
}
