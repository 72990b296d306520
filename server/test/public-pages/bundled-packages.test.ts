// Every bundled package in two of the places where pages run: the sandbox that prerenders them, and
// published pages in a real Chromium under their real policies. The preview frame has a test of its own.
import { existsSync } from 'node:fs';
import {
  BUNDLED_FONTS,
  BUNDLED_PACKAGE_NAMES,
  type BundledPackageName,
  compile,
  fontFile,
} from '@vys/compiler';
import { fontPath } from '@vys/contract/pages/preview';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBundledPackages,
  PACKAGES_PATH,
} from '../../src/modules/packages/bundled-packages.ts';
import { listFonts } from '../../src/public-site/assets/fonts.ts';
import { packagePage, packageUses } from './package-uses.ts';
import { type PublishedSite, startPublishedSite } from './page-publisher.ts';

let site: PublishedSite;

beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.close());

/** The same as something that lives in the browser, and says so. */
const buildInteractivePage = (
  name: BundledPackageName,
) => `import { useState as useLive, useEffect as whenLive } from 'react';
${packagePage(name, '<output id="live">{live}</output>').replace('{ return', "{ const [live, setLive] = useLive('no'); whenLive(() => setLive('yes'), []); return")}`;

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');

async function openPage(name: string): Promise<{ page: Page; faults: string[] }> {
  const page = await site.browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${site.test.origin}/${name}`);
  return { page, faults };
}

describe('STUDIO-23 bundled packages', () => {
  it('are all used in this test', () => {
    expect(Object.keys(packageUses).toSorted()).toEqual([...BUNDLED_PACKAGE_NAMES].toSorted());
  });

  it.each(BUNDLED_PACKAGE_NAMES)('include %s, which renders in the sandbox', async (name) => {
    const compiled = compile({
      jsx: packagePage(name),
      css: '',
      metadata: { title: '', description: '' },
    });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
    const outcome = await site.publisher.renderer.run('ada', compiled.code);
    expect(outcome).toMatchObject({ ok: true });
    expect(withoutTags('text' in outcome ? outcome.text : '')).toBe(packageUses[name].text);
  });

  it.each(BUNDLED_PACKAGE_NAMES)(
    'include %s, which runs on a published page',
    { tags: 'slow' },
    async (name) => {
      const slug = `live-${name.replace(/\W/g, '-')}`;
      const built = await site.publisher.publish(slug, buildInteractivePage(name));
      expect(built.needsRuntime).toBe(true);
      expect(withoutTags(/<p id="shown">.*?<\/p>/.exec(built.html)?.[0] ?? '')).toBe(
        packageUses[name].text,
      );
      const { page, faults } = await openPage(slug);
      await expect.poll(() => page.locator('#live').textContent()).toBe('yes');
      expect(await page.locator('#shown').textContent()).toBe(packageUses[name].text);
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});

describe('a page with packages', () => {
  it('contains icons as SVG, without any script of ours but the tracker', async () => {
    const built = await site.publisher.publish(
      'icons',
      `import { Heart, Star, House } from 'lucide-react';
       export default () => <main><Heart /><Star color="red" size="32" /><House aria-label="Home" /></main>;`,
    );
    expect(built.needsRuntime).toBe(false);
    expect(built.html.match(/<svg/g)).toHaveLength(3);
    expect(built.html).not.toContain('type="module"');
    expect(built.policy).not.toContain('/_/shelf/');
    expect(built.html).toContain('stroke="red"');
    expect(built.html.match(/aria-hidden="true"/g)).toHaveLength(2);
  });

  it('loads only the icons it uses when it runs scripts', async () => {
    const built = await site.publisher.publish(
      'live-icons',
      `import { useState } from 'react'; import { Heart, Star as Other } from 'lucide-react';
       export default function Page() { const [on, set] = useState(false);
         return <button onClick={() => set(!on)}>{on ? <Heart /> : <Other />}{on ? 'on' : 'off'}</button>; }`,
    );
    expect(built.html).not.toContain(createBundledPackages().url('lucide-react'));
    expect(Buffer.byteLength(built.html)).toBeLessThan(6_000);
    const { page, faults } = await openPage('live-icons');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('button').click();
    await expect.poll(() => page.locator('button').textContent()).toBe('on');
    expect(await page.locator('svg.lucide-heart').count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('loads icons by a computed name when the name appears in the source', {
    tags: 'slow',
  }, async () => {
    const built = await site.publisher.publish(
      'named-icons',
      `import * as Icons from 'lucide-react';
       const links = [{ icon: 'Music', text: 'Songs' }, { icon: 'Camera', text: 'Photos' }];
       export default () => <ul>{links.map(({ icon, text }) => { const Icon = Icons[icon]; return <li key={text}><Icon />{text}</li>; })}</ul>;`,
    );
    expect(built.needsRuntime).toBe(false);
    // Classes that no style names are not published.
    expect(built.html).toMatch(
      /<path d="M21 16V3[^>]*>.*<\/svg>Songs<.*<path[^>]*>.*<\/svg>Photos</,
    );
  });

  it('shows confetti under the policy of a published page', { tags: 'slow' }, async () => {
    await site.publisher.publish(
      'party',
      `import confetti from 'canvas-confetti';
       export default () => <button onClick={() => confetti({ particleCount: 30, ticks: 2000 })}>Party</button>;`,
    );
    const { page, faults } = await openPage('party');
    // The button lives once its handler is attached.
    await expect
      .poll(async () => {
        await page.locator('button').click();
        return page.locator('canvas').count();
      })
      .toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('animates with motion, and shows the elements where scripts are off', {
    tags: 'slow',
  }, async () => {
    const jsx = `import { motion, AnimatePresence } from 'motion/react'; import { useState } from 'react';
      export default function Page() { const [on, set] = useState(true);
        return <main><motion.h1 initial={{ opacity: 0, y: 20 }} animate={{ opacity: 1, y: 0 }} transition={{ duration: 0.1 }}>Hi</motion.h1>
          <button onClick={() => set(!on)}>toggle</button>
          <AnimatePresence>{on && <motion.p key="p" exit={{ opacity: 0 }} transition={{ duration: 0.1 }}>here</motion.p>}</AnimatePresence></main>; }`;
    await site.publisher.publish('moves', jsx);
    const { page, faults } = await openPage('moves');
    const opacity = (on: Page) =>
      on.evaluate('getComputedStyle(document.querySelector("h1")).opacity');
    await expect.poll(() => opacity(page)).toBe('1');
    await page.locator('button').click();
    await expect.poll(() => page.locator('p').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
    const quiet = await site.browser.newContext({ javaScriptEnabled: false });
    const still = await quiet.newPage();
    await still.goto(`${site.test.origin}/moves`);
    expect(await opacity(still)).toBe('1');
    await quiet.close();
  });
});

describe('package files', () => {
  it('have names made of a content hash and are cached forever', { tags: 'slow' }, async () => {
    for (const [name, bytes] of createBundledPackages().files) {
      const response = await fetch(`${site.test.origin}${PACKAGES_PATH}${name}`);
      expect(response.status, name).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it.each(BUNDLED_FONTS.map((font) => [font.family, font] as const))(
    'has the files of %s',
    (_family, font) => {
      for (const style of font.styles) {
        const path = listFonts().get(fontPath(fontFile(font, style).file));
        expect(path && existsSync(path), `${font.family} ${style}`).toBe(true);
      }
    },
  );
});
