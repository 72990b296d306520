// R1 in small: the program and its database are killed at random moments while they write, and
// nothing that was acknowledged may be missing afterwards. fsync is on, as in real use.
// @module-tag slow

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyPreparedCluster } from '../../../test/prepared-cluster.ts';
import { findProcess } from './process.ts';
import { startPostgres } from './supervisor.ts';

const writer = resolve(import.meta.dirname, '../../../test/programs/postgres-writer.ts');
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vys-kill-'));
  chmodSync(root, 0o755);
  copyPreparedCluster(join(root, 'data'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts the writer, kills what `victims` names after a random time, tells what was acknowledged. */
async function writeAndKill(victims: { program: boolean; database: boolean }): Promise<number[]> {
  const child = spawn(process.execPath, [writer, join(root, 'data')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  const ended = new Promise((done) => child.once('close', done));
  while (text.split('\n').length < 30) {
    if (child.exitCode !== null) throw new Error('The writer ended before it wrote.');
    await sleep(5);
  }
  await sleep(Math.random() * 200);
  const lines = () => text.split('\n').slice(0, -1).map(Number);
  const database = lines()[0] ?? 0;
  if (victims.database) process.kill(database, 'SIGKILL');
  if (victims.program) child.kill('SIGKILL');
  // Without its database the writer ends by itself, as its connection breaks.
  await ended;
  if (victims.database) while (findProcess(database) !== null) await sleep(10);
  return lines().slice(1);
}

it('R1 keeps every acknowledged row when program, database or both are killed', async () => {
  const acknowledged: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    acknowledged.push(...(await writeAndKill({ program: true, database: false })));
    acknowledged.push(...(await writeAndKill({ program: false, database: true })));
    acknowledged.push(...(await writeAndKill({ program: true, database: true })));
  }
  const server = await startPostgres({ dataDir: join(root, 'data') });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from kept');
  await client.end();
  await server.stop();
  const storedIds = new Set(rows.map((row) => Number(row.id)));
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
}, 120_000);
