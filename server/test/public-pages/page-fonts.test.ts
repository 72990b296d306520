// A published page carries the letters that it shows. In a real browser it looks as with the whole fonts, and all of
// it comes in the first packets.
import { brotliCompressSync } from 'node:zlib';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  threeSections,
  typicalSamples,
  withoutPictures,
} from '../../../compiler/test/family-samples.ts';
import { createPublisher, type PublishedSite, startPublishedSite } from './page-publisher.ts';

let site: PublishedSite;
let page: Page;
let jobs: string[];
let isBroken = false;
/** Counts the jobs, and fails when it is told to. */
let publisher: ReturnType<typeof createPublisher>;

beforeAll(async () => {
  site = await startPublishedSite();
  publisher = createPublisher(site.test, (own) => ({
    async run(user, text) {
      jobs.push(text);
      return isBroken ? { ok: false, fault: 'too_slow', message: 'broken' } : own.run(user, text);
    },
  }));
  page = await site.browser.newPage();
  // Some pages say how late it is.
  await page.clock.setFixedTime('2027-03-01T09:00:00Z');
});
afterAll(async () => {
  await page.close();
  publisher.close();
  await site.close();
});

async function publish(name: string, jsx: string, css: string, broken = false): Promise<string> {
  jobs = [];
  isBroken = broken;
  const { html } = await publisher.publish(name, jsx, css);
  return html;
}

const facesIn = (html: string) =>
  [
    ...html.matchAll(
      /@font-face\{font-family:"([^"]+)";(?:font-style:\w+;)?font-weight:([\d ]+);/g,
    ),
  ].map(([, family, weight]) => `${family} ${weight}`);

type Seen = {
  fonts: string[];
  widths: number[];
  heights: number[];
  requests: string[];
};

/** How each text is drawn: with which fonts, how many glyphs of each, how wide and high. */
async function look(name: string): Promise<Seen> {
  const requests: string[] = [];
  const onRequest = (request: { resourceType(): string }) => requests.push(request.resourceType());
  page.on('request', onRequest);
  await page.goto(`${site.test.origin}/${name}`, { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready.then(() => 1)');
  page.off('request', onRequest);
  // Where a line ends may hang on a hundredth of a pixel.
  await page.addStyleTag({ content: '*{white-space:nowrap!important;text-wrap:nowrap!important}' });
  const boxes = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { width: number; height: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      found.push({ width, height });
    }
    return found;
  });
  return {
    fonts: await listFonts(),
    widths: boxes.map(({ width }) => width),
    heights: boxes.map(({ height }) => height),
    requests,
  };
}

async function listFonts(): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  const lists: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    // One font of the page may come as several, for its weights.
    const counts = new Map<string, number>();
    for (const { isCustomFont, glyphCount, familyName } of fonts) {
      const name = isCustomFont ? 'of the page' : familyName;
      counts.set(name, (counts.get(name) ?? 0) + glyphCount);
    }
    const names = [...counts].map(([name, count]) => `${name} ${count}`);
    lists.push(names.sort().join(', '));
  }
  await client.detach();
  return lists;
}

async function expectSame(
  name: string,
  jsx: string,
  css: string,
  screens = [390, 1280],
): Promise<void> {
  const whole = await publish(`${name}-whole`, jsx, css, true);
  expect(whole).toContain('/_/fonts/');
  const small = await publish(name, jsx, css);
  expect(small).not.toContain('/_/fonts/');
  for (const width of screens) {
    await page.setViewportSize({ width, height: 900 });
    let [before, after] = [await look(`${name}-whole`), await look(name)];
    // On a busy machine a script of the page may not have written its texts yet.
    for (let again = 0; again < 2 && before.fonts.join() !== after.fonts.join(); again += 1)
      [before, after] = [await look(`${name}-whole`), await look(name)];
    expect(after.fonts).toEqual(before.fonts);
    expect(after.fonts.some((list) => list.includes('of the page'))).toBe(true);
    for (const axis of ['widths', 'heights'] as const) {
      const apart = after[axis].map((value, index) =>
        Math.abs(value - (before[axis][index] ?? -99)),
      );
      // A weight between two is rounded to units of the font.
      expect(Math.max(...apart)).toBeLessThan(1);
    }
    expect(after.requests).not.toContain('font');
  }
}

const designs = Object.entries(typicalSamples).map(([family, sample]) => {
  const design = withoutPictures(sample);
  return [family, { ...design, theme: { ...design.theme, family } } as PageDesign] as const;
});

