// Backup and restore of the whole program with its embedded database, as an operator does it: hot, then into an empty
// data folder in which the program is started.
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFiles } from '../../src/main/backup/test/contents-store.ts';
import { inBackground } from '../in-background.ts';
import { copyPreparedCluster } from '../prepared-cluster.ts';
import { type Product, startProduct } from '../product.ts';

let root: string;
let running: Product[];
const folder = (name: string) => join(root, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vys-operated-'));
  // As root, the database runs as another user.
  chmodSync(root, 0o755);
  running = [];
});
afterEach(async () => {
  for (const product of running) await product.stop();
  rmSync(root, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<Product> {
  const product = await startProduct(dataDir);
  running.push(product);
  return product;
}

async function run(name: 'backup' | 'restore', dataDir: string, args: string[]) {
  const script = join(import.meta.dirname, `../../src/main/backup/${name}.ts`);
  const env = { ...process.env, VYS_DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'correct horse' };
  const child = fork(script, args, { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, output };
}

it('a program that is restored from a backup made while it worked goes on where it was', {
  tags: 'slow',
  timeout: 600_000,
}, async () => {
  const [from, to] = [folder('from'), folder('to')];
  copyPreparedCluster(from);
  const product = await start(from);
  const token = await product.signUp('ada');
  await product.publish(token, 'ada', 'Hello from before');
  let isDone = false;
  let published = 0;
  const writing = inBackground(async () => {
    for (; !isDone; published += 1) await product.publish(token, 'ada', `Version ${published}`);
  });
  const made = await run('backup', from, ['--to', folder('backups')]);
  isDone = true;
  await writing;
  expect(made.code, made.output).toBe(0);
  expect(published).toBeGreaterThan(0);
  const [archive = ''] = readdirSync(folder('backups'));
  expect(archive).toMatch(/\.tar\.gz\.age$/);

  const inUse = await run('restore', from, [join(folder('backups'), archive), '--force']);
  expect(inUse.code, inUse.output).toBe(1);
  const files = readFiles(join(from, 'files'));
  expect(await product.stop()).toBe(0);
  running = [];

  const restored = await run('restore', to, [join(folder('backups'), archive)]);
  expect(restored.code, restored.output).toBe(0);
  for (const [path, sum] of Object.entries(readFiles(join(to, 'files')))) {
    // Files of versions that were replaced may be gone by now.
    if (files[path] !== undefined) expect(sum).toBe(files[path]);
  }
  const again = await start(to);
  expect(await again.visit('/ada')).toMatch(/^200 (?:Version \d+|Hello from before)$/);
  const headers = { authorization: `Bearer ${await again.signIn('ada')}` };
  const profile = await fetch(`${again.appOrigin}/api/user/profile`, { headers });
  expect(await profile.json()).toMatchObject({ data: { vys_url: 'ada' } });
});
