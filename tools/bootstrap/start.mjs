// `npm start`: installs and builds what is missing, then runs the server until it is stopped, and restarts
// it when it crashes.
// Runs on Node 18 and newer; everything after the installation runs on Node 24.

import { join } from 'node:path';
import { buildWebIfNeeded } from './build-web.mjs';
import { log, runScript } from './console.mjs';
import { installIfNeeded } from './install.mjs';
import { run, runServer } from './spawn.mjs';
import { getNode, root } from './toolchain.mjs';

await runScript(async () => {
  const args = process.argv.slice(2);
  await installIfNeeded();
  await buildWebIfNeeded();
  const node = await getNode();
  await buildWorkers(node);
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
  const main = join(root, 'server', 'src', 'main.ts');
  // Node's reader of TypeScript stays in the memory of a process that finds no compile cache.
  await run([node, main, '--only-load']);
  let hasDemo = !args.includes('--demo');
  const onMessage = (message) => {
    // Not once more after a restart.
    if (!message.ready || hasDemo) return;
    hasDemo = true;
    return addDemo(node, message.databaseUrl);
  };
  return runServer([node, main, ...args], { onMessage });
});

// Without bundles the workers run their source.
async function buildWorkers(node) {
  const { code, stderr } = await run([node, join(root, 'tools/generate/build-workers.ts')]);
  if (code === 0) return;
  console.error(
    `${stderr}  The workers could not be bundled and start more slowly; the reason is above.`,
  );
}

async function addDemo(node, databaseUrl) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  log('Adding the demo creator with half a year of visits');
  const { code } = await run([node, join(root, 'tools/dev/seed.ts')], {
    cwd: root,
    env,
    show: true,
  });
  if (code !== 0) console.error('  The demo creator could not be added; the reason is above.');
}