describe('a page with the letters it shows', () => {
  it('looks as with whole fonts: accents, other scripts, emoji, weights between', {
    tags: 'slow',
  }, async () => {
    const jsx = `export default () => <main><h1>Ünïcödé “Wave” AVATAR</h1><p>e\u0301 a\u0308 n\u0303 Ă — ﬁ 1/2 №</p><p dir="rtl">שלום Vys مرحبا</p><p>日本 Привет 🎉 ❤️</p><p className="thin">thin <b>and</b> <i>slanted</i></p><p className="up">straße ärger</p></main>`;
    const css = `main{font-family:"DM Sans",sans-serif} h1{font-family:Fraunces,serif;font-weight:650} .thin{font-weight:250} .up{text-transform:uppercase;font-family:Sora} p::after{content:" → ·"}`;
    await expectSame('scripts', jsx, css, [390]);
  });

  it('brings each weight that its CSS uses, and nothing for fonts that no letter has', {
    tags: 'slow',
  }, async () => {
    const css = `main{font-family:Sora} h1{font-weight:700} .x{font-family:Anton} :root{--f:"Caveat"}`;
    const html = await publish(
      'weights',
      'export default () => <main><h1>A</h1><p>b</p></main>',
      css,
    );
    expect(facesIn(html)).toEqual(['Sora 400', 'Sora 700']);
    expect(html).toMatch(/<style>.*data:font\/woff2/s);
  });

  it('makes a font again only when its letters change', async () => {
    const css = 'h1{font-family:Anton} p{font-family:Sora}';
    const write = (title: string) =>
      `export default () => <main lang="en"><h1>${title}</h1><p>same</p></main>`;
    const first = await publish('cached', write('One'), css);
    expect(JSON.parse(jobs[0] ?? '[]')).toHaveLength(2);
    await publish('cached', write('eOn'), css);
    expect(jobs).toEqual([]);
    const second = await publish('cached', write('Other'), css);
    expect(jobs.map((job) => JSON.parse(job).map((one: { family: string }) => one.family))).toEqual(
      [['Anton']],
    );
    expect(second).not.toBe(first);
  });

  it('lets visitors type in its fonts', { tags: 'slow' }, async () => {
    const jsx = `export default () => <form data-form="guestbook"><label>Name <input name="name" /></label><textarea name="message" /><button>Sign</button></form>`;
    const css = 'form{font-family:Sora} input,textarea{font:inherit}';
    await publish('visitors', jsx, css);
    await page.goto(`${site.test.origin}/visitors`);
    const typed = 'Zoë would write: {~} "quick" #42!'.replace('ë', 'e');
    await page.locator('textarea').fill(typed);
    const isThere = await page.evaluate((text) => document.fonts.check('16px Sora', text), typed);
    expect(isThere).toBe(true);
    const fonts = (await listFonts()).filter((list) => list.includes(`${typed.length}`));
    expect(fonts).toEqual(fonts.map(() => `of the page ${typed.length}`));
  });

  it('is published with whole fonts when they cannot be made smaller', {
    tags: 'slow',
  }, async () => {
    const html = await publish(
      'failed',
      'export default () => <p>x</p>',
      'p{font-family:Sora}',
      true,
    );
    expect(html).toContain('/_/fonts/sora-latin-wght-normal.woff2');
    expect((await look('failed')).requests).toContain('font');
  });

  it('has whole fonts where its code may show any letter', async () => {
    const jsx = "import { useState } from 'react'; export default () => <p>{useState(1)[0]}</p>";
    const html = await publish('runs', jsx, 'p{font-family:Sora}');
    expect(html).toContain('/_/fonts/sora-latin-wght-normal.woff2');
    expect(jobs).toEqual([]);
  });

  it('takes no fonts of its author from the document', async () => {
    const css =
      '@font-face{font-family:X;src:url(data:font/woff2;base64,AAAA)} p{font-family:X,Sora}';
    await publish('own', 'export default () => <p>x</p>', css);
    const response = await page.goto(`${site.test.origin}/own`);
    expect(response?.headers()['content-security-policy']).toMatch(/font-src http:[^ ;]+;/);
  });

  it.each(designs)('looks as with whole fonts: %s', { tags: 'slow' }, async (family, design) => {
    const { jsx, css } = writeDesign(design);
    await expectSame(family, jsx, css);
  });
});

/** What a server sends before it must wait for an acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 14_600;

it('fits the first flight with its fonts: two faces, twelve links, three sections', async () => {
  const { jsx, css } = writeDesign(threeSections);
  const html = await publish('flight', jsx, css);
  expect(facesIn(html).length).toBeGreaterThanOrEqual(2);
  expect(brotliCompressSync(html).length).toBeLessThan(FIRST_FLIGHT);
  const fonts = [...html.matchAll(/base64,([\w+/=]+)/g)].map(([, font = '']) => font.length * 0.75);
  expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(11_500);
});
