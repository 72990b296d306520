// Pictures of designed pages, drawn by Chromium without network.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BASE_CSS, EMBED_CSS } from '@vys/compiler';
import { fontFaces } from '@vys/compiler/css/fonts';
import { drawPicture } from '@vys/compiler/templates/pictures/pictures';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { chromium } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { renderDesign } from '../../compiler/test/render-design.ts';
import { drawSamplePicture } from './sample-pictures.ts';

const ORIGIN = 'https://pages.example';
const TEMPLATES = '/templates/';
/** Where the camera finds the pictures of templates. */
export const templatePictureUrl = (name: string) => `${ORIGIN}${TEMPLATES}${name}`;
const server = createRequire(new URL('../../server/package.json', import.meta.url));

function fontUrl(file: { package: string; file: string }): string {
  const folder = dirname(server.resolve(`${file.package}/package.json`));
  return `${ORIGIN}/font${join(folder, file.file)}`;
}

function toHtml(design: PageDesign): string {
  const { html, css } = renderDesign(design);
  return `<!doctype html><html lang="${design.page.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${BASE_CSS}\n${EMBED_CSS}\n${fontFaces(css, fontUrl)}\n${css}</style><body><div id="page">${html}</div></body></html>`;
}

export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Shot = { width: number; height?: number; fullPage?: boolean };
export type Camera = {
  draw(design: PageDesign, shot: Shot): Promise<{ picture: Sharp; overflow: number }>;
  close(): Promise<void>;
};

export async function openCamera(): Promise<Camera> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  return {
    async draw(design, { width, height = width < 700 ? 844 : 800, fullPage = true }) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.route('**/*', async (route) => {
        const { host, pathname } = new URL(route.request().url());
        if (host === 'images.example') {
          const body = drawSamplePicture(pathname.replace(/^\/|\.\w+$/g, ''));
          return route.fulfill({ contentType: 'image/svg+xml', body });
        }
        const template =
          pathname.startsWith(TEMPLATES) && drawPicture(pathname.slice(TEMPLATES.length));
        if (host === 'pages.example' && template) {
          return route.fulfill({ contentType: 'image/svg+xml', body: template });
        }
        if (host === 'pages.example' && pathname.startsWith('/font/')) {
          const body = readFileSync(new URL(pathname.slice('/font'.length), 'file:'));
          return route.fulfill({ contentType: 'font/woff2', body });
        }
        if (host === 'pages.example') {
          return route.fulfill({ contentType: 'text/html', body: toHtml(design) });
        }
        return route.abort();
      });
      await page.goto(ORIGIN);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        await document.fonts.ready;
      });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      const picture = sharp(await page.screenshot({ fullPage }));
      await page.close();
      return { picture, overflow: scrollWidth - width };
    },
    close: () => browser.close(),
  };
}
