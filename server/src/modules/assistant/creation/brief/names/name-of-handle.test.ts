// Names that addresses repeat.
import { describe, expect, it } from 'vitest';
import { namesOfHandles } from './name-of-handle.ts';

function namesIn(text: string, ...addresses: string[]) {
  const spans = addresses.map((address) => {
    const start = text.lastIndexOf(address);
    return { start, end: start + address.length };
  });
  return namesOfHandles(text, spans).map(({ start, end }) => text.slice(start, end));
}

describe('the name that an address repeats', () => {
  it.each([
    ['velvet static. bandcamp velvetstatic', 'velvetstatic', 'velvet static'],
    ['page for Fern & Fable, insta fernandfable', 'fernandfable', 'Fern & Fable'],
    ['the Harbour Choir, harbourchoir.org.uk', 'harbourchoir.org.uk', 'Harbour Choir'],
    ['Box 44 in Tulsa, box44tulsa.com/trial', 'box44tulsa.com/trial', 'Box 44'],
    ['Pé de Serra Novo, @pedeserranovo', '@pedeserranovo', 'Pé de Serra Novo'],
  ])('is found in its words: %s', (text, address, name) => {
    expect(namesIn(text, address)[0]).toBe(name);
  });

  it('is no page of a shop and no platform', () => {
    expect(
      namesIn(
        'The Salt Ledger https://shop.example/p/salt-ledger',
        'https://shop.example/p/salt-ledger',
      ),
    ).toEqual([]);
    expect(namesIn('see instagram: instagram.com/x', 'instagram.com/x')).toEqual([]);
  });
});
