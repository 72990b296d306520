// Errands outside of the page, and requests for the page that sound like them.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../reading/read-message.ts';
import { findErrand, isSurelyErrand } from './errand.ts';

const read = (text: string, lang = 'en') => readMessage(text, { lang, today: '2026-11-29' });

describe('an errand', () => {
  it.each([
    ['we ran out of flour, can you order 10kg for tomorrow', 'en', 'errand'],
    ['please book me a table at eight', 'en', 'errand'],
    ['could you call my landlord and say the heating is out', 'en', 'outreach'],
    ['write to all my clients that i am ill', 'en', 'outreach'],
    ['bestell mir bitte neue Bürsten', 'de', 'errand'],
    ['ruf meine Mutter an und sag ihr, ich komme später', 'de', 'outreach'],
    ['commande-moi deux pizzas stp', 'fr', 'errand'],
    ['réponds à mes messages, je suis débordée', 'fr', 'outreach'],
    ['porfa resérvame un vuelo a Lima', 'es', 'errand'],
    ['llama al proveedor y dile que venga', 'es', 'outreach'],
    ['compra 20 sacos de farinha', 'pt', 'errand'],
    ['avisa os alunos que amanhã não há aula', 'pt', 'outreach'],
    ['prenotami un treno per Roma', 'it', 'errand'],
    ['scrivi a tutti che domani è chiuso', 'it', 'outreach'],
  ])('is found: %s', (text, lang, kind) => {
    expect(findErrand(read(text, lang))).toBe(kind);
  });

  it.each([
    'add a button that says book us',
    'the call link goes first',
    'make the page greener and email me the link',
    'i would like bigger type',
    'our bookings moved to june',
  ])('is not: %s', (text) => {
    expect(findErrand(read(text))).toBeUndefined();
  });

  it.each([
    ['book us a van for the leeds gig', 'en', true],
    ['order 20kg of beans, dark roast', 'en', true],
    ['buchen Sie mir einen Zug nach München', 'de', true],
    ['prenotaci un tavolo', 'it', true],
    ['van died again, can you rent us another one', 'en', true],
    ['make it dark and book me a table', 'en', false],
    ['order the gigs by date', 'en', false],
    ['call me Mara instead', 'en', false],
    ['book now should stand out', 'en', false],
    ['get me a darker blue', 'en', false],
  ])('is sure, or may be of the page: %s', (text, lang, isSure) => {
    expect(isSurelyErrand(read(text, lang))).toBe(isSure);
  });
});
