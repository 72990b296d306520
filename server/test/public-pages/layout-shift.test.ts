// Nothing on a published page moves while it loads: not when the rest of it is read, nor when its pictures come.
// @module-tag slow
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { familyDesigns, type PicturedSite, startPicturedSite } from './own-pictures.ts';

let site: PicturedSite;

beforeAll(async () => {
  site = await startPicturedSite();
});
afterAll(() => site.close());

type Shift = { value: number; moved: string[] };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Shifts of a page as a phone loads it whose processor is so many times slower. */
async function findShifts(name: string, width: number, slower: number): Promise<Shift[]> {
  const page = await site.browser.newPage({ viewport: { width, height: 800 } });
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const rect = ({ x, y, width, height }: DOMRect) =>
              [x, y, width, height].map(Math.round);
            return `${node?.nodeName}.${node?.className ?? ''} ${rect(previousRect)} > ${rect(currentRect)}`;
          });
          window.shifts.push({ value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.test.origin}/${name}`, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    return await page.evaluate(() => window.shifts);
  } finally {
    await page.close();
  }
}

async function expectStill(family: string): Promise<void> {
  const design = site.designs.get(family as never);
  if (design === undefined) throw new Error(`no sample of ${family}`);
  const { jsx, css } = writeDesign(design);
  await site.publisher.publish(family, jsx, css);
  for (const width of [390, 1280]) {
    for (const slower of [1, 8]) {
      const shifts = await findShifts(family, width, slower);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect
        .soft(total, JSON.stringify([family, width, slower, shifts]))
        .toBeLessThan(BY_FONTS[family] ?? MOST_SHIFT);
    }
  }
}

/** Without the shape of its pictures `folio` moves by 0.05, and `invitation` by 0.7 when it is painted half read. */
const MOST_SHIFT = 0.03;
/** Browsers decode fonts beside the first paint. In these the lines of a text break elsewhere when its font is there. */
const BY_FONTS: Readonly<Record<string, number>> = {
  letterpress: 0.1,
  storefront: 0.1,
  invitation: 0.1,
  launch: 0.1,
};

/** Its pictures have the shape of the photo, so their places depend on the size that publishing gives them. */
it('keeps the places of pictures in their own shape', () => expectStill('folio'));

it.each(familyDesigns)('does not move: %s', { tags: 'slow' }, (family) => expectStill(family));
