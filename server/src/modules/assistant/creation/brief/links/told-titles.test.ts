// What links are called, and the numbers that messengers need.
import { describe, expect, it } from 'vitest';
import { briefOf } from '../../test/marked-brief.ts';
import { withCountryCode } from './country-codes.ts';
import { titleOfLabel } from './link-titles.ts';
import { toldTitle } from './told-titles.ts';

const link = 'https://kite.example/book';

function titleOf(text: string): string | undefined {
  const start = text.indexOf(link);
  const told = toldTitle(text, { start, end: start + link.length });
  return told && text.slice(told.start, told.end);
}

describe('the title of a link', () => {
  it.each([
    [`book at ${link} (call that Book a lesson)`, 'Book a lesson'],
    [`${link} - name it Fly with me. dark blue`, 'Fly with me'],
    [`${link} should say Book a chat. lavender`, 'Book a chat'],
    [`free trial button -> ${link}`, 'free trial'],
    [`${link}, nenn den Link Termin buchen`, 'Termin buchen'],
    [`billets sur ${link} (appelle le bouton Réserver). fond rouge`, 'Réserver'],
    [`${link} que ponga "Mi tienda"`, 'Mi tienda'],
    [`loja ${link} chama de Meu livro, e um mapa`, 'Meu livro'],
    [`${link} e chiamalo Ricette gratis. sfondo giallo`, 'Ricette gratis'],
  ])('is what the message calls it: %s', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it('is nothing that is said of something else', () => {
    expect(titleOf(`my site is ${link}, i also paint walls`)).toBeUndefined();
  });
});

describe('a mobile number', () => {
  it('gets the code of the country that its form belongs to', () => {
    expect(withCountryCode('07700 900482', 'en')).toBe('+447700900482');
    expect(withCountryCode('0171 2345678', 'de')).toBe('+491712345678');
    expect(withCountryCode('41 99876-5432', 'pt')).toBe('+5541998765432');
  });

  it('keeps the code that it has, and a number of no such form gets none', () => {
    expect(withCountryCode('+44 7700 900482', 'en')).toBeUndefined();
    expect(withCountryCode('0118 496 0345', 'en')).toBeUndefined();
  });
});

describe('a word right before an address', () => {
  it.each([
    ['Tickets', 'Tickets'],
    ['demo reel', 'demo reel'],
    ['insta', undefined],
    ['my page', undefined],
    ['find us', undefined],
    ['everything about the band', undefined],
    ['', undefined],
  ])('is a title where it says what is there: %s', (label, title) => {
    expect(titleOfLabel(label)).toBe(title);
  });
});

describe('links of a first message', () => {
  it('are called what stands before them rather than by their host', () => {
    const { links } = briefOf(
      '<fact>tickets <link>kite.eventbrite.com</link>, insta <link>instagram.com/kite</link></fact>',
    );
    expect(links.map(({ title }) => title)).toEqual(['Tickets', 'Instagram']);
  });

  it('are those of all platforms before one handle', () => {
    const { links } = briefOf(
      '<fact>my <platform>instagram</platform> and tiktok are both <link>@kezrides</link></fact>',
    );
    expect(links.map(({ url }) => url)).toEqual([
      'https://instagram.com/kezrides',
      'https://www.tiktok.com/@kezrides',
    ]);
  });

  it('open a chat where a messenger stands before the number', () => {
    const { links, phones } = briefOf(
      '<fact>pedidos pelo whats <link>41 99876-5432</link></fact>',
      'pt',
    );
    expect([links[0]?.url, phones]).toEqual(['https://wa.me/5541998765432', []]);
  });
});
