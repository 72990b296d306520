// `npm run test:engines`: the event store on a real ClickHouse engine, by the same tests as on PostgreSQL, the
// move of an installation to it and back, and the whole program with it; the message bus on real servers of Redis
// and NATS; the billing sandbox against Stripe's own description of its API; nginx, Varnish and Caddy, as `deploy` sets
// them up, in front of the public pages. With names of files, such as
// `message-bus`, only those and what they need.

import { log, runScript } from '../bootstrap/console.mjs';
import { installIfNeeded } from '../bootstrap/install.mjs';
import { getNode } from '../bootstrap/toolchain.mjs';
import { unit } from '../checks/checks.mjs';
import { getChdb } from './chdb.mjs';
import { getFronts } from './fronts.mjs';
import { getNats, getRedis } from './message-servers.mjs';
import { getStripeMock } from './stripe-mock.mjs';

await runScript(async () => {
  await installIfNeeded();
  const files = process.argv.slice(2);
  const needs = (pattern) => files.length === 0 || files.some((file) => pattern.test(file));
  if (needs(/message-bus|live/)) {
    process.env.REDIS_SERVER = getRedis();
    process.env.NATS_SERVER = await getNats();
  }
  if (needs(/stripe|billing|sandbox/)) process.env.STRIPE_MOCK_HOME = getStripeMock();
  if (needs(/clickhouse|analytics|contract|outage|start|move/)) {
    process.env.CHDB_HOME = await getChdb();
  }
  if (needs(/front/)) {
    const { found, missing } = await getFronts();
    Object.assign(process.env, found);
    for (const name of missing) log(`Not tested, since it could not be installed: ${name}`);
  }
  const args = ['--project=engines', ...files];
  const { passed, failed, skipped } = await unit(await getNode(), args);
  log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || skipped > 0 || passed === 0 ? 1 : 0;
});
