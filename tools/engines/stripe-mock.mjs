// Gets stripe-mock (MIT), the vendor's own server of its OpenAPI document, for the tests of the billing sandbox: built
// by Go from the module proxy. `node tools/engines/stripe-mock.mjs` only builds it.

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { log, runScript, UserError } from '../bootstrap/console.mjs';
import { root } from '../bootstrap/toolchain.mjs';

const version = 'v0.203.0';
const name = 'github.com/stripe/stripe-mock';
const folder = join(root, '.cache', 'stripe-mock', version);

/** Path of a folder that holds the program and the document. */
export function getStripeMock() {
  if (existsSync(join(folder, 'spec3.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  const go = (...args) => {
    try {
      return execFileSync('go', args, {
        encoding: 'utf8',
        cwd: folder,
        env: { ...process.env, GOBIN: folder, GOPATH: join(folder, 'go'), GOFLAGS: '-modcacherw' },
      });
    } catch (error) {
      if (error.code === 'ENOENT')
        throw new UserError('Building stripe-mock needs Go: go.dev/doc/install.');
      throw error;
    }
  };
  go('install', `${name}@${version}`);
  const source = join(folder, 'go', 'pkg', 'mod', `${name}@${version}`);
  copyFileSync(join(source, 'embedded', 'openapi', 'spec3.json'), join(folder, 'spec3.json'));
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    log(`stripe-mock is in ${getStripeMock()}`);
  });
}
