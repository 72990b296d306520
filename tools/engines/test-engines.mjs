// `npm run test:engines`: the event store on a real ClickHouse engine, by the same tests as on PostgreSQL, the
// move of an installation to it and back, and the whole program with it; the message bus on real servers of Redis
// and NATS. With names of files, such as `message-bus`, only those and what they need.

import { log, runScript } from '../bootstrap/console.mjs';
import { installIfNeeded } from '../bootstrap/install.mjs';
import { getNode } from '../bootstrap/toolchain.mjs';
import { unit } from '../checks/checks.mjs';
import { getChdb } from './chdb.mjs';
import { getNats, getRedis } from './message-servers.mjs';

await runScript(async () => {
  await installIfNeeded();
  const files = process.argv.slice(2);
  const needs = (name) => files.length === 0 || files.some((file) => file.includes(name));
  if (needs('message-bus') || needs('live')) {
    process.env.REDIS_SERVER = getRedis();
    process.env.NATS_SERVER = await getNats();
  }
  if (files.length === 0 || !files.every((file) => /message-bus|live/.test(file))) {
    process.env.CHDB_HOME = await getChdb();
  }
  const args = ['--project=engines', ...files];
  const { passed, failed, skipped } = await unit(await getNode(), args);
  log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || skipped > 0 || passed === 0 ? 1 : 0;
});
