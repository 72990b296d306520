// What a service process leaves to the worker processes, it does not load either: its memory is there all
// day, theirs only while they work.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../test/harness.ts';
import { freePort } from '../../test/site.ts';
import { type Door, projectRoot, readConfig } from '../kit/config.ts';
import { launchService } from './service-process.ts';

/** Constants and a few lines of code each. */
const SMALL = [
  'compiler/src/css-scan.ts',
  'compiler/src/document.ts',
  'compiler/src/embed-poster.ts',
  'compiler/src/embeds.ts',
  'compiler/src/escape.ts',
  'compiler/src/fonts.ts',
  'compiler/src/gate/apply-fix.ts',
  'compiler/src/honeypot.ts',
  'compiler/src/icons.ts',
  'compiler/src/shelf-names.generated.ts',
  'compiler/src/shelf.ts',
  'compiler/src/tracker.ts',
  'compiler/src/url.ts',
  'server/src/ai/builtin/label.ts',
  'server/src/ai/builtin/placeholder-texts.ts',
];
const OF_WORKERS = /^(?:compiler|server\/src\/ai\/builtin)\//;
const PACKAGES_OF_WORKERS =
  /^node_modules\/(?:acorn|acorn-jsx|htmlparser2|lightningcss|parse5|quickjs-[\w-]+|satori|sharp|sucrase|@resvg\/[\w-]+)\//;
/** Of the services, but only for what is rarely done. */
const RARE_PACKAGES =
  /^node_modules\/(?:nodemailer|postal-mime|@simplewebauthn\/server|@zxcvbn-ts\/[\w-]+)\//;

const preload = pathToFileURL(join(projectRoot, 'server/test/list-loaded-modules.ts')).href;
let test: TestDb;
let folder: string;

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-modules-'));
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

function listing(name: string) {
  const file = join(folder, name);
  return {
    env: { ...process.env, NODE_OPTIONS: `--import ${preload}`, LOADED_MODULES_FILE: file },
    read() {
      const urls = readFileSync(file, 'utf8').trim().split('\n');
      const root = pathToFileURL(`${projectRoot}/`).href;
      return [...new Set(urls)].map((url) => url.replace(root, ''));
    },
  };
}

/** The modules of a service process that accepts requests. */
async function modulesOfService(doors: readonly Door[]): Promise<string[]> {
  const { env, read } = listing(doors.join('-'));
  const config = readConfig({
    VYS_APP_PORT: `${await freePort()}`,
    VYS_PAGES_PORT: `${await freePort()}`,
    VYS_DATA_DIR: folder,
    VYS_DOORS: doors.join(),
    VYS_LOG_LEVEL: 'silent',
  });
  const service = launchService({ start: { config, databaseUrl: test.url, poolSize: 2 }, env });
  void service.prepared.then(service.listen);
  await Promise.race([
    service.ready,
    service.ended.then((end) => Promise.reject(new Error(`it ended: ${end.reason}`))),
  ]);
  await service.stop();
  return read();
}

it.each<{ title: string; doors: readonly Door[] }>([
  { title: 'the workspace', doors: ['app', 'identity'] },
  { title: 'the public pages', doors: ['site'] },
])('the process of $title loads neither the compiler nor the assistant', async ({ doors }) => {
  const modules = await modulesOfService(doors);
  expect(modules).toContain('server/src/app.ts');
  expect(modules).toContain('compiler/src/shelf.ts');
  expect(modules.filter((path) => OF_WORKERS.test(path) && !SMALL.includes(path))).toEqual([]);
  expect(modules.filter((path) => PACKAGES_OF_WORKERS.test(path))).toEqual([]);
  expect(modules.filter((path) => RARE_PACKAGES.test(path))).toEqual([]);
});

it('the jobs of a worker process do need them', async () => {
  const { env, read } = listing('jobs');
  const jobs = fork(join(projectRoot, 'server/src/pages/jobs/handlers.ts'), [], {
    env,
    execArgv: [],
  });
  const code = await new Promise((resolve) => jobs.once('exit', resolve));
  expect(code).toBe(0);
  const modules = read();
  expect(modules).toContain('compiler/src/compile.ts');
  expect(modules).toContain('server/src/ai/builtin/answer.ts');
  expect(modules.filter((path) => PACKAGES_OF_WORKERS.test(path)).length).toBeGreaterThan(3);
});
