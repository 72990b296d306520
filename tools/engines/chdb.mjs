// Gets the engine of ClickHouse for the tests that want a real one: chDB (Apache-2.0), as npm packages beside
// the project, because it takes half a gigabyte. `node tools/engines/chdb.mjs` only fetches it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { log, runScript, UserError } from '../bootstrap/console.mjs';
import { fetchTool, root } from '../bootstrap/toolchain.mjs';

const version = '3.4.0';
const integrity =
  'sha512-HMNj4dq3lIrwqxwGSuuEjo9EIlC+k8IjsSQHh1ZStGvV6MRckfvPM2aDqzdW1ti3fldrt9UIntJBm0AbV9nbDQ==';
const libraryVersion = '26.7.3-stable.1';
/** By platform: the package of the engine, and its checksum. */
const libraries = {
  'linux-x64': [
    '@chdb/lib-linux-x64-gnu',
    'sha512-XP97mMqnc5tZpKQywR8N7cLTsHNiTmHr30pC5mzo3jWmukjKn2IBa60c2B/gWUNcuFjOMjWoorQICCqBVj5wpw==',
  ],
};
const folder = join(root, '.cache', 'chdb', version);

/** Path of a folder in whose node_modules chDB is. */
export async function getChdb() {
  const given = process.env.CHDB_HOME;
  if (given !== undefined && given !== '') {
    if (existsSync(join(given, 'node_modules', 'chdb'))) return given;
    throw new UserError(`CHDB_HOME is ${given}, but there is no node_modules/chdb.`);
  }
  const [library, libraryIntegrity] = libraries[`${process.platform}-${process.arch}`] ?? [];
  if (library === undefined) {
    throw new UserError(
      `chDB is not fetched for ${process.platform} on ${process.arch}. Install it with npm in a folder and set CHDB_HOME.`,
    );
  }
  const isThere = [library, 'chdb'].every((name) => existsSync(join(folder, 'node_modules', name)));
  if (isThere) return folder;
  await fetchTool(library, libraryVersion, folder, libraryIntegrity);
  await fetchTool('chdb', version, folder, integrity);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    log(`chDB is in ${await getChdb()}`);
  });
}
