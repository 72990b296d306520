// The committed model on messages that it was not trained on: what stands in them, and where.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/read-message.ts';
import { tagMessage } from './tag-message.ts';
import { startPages } from './training/start-pages.ts';

function tag(text: string, page?: string, lang = 'en') {
  const message = readMessage(text, { lang, today: '2026-11-22' });
  const model = page === undefined ? null : (startPages.get(page) ?? null);
  return { message, tagged: tagMessage(message, model) };
}

/** "add platform:tiktok link:@daily" for every request. */
function outline(text: string, page?: string, lang?: string): string[] {
  return tag(text, page, lang).tagged.requests.map(({ kind, slots }) =>
    [kind, ...slots.map(({ slot, text: found }) => `${slot}:${found}`)].join(' '),
  );
}

describe('tagging a message', () => {
  it('finds one request and its parts', () => {
    expect(outline('please add our tiktok @dailygrindcoffee', 'cafe')).toEqual([
      'add platform:tiktok link:@dailygrindcoffee',
    ]);
    expect(outline('flat white is 3.80 now', 'cafe')).toEqual(['set target:flat white price:3.80']);
    expect(outline('remove the banana bread', 'cafe')).toEqual([
      expect.stringMatching(/^remove target:(?:the )?banana bread$/),
    ]);
  });

  it('finds requests in several languages', () => {
    expect(outline('Balayage kostet jetzt 155 €', 'salon', 'de')).toEqual([
      'set target:Balayage price:155 €',
    ]);
    expect(outline('quita los pinterest', 'shop', 'es')).toEqual(['remove target:pinterest']);
  });

  it('takes nothing on a page for a request in a script that it did not learn', () => {
    expect(outline('احذف القائمة من الصفحة', 'cafe', 'ar')).toEqual([]);
    expect(outline('احذف Instagram', 'cafe', 'ar')).not.toEqual([]);
  });

  it('finds the facts of a first message', () => {
    const [make, ...facts] = outline(
      'I need a page for my bakery. We are Rye & Co in Leeds. Instagram is @ryeandco',
    );
    expect(make).toMatch(/^make/);
    const all = facts.join(' ');
    for (const slot of ['name:Rye & Co', 'location:Leeds', 'link:@ryeandco'])
      expect(all).toContain(slot);
  });

  it('gives offsets in the text of the message, and probabilities', () => {
    const { message, tagged } = tag(
      'hi!! could you put my new number +44 161 496 0123 on there, and hide the gallery',
      'cafe',
    );
    expect(tagged.requests.length).toBeGreaterThan(0);
    let end = 0;
    for (const request of tagged.requests) {
      expect(request.start).toBeGreaterThanOrEqual(end);
      end = request.end;
      for (const slot of request.slots) {
        expect(message.text.slice(slot.start, slot.end)).toBe(slot.text);
        expect(slot.start).toBeGreaterThanOrEqual(request.start);
        expect(slot.end).toBeLessThanOrEqual(request.end);
        expect(slot.probability).toBeGreaterThan(0);
        expect(slot.probability).toBeLessThanOrEqual(1);
      }
    }
  });

  it('finds nothing where nothing is said', () => {
    expect(outline('')).toEqual([]);
    expect(outline('   \n ', 'cafe')).toEqual([]);
  });

  it('takes a very long message', () => {
    const { tagged } = tag('add a link to my shop and '.repeat(600), 'cafe');
    expect(tagged.requests.length).toBeGreaterThan(0);
  });
});
