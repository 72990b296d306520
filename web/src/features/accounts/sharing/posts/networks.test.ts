// Every network gets the text and the link in its own way, and every ready text fits.
import { describe, expect, it } from 'vitest';
import { trackLink } from '../tracked-links.ts';
import type { messages } from './messages/en.ts';
import { composePost, type Network, type NetworkId, networks } from './networks.ts';

/** The build puts one of them in the place of the English one; here all are read. */
async function readMessages(language: string): Promise<typeof messages> {
  return (await import(`./messages/${language}.ts`)).messages;
}
const catalogues = {
  en: await readMessages('en'),
  de: await readMessages('de'),
  es: await readMessages('es'),
};

const getNetwork = (id: NetworkId) => networks.find((network) => network.id === id) as Network;

describe('networks', () => {
  const link = trackLink('https://vys.example/ada', 'x');
  const open = (id: NetworkId, text = 'Songs & more') => {
    const network = getNetwork(id);
    const post = { text: composePost(network, { text, link }), link, subject: 'My page' };
    const url = new URL(network.getUrl(post));
    return [url.origin + url.pathname, Object.fromEntries(url.searchParams)];
  };
  const both = `Songs & more\n${link}`;

  it.each<[NetworkId, string, Record<string, string>]>([
    ['x', 'https://x.com/intent/post', { text: both }],
    ['threads', 'https://www.threads.com/intent/post', { text: both }],
    ['bluesky', 'https://bsky.app/intent/compose', { text: both }],
    ['whatsapp', 'https://wa.me/', { text: both }],
    ['telegram', 'https://t.me/share/url', { url: link, text: 'Songs & more' }],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: link }],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: link }],
    ['instagram', 'https://www.instagram.com/accounts/edit/', {}],
  ])('get what they take: %s', (id, address, parameters) => {
    expect(open(id)).toEqual([address, parameters]);
  });

  it('get an email with subject, and no plus for spaces', () => {
    const network = getNetwork('email');
    const url = network.getUrl({ text: both, link, subject: 'My page' });
    expect(url).toBe(
      `mailto:?subject=My%20page&body=${encodeURIComponent(`Songs & more\r\n${link}`)}`,
    );
  });

  it('get the link where the creator has put it, and once', () => {
    const text = `Look: ${link}, my page`;
    expect(open('x', text)).toEqual(['https://x.com/intent/post', { text }]);
    expect(composePost(getNetwork('x'), { text: '  ', link })).toBe(link);
    expect(composePost(getNetwork('instagram'), { text: 'Bio', link })).toBe('Bio');
  });
});

describe('ready texts', () => {
  const longLink = trackLink(
    'https://a-rather-long-name-of-a-host.example/name-of-20-letters-x',
    'y',
  );
  const longName = 'Maximiliane Alexandra von Hohenstein-Wittelsbach';
  const cases = Object.entries(catalogues).flatMap(([language, { texts }]) =>
    networks.map((network) => [language, network.id, texts[network.id], network] as const),
  );

  it.each(cases)('fit with a long link and name: %s, %s', (_, id, text, network) => {
    const said = typeof text === 'string' ? text : text(longName, longLink);
    const post = composePost(network, { text: said, link: longLink });
    expect(network.count(post)).toBeLessThanOrEqual(network.limit ?? 300);
    expect(post.includes(longLink)).toBe(id !== 'instagram');
  });

  it('are different for every network', () => {
    for (const { texts } of Object.values(catalogues)) {
      const said = Object.values(texts).map((text) =>
        typeof text === 'string' ? text : text('Ada', 'https://vys.example/ada'),
      );
      expect(new Set(said).size).toBe(networks.length);
    }
  });
});
