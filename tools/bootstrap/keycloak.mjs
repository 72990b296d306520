// Gets a Keycloak for the tests that want a real one: a distribution that is there (KEYCLOAK_HOME, or in
// .cache/keycloak), else the one that Maven fetches. `node tools/bootstrap/keycloak.mjs` only fetches it.

import { createHash } from 'node:crypto';
import { chmodSync, createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { log, runScript, UserError, withProgress } from './console.mjs';
import { run } from './spawn.mjs';
import { lastLine, root } from './toolchain.mjs';

/** The first is the one that tests want; the other rejects bad credentials as Keycloak did before 26.6. */
const versions = {
  '26.7.3': '27a6535553c3cdcd083872ba40629efafb3475e3b758e0c6f691395561dd0f1f',
  '26.5.6': '490189d9dff05272432d51f71a069462eeca97f2920a694d539a1e6c26a5a347',
};
const copyGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
const folder = join(root, '.cache', 'keycloak');
const newest = Object.keys(versions)[0];

/** Path of an unpacked distribution that this machine's Java can run. */
export async function getKeycloak(version = newest) {
  const hash = versions[version];
  if (hash === undefined) {
    throw new UserError(`Keycloak ${version} is not known here; known: ${Object.keys(versions)}.`);
  }
  await needJava();
  const given = process.env.KEYCLOAK_HOME;
  if (given !== undefined && given !== '' && version === newest) {
    if (existsSync(join(given, 'bin', 'kc.sh'))) return given;
    throw new UserError(`KEYCLOAK_HOME is ${given}, but there is no bin/kc.sh.`);
  }
  const home = join(folder, `keycloak-${version}`);
  if (!existsSync(join(home, 'bin', 'kc.sh'))) await fetchKeycloak(version, hash);
  return home;
}

async function needJava() {
  const { code, stdout, stderr } = await run(['java', '-version']);
  if (code !== 0) throw new UserError('Keycloak needs Java 17 or newer; there is no `java` here.');
  const major = Number(/version "(\d+)/.exec(stdout + stderr)?.[1]);
  if (major < 17) throw new UserError(`Keycloak needs Java 17 or newer; here is ${major}.`);
}

async function fetchKeycloak(version, hash) {
  if ((await run(['mvn', '-v'])).code !== 0) {
    throw new UserError(
      'Keycloak comes from Maven Central, and there is no `mvn` here. Unpack a distribution and set KEYCLOAK_HOME.',
    );
  }
  // Beside its place until it is whole.
  const part = join(folder, `part-${version}`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;
  const fetch = [
    'mvn',
    '-q',
    '-B',
    copyGoal,
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${part}`,
  ];
  const fetched = await withProgress(`Fetching Keycloak ${version}`, () =>
    run(fetch, { cwd: part }),
  );
  const zip = join(part, `keycloak-quarkus-dist-${version}.zip`);
  if (fetched.code !== 0 || !existsSync(zip)) {
    throw new UserError(
      `Keycloak could not be fetched: ${lastLine(fetched.stdout + fetched.stderr)}`,
    );
  }
  if ((await hashFile(zip)) !== hash) {
    throw new UserError(`What came as Keycloak ${version} is not what was tested with.`);
  }
  await unpack(zip, part);
  renameSync(join(part, `keycloak-${version}`), join(folder, `keycloak-${version}`));
  rmSync(part, { recursive: true, force: true });
}

async function hashFile(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function readVersion(zip) {
  return zip.split('quarkus-dist-').at(-1).replace('.zip', '');
}

async function unpack(zip, into) {
  const ways = [
    ['unzip', '-q', zip],
    ['jar', 'xf', zip],
  ];
  for (const way of ways) {
    const { code } = await run(way, { cwd: into });
    const programs = join(into, `keycloak-${readVersion(zip)}`, 'bin');
    if (code !== 0 || !existsSync(join(programs, 'kc.sh'))) continue;
    // jar knows no permissions.
    chmodSync(join(programs, 'kc.sh'), 0o755);
    return;
  }
  throw new UserError('Keycloak could not be unpacked: neither `unzip` nor `jar` did it.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    log(`Keycloak is in ${await getKeycloak(process.argv[2])}`);
  });
}
