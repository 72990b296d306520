// `npm start` from the outside: what it prints, what it rejects, and that no process is left behind.

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProcess } from '../../server/src/platform/postgres/process.ts';
import { startPostgres } from '../../server/src/platform/postgres/supervisor.ts';
import { freePort } from '../../server/test/free-port.ts';
import { copyPreparedCluster } from '../../server/test/prepared-cluster.ts';

const script = resolve(import.meta.dirname, 'start.mjs');
const patience = 60_000;

type Run = {
  child: ChildProcess;
  output(): string;
  /** Ends when the text appears, or when the program ends without it. */
  printed(text: string): Promise<void>;
  ended: Promise<number | null>;
};

let root: string;
let ports: { app: number; pages: number };
let runs: Run[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vys-start-'));
  // Under root the database runs as another user, who must get in.
  chmodSync(root, 0o755);
  ports = { app: await freePort(), pages: await freePort() };
  runs = [];
}, patience);

afterEach(async () => {
  for (const { child, ended } of runs) {
    child.kill('SIGINT');
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
}, patience);

/** With a database that was created before, which takes less time. */
function startAgain(changes: Record<string, string> = {}): Run {
  copyPreparedCluster(join(root, 'data'));
  return start(changes);
}

function start(changes: Record<string, string> = {}): Run {
  const { npm_lifecycle_event: _, ...outer } = process.env;
  const child = spawn(process.execPath, [script], {
    env: {
      ...outer,
      VYS_APP_PORT: String(ports.app),
      VYS_PAGES_PORT: String(ports.pages),
      VYS_DATA_DIR: join(root, 'data'),
      ...changes,
    },
  });
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const run: Run = {
    child,
    ended,
    output: () => text,
    async printed(wanted) {
      while (!text.includes(wanted)) {
        if (child.exitCode !== null) throw new Error(`ended without "${wanted}":\n${text}`);
        await sleep(20);
      }
    },
  };
  runs.push(run);
  return run;
}

function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

/** The server and its database, as they name themselves in the data folder. */
function processes(): { server: number; database: number } {
  const lock = JSON.parse(readFileSync(join(root, 'data/instance.lock'), 'utf8'));
  const database = readFileSync(join(root, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0];
  return { server: Number(lock.pid), database: Number(database) };
}

async function untilGone(pids: number[]): Promise<void> {
  while (pids.some((pid) => findProcess(pid) !== null)) await sleep(30);
}

describe('npm start', () => {
  it('prints both addresses, responds there, and leaves no process after Ctrl-C', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const run = start();
    await run.printed('Press Ctrl-C to stop');
    expect(run.output()).toContain(`Workspace     http://localhost:${ports.app}\n`);
    expect(run.output()).toContain(`Public pages  http://localhost:${ports.pages}\n`);
    expect(run.output()).toMatch(/Email inbox {3}http:\/\/localhost:\d+\/dev\/inbox#[\da-f]{32}\n/);
    for (const port of [ports.app, ports.pages]) {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeLessThan(500);
    }
    const { server, database } = processes();
    expect(findProcess(server)).not.toBeNull();
    expect(findProcess(database)).not.toBeNull();
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    expect(findProcess(server)).toBeNull();
    expect(findProcess(database)).toBeNull();
  });

  it('stops server and database when the script itself is killed', {
    tags: 'slow',
    timeout: patience,
  }, async () => {
    const run = startAgain();
    await run.printed('Press Ctrl-C to stop');
    const { server, database } = processes();
    run.child.kill('SIGKILL');
    await untilGone([server, database]);
  });

  it('R3 restarts a server that was killed, and takes its database over', {
    tags: 'slow',
    timeout: patience,
  }, async () => {
    const run = startAgain();
    await run.printed('Press Ctrl-C to stop');
    const before = processes();
    process.kill(before.server, 'SIGKILL');
    await run.printed('  Vys was ended by SIGKILL; restarting it in 1 s\n');
    await run.printed('Reusing the database server of a run that was killed');
    while (run.output().split('Press Ctrl-C to stop').length < 3) await sleep(20);
    const after = processes();
    expect(after.database).toBe(before.database);
    expect((await fetch(`http://127.0.0.1:${ports.app}/readyz`)).status).toBe(200);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    await untilGone([before.server, after.server, after.database]);
  });

  it('ends at once when it is stopped before such a restart', {
    tags: 'slow',
    timeout: patience,
  }, async () => {
    const run = startAgain();
    await run.printed('Press Ctrl-C to stop');
    process.kill(processes().server, 'SIGKILL');
    await run.printed('restarting it in');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(130);
    // Its database was left running: the next start takes it over and stops it.
    const next = start();
    await next.printed('Press Ctrl-C to stop');
  });

  it('R4 names the data folder that another instance uses, which goes on', {
    tags: 'slow',
    timeout: patience,
  }, async () => {
    const first = startAgain();
    await first.printed('Press Ctrl-C to stop');
    const second = start({ VYS_APP_PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `The data folder ${join(root, 'data')} is in use by another instance of Vys (pid ${processes().server}); stop it, or set VYS_DATA_DIR to another folder.`,
    );
    expect((await fetch(`http://127.0.0.1:${ports.app}/`)).status).toBeLessThan(500);
  });

  it('names the port that is in use, and leaves no database behind', {
    tags: 'slow',
    timeout: patience,
  }, async () => {
    const taken = await listen(ports.pages);
    const run = start();
    await run.ended;
    taken.close();
    expect(run.child.exitCode).toBe(1);
    expect(run.output()).toContain(
      `Port ${ports.pages} is in use by another program. Stop that program, or set VYS_PAGES_PORT to a free port.`,
    );
    expect(() => processes()).toThrow('ENOENT');
  });

  it('runs on the database of DATABASE_URL and leaves that running', {
    tags: 'slow',
    timeout: patience,
  }, async () => {
    copyPreparedCluster(join(root, 'elsewhere'));
    const database = await startPostgres({ dataDir: join(root, 'elsewhere') });
    const run = start({ DATABASE_URL: database.url });
    await run.printed('Press Ctrl-C to stop');
    expect(run.output()).toContain('Connecting to the database of DATABASE_URL');
    expect(() => processes()).toThrow('ENOENT');
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(findProcess(database.pid)).not.toBeNull();
    await database.stop();
  });

  it(
    'names the folder that cannot be written',
    async () => {
      writeFileSync(join(root, 'file'), '');
      const run = start({ VYS_DATA_DIR: join(root, 'file', 'data') });
      expect(await run.ended).toBe(1);
      expect(run.output()).toMatch(
        /The data folder \S+ cannot be written: [a-z ]+; set VYS_DATA_DIR/,
      );
      expect(run.output()).not.toMatch(/\n\s+at /);
    },
    patience,
  );

  it('names the variable that does not fit', { tags: 'slow', timeout: patience }, async () => {
    const run = start({ VYS_APP_PORT: 'eighty' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('VYS_APP_PORT is "eighty", but must be a port number');
  });
});
