// Sections that a page is not to have.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../reading/read-message.ts';
import { readRefused } from './read-refused.ts';

const refusedIn = (text: string, lang = 'en') =>
  readRefused(readMessage(text, { lang, today: '2026-11-20' }));

describe('what a page is not to have', () => {
  it('is what a clause refuses or puts off', () => {
    expect(refusedIn('a bakery. later ill add the menu so leave that out')).toContain('menu');
    expect(refusedIn('no newsletter please, just hours')).toEqual(['newsletter']);
    expect(refusedIn('dont put my address anywhere')).toContain('map');
    expect(refusedIn('bitte ohne Kontaktformular', 'de')).toContain('contact');
  });

  it('is nothing that comes after something else', () => {
    expect(refusedIn('primero la galería, luego precios y al final contacto', 'es')).toEqual([]);
  });
});
