// A ClickHouse server for tests: the HTTP interface in front of chDB, which is ClickHouse's engine as a library.
// Started with the folder that has chDB in its node_modules, the folder of the data, a port, and `user:password`. It
// says `ready` to its parent and ends with it.
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

type Result = { bytes(): Uint8Array };
type Session = {
  queryAsync(sql: string, options: { format: string }): Promise<Result>;
  close(): void;
};

const [home = '', dataDir = '', port = '0', account = ''] = process.argv.slice(2);
const authorization = `Basic ${Buffer.from(account).toString('base64')}`;
const { Session: OpenSession } = createRequire(join(home, 'package.json'))('chdb') as {
  Session: new (path: string) => Session;
};
/** Keeps the engine open; each request has a session of its own, with its own settings. */
const engine = new OpenSession(dataDir);
/** They are about HTTP. */
const ownSettings =
  /^(?:query|query_id|database|default_format|session_.*|wait_end_of_query|enable_http_compression|role)$/;

const server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
  void respond(request, response).catch((error: unknown) => sendError(response, error));
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
process.once('disconnect', () => process.exit(0));

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/ping') return void response.end('Ok.\n');
  if (request.headers.authorization !== authorization) {
    throw new Error('Code: 516. DB::Exception: Authentication failed. (AUTHENTICATION_FAILED)');
  }
  const body = await text(request);
  const sent = searchParams.get('query');
  const query = sent === null ? body : `${sent}\n${body}`;
  const format = searchParams.get('default_format') ?? 'TabSeparated';
  const before = [...searchParams].flatMap(([name, value]) =>
    ownSettings.test(name) ? [] : [`SET ${name} = ${quote(value)};`],
  );
  const database = searchParams.get('database') ?? 'default';
  const session = new OpenSession(dataDir);
  try {
    const sql = [...before, `USE ${database};`, query].join('\n');
    const result = await session.queryAsync(sql, { format });
    response.setHeader('x-clickhouse-summary', '{}');
    response.end(result.bytes());
  } finally {
    session.close();
  }
}

/** As a server says it: the code in a header, the sentence in the body. */
function sendError(response: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const code = /Code: (\d+)/.exec(message)?.[1] ?? '1002';
  response.writeHead(code === '516' ? 403 : 500, { 'x-clickhouse-exception-code': code });
  response.end(message);
}

function quote(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

if (!existsSync(dataDir)) throw new Error('The folder of the data does not exist.');
// Named, because what is not used is closed when it is collected.
process.once('exit', () => engine.close());
