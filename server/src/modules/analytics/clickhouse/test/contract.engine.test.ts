// The event store on ClickHouse does what every event store does, on a real engine and through the vendor's client.
import { afterAll, beforeAll, describe } from 'vitest';
import { startClickhouse, type TestClickhouse } from '../../../../../test/clickhouse/clickhouse.ts';
import { testBadInput } from '../../test/bad-input-suite.ts';
import { testKeeping } from '../../test/keeping-suite.ts';
import { testRecount } from '../../test/recount-suite.ts';
import { createClickhouseHarness } from './clickhouse-harness.ts';

let server: TestClickhouse;
beforeAll(async () => {
  server = await startClickhouse();
});
afterAll(() => server.stop());

const createHarness = (now: string) => createClickhouseHarness(server, now);

describe('figures', () => testRecount(createHarness));
describe('bad input', () => testBadInput(createHarness));
describe('keeping', () => testKeeping(createHarness));
