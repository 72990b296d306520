// A program that starts the embedded database and waits, for tests that kill it.
// Prints the server's pid and address as one line of JSON once it is there.

import { startPostgres } from '../../src/platform/postgres/supervisor.ts';

const [dataDir = '', settings = '{}'] = process.argv.slice(2);
const server = await startPostgres({ dataDir, settings: JSON.parse(settings) });
console.log(JSON.stringify({ pid: server.pid, url: server.url }));
setInterval(() => {}, 60_000);
