// Gets the servers that can carry the message bus, for the tests that want real ones: Redis as the system has it,
// NATS through Go.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError, withProgress } from '../bootstrap/console.mjs';
import { run } from '../bootstrap/spawn.mjs';
import { root } from '../bootstrap/toolchain.mjs';

const natsVersion = 'v2.15.2';
const folder = join(root, '.cache', 'nats', natsVersion);

/** Path of redis-server. */
export function getRedis() {
  const found = findProgram('REDIS_SERVER', 'redis-server');
  if (found !== undefined) return found;
  throw new UserError(
    'The tests of the message bus need Redis: install redis-server, as with apt-get, or set REDIS_SERVER to its path.',
  );
}

/** Path of nats-server. */
export async function getNats() {
  const found = findProgram('NATS_SERVER', 'nats-server');
  if (found !== undefined) return found;
  const fetched = join(folder, 'nats-server');
  if (existsSync(fetched)) return fetched;
  const go = findProgram('GO', 'go');
  if (go === undefined) {
    throw new UserError(
      'The tests of the message bus need NATS: install nats-server or Go, or set NATS_SERVER to its path.',
    );
  }
  const command = [go, 'install', `github.com/nats-io/nats-server/v2@${natsVersion}`];
  const env = { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' };
  const { code, stderr } = await withProgress(`Building NATS ${natsVersion}`, () =>
    run(command, { cwd: root, env }),
  );
  if (code !== 0 || !existsSync(fetched)) throw new UserError(`NATS was not built: ${stderr}`);
  return fetched;
}

/** As an environment variable says, or in the search path. */
function findProgram(variable, name) {
  const given = process.env[variable];
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((path) => join(path, name)).find((path) => existsSync(path));
}
