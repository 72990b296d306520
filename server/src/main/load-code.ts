// Loads the code of the services and ends, so that Node's compile cache has it. Its arguments are a file, and
// the version of the code that is now in the cache, which it writes into that file.
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

await import('../app.ts');
await import('../app/server.ts');
await import('../app/metrics/open-metrics.ts');
await import('../modules/admin/index.ts');
await import('../modules/billing/index.ts');
await import('../modules/identity/index.ts');
await import('../platform/jobs/boss.ts');
await import('../platform/jobs/worker.ts');
await import('./service.ts');
const { loadLiveChannel } = await import('../modules/notifications/index.ts');
await loadLiveChannel();
const [file = '', version = ''] = process.argv.slice(2);
flushCompileCache();
writeFileSync(file, version);
process.exit(0);
