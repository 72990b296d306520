// A service process does not load the code that only worker processes run: it keeps its memory all day, they
// only while they work.
// @module-tag slow
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { createTestDb, type TestDb } from '../../test/harness.ts';
import { projectRoot, readConfig, type ServiceName } from '../platform/config.ts';
import { launchService } from './service-process.ts';

/** Constants and a few lines of code each. */
const SMALL = [
  'compiler/src/css/scan-css.ts',
  'compiler/src/document/document-language.ts',
  'compiler/src/document/footer.ts',
  'compiler/src/document/form-result.ts',
  'compiler/src/document/messages.ts',
  'compiler/src/document/page-scripts.ts',
  'compiler/src/page-design/look/placeholder-css.ts',
  'compiler/src/document/render-document.ts',
  'compiler/src/sanitize/embed-facade.ts',
  'compiler/src/sanitize/embeds.ts',
  'compiler/src/escape.ts',
  'compiler/src/css/fonts.ts',
  'compiler/src/publish-checks/apply-fix.ts',
  'compiler/src/sanitize/honeypot.ts',
  'compiler/src/packages-used/icons.ts',
  'compiler/src/packages-used/package-names.generated.ts',
  'compiler/src/packages-used/packages.ts',
  'compiler/src/document/tracker.ts',
  'compiler/src/text/direction.ts',
  'compiler/src/text/shorten-text.ts',
  'compiler/src/url.ts',
];
/** Said by the process that knows the language of a reader: texts and nothing else. */
const TEXTS = /^compiler\/src\/(?:publish-checks\/)?messages\/(?:de|en|es)\.ts$/;
const OF_WORKERS =
  /^(?:compiler|server\/src\/modules\/assistant\/(?:creation|edits|ranking|reading|replies))\//;
const PACKAGES_OF_WORKERS =
  /^node_modules\/(?:acorn|acorn-jsx|culori|eld|harfbuzzjs|lightningcss|parse5|postcss|postcss-value-parser|quickjs-[\w-]+|satori|sharp|sucrase|woff2-encoder|@resvg\/[\w-]+)\//;
/** Of the services, but only for what is rarely done. */
const RARE_PACKAGES =
  /^node_modules\/(?:@clickhouse\/client|nodemailer|postal-mime|pdfkit|@simplewebauthn\/server|@zxcvbn-ts\/[\w-]+)\//;

const preload = pathToFileURL(
  join(projectRoot, 'server/test/programs/list-loaded-modules.ts'),
).href;
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
async function modulesOfService(services: readonly ServiceName[]): Promise<string[]> {
  const { env, read } = listing(services.join('-'));
  const config = readConfig({
    VYS_APP_PORT: `${await freePort()}`,
    VYS_PAGES_PORT: `${await freePort()}`,
    VYS_DATA_DIR: folder,
    VYS_SERVICES: services.join(),
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

it.each<{ title: string; services: readonly ServiceName[] }>([
  { title: 'the workspace', services: ['app', 'identity'] },
  { title: 'the public pages', services: ['site'] },
])('the process of $title loads neither the compiler nor the assistant', async ({ services }) => {
  const modules = await modulesOfService(services);
  expect(modules).toContain('server/src/app.ts');
  expect(modules).toContain('compiler/src/packages-used/packages.ts');
  const allowed = (path: string) => SMALL.includes(path) || TEXTS.test(path);
  expect(modules.filter((path) => OF_WORKERS.test(path) && !allowed(path))).toEqual([]);
  expect(modules.filter((path) => PACKAGES_OF_WORKERS.test(path))).toEqual([]);
  expect(modules.filter((path) => RARE_PACKAGES.test(path))).toEqual([]);
  // Public pages have a process that runs no jobs.
  const runsJobs = modules.includes('server/src/platform/jobs/worker.ts');
  expect(runsJobs).toBe(!services.includes('site'));
  expect(modules.some((path) => path.startsWith('node_modules/pg-boss/'))).toBe(runsJobs);
  expect(modules.some((path) => path.includes('/modules/billing/'))).toBe(runsJobs);
});

it('the process of the jobs loads them', async () => {
  const { env, read } = listing('jobs');
  const jobs = fork(join(projectRoot, 'server/src/app/content-workers/content-jobs.ts'), [], {
    env,
    execArgv: [],
  });
  const code = await new Promise((resolve) => jobs.once('exit', resolve));
  expect(code).toBe(0);
  const modules = read();
  expect(modules).toContain('compiler/src/compile.ts');
  expect(modules).toContain('server/src/modules/assistant/respond.ts');
  expect(modules.filter((path) => PACKAGES_OF_WORKERS.test(path)).length).toBeGreaterThan(3);
});
