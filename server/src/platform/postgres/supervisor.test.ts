// The supervisor with real servers: starts, kills of every party, left-over files, rejections.

import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyPreparedCluster } from '../../../test/prepared-cluster.ts';
import { StartupError } from '../process/startup-error.ts';
import { explainError } from './binaries.ts';
import { giveTree } from './os-user.ts';
import { findProcess } from './process.ts';
import { type EmbeddedPostgres, startPostgres } from './supervisor.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const settings = { fsync: 'off' };
const childScript = resolve(import.meta.dirname, '../../../test/programs/postgres-child.ts');

let root: string;
let dataDir: string;
let servers: EmbeddedPostgres[];
let children: ChildProcess[];
let progress: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vys-pg-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'data');
  servers = [];
  children = [];
  progress = [];
});

afterEach(async () => {
  for (const child of children) await kill(child);
  // A test may leave an orphan; taking it over is the way to stop it.
  if (existsSync(join(dataDir, 'postgres')) && servers.length === 0) await start().catch(() => {});
  for (const server of servers) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startPostgres({
    dataDir: folder,
    settings,
    onProgress: (line) => progress.push(line),
  });
  servers.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  servers = servers.filter((item) => item !== server);
  await server.stop();
}

async function startInChild(
  with_ = settings,
): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const child = spawn(process.execPath, [childScript, dataDir, JSON.stringify(with_)]);
  children.push(child);
  const line = await new Promise<string>((done, failed) => {
    child.stdout?.once('data', (data) => done(String(data)));
    child.stderr?.once('data', (data) => failed(new Error(String(data))));
  });
  return { child, ...JSON.parse(line) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(30);
}

describe('startPostgres', () => {
  it('ASVS 13.2.3 creates a database that is reached by its socket only, and stops it without a rest', {
    tags: 'slow',
  }, async () => {
    const server = await start();
    const [row] = await query(
      server.url,
      `select current_setting('listen_addresses') as listen, current_setting('data_checksums') as sums,
        current_setting('server_encoding') as encoding, lower('ÄÖ') as lower`,
    );
    expect(row).toEqual({ listen: '', sums: 'on', encoding: 'UTF8', lower: 'äö' });
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
    await stop(server);
    expect(findProcess(server.pid)).toBeNull();
    expect(existsSync(join(dataDir, 'instance.lock'))).toBe(false);
  });

  it('finds the data again at the second start', { tags: 'slow' }, async () => {
    copyPreparedCluster(dataDir);
    const first = await start();
    await query(first.url, 'create table kept as select 7 as n');
    await stop(first);
    progress = [];
    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(progress).toEqual(['Starting the database']);
  });

  it.runIf(isRoot)(
    'L9 runs as a user of its own, not as a shared one, when started by root',
    { tags: 'slow' },
    async () => {
      const server = await start();
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      const { uid } = statSync(join(dataDir, 'postgres'));
      expect(status).toMatch(new RegExp(`^Uid:\t${uid}\t${uid}\t${uid}\t${uid}$`, 'm'));
      expect(status).toMatch(/^Groups:\s*$/m);
      expect(uid).toBeGreaterThan(60_000);
      expect(uid).toBeLessThan(61_184);
      expect(readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`);
    },
  );

  it.runIf(isRoot)(
    'L9 takes over a database that ran as nobody, running or not',
    { tags: 'slow' },
    async () => {
      const first = await start();
      await query(first.url, 'create table kept as select 7 as n');
      await stop(first);
      const uid = statSync(join(dataDir, 'postgres')).uid;
      for (const folder of ['postgres', 'run']) giveTree(join(dataDir, folder), nobody);
      const second = await start();
      expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
      expect(statSync(join(dataDir, 'postgres', 'base')).uid).toBe(uid);
      await stop(second);
      // The handing over was cut off.
      giveTree(join(dataDir, 'postgres', 'base'), nobody);
      writeFileSync(join(dataDir, 'postgres.handover'), '');
      const third = await start();
      expect(await query(third.url, 'select n from kept')).toEqual([{ n: 7 }]);
      expect(existsSync(join(dataDir, 'postgres.handover'))).toBe(false);
    },
  );

  it('takes a short folder for the socket when the data folder has a long path', {
    tags: 'slow',
  }, async () => {
    const server = await start(join(dataDir, 'x'.repeat(120)));
    expect(server.connection.host.length).toBeLessThan(90);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(server);
    rmSync(server.connection.host, { recursive: true });
  });

  it('begins anew after a creation that was cut off', { tags: 'slow' }, async () => {
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });
});

describe('R3 after a kill', () => {
  beforeEach(() => copyPreparedCluster(dataDir));

  it('takes over the server of a killed parent, with its data', { tags: 'slow' }, async () => {
    const { child, pid, url } = await startInChild();
    await query(url, 'create table kept as select 7 as n');
    await kill(child);
    const server = await start();
    expect(server.pid).toBe(pid);
    expect(progress).toEqual(['Reusing the database server of a run that was killed']);
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await stop(server);
    expect(findProcess(pid)).toBeNull();
  });

  it('stops such a server first when it runs with other settings', { tags: 'slow' }, async () => {
    const { child, pid } = await startInChild({ fsync: 'on' });
    await kill(child);
    const server = await start();
    expect(server.pid).not.toBe(pid);
    expect(findProcess(pid)).toBeNull();
    expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  });

  it('starts after parent and server were killed together', { tags: 'slow' }, async () => {
    const { child, pid, url } = await startInChild({ fsync: 'on' });
    await query(url, 'create table kept as select 7 as n');
    const ended = kill(child);
    process.kill(pid, 'SIGKILL');
    await ended;
    await until(() => findProcess(pid) === null);
    const server = await start();
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('passes over a pid that now belongs to another program, and leaves that alone', {
    tags: 'slow',
  }, async () => {
    const { child, pid } = await startInChild();
    await kill(child);
    process.kill(pid, 'SIGKILL');
    await until(() => findProcess(pid) === null);
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    const owner = isRoot ? { uid, gid } : {};
    const unrelatedProcess = spawn('sleep', ['60'], { stdio: 'ignore', ...owner });
    children.push(unrelatedProcess);
    for (const file of ['postgres/postmaster.pid', 'run/.s.PGSQL.5432.lock']) {
      const path = join(dataDir, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(unrelatedProcess.pid)));
    }
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(unrelatedProcess.exitCode).toBeNull();
    expect(findProcess(unrelatedProcess.pid ?? 0)).not.toBeNull();
  });

  it('starts the server again when only the server is killed', { tags: 'slow' }, async () => {
    const server = await start();
    const before = server.pid;
    process.kill(before, 'SIGKILL');
    await until(() => server.pid !== before);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await until(() => progress.length > 2);
    expect(progress.slice(-2)).toEqual([
      'The database server ended unexpectedly; starting it again in 0.2 s',
      'The database server is running again',
    ]);
  });

  it('does not take a recycled pid in the instance lock for an instance', {
    tags: 'slow',
  }, async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(
      join(dataDir, 'instance.lock'),
      JSON.stringify({ pid: process.ppid, started: 'long ago' }),
    );
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('R4 rejections', () => {
  it('rejects a data folder in use by another instance, which goes on', {
    tags: 'slow',
  }, async () => {
    copyPreparedCluster(dataDir);
    const { child, url } = await startInChild();
    const attempt = start();
    await expect(attempt).rejects.toThrow(StartupError);
    await expect(attempt).rejects.toThrow(
      `The data folder ${dataDir} is in use by another instance of Vys (pid ${child.pid}); stop it, or set VYS_DATA_DIR to another folder.`,
    );
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of two starters in', { tags: 'slow' }, async () => {
    const results = await Promise.allSettled([startInChild(), startInChild()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('names a folder that cannot be written', async () => {
    writeFileSync(join(root, 'file'), '');
    await expect(start(join(root, 'file', 'data'))).rejects.toThrow(
      /^The data folder \S+ cannot be written: a part of the path is a file; set VYS_DATA_DIR/,
    );
  });

  it.runIf(!isRoot)('names a folder that another user owns', async () => {
    mkdirSync(dataDir, { mode: 0o500 });
    await expect(start()).rejects.toThrow(/cannot be written: permission denied/);
  });

  it.runIf(isRoot)(
    'names the closed folder above, when root’s database cannot get in',
    async () => {
      chmodSync(root, 0o700);
      await expect(start()).rejects.toThrow(`, which may not enter ${root};`);
    },
  );

  it.runIf(isRoot)('names the user whose database it is', { tags: 'slow' }, async () => {
    copyPreparedCluster(dataDir);
    await stop(await start());
    chownSync(join(dataDir, 'postgres'), 4242, 4242);
    await expect(start()).rejects.toThrow(
      `The database in ${join(dataDir, 'postgres')} was made by the user with uid 4242;`,
    );
    rmSync(join(dataDir, 'postgres'), { recursive: true });
  });

  it('names the version that a data folder needs', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 14, but only version \d+/);
    rmSync(join(dataDir, 'postgres'), { recursive: true });
  });

  it('names a missing library', () => {
    const error = new Error(
      'Command failed: postgres --version\npostgres: error while loading shared libraries: libssl.so.1.1: cannot open shared object file',
    );
    expect(explainError(error, '/x').message).toBe(
      'PostgreSQL needs the library libssl.so.1.1, which this system does not have; install it, or set DATABASE_URL.',
    );
  });
});
