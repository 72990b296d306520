// What is said before the start when the ClickHouse of EVENTS_URL cannot be used.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startClickhouse, type TestClickhouse } from '../../../../../test/clickhouse/clickhouse.ts';
import { freePort } from '../../../../../test/free-port.ts';
import { createTestDb, type TestDb } from '../../../../../test/harness.ts';
import { type EventsDatabase, parseEventsUrl } from '../../../../platform/events-url.ts';
import { checkHome, verifyEventStore } from '../../create-event-store.ts';

let server: TestClickhouse;
let test: TestDb;
let database: EventsDatabase;
beforeAll(async () => {
  [server, test] = await Promise.all([startClickhouse(), createTestDb()]);
  database = await server.createDatabase();
});
afterAll(async () => {
  await Promise.all([server.stop(), test.drop()]);
});

const verify = (change: Partial<EventsDatabase>) =>
  verifyEventStore(test.db, { ...database, ...change }, { patienceMs: 0 });

async function listenAs(version: string): Promise<{ url: string; server: Server }> {
  const old = createServer((_, response) => void response.end(`["${version}"]\n`));
  await new Promise<void>((ready) => old.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(old.address() as AddressInfo).port}`, server: old };
}

it('all is well with the user and password of a URL', async () => {
  const { username, password } = database;
  const host = new URL(database.url).host;
  const name = encodeURIComponent(password);
  const url = `clickhouse://${username}:${name}@${host}/${database.database}`;
  const parsed = parseEventsUrl(url);
  expect(parsed).toEqual(database);
  await verify({});
  await checkHome(test.db, database);
});

it.each([
  ['a wrong password', { password: 'wrong' }, /^events\.access_denied: .* does not accept/],
  [
    'an unknown database',
    { database: 'missing' },
    /^events\.unknown_database: .* CREATE DATABASE missing/,
  ],
])('%s is named', async (_, change, message) => {
  await expect(verify(change)).rejects.toThrow(message);
});

it('a server that is away is named', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  await expect(verify({ url })).rejects.toThrow(/^events\.unavailable: .* cannot be reached/);
});

it('a server that is too old is named with its version', async () => {
  const old = await listenAs('24.3.1.5');
  await expect(verify({ url: old.url })).rejects.toThrow(
    /^events\.too_old: .* has version 24\.3\.1\.5; Vys needs/,
  );
  old.server.close();
});

it('events that are elsewhere are not left behind', async () => {
  await test.db.insertInto('page_totals').values(totals).execute();
  await expect(checkHome(test.db, undefined)).rejects.toThrow(
    /^events\.elsewhere: .* in ClickHouse/,
  );
  await test.db.updateTable('event_limits').set({ home: 'postgres' }).execute();
  await expect(verify({})).rejects.toThrow(/^events\.elsewhere: .* in PostgreSQL/);
  await checkHome(test.db, undefined);
});

const totals = { page_id: '00000000-0000-4000-8000-000000000000', views: 1, clicks: 0 };
