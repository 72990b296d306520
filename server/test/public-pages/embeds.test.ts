// Players of other sites on published pages, in a real Chromium: a facade of ours, which sends nothing to the
// provider before the tap, and then plays beside the page, which keeps its opaque origin.
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
  [
    'Apple Music',
    'https://embed.music.apple.com/us/album/night/1',
    'https://music.apple.com/us/album/night/1',
  ],
  [
    'Apple Podcasts',
    'https://embed.podcasts.apple.com/us/podcast/a/id1',
    'https://podcasts.apple.com/us/podcast/a/id1',
  ],
  [
    'Bandcamp',
    'https://bandcamp.com/EmbeddedPlayer/album=1/size=large/',
    'https://bandcamp.com/EmbeddedPlayer/album=1/size=large/',
  ],
  ['Twitch', 'https://player.twitch.tv/?channel=pixelmoth', 'https://www.twitch.tv/pixelmoth'],
  ['Calendly', 'https://calendly.com/ines/intro', 'https://calendly.com/ines/intro'],
  [
    'Google Maps',
    'https://www.google.com/maps?q=Leith&output=embed',
    'https://www.google.com/maps?q=Leith&output=embed',
  ],
  [
    'OpenStreetMap',
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4',
  ],
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

async function open(name: string, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await site.browser.newContext(options);
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

function countViews(name: string): number {
  const page = site.test.pages.get(name);
  if (page?.kind !== 'page') throw new Error(`there is no page ${name}`);
  return site.test.visits.filter(({ kind, pageId }) => kind === 'view' && pageId === page.pageId)
    .length;
}

describe('embed facades', () => {
  it.each([
    ['still', still],
    ['live', live],
  ])('stand on a %s page without a request to a provider', async (name, jsx) => {
    const built = await site.publisher.publish(name, jsx, '.mine { letter-spacing: 3px }');
    expect(built.html).not.toContain('<iframe');
    expect(built.policy).not.toContain('frame-src');
    const { context, page, foreign } = await open(name);
    await page.waitForLoadState('networkidle');
    for (const [provider, , href] of players) {
      const link = page.getByRole('link', { name: `${provider} piece` });
      expect(await link.getAttribute('href')).toBe(href);
      expect(await link.textContent()).toContain(provider);
      const spacing = await link.evaluate((element) => getComputedStyle(element).letterSpacing);
      expect(spacing).toBe('3px');
      expect((await link.boundingBox())?.height).toBeGreaterThan(80);
    }
    expect(foreign()).toEqual([]);
    await context.close();
  });

  it('include their script on a page that has players', async () => {
    const built = await site.publisher.publish('plain', still);
    expect(built.needsRuntime).toBe(false);
    expect(built.html.match(/<script/g)).toHaveLength(3);
    const without = await site.publisher.publish('none', 'export default () => <p>Hi</p>;');
    expect(without.html).not.toContain('data-play');
    expect(without.html.match(/<script/g)).toHaveLength(2);
    expect(without.policy).toContain("frame-ancestors 'none'");
  });

  it('open the work in a tab of its own where scripts are off', { tags: 'slow' }, async () => {
    await site.publisher.publish('tap', still);
    const { context, page, foreign } = await open('tap', { javaScriptEnabled: false });
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'YouTube piece' }).click(),
    ]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(foreign()[0]).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await context.close();
  });

  it.each(players)(
    'play %s beside the page, which keeps its opaque origin',
    { tags: 'slow' },
    async (provider, src) => {
      await site.publisher.publish('play', still);
      const { context, page } = await open('play');
      await page.getByRole('link', { name: `${provider} piece` }).click();
      await page.waitForURL(/\?play=/);
      const host = new URL(src).host;
      await expect
        .poll(() => page.frames().find((frame) => new URL(frame.url()).host === host))
        .toBeDefined();
      const player = page.frames().find((frame) => new URL(frame.url()).host === host);
      const shown = page.frames().find((frame) => frame.url().includes('/play#y='));
      expect(await player?.evaluate('self.origin')).toBe(`https://${host}`);
      expect(await shown?.evaluate('self.origin')).toBe('null');
      expect(await shown?.getByRole('link', { name: 'Vimeo piece' }).isVisible()).toBe(true);
      await page.getByRole('link', { name: 'Close the player' }).click();
      await page.waitForURL(/\/play#y=\d+$/);
      await context.close();
    },
  );

  it('play another provider after a tap on the page beside the first', {
    tags: 'slow',
  }, async () => {
    await site.publisher.publish('play', still);
    const { context, page } = await open('play?play=https%3A%2F%2Fplayer.vimeo.com%2Fvideo%2F9');
    const shown = page.frameLocator('iframe[title="play"]');
    await shown.getByRole('link', { name: 'Spotify piece' }).click();
    await page.waitForURL(/play=https%3A%2F%2Fopen\.spotify\.com/);
    await context.close();
  });

  it.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'https://www.youtube.com/watch?v=a',
    '',
  ])('open no player view of %j', async (address) => {
    await site.publisher.publish('play', still);
    const response = await fetch(`${site.test.origin}/play?play=${encodeURIComponent(address)}`);
    expect(response.status).toBe(404);
  });

  it('count a view once, however many players are opened', { tags: 'slow' }, async () => {
    const built = await site.publisher.publish('seen', still);
    expect(built.ok).toBe(true);
    const { context, page } = await open('seen');
    await expect.poll(() => countViews('seen')).toBe(1);
    const shownAgain = page.waitForResponse(
      (response) =>
        response.url().endsWith('/e') && response.request().postData()?.startsWith('v|') === true,
    );
    await page.getByRole('link', { name: 'Vimeo piece' }).click();
    await page.waitForURL(/\?play=/);
    expect((await shownAgain).status()).toBe(204);
    expect(countViews('seen')).toBe(1);
    await context.close();
  });

  it('also replace players that a running page adds later, and other frames are removed', {
    tags: 'slow',
  }, async () => {
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
  it('replace players that would have no storage on our pages', { tags: 'slow' }, async () => {
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
