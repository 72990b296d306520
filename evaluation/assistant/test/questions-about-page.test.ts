// Answers of the built-in assistant to questions about what stands on the page.
import { describe, expect, it } from 'vitest';
import { respond } from '../../../server/src/modules/assistant/respond.ts';
import { startPages } from '../start-pages.ts';

const account = {
  username: 'krume',
  fullName: 'Krume',
  links: [],
  plan: 'starter',
  isPublished: true,
} as const;

type Row = [start: keyof typeof startPages, lang: string, message: string, expected: string];

const rows: readonly Row[] = [
  ['bakery', 'en', 'what does it say for saturday at the moment?', 'Sat 08:00–14:00.'],
  ['salon', 'en', 'are we down as open on sundays?', 'Sun closed.'],
  ['salon', 'es', '¿cuándo es la fecha de abril?', 'En tu página: Studio Petra'],
  ['bakery', 'en', 'how many links do I have right now', 'Links (3): Order online, Instagram'],
  ['shop', 'fr', 'il y a combien de liens sur ma page ?', 'Links (3): Etsy, Instagram'],
  ['salon', 'en', 'what price is on there for the cut?', 'On your page: Cut, 48 €.'],
  ['band', 'en', 'is the leeds gig still on there', 'On your page: Brudenell, Leeds,'],
  ['musician', 'en', 'whats my tagline right now', 'On your page: New single out now.'],
  ['bakery', 'en', 'which email is on there?', "That isn't on your page yet."],
  ['bakery', 'de', 'Steht da noch die alte Telefonnummer?', 'Das steht noch nicht auf deiner'],
];

describe('a suggested help article', () => {
  it.each(['Help: Import a page', 'Help: Images', 'Hilfe: Bilder'])('%s is answered', (message) => {
    const page = startPages.bakery;
    const reply = respond({
      ...{ message, page, history: [], account, lang: 'en' },
      ...{ today: '2026-11-28', seed: '1' },
    });
    expect(reply).toMatchObject({ kind: 'answer', operations: [] });
    expect(reply.link).toBeDefined();
  });
});

describe('a question about the page', () => {
  it.each(rows)('%s, %s: %s', (start, lang, message, expected) => {
    const page = startPages[start];
    const reply = respond({
      ...{ message, page, history: [], account, lang },
      ...{ today: '2026-11-28', seed: '1' },
    });
    expect(reply.kind).toBe('answer');
    expect(reply.say).toContain(expected);
  });
});
