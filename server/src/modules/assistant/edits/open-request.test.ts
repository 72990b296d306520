// Requests without a value are asked about, and the next message is the answer.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import { pageLanguages } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/pages';
import { describe, expect, it } from 'vitest';
import { bakery } from '../../../../../compiler/test/page-designs.ts';
import { readMessage } from '../reading/read-message.ts';
import { texts } from '../replies/texts/texts.ts';
import { respond } from '../respond.ts';
import type { AssistantTurn, EarlierTurn } from '../types.ts';
import { findOpenRequest } from './open-request.ts';

const read = (text: string, lang = 'en') =>
  findOpenRequest(readMessage(text, { lang, today: '2026-11-22' }));
const page = writeDesign(bakery());
const account: AssistantTurn['account'] = {
  username: 'olive',
  fullName: 'Olive Rye',
  links: [],
  plan: 'free',
  isPublished: false,
};
const say = (message: string, history: readonly EarlierTurn[] = [], current: PageContent = page) =>
  respond({
    message,
    page: current,
    history,
    account,
    lang: 'en',
    today: '2026-11-22',
    seed: 'open',
  });
const designOf = (content: PageContent | undefined) => content && openPage(content)?.design.page;

describe('an open request', () => {
  it.each([
    ['change the tagline', 'en', 'tagline'],
    ['can you please update my bio?', 'en', 'about'],
    ['change my name', 'en', 'name'],
    ['add a photo', 'en', 'picture'],
    ['add a link', 'en', 'link'],
    ['Füge einen Link hinzu', 'de', 'link'],
    ['Untertitel ändern', 'de', 'tagline'],
    ['change mon slogan', 'fr', 'tagline'],
    ['cambia el eslogan', 'es', 'tagline'],
    ['muda o slogan', 'pt', 'tagline'],
    ['cambia lo slogan', 'it', 'tagline'],
  ])('is found in %j (%s): %s', (text, lang, expected) => {
    expect(read(text, lang)).toBe(expected);
  });

  it.each([
    'change the tagline to Hello world',
    'make the tagline bigger',
    'delete the tagline',
    'add a link to my shop',
    'add https://olive.example',
    'move the link up',
    'change the prices',
    'name: Olive',
    'what is the tagline',
    '',
  ])('is not %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(pageLanguages)('is what the assistant proposes for the tagline in %s', (lang) => {
    expect(read(texts[lang].suggest.tagline, lang)).toBe('tagline');
  });

  it('changes nothing, and asks', () => {
    const reply = say('change the tagline');
    expect([reply.kind, reply.say]).toEqual(['question', 'What should the tagline say?']);
    expect(reply.page).toBeUndefined();
  });
});

describe('the message after it', () => {
  const history = [{ message: 'change the tagline', page }];

  it.each(['Bread worth waking up for', '"Bread worth waking up for"'])(
    'is the answer: %s',
    (text) => {
      const reply = say(text, history);
      expect(reply.kind).toBe('changed');
      const before = designOf(page);
      expect(designOf(reply.page)).toEqual({ ...before, tagline: 'Bread worth waking up for' });
    },
  );

  it.each(['make the page dark', 'undo', 'How do I publish my page?'])(
    'may be another request: %s',
    (text) => {
      const reply = say(text, history);
      expect(designOf(reply.page ?? page)?.tagline).toBe(bakery().page.tagline);
    },
  );

  it('is no answer once the page has changed', () => {
    const other = writeDesign({ ...bakery(), page: { ...bakery().page, name: 'Rye' } });
    const reply = say('Bread worth waking up for', history, other);
    expect(designOf(reply.page ?? other)?.tagline).toBe(bakery().page.tagline);
  });
});
