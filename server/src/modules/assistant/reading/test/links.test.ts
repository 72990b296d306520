// Addresses of the web, handles and platforms.
import { describe, expect, test } from 'vitest';
import { findPlatform, PLATFORMS, platformOfUrl, profileUrl } from '../platforms.ts';
import { isTopLevelDomain } from '../values/top-level-domains.ts';
import { valuesOf } from './values-of.ts';

describe('Addresses', () => {
  test.each([
    ['order at order.oliveandrye.co.uk.', 'https://order.oliveandrye.co.uk', undefined],
    ['my shop mara.de/shop!', 'https://mara.de/shop', 'shop'],
    ['Shop: https://mara.de/shop', 'https://mara.de/shop', 'Shop'],
    ['https://a.com/b (my prints)', 'https://a.com/b', 'prints'],
    ['menu -> x.com/y', 'https://x.com/y', 'menu'],
    ['link https://c.com call it Prints', 'https://c.com', 'Prints'],
    ['add https://c.com and call it "Big Prints"', 'https://c.com', 'Big Prints'],
    ['mein laden ist unter hofladen-graf.de', 'https://hofladen-graf.de', 'laden'],
    ['ajoute "Mes cours" https://yoga.fr/cours', 'https://yoga.fr/cours', 'Mes cours'],
    [
      '(see https://en.wikipedia.org/wiki/Rye_(bread))',
      'https://en.wikipedia.org/wiki/Rye_(bread)',
      undefined,
    ],
  ])('are read from "%s"', (message, url, title) => {
    expect(valuesOf(message, 'url').map((value) => [value.url, value.title])).toEqual([
      [url, title],
    ]);
  });

  test.each([
    'javascript:alert.com(1)',
    'data:text.html',
    'costs 3.20 now',
    'end.and then',
    'e.g. this',
    'v1.2.3',
    'Mr.Smith',
  ])('are not read from "%s"', (message) => expect(valuesOf(message, 'url')).toEqual([]));

  test('are apart from email addresses', () => {
    expect(
      valuesOf('website nora-writes.com mail nora@writes.com', 'email').map(({ email }) => email),
    ).toEqual(['nora@writes.com']);
    expect(
      valuesOf('website nora-writes.com mail nora@writes.com', 'url').map(({ url }) => url),
    ).toEqual(['https://nora-writes.com']);
  });
});

describe('Handles', () => {
  test.each([
    ['insta @oliveandrye', 'instagram/oliveandrye'],
    ['tiktok: mara', 'tiktok/mara'],
    ['ig mara.makes', 'instagram/mara.makes'],
    ['yt @x', 'youtube/x'],
    ['my twitch is pixelmoth', 'twitch/pixelmoth'],
    ['@mara on threads', 'threads/mara'],
    ['@mara on insta, tiktok and yt', 'instagram/mara tiktok/mara youtube/mara'],
    ['insta and tiktok @mara', 'instagram/mara tiktok/mara'],
    ['insta @a, tiktok: b_c', 'instagram/a tiktok/b_c'],
    ["add my twitter, it's @nora_writes", 'x/nora_writes'],
    ['mein insta ist lena.foto', 'instagram/lena.foto'],
    ['insta: ink.by.jo', 'instagram/ink.by.jo'],
    ['whatsapp +49 170 1234567', 'whatsapp/+49 170 1234567'],
    ['follow @mara@chaos.social', 'mastodon/mara@chaos.social'],
  ])('are read from "%s"', (message, expected) => {
    expect(
      valuesOf(message, 'handle')
        .map(({ platform, handle }) => `${platform}/${handle}`)
        .join(' '),
    ).toBe(expected);
  });

  test.each([
    'add instagram and tiktok',
    'move spotify to the top',
    'delete the facebook one',
    'add an instagram link',
    'threads is cool',
    'call me on the line',
  ])('are not read from "%s"', (message) => expect(valuesOf(message, 'handle')).toEqual([]));

  test('of an everyday word do not make it a platform', () => {
    expect(valuesOf('a thin line and a signal', 'platform')).toEqual([]);
    expect(valuesOf('no, tiktok', 'platform').map(({ platform }) => platform)).toEqual(['tiktok']);
  });
});

describe('Platforms', () => {
  test('are at least a hundred, and each is found by its title and its hosts', () => {
    expect(PLATFORMS.length).toBeGreaterThanOrEqual(100);
    for (const platform of PLATFORMS) {
      for (const host of platform.hosts)
        expect([host, isTopLevelDomain(host.split('.').at(-1) ?? '')]).toEqual([host, true]);
      expect(findPlatform(platform.title)?.slug, platform.title).toBe(platform.slug);
      for (const host of platform.hosts)
        expect(platformOfUrl(`https://${host}/x`)?.slug, host).toBe(platform.slug);
    }
    expect(new Set(PLATFORMS.map(({ slug }) => slug)).size).toBe(PLATFORMS.length);
  });

  test.each([
    ['instagram', 'mara.makes', 'https://instagram.com/mara.makes'],
    ['bandcamp', 'Moth', 'https://moth.bandcamp.com'],
    ['mastodon', '@mara@chaos.social', 'https://chaos.social/@mara'],
    ['whatsapp', '+49 170 1234567', 'https://wa.me/491701234567'],
    ['bluesky', 'mara', 'https://bsky.app/profile/mara.bsky.social'],
    ['whatsapp', '07911 123456', undefined],
    ['bandcamp', 'a/b', undefined],
    ['instagram', 'a b"><script>', undefined],
    ['spotifyx', 'a', undefined],
  ])('lead the handle of %s to its profile', (slug, handle, url) =>
    expect(profileUrl(slug, handle)).toBe(url),
  );
});

test.each(['im a twitch streamer', 'please listen by PayPal', 'Food bank – Open Table.'])(
  'No handle is read from "%s"',
  (message) => expect(valuesOf(message, 'handle')).toEqual([]),
);

test('A title ends before where the address is said to be', () => {
  const [url] = valuesOf('my podcast is on spotify: https://open.spotify.com/show/abc', 'url');
  expect(url?.title).toBe('podcast');
});
