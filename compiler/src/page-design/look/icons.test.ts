// Icons of pages: those that exist, and which one an address gets.
import type { PageLink } from '@vys/contract/page-model/links';
import { describe, expect, it } from 'vitest';
import { findPageIcon, iconForUrl, iconsOfLinks } from './icons.ts';
import { lineSources, platformHosts, platformsByLine } from './page-icons/icon-sources.ts';

const link = (id: string, url: string, title = 'Site', icon?: string): PageLink => ({
  id,
  url,
  title,
  emphasis: 'normal',
  hidden: false,
  ...(icon !== undefined && { icon }),
});

describe('icons of a page', () => {
  it('has a drawing for every platform and name of its lists', () => {
    const names = [platformHosts, platformsByLine, lineSources].flatMap(Object.keys);
    expect(names.filter((name) => findPageIcon(name) === undefined)).toEqual([]);
    expect(names.length).toBeGreaterThan(150);
  });

  it.each([
    ['https://www.instagram.com/olive', 'instagram'],
    ['https://shop.etsy.co.uk/a', 'etsy'],
    ['https://nova.bandcamp.com', 'bandcamp'],
    ['https://open.spotify.com/artist/nova', 'spotify'],
    ['https://music.apple.com/us/artist/nova/1', 'applemusic'],
    ['https://soundcloud.com/nova', 'soundcloud'],
    ['https://www.google.com/maps/place/x', 'googlemaps'],
    ['https://www.linkedin.com/in/a', 'briefcase'],
    ['mailto:a@b.example', 'mail'],
    ['tel:+49123', 'phone'],
    ['https://instagram.com.evil.example', 'link'],
    ['https://a.example', 'link'],
    ['#menu', 'link'],
  ])('knows the site of %s', (url, icon) => {
    expect(iconForUrl(url)).toBe(icon);
  });

  it('has a mark of its own for each of the music services on a page', () => {
    const urls = [
      'https://open.spotify.com/a',
      'https://music.apple.com/a',
      'https://soundcloud.com/a',
    ];
    const icons = Object.values(iconsOfLinks(urls.map((url) => link(url, url))));
    expect(icons).toEqual(['spotify', 'applemusic', 'soundcloud']);
    expect(new Set(icons.map((name) => JSON.stringify(findPageIcon(name)))).size).toBe(3);
  });

  it('leaves out the marks of a list of plain websites', () => {
    expect(iconsOfLinks([link('a', 'https://a.example'), link('b', 'https://b.example')])).toEqual(
      {},
    );
    expect(iconsOfLinks([link('a', 'https://a.example'), link('b', 'https://x.com/b')])).toEqual({
      a: 'globe',
      b: 'x',
    });
  });

  it('reads the title where the address says nothing, and passes over names that are not known', () => {
    const links = [
      link('a', 'https://a.example', 'Tisch reservieren'),
      link('b', 'https://x.com', 'X', 'nothing'),
    ];
    expect(iconsOfLinks(links)).toEqual({ a: 'utensils', b: 'x' });
  });
});
