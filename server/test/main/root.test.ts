// The program when root starts it: who runs what, and who may read what it writes.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareServiceUser } from '../../src/main/service-user.ts';
import { readConfig } from '../../src/platform/config.ts';
import { startProduct } from '../product.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let dataDir: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vys-root-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function prepare(env: Record<string, string>) {
  const config = readConfig({ VYS_DATA_DIR: dataDir, ...env }, []);
  return prepareServiceUser(config, (line) => lines.push(line));
}

describe.runIf(isRoot)('L9 started as root', () => {
  it('the services and the database run as a user of their own', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const product = await startProduct(dataDir);
    try {
      const { workspace, site } = product.pids();
      const database = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split(
        '\n',
      )[0];
      const users = [workspace, site, database].map((pid) => statSync(`/proc/${pid}`).uid);
      expect(new Set(users).size).toBe(1);
      expect(users[0]).toBeGreaterThan(60_000);
      const token = await product.signUp('anna');
      await product.publish(token, 'anna', 'Hello');
      await expect.poll(() => product.visit('/anna'), { timeout: 20_000 }).toBe('200 Hello');
    } finally {
      await product.stop();
    }
  });

  it('files that root wrote before are handed over', () => {
    mkdirSync(join(dataDir, 'files/media'), { recursive: true });
    writeFileSync(join(dataDir, 'files/media/one.webp'), '', { mode: 0o600 });
    const user = prepare({});
    expect(user?.uid).toBeGreaterThan(60_000);
    for (const name of ['files', 'files/media', 'files/media/one.webp', 'emails']) {
      expect([name, statSync(join(dataDir, name)).uid]).toEqual([name, user?.uid]);
    }
    expect(statSync(join(dataDir, 'files')).mode & 0o777).toBe(0o700);
    // The same folder gives the same user.
    expect(prepare({})).toEqual(user);
    expect(lines).toEqual([]);
  });

  it('the services stay root where another user cannot do their work, and say why', () => {
    const list = join(folder, 'blocklist');
    writeFileSync(list, '', { mode: 0o600 });
    expect(prepare({ VYS_BLOCKLIST: list })).toBeNull();
    expect(prepare({ DATABASE_URL: 'postgresql://vys@%2Frun%2Fpostgresql/vys' })).toBeNull();
    expect(lines).toEqual([
      expect.stringMatching(
        /^Started as root, and the services stay root: another user cannot read /,
      ),
      'Started as root, and the services stay root: DATABASE_URL is a socket, which may be open to root alone',
    ]);
  });
});
