// `npm run sbom`: writes the list of all packages (CycloneDX) to dist/sbom.cdx.json, from the lock file.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { log, runScript, UserError } from '../bootstrap/console.mjs';
import { run } from '../bootstrap/spawn.mjs';
import { getNpm, lastLine, plainEnvironment, root } from '../bootstrap/toolchain.mjs';

/** Needs no network. */
export async function makeSbom() {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const command = [...(await getNpm()), 'sbom', ...options];
  const { code, stdout, stderr } = await run(command, { cwd: root, env: plainEnvironment() });
  if (code !== 0)
    throw new UserError(`The list of packages could not be made: ${lastLine(stderr)}`);
  return JSON.parse(stdout);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    const target = join(root, 'dist', 'sbom.cdx.json');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${JSON.stringify(await makeSbom(), null, 2)}\n`);
    log(`The list of packages is in ${target}`);
  });
}
