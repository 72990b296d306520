// Requests to ClickHouse through the vendor's client, over its HTTP interface. It is loaded by the first request,
// so that a process without ClickHouse does not hold it.
import type { ClickHouseClient } from '@clickhouse/client';
import { assertOutsideTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { EventsDatabase } from '../../../platform/events-url.ts';
import { MINUTE, SECOND } from '../../../platform/time-spans.ts';

export type Params = Record<string, unknown>;
export type Row = readonly (string | number)[];

export type Clickhouse = {
  database: string;
  /** `timeoutMs` for what a response waits for. */
  query<T extends Row>(sql: string, params?: Params, timeoutMs?: number): Promise<T[]>;
  /** In batches as they come. */
  stream<T extends Row>(sql: string, params?: Params): AsyncGenerator<T[]>;
  /** Resolves when the rows are on disk. */
  insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** May run long. */
  command(sql: string): Promise<void>;
  close(): Promise<void>;
};

const READ_MS = 30 * SECOND;
const COMMAND_MS = 30 * MINUTE;
const format = 'JSONCompactEachRow';
const settings = {
  // The response must say that the rows are stored, and a failure of one insert must not be that of another.
  async_insert: 0,
  date_time_input_format: 'best_effort',
  output_format_json_quote_64bit_integers: 0,
} as const;

export function createClickhouse(config: EventsDatabase): Clickhouse {
  const open = once(async (timeout: number) => {
    const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client');
    return createClient({
      ...config,
      application: 'vys',
      request_timeout: timeout,
      clickhouse_settings: settings,
      // What goes wrong is thrown, and logged by what catches it.
      log: { level: ClickHouseLogLevel.OFF },
    });
  });
  return {
    database: config.database,
    query: (query, query_params = {}, timeoutMs = READ_MS) =>
      request(async () => {
        const abort_signal = AbortSignal.timeout(timeoutMs);
        const client = await open(READ_MS);
        const result = await client.query({ query, query_params, format, abort_signal });
        return await result.json();
      }),
    stream: (sql, params = {}) => streamRows(() => open(COMMAND_MS), sql, params),
    insert: (table, columns, values) =>
      request(async () => {
        if (values.length === 0) return;
        const client = await open(READ_MS);
        await client.insert({ table, columns: columns as [string, ...string[]], values, format });
      }),
    command: (query) =>
      request(async () => {
        await (await open(COMMAND_MS)).command({ query });
      }),
    async close() {
      for (const client of open.results.values()) await (await client).close();
    },
  };
}

/** One result for each argument. */
function once<T>(make: (key: number) => Promise<T>) {
  const results = new Map<number, Promise<T>>();
  const get = (key: number): Promise<T> => {
    const result = results.get(key) ?? make(key);
    results.set(key, result);
    return result;
  };
  return Object.assign(get, { results });
}

async function* streamRows<T extends Row>(
  open: () => Promise<ClickHouseClient>,
  query: string,
  query_params: Params,
): AsyncGenerator<T[]> {
  const result = await request(async () => (await open()).query({ query, query_params, format }));
  for await (const rows of result.stream()) yield rows.map((row) => row.json<T>());
}

/** The server has answered that it will not do it. */
class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;

  constructor(code: string, cause: Error) {
    super(cause.message, { cause });
    this.code = code;
  }
}

/** What the server answers is a RefusedError; anything else means that it cannot be reached. */
async function request<T>(send: () => Promise<T>): Promise<T> {
  assertOutsideTransaction('A request to ClickHouse');
  try {
    return await send();
  } catch (error) {
    const { ClickHouseError } = await import('@clickhouse/client');
    if (error instanceof ClickHouseError && !transientCodes.has(error.code)) {
      throw new RefusedError(error.code, error);
    }
    throw Object.assign(appError('unavailable', { retryAfter: 10 }), { cause: error });
  }
}

/** Too many queries, a query that was ended, no memory or disk left, too many parts, a timeout of the server. */
const transientCodes: ReadonlySet<string> = new Set(['202', '394', '241', '243', '252', '159']);
const rejectedCodes = /^(6|26|27|38|41|53|70|72|117|130|691)$/;

/** The rows of an insert that the server will reject again: they do not fit the columns. */
export function isRejectedRow(error: unknown): boolean {
  return error instanceof RefusedError && rejectedCodes.test(error.code);
}
