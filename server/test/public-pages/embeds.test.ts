// Players of other sites on published pages, in a real Chromium: a facade of ours, which sends
// nothing to the provider before the tap, and then leads to the work.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PublishedSite, startPublishedSite } from './page-publisher.ts';

let site: PublishedSite;

beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.close());

const players = [
  [
    'YouTube',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['Vimeo', 'https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  [
    'Spotify',
    'https://open.spotify.com/embed/track/4cOdK2',
    'https://open.spotify.com/track/4cOdK2',
  ],
  [
    'SoundCloud',
    'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b',
    'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b',
  ],
  ['TikTok', 'https://www.tiktok.com/embed/v2/7', 'https://www.tiktok.com/embed/v2/7'],
] as const;

const frames = players
  .map(
    ([name, src]) =>
      `<iframe src="${src}" title="${name} piece" className="mine" allowFullScreen></iframe>`,
  )
  .join('\n');
const still = `export default () => <main>${frames}</main>;`;
const live = `import { useState } from 'react';
export default function Page() { const [more, set] = useState(false);
  return <main>${frames}<button onClick={() => set(true)}>more</button>
    {more && <iframe src="https://player.vimeo.com/video/9" title="Late"></iframe>}
    {more && <iframe src="https://evil.example/" title="Evil"></iframe>}
    <p id="live">{String(more)}</p></main>; }`;

async function open(name: string) {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  // Tests have no network; what counts are the requests that would be sent.
  await context.route(
    (url) => url.origin !== site.test.origin,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: 'there' }),
  );
  await page.goto(`${site.test.origin}/${name}`);
  const foreign = () =>
    requests.filter((url) => !url.startsWith(site.test.origin) && !url.startsWith('data:'));
  return { context, page, foreign };
}

describe('embed facades', () => {
  it.each([
    ['still', still],
    ['live', live],
  ])('stand on a %s page without a request to a provider', async (name, jsx) => {
    const built = await site.publisher.publish(name, jsx);
    expect(built.html).not.toContain('<iframe');
    expect(built.policy).not.toContain('frame-src');
    const { context, page, foreign } = await open(name);
    await page.waitForLoadState('networkidle');
    for (const [provider, , href] of players) {
      const link = page.getByRole('link', { name: `${provider} piece` });
      expect(await link.getAttribute('href')).toBe(href);
      expect(await link.textContent()).toContain(`Open on ${provider}`);
      expect(await link.getAttribute('class')).toContain('mine');
      expect((await link.boundingBox())?.height).toBeGreaterThan(80);
    }
    expect(foreign()).toEqual([]);
    await context.close();
  });

  it('need no script', async () => {
    const built = await site.publisher.publish('plain', still);
    expect(built.needsRuntime).toBe(false);
    expect(built.html.match(/<script/g)).toHaveLength(2);
    expect(built.html).toContain('<script type="application/ld+json">');
    const without = await site.publisher.publish('none', 'export default () => <p>Hi</p>;');
    expect(without.html).not.toContain('vys-embed');
    expect(without.html.match(/<script/g)).toHaveLength(2);
  });

  it('open the work in a tab of its own, which has its origin and its storage', async () => {
    await site.publisher.publish('tap', still);
    const { context, page, foreign } = await open('tap');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'YouTube piece' }).click(),
    ]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(await tab.evaluate('[self.origin, typeof localStorage, opener === null].join()')).toBe(
      'https://www.youtube.com,object,true',
    );
    expect(foreign()[0]).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(page.url()).toBe(`${site.test.origin}/tap`);
    await context.close();
  });

  it('are what a running page draws later, too; foreign frames it does not draw', async () => {
    await site.publisher.publish('later', live);
    const { context, page, foreign } = await open('later');
    await expect
      .poll(async () => {
        await page.getByRole('button').click();
        return page.locator('#live').textContent();
      })
      .toBe('true');
    expect(await page.getByRole('link', { name: 'Late' }).getAttribute('href')).toBe(
      'https://vimeo.com/9',
    );
    expect(await page.locator('iframe').count()).toBe(0);
    expect(foreign()).toEqual([]);
    await context.close();
  });

  // Why a player is not loaded in place: what a frame inherits from a page in an opaque origin.
  it('stand in for players that would find no storage in a page like ours', async () => {
    const { context, page } = await open('plain');
    const policy = 'sandbox allow-scripts allow-popups';
    await context.route('http://host.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: '<iframe src="https://www.youtube-nocookie.com/embed/a"></iframe>',
      }),
    );
    await page.goto('http://host.example/');
    const player = page.frames()[1];
    await player?.waitForLoadState();
    const facade = await player?.evaluate(
      `(() => { try { return [self.origin, typeof localStorage].join(); } catch (error) { return [self.origin, error.name].join(); } })()`,
    );
    expect(facade).toBe('null,SecurityError');
    await context.close();
  });
});
