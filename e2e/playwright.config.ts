// End-to-end tests of the running product in a real browser, against a real server on a fresh data folder.
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  appOrigin,
  appPort,
  dataDir,
  editorOrigin,
  operators,
  pagesPort,
} from './support/origins.ts';

const root = resolve(import.meta.dirname, '..');

/** Where the whole log is scanned for secrets after the run; else what is wrong is shown. */
const logFolder = process.env.VYS_TEST_LOGS;
const intoLog = logFolder === undefined ? '' : ` > "${join(logFolder, 'browser.log')}"`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results', String(appPort)),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: Number(process.env.TEST_RETRIES ?? 0),
  use: {
    baseURL: appOrigin,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Nothing waits for what moves to come to rest; tests that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the processor time; `--trace on` asks for it.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node ${join(root, 'tools/bootstrap/with-node.mjs')} ${join(root, 'server/src/main.ts')}${intoLog}`,
    cwd: root,
    url: `${appOrigin}/readyz`,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    env: {
      VYS_APP_PORT: String(appPort),
      VYS_PAGES_PORT: String(pagesPort),
      VYS_DATA_DIR: dataDir,
      VYS_LOG_LEVEL: logFolder === undefined ? 'warn' : 'trace',
      OPERATORS: operators.join(','),
      EDITOR_ORIGINS: editorOrigin,
      FIGURE_CREATORS: '10K+',
      FIGURE_LINKS: '1M+',
    },
  },
});
