// The studio in a few lines, on an origin of its own: it loads the preview frame, speaks to it over a port, and keeps
// every message.
import { createServer, type Server } from 'node:http';
import { PREVIEW_PATH, type PreviewTexts } from '@vys/contract/pages/preview';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestSite, type TestSite } from '../test-site.ts';
import { openChromium } from './chromium.ts';

export type FrameMessage = { type: string; id: number; height?: number; message?: string };
export type Studio = { post(message: unknown): void; messages: FrameMessage[]; readies: unknown[] };

const script = `
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts';
  frame.style.cssText = 'border:0;width:375px;height:700px';
  window.messages = [];
  window.readies = [];
  const nonce = 'n-1';
  const texts = JSON.parse(decodeURIComponent(location.hash.slice(1)) || 'null');
  let port;
  window.connected = new Promise((resolve) => {
    addEventListener('message', (event) => {
      window.readies.push({ data: event.data, origin: event.origin, known: event.source === frame.contentWindow });
      if (event.source !== frame.contentWindow || event.data.nonce !== nonce) return;
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => window.messages.push(data);
      frame.contentWindow.postMessage({ type: 'vys-preview-connect', nonce, texts }, '*', [channel.port2]);
      resolve();
    });
  });
  window.post = (message) => port.postMessage(message);
  frame.src = FRAME + '#nonce=' + nonce;
  document.body.append(frame);
`;

/** Served where the app would be. */
async function serveStudio(test: TestSite): Promise<Server> {
  const studio = createServer((_request, response) => {
    const inline = script.replace('FRAME', JSON.stringify(test.origin + PREVIEW_PATH));
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><body><script>${inline}</script>`);
  });
  await new Promise<void>((resolve) => studio.listen(test.config.appPort, 'localhost', resolve));
  return studio;
}

type OpenedStudio = { page: Page; browser: Browser; test: TestSite };

/** Runs the studio for the tests of a file; each gets a new page with a frame that is connected. */
export function useStudio(onOpen: (opened: OpenedStudio) => void): void {
  let test: TestSite;
  let studio: Server;
  let browser: Browser;
  let page: Page | undefined;
  beforeAll(async () => {
    test = await startTestSite();
    studio = await serveStudio(test);
    browser = await openChromium();
  });
  beforeEach(async () => {
    await page?.close();
    page = await browser.newPage();
    await page.goto(test.config.appOrigin);
    await page.evaluate('connected');
    onOpen({ page, browser, test });
  });
  afterAll(async () => {
    await page?.context().close();
    await test.site.close();
    studio.close();
  });
}

/** Opens the studio again, with what the frame is to say itself. */
export async function speakInFrame(page: Page, texts: Partial<PreviewTexts>): Promise<void> {
  const hash = encodeURIComponent(JSON.stringify(texts));
  await page.goto(`${new URL('/', page.url()).href}?again#${hash}`);
  await page.evaluate('connected');
}

export const previewFrame = (page: Page): Frame => page.frames()[1] as Frame;

export const postToFrame = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((sent) => (globalThis as unknown as Studio).post(sent), message);

/** The first message of the frame that is `wanted`, of those from `from` on. */
export async function findMessage<Message = FrameMessage>(
  page: Page,
  wanted: (one: Message) => boolean,
  from = 0,
): Promise<Message> {
  for (let tries = 0; tries < 500; tries += 1) {
    const all = await page.evaluate(() => (globalThis as unknown as Studio).messages);
    const match = (all.slice(from) as Message[]).find(wanted);
    if (match) return match;
    await page.waitForTimeout(10);
  }
  throw new Error('the frame said nothing');
}
