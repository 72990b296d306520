// The tracker run against a fake page, and its messages read back.
import { describe, expect, it } from 'vitest';
import { byteLength } from '../limits.ts';
import {
  type Beacon,
  clickPingUrl,
  parseBeacon,
  parseScriptless,
  trackerScript,
  viewImageUrl,
} from './tracker.ts';

type Listener = (event: unknown) => void;
type Options = { hidden?: boolean; referrer?: string; rejections?: number; search?: string };

/** Only what the script touches; the site's own tests use a real browser. */
function open(options: Options = {}) {
  const beacons: [string, string][] = [];
  const listeners = new Map<string, Listener[]>();
  let rejections = options.rejections ?? 0;
  const document = {
    hidden: false,
    referrer: '',
    URL: `https://pages.example/ann${options.search ?? ''}#top`,
    ...options,
  };
  const navigator = {
    sendBeacon(path: string, body: string) {
      if (rejections > 0) {
        rejections -= 1;
        return false;
      }
      // Ids are random.
      beacons.push([path, body.replace(/\|0(?:\.\d+(?:e-\d+)?)?\|/, '|0.5|')]);
      return true;
    },
  };
  const listen = (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const names = ['document', 'navigator', 'addEventListener', 'scrollY'];
  new Function(...names, trackerScript)(document, navigator, listen, 0);
  const fire = (name: string, event: unknown = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  const click = (name: string, button: number, href: string | null) =>
    fire(name, { button, target: { closest: () => href && { href } } });
  return { beacons, document, fire, click };
}

describe('trackerScript', () => {
  it('is at most 300 bytes', () => {
    expect(byteLength(trackerScript)).toBeLessThanOrEqual(300);
  });

  it('sends one view when the page is seen', () => {
    const { beacons, fire } = open({ referrer: 'https://a.example/' });
    fire('visibilitychange');
    expect(beacons).toEqual([['/e', 'v|0.5|https://pages.example/ann#top https://a.example/']]);
  });

  it('sends the query of the page and an id', () => {
    const { beacons } = open({ search: '?utm_source=a', referrer: 'https://a.example/' });
    expect(beacons).toEqual([
      ['/e', 'v|0.5|https://pages.example/ann?utm_source=a#top https://a.example/'],
    ]);
  });

  it('waits while the page is hidden', () => {
    const { beacons, document, fire } = open({ hidden: true });
    fire('visibilitychange');
    expect(beacons).toEqual([]);
    document.hidden = false;
    fire('visibilitychange');
    fire('visibilitychange');
    expect(beacons).toEqual([['/e', 'v|0.5|https://pages.example/ann#top ']]);
  });

  it('tries again when the browser would not take it', () => {
    const { beacons, fire } = open({ rejections: 1 });
    expect(beacons).toEqual([]);
    fire('visibilitychange');
    expect(beacons).toHaveLength(1);
  });

  it.each([
    ['click', 0, 'https://b.example/', 1],
    ['auxclick', 1, 'https://b.example/', 1],
    ['auxclick', 2, 'https://b.example/', 0],
    ['click', 0, null, 0],
  ])('%s with button %d on %j is counted %d times', (name, button, href, times) => {
    const { beacons, click } = open({ hidden: true });
    click(name, button, href);
    expect(beacons).toEqual(times ? [['/e', `c|0.5|https://pages.example/ann#top ${href}`]] : []);
  });

  it('takes the ping away from a link whose click it has counted', () => {
    const link = { href: 'https://b.example/', ping: '/e?c=ann' };
    const { beacons, fire } = open({ hidden: true });
    fire('click', { button: 0, target: { closest: () => link } });
    expect([beacons.length, link.ping]).toEqual([1, '']);
  });

  it('sends nothing longer than the server takes', () => {
    const { beacons, click } = open({ hidden: true });
    click('click', 0, `https://b.example/${'x'.repeat(5_000)}`);
    expect(parseBeacon(beacons[0]?.[1] ?? '')).toMatchObject({ kind: 'click', slug: 'ann' });
  });
});

describe('without scripts', () => {
  it('reads the addresses it has given out', () => {
    expect(parseScriptless(viewImageUrl('ann').slice(2))).toEqual({ kind: 'view', slug: 'ann' });
    expect(parseScriptless(clickPingUrl('a-b_1').slice(2))).toEqual({
      kind: 'click',
      slug: 'a-b_1',
    });
  });

  it.each(['', '?', '?x=ann', '?v=', '?v=a b', '?v=ann&c=bob', 'v=ann', '?v=%61'])(
    'does not read %j',
    (query) => expect(parseScriptless(query)).toBeUndefined(),
  );
});

const viewOfAnn = { kind: 'view', slug: 'ann', referrer: null } as const;

describe('parseBeacon', () => {
  it.each<[string, Beacon]>([
    [
      'v|0.25|https://pages.example/ann?a=b|c&d=e#top https://x.example/',
      {
        kind: 'view',
        slug: 'ann',
        referrer: 'https://x.example/',
        id: '0.25',
        search: '?a=b|c&d=e',
      },
    ],
    ['v|1e-7|http://[::1]:80/ann ', { kind: 'view', slug: 'ann', referrer: null, id: '1e-7' }],
    ['v|0|https://p.example/ann?long', { ...viewOfAnn, id: '0', search: '?long' }],
    [
      'c|0.5|https://p.example/ann mailto:a@b.example',
      { kind: 'click', slug: 'ann', href: 'mailto:a@b.example', id: '0.5' },
    ],
    ['v|ann|', { kind: 'view', slug: 'ann', referrer: null }],
    [
      'v|a.b-c_1|https://x.example/?a=b|c',
      { kind: 'view', slug: 'a.b-c_1', referrer: 'https://x.example/?a=b|c' },
    ],
    [
      'v|ann|android-app://com.example/',
      { kind: 'view', slug: 'ann', referrer: 'android-app://com.example/' },
    ],
    [
      'v|ann|0.123|?utm_source=a|b&c=d https://x.example/',
      {
        kind: 'view',
        slug: 'ann',
        referrer: 'https://x.example/',
        id: '0.123',
        search: '?utm_source=a|b&c=d',
      },
    ],
    ['v|ann|0.5| ', { kind: 'view', slug: 'ann', referrer: null, id: '0.5' }],
    ['v|ann|0.5|?long', { kind: 'view', slug: 'ann', referrer: null, id: '0.5', search: '?long' }],
    [
      'c|ann|0.5| https://b.example/',
      { kind: 'click', slug: 'ann', href: 'https://b.example/', id: '0.5' },
    ],
    ['c|ann|mailto:a@b.example', { kind: 'click', slug: 'ann', href: 'mailto:a@b.example' }],
  ])('reads %j', (message, beacon) => expect(parseBeacon(message)).toEqual(beacon));

  it.each([
    '',
    'v',
    'v|ann',
    'x|ann|https://a.example',
    'vv|ann|',
    'c|ann|',
    'v||',
    'v|a b|',
    'v|../x|',
    'v|0.5|https://p.example/ ',
    'v|0.5|https://p.example/a/b ',
    'v|0.5|https:// ',
    'c|0.5|https://p.example/ann ',
    'c|0.5|https://p.example/ann /relative',
    `v|${'a'.repeat(65)}|`,
    'c|ann|not an address',
    'c|ann|/relative',
    'c|ann|https://a.example/\nx',
    'c|ann|https://ä.example/',
    'c|ann|https://a.example/\0',
    `c|ann|https://a.example/${'x'.repeat(1_024)}`,
  ])('rejects %j', (message) => expect(parseBeacon(message)).toBeUndefined());
});
