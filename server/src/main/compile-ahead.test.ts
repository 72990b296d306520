// The services of a first start find their code compiled.
// @module-tag slow
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { createTestDb, type TestDb } from '../../test/harness.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { compileAhead } from './compile-ahead.ts';
import { launchService } from './service-process.ts';
import { serviceEnvironment } from './services.ts';

let test: TestDb;
let folder: string;
let config: Config;

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-compiled-'));
  config = readConfig({
    VYS_APP_PORT: `${await freePort()}`,
    VYS_PAGES_PORT: `${await freePort()}`,
    VYS_DATA_DIR: folder,
    VYS_LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Whether Node's reader of TypeScript is in the memory of a service that was started. */
async function readsTypeScript(): Promise<boolean> {
  const file = join(folder, 'builtins');
  const note = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(file)},process.moduleLoadList.join('\\n')))`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(note)}`;
  const env = { ...serviceEnvironment(config), NODE_OPTIONS };
  const service = launchService({ start: { config, databaseUrl: test.url, poolSize: 2 }, env });
  void service.prepared.then(service.listen);
  await Promise.race([service.ready, service.ended]);
  await service.stop();
  return readFileSync(file, 'utf8').includes('internal/deps/amaro');
}

it('compiles the services before they start, once per version of the code', async () => {
  const env = serviceEnvironment(config);
  await compileAhead(env, null);
  const version = join(env.NODE_COMPILE_CACHE ?? '', 'version');
  expect(existsSync(version)).toBe(true);
  expect(await readsTypeScript()).toBe(false);

  const { mtimeMs } = statSync(version);
  await compileAhead(env, null);
  expect(statSync(version).mtimeMs).toBe(mtimeMs);
  writeFileSync(version, 'another version');
  await compileAhead(env, null);
  expect(readFileSync(version, 'utf8')).not.toBe('another version');
}, 60_000);

it('reads TypeScript in a service that finds nothing compiled', async () => {
  rmSync(serviceEnvironment(config).NODE_COMPILE_CACHE ?? '', { recursive: true });
  expect(await readsTypeScript()).toBe(true);
}, 60_000);
