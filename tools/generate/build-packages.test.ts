// The checked-in builds of bundled packages match the installed packages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('holds what tools/generate/build-packages.ts would build now', { timeout: 60_000 }, () => {
  const script = join(import.meta.dirname, 'build-packages.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
