// Runs a script under Node 24, whatever Node runs this one: node tools/bootstrap/with-node.mjs script.ts [arguments]

import { runScript } from './console.mjs';
import { installIfNeeded } from './install.mjs';
import { run } from './spawn.mjs';
import { getNode, root } from './toolchain.mjs';

await runScript(async () => {
  await installIfNeeded();
  const command = [await getNode(), ...process.argv.slice(2)];
  return (await run(command, { cwd: root, show: true })).code;
});
