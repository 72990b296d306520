// Loads the code of the services and ends, so that Node's compile cache has it. Then writes the second argument
// into the file that the first one names: which version of the code is in the cache.
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

await import('../app.ts');
await import('../app/server.ts');
await import('../identity/index.ts');
await import('./service.ts');
const [file = '', version = ''] = process.argv.slice(2);
flushCompileCache();
writeFileSync(file, version);
process.exit(0);
