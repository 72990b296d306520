// `npm run test:engines`: the event store on a real ClickHouse engine, by the same tests as on PostgreSQL, the
// move of an installation to it and back, and the whole program with it; and the billing sandbox against Stripe's own
// description of its API.

import { log, runScript } from '../bootstrap/console.mjs';
import { installIfNeeded } from '../bootstrap/install.mjs';
import { getNode } from '../bootstrap/toolchain.mjs';
import { unit } from '../checks/checks.mjs';
import { getChdb } from './chdb.mjs';
import { getStripeMock } from './stripe-mock.mjs';

await runScript(async () => {
  await installIfNeeded();
  process.env.CHDB_HOME = await getChdb();
  process.env.STRIPE_MOCK_HOME = getStripeMock();
  const { passed, failed, skipped } = await unit(await getNode(), ['--project=engines']);
  log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || skipped > 0 || passed === 0 ? 1 : 0;
});
