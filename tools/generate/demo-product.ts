// The running product with its demo creator, for pictures of it: on free ports and a data folder of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '@vys/contract/language/languages';
import { type Browser, chromium, type Page } from 'playwright-core';
import { freePort } from '../../server/test/free-port.ts';
import { demo } from '../dev/demo-creator.ts';
import { chromiumFlags } from './page-camera.ts';

const root = resolve(import.meta.dirname, '../..');
const START_MS = 300_000;

export type DemoProduct = { appOrigin: string; pagesOrigin: string; stop: () => Promise<void> };

export async function startDemoProduct(): Promise<DemoProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-pictures-'));
  const [appPort, pagesPort] = [await freePort(), await freePort()];
  const [appOrigin, pagesOrigin] = [appPort, pagesPort].map((port) => `http://localhost:${port}`);
  const child = spawn(process.execPath, [join(root, 'tools/bootstrap/start.mjs'), '--demo'], {
    env: {
      ...process.env,
      VYS_DATA_DIR: dataDir,
      VYS_APP_PORT: `${appPort}`,
      VYS_PAGES_PORT: `${pagesPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('the product did not start')), START_MS);
    child.stdout.on('data', (text: Buffer) => {
      if (!text.includes('Demo creator')) return;
      clearTimeout(timer);
      ready();
    });
  });
  return {
    appOrigin: appOrigin ?? '',
    pagesOrigin: pagesOrigin ?? '',
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** In English, whatever the browser asks for. */
export async function signInAsDemo(page: Page, appOrigin: string): Promise<void> {
  const cookie = { name: LANGUAGE_COOKIE, value: DEFAULT_LANGUAGE, url: appOrigin };
  await page.context().addCookies([cookie]);
  await page.goto(`${appOrigin}/login`);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags],
  });
