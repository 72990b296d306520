// Runs a script under Node 24, whatever Node runs this one: node tools/node24.mjs script.ts [arguments]

import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';
import { runScript } from './say.mjs';
import { getNode, root } from './toolchain.mjs';

await runScript(async () => {
  await installIfNeeded();
  const command = [await getNode(), ...process.argv.slice(2)];
  return (await run(command, { cwd: root, show: true })).code;
});
