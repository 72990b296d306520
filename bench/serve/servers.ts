// Starts the three servers that are compared, and fails unless all of them serve the same bytes for every
// page.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { HEAP_LIMITS } from '../../server/src/main/service-process.ts';
import { openPool } from '../../server/src/platform/db/db.ts';
import { startPostgres } from '../../server/src/platform/postgres/supervisor.ts';
import { moveToCore, startScript } from '../measure/processes.ts';
import { fetchPage, fetchPages, type Served } from './fetch-pages.ts';
import { startNginx } from './nginx.ts';
import { listLinks, PAGES, pageName, toRow } from './pages.ts';

export type MeasuredServer = {
  name: string;
  origin: string;
  /** The processes that respond, whose child processes are included. */
  pids: readonly number[];
  /** By the name of the page; empty for a server without conditional requests. */
  etags: Map<string, string>;
};

export type MeasuredServers = {
  site: MeasuredServer;
  nginx: MeasuredServer;
  control: MeasuredServer;
  close(): Promise<void>;
};

const originFor = (port: number) => `http://127.0.0.1:${port}`;
const names = Array.from({ length: PAGES }, (_, page) => pageName(page));

export async function startServers(firstPort: number): Promise<MeasuredServers> {
  const stops: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    const sitePort = firstPort;
    const script = join(import.meta.dirname, 'site-server.ts');
    // As the product starts it.
    const limits = { NODE_OPTIONS: HEAP_LIMITS.join(' ') };
    const siteProcess = await startScript(script, [`${sitePort}`], limits);
    stops.push(siteProcess.stop);
    const served = await fetchPages(originFor(sitePort), names);
    const nginxProcess = await startNginx(firstPort + 2, served);
    stops.push(nginxProcess.stop);
    const controlProcess = await startControl(firstPort + 3, stops);
    await sleep(500);
    const [site, nginx, control] = [firstPort, firstPort + 2, firstPort + 3].map(originFor);
    const servers = {
      site: server('Vys public site', site, [siteProcess.pid]),
      nginx: server('nginx, same files', nginx, [nginxProcess.pid]),
      control: server('two queries and a render', control, controlProcess),
    };
    await assertSameContent(servers, served);
    return { ...servers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function server(name: string, origin = '', pids: readonly number[]): MeasuredServer {
  return { name, origin, pids, etags: new Map() };
}

/** With a PostgreSQL of its own on the same core, whose time counts too. */
async function startControl(port: number, stops: (() => Promise<void>)[]): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-bench-'));
  chmodSync(dataDir, 0o755);
  stops.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startPostgres({ dataDir, searchPath: process.env.PATH ?? '' });
  stops.push(() => database.stop());
  await fillDatabase(database.url);
  moveToCore(0, database.pid);
  const script = join(import.meta.dirname, 'control.ts');
  const control = await startScript(script, [`${port}`, database.url]);
  stops.push(control.stop);
  return [control.pid, database.pid];
}

async function fillDatabase(url: string): Promise<void> {
  const pool = openPool(url, { poolSize: 1 });
  await pool.query(
    'create table bench_pages (name text primary key, title text, description text)',
  );
  await pool.query('create table bench_links (name text, place int, title text, url text)');
  await pool.query('create index on bench_links (name, place)');
  const rows = names.map((_, page) => toRow(page));
  await pool.query(
    'insert into bench_pages select * from unnest($1::text[], $2::text[], $3::text[])',
    [names, rows.map(({ title }) => title), rows.map(({ description }) => description)],
  );
  const links = names.flatMap((name, page) =>
    listLinks(page).map((link, place) => ({ name, place, ...link })),
  );
  await pool.query(
    'insert into bench_links select * from unnest($1::text[], $2::int[], $3::text[], $4::text[])',
    [
      links.map(({ name }) => name),
      links.map(({ place }) => place),
      links.map(({ title }) => title),
      links.map(({ url: address }) => address),
    ],
  );
  await pool.query('vacuum analyze');
  await pool.end();
}

async function assertSameContent(
  servers: Record<'site' | 'nginx' | 'control', MeasuredServer>,
  served: Map<string, Served>,
): Promise<void> {
  for (const { origin, etags, name: serverName } of Object.values(servers)) {
    for (const [name, { status, body, etag }] of await fetchPages(origin, names)) {
      const expectedBody = served.get(name)?.body ?? Buffer.alloc(0);
      const isSame = body.equals(
        serverName === servers.control.name ? gunzipSync(expectedBody) : expectedBody,
      );
      if (status !== 200 || !isSame) {
        throw new Error(
          `"${serverName}" does not serve the same bytes for /${name}; nothing was measured.`,
        );
      }
      if (etag !== '') etags.set(name, etag);
    }
  }
  for (const { origin, etags, name: serverName } of [servers.site, servers.nginx]) {
    for (const name of names.filter((_, page) => page % 100 === 0)) {
      const { status, body } = await fetchPage(origin, `/${name}`, { etag: etags.get(name) ?? '' });
      if (status !== 304 || body.length > 0) {
        throw new Error(
          `"${serverName}" returned ${status} to a conditional request for /${name}.`,
        );
      }
    }
  }
}
