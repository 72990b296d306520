// What a published page weighs, as Chromium receives it: bytes by kind, requests, cookies, other hosts.
import type { Browser, Request, Response } from 'playwright-core';
import { startChromium } from '../../server/test/clients/chromium.ts';
import { openSite, type PageBuild } from '../measure/site.ts';
import { assistantPage } from '../pages/assistant.ts';
import { buildPages } from '../pages/build.ts';
import { designedPage } from '../pages/designed.ts';
import { AVATAR_KEY, avatarImage, minimalPage } from '../pages/minimal.ts';

export type PageWeight = {
  page: string;
  html: number;
  brotli: number;
  inlineScript: number;
  /** Bodies of the document, scripts and styles as sent, so without images and fonts. */
  total: number;
  headers: number;
  fonts: number;
  images: number;
  requests: string;
  cookies: number;
  otherHosts: number;
};

const PORT = 4290;

export async function benchPageWeight(): Promise<PageWeight[]> {
  const pagesOrigin = `http://localhost:${PORT}`;
  const pages = await buildPages(PORT, {
    minimal: minimalPage,
    assistant: assistantPage(),
    'pocket-card': designedPage('pocket-card', pagesOrigin),
    stage: designedPage('stage', pagesOrigin),
  });
  const avatar = avatarImage();
  const site = await openSite(
    PORT,
    (name) => pages.get(name),
    (key) => (key === AVATAR_KEY ? { bytes: avatar, contentType: 'image/png' } : undefined),
  );
  const browser = await startChromium();
  try {
    const weights: PageWeight[] = [];
    for (const [name, pageBuild] of pages) {
      weights.push({
        page: titles[name] ?? name,
        ...(await weigh(browser, site.origin, name, pageBuild)),
      });
    }
    return weights;
  } finally {
    await browser.close();
    await site.close();
  }
}

const titles: Record<string, string> = {
  minimal: 'twelve links and an avatar',
  assistant: "the built-in assistant's first page, twelve links",
  'pocket-card': 'a designed page, twelve links and an avatar',
  stage: 'the same in the heaviest family',
};

async function weigh(
  browser: Browser,
  origin: string,
  name: string,
  pageBuild: PageBuild,
): Promise<Omit<PageWeight, 'page'>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests: Request[] = [];
  const responses: Response[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('response', (response) => responses.push(response));
  await page.goto(`${origin}/${name}`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(responses.map((response) => measureSize(response)));
  const cookies = await context.cookies();
  await context.close();
  const bytes = (kinds: readonly string[]) =>
    sizes.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { body }) => sum + body, 0);
  return {
    html: pageBuild.html.length,
    brotli: pageBuild.brotli.length,
    inlineScript: readInlineScript(pageBuild.html.toString()),
    total: bytes(['document', 'script', 'stylesheet']),
    headers: sizes.find(({ kind }) => kind === 'document')?.headers ?? 0,
    fonts: bytes(['font']),
    images: bytes(['image']),
    requests: countKinds(requests),
    cookies: cookies.length,
    otherHosts: requests.filter((request) => new URL(request.url()).origin !== origin).length,
  };
}

async function measureSize(response: Response) {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  const kind = response.request().resourceType();
  return { kind, body: responseBodySize, headers: responseHeadersSize };
}

/** Data that describes the page to search engines is no script, though it stands in such an element. */
function readInlineScript(html: string): number {
  const scripts = html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs);
  return [...scripts].reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
}

function countKinds(requests: readonly Request[]): string {
  const kinds = new Map<string, number>();
  for (const request of requests) {
    const kind = request.resourceType();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
}
