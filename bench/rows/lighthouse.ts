// Lighthouse on a mobile phone that it simulates: our published page against the same page as a bundle that
// draws itself with React, in turns, and the first page of the built-in assistant. Lighthouse is fetched
// on request, to keep installing light.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from '../../tools/bootstrap/chromium.mjs';
import { fetchTool, root } from '../../tools/bootstrap/toolchain.mjs';
import { openSite } from '../measure/site.ts';
import { type Distribution, toDistribution } from '../measure/statistics.ts';
import { assistantPage } from '../pages/assistant.ts';
import { buildPages } from '../pages/build.ts';
import { AVATAR_KEY, avatarImage, minimalPage } from '../pages/minimal.ts';
import { openClientBundle } from './client-bundle.ts';

const lighthouse = {
  name: 'lighthouse',
  version: '13.5.0',
  integrity:
    'sha512-w/yYIwg7mP9pCwkcbAXRztnvKHua2dJnZaNptPLa1cEw+akr6lbsIDiUOLsQwvaiAUr0xvxdmwvAzl3pj3Np0A==',
};
const folder = join(root, '.cache', 'lighthouse');
const PORTS = { site: 4294, client: 4296 };

export type LighthouseRow = {
  page: string;
  score: Distribution;
  firstPaintMs: Distribution;
  largestPaintMs: Distribution;
  blockedMs: Distribution;
  /** Everything as sent, with headers and images. */
  bytes: Distribution;
};

type Audit = { numericValue?: number };
type Report = {
  audits: Record<string, Audit>;
  categories: { performance: { score: number } };
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
type Launcher = { launch(options: object): Promise<{ port: number; kill(): void }> };

export async function benchLighthouse(rounds: number): Promise<LighthouseRow[]> {
  const [run, launcher] = await getLighthouse();
  const avatar = avatarImage();
  const pages = await buildPages(PORTS.site, { anna: minimalPage, assistant: assistantPage() });
  const site = await openSite(
    PORTS.site,
    (name) => pages.get(name),
    (key) => (key === AVATAR_KEY ? { bytes: avatar, contentType: 'image/png' } : undefined),
  );
  const client = await openClientBundle(PORTS.client);
  const subjects = [
    { page: 'published page', url: `${site.origin}/anna`, reports: [] as Report[] },
    { page: 'the same as a React client', url: `${client.origin}/`, reports: [] as Report[] },
    {
      page: "the assistant's first page",
      url: `${site.origin}/assistant`,
      reports: [] as Report[],
    },
  ];
  const chromePath = await getChromium();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, reports } of subjects)
        reports.push(await audit(run, launcher, chromePath, url));
    }
  } finally {
    await site.close();
    await client.close();
  }
  return subjects.map(({ page, reports }) => ({ page, ...summarize(reports) }));
}

async function getLighthouse(): Promise<[Lighthouse, Launcher]> {
  const modules = join(folder, 'node_modules');
  if (!existsSync(join(modules, lighthouse.name))) {
    await fetchTool(lighthouse.name, lighthouse.version, folder, lighthouse.integrity);
  }
  const { default: run } = await import(join(modules, 'lighthouse/core/index.js'));
  const launcher = await import(join(modules, 'chrome-launcher/dist/index.js'));
  return [run, launcher];
}

/** Chromium sometimes loses its own trace; then the run is repeated once. */
async function audit(
  run: Lighthouse,
  launcher: Launcher,
  chromePath: string,
  url: string,
): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    const report = await auditOnce(run, launcher, chromePath, url);
    if (report.runtimeError === undefined) return report;
    if (tries === 3) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  }
}

/** In a new browser with a new profile: the first visit of a person. */
async function auditOnce(
  run: Lighthouse,
  launcher: Launcher,
  chromePath: string,
  url: string,
): Promise<Report> {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const browser = await launcher.launch({ chromePath, chromeFlags: flags, logLevel: 'error' });
  try {
    const options = { port: browser.port, logLevel: 'error', onlyCategories: ['performance'] };
    const result = await run(url, options);
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    return result.lhr;
  } finally {
    browser.kill();
  }
}

function summarize(reports: readonly Report[]): Omit<LighthouseRow, 'page'> {
  const metric = (name: string) =>
    toDistribution(
      reports.map(({ audits }) => Math.round(audits[name]?.numericValue ?? Number.NaN)),
    );
  return {
    score: toDistribution(reports.map(({ categories }) => categories.performance.score)),
    firstPaintMs: metric('first-contentful-paint'),
    largestPaintMs: metric('largest-contentful-paint'),
    blockedMs: metric('total-blocking-time'),
    bytes: metric('total-byte-weight'),
  };
}
