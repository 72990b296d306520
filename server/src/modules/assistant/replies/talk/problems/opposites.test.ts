// What cannot be done as it was said is asked about; what only sounds like it is done.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../reading/read-message.ts';
import { findOpposites } from './opposites.ts';

const found = (text: string, lang = 'en') =>
  findOpposites(readMessage(text, { lang, today: '2026-11-22' }));

describe('a message that asks for one thing and its opposite', () => {
  it.each([
    ['make the page red and green everywhere at the same time', 'en'],
    ['put spotify first but also last', 'en'],
    ['hide the menu but everyone should see it, at once', 'en'],
    ['delete the gallery but keep it', 'en'],
    ['mach den Hintergrund schwarz und weiß zugleich', 'de'],
    ['lösch den Link aber lass ihn', 'de'],
    ['le titre plus grand mais aussi plus petit', 'fr'],
    ['quita el mapa pero déjalo', 'es'],
    ['supprime la carte mais garde-la', 'fr'],
    ['quero mais escuro mas também mais claro', 'pt'],
    ['metti spotify primo però anche ultimo', 'it'],
  ])('is asked about: %s', (text, lang) => {
    expect(found(text, lang)).toBe('contradiction');
  });

  it.each([
    'a black and white page please, both serif',
    'move spotify first. and tickets last',
    'make the heading bigger and the text smaller',
    'hide the menu but keep it for later',
    'take the map off the top but keep it in the footer',
    'dark background, white letters',
    'supprime la galerie mais garde le plan',
    'lösch die Galerie aber behalte das Menü',
    'remove the gallery but keep that photo',
  ])('is not found in %s', (text) => {
    expect(found(text)).toBeUndefined();
  });
});

describe('a message that takes back what it asked for', () => {
  it.each([
    ['make the page blue. actually never mind', 'en'],
    ['mach das blau weg. oder nee. egal', 'de'],
    ['enlève la carte, laisse tomber', 'fr'],
    ['cambia el color, mejor no', 'es'],
    ['tira o mapa, deixa pra lá', 'pt'],
    ['togli la mappa, lascia stare', 'it'],
  ])('changes nothing: %s', (text, lang) => {
    expect(found(text, lang)).toBe('takenBack');
  });

  it.each(['never mind the map, remove it', 'os 12 anos deixa estar'])(
    'is not found in %s',
    (text) => {
      expect(found(text)).toBeUndefined();
    },
  );
});
