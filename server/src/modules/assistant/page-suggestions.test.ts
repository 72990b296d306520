// What the studio proposes for a page is understood: sent as it is, or with the words that the creator adds.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import { layoutFamilies } from '@vys/contract/page-model/theme';
import { describe, expect, it } from 'vitest';
import * as promptsDe from '../../../../web/src/features/assistant/messages/de.ts';
import * as promptsEn from '../../../../web/src/features/assistant/messages/en.ts';
import * as promptsEs from '../../../../web/src/features/assistant/messages/es.ts';
import { messages as textsDe } from '../../../../web/src/features/assistant/suggestions/messages/de.ts';
import { messages as textsEn } from '../../../../web/src/features/assistant/suggestions/messages/en.ts';
import { messages as textsEs } from '../../../../web/src/features/assistant/suggestions/messages/es.ts';
import {
  listPageSuggestions,
  type PageSuggestion,
} from '../../../../web/src/features/assistant/suggestions/page-suggestions.ts';
import { testPages } from './ranking/data/pages.ts';
import { testAccount } from './ranking/examples.ts';
import { respond } from './respond.ts';

const today = '2026-11-22';
/** The day of a countdown, as it is written in each of the languages. */
const interfaces = [
  { lang: 'en', texts: textsEn, prompts: promptsEn, day: 'January 1, 2027' },
  { lang: 'de', texts: textsDe, prompts: promptsDe, day: '1. Januar 2027' },
  { lang: 'es', texts: textsEs, prompts: promptsEs, day: '1 de enero de 2027' },
] as const;

type Change = (page: PageDesign['page']) => object;
const change = (design: PageDesign, edit: Change): PageDesign =>
  pageDesignSchema.parse({ ...design, page: { ...design.page, ...edit(design.page) } });

/** What the assistant makes of a message, without a page or on this one. */
const ask = (message: string, lang: string, design?: PageDesign) =>
  respond({
    message,
    page: design ? writeDesign(design) : null,
    history: [],
    account: testAccount,
    lang,
    today,
    seed: 'seed',
  });

const messageOf = (suggestion: PageSuggestion, words = '') =>
  'send' in suggestion ? suggestion.send : suggestion.start + words;

const pages = Object.entries(testPages);

describe.each(interfaces)('in $lang', ({ lang, texts, prompts, day }) => {
  /** The page after the suggestion was taken. */
  function take(design: PageDesign, suggestion: PageSuggestion, words = ''): PageDesign {
    const message = messageOf(suggestion, words);
    const reply = ask(message, lang, design);
    expect(`${message} -> ${reply.kind}: ${reply.say}`).toContain(' -> changed');
    return openPage(reply.page ?? { jsx: '', css: '' })?.design as PageDesign;
  }

  function find(design: PageDesign, { label }: PageSuggestion): PageSuggestion {
    const listed = listPageSuggestions(design, today, texts);
    const found = listed.find((suggestion) => suggestion.label === label);
    if (!found) throw new Error(`not among ${listed.map((suggestion) => suggestion.label).join()}`);
    return found;
  }

  describe('every suggestion that one tap sends', () => {
    const isSource = texts === textsEn;
    // The kinds of sections of every family are added below, in each language.
    const cases = pages.flatMap(([name, design]) =>
      layoutFamilies
        .filter((family) => isSource || family === design.theme.family)
        .map((family) => {
          const dressed = { ...design, theme: { ...design.theme, family } };
          return [name, family, dressed] as const;
        }),
    );
    it.each(cases)('changes the page %s in %s', { tags: 'slow' }, (_, __, design) => {
      for (const suggestion of listPageSuggestions(design, today, texts)) {
        if ('send' in suggestion) expect(take(design, suggestion)).not.toEqual(design);
      }
    });
  });

  describe.each(pages)('on the page %s', (_, original) => {
    const withoutLinks = change(original, () => ({ links: [], sections: [] }));
    const link = (over: object) => ({ id: 'new-link', title: 'Gift ideas', ...over });
    const withLink = (over: object) =>
      change(original, ({ links }) => ({ links: [...links, link(over)], sections: [] }));
    const getLink = ({ page }: PageDesign) => page.links.find(({ id }) => id === 'new-link');

    it('a placeholder of the tagline is replaced by the words that are added', () => {
      const open = change(original, () => ({ tagline: '[Your opening line]' }));
      const suggestion = find(open, texts.placeholderTagline('[Your opening line]'));
      const after = take(open, suggestion, 'Slow mornings and good company');
      expect(after.page).toEqual({ ...open.page, tagline: 'Slow mornings and good company' });
    });

    it('a link without an address gets the one that is added', () => {
      const open = withLink({});
      const suggestion = find(open, texts.linkWithoutAddress('Gift ideas'));
      const after = take(open, suggestion, 'https://gifts.ada.org/ada');
      expect(getLink(after)).toEqual({ ...getLink(open), url: 'https://gifts.ada.org/ada' });
    });

    it('a link to an address that cannot answer gets another one', () => {
      const open = withLink({ url: 'https://www.example.com/list' });
      const suggestion = find(open, texts.deadLink('Gift ideas', 'www.example.com'));
      const after = take(open, suggestion, 'https://gifts.ada.org');
      expect(getLink(after)).toMatchObject({ url: 'https://gifts.ada.org', title: 'Gift ideas' });
    });

    it('a link without a title gets the one that is added', () => {
      const open = withLink({ title: '[Title]', url: 'https://gifts.ada.org' });
      const place = open.page.links.length - 1;
      const after = take(open, find(open, texts.untitledLink(place)), 'Birthday ideas');
      expect(getLink(after)).toEqual({ ...getLink(open), title: 'Birthday ideas' });
    });

    it('a page without links gets the first one', () => {
      const after = take(withoutLinks, find(withoutLinks, texts.noLinks), 'adamoss');
      expect(after.page.links).toMatchObject([{ url: 'https://instagram.com/adamoss' }]);
    });

    it('an event that is over and a countdown that has ended are removed', () => {
      const events = { kind: 'events', id: 'dates', title: 'Dates', items: [] as object[] };
      events.items = [
        { id: 'fair', name: 'Spring fair', day: '2026-04-01' },
        { id: 'market', name: 'Winter market', day: '2026-12-12' },
      ];
      const old = change(original, () => ({ links: [], sections: [events] }));
      const after = take(old, find(old, texts.pastEvent('Spring fair')));
      expect(after.page.sections).toMatchObject([{ items: [{ id: 'market' }] }]);
      const countdown = { kind: 'countdown', id: 'days', title: 'Launch', day: '2026-04-01' };
      const ended = change(original, () => ({ sections: [countdown] }));
      expect(take(ended, find(ended, texts.pastCountdown)).page.sections).toEqual([]);
    });

    it('a section of placeholders is hidden', () => {
      const items = [{ id: 'dish', name: '[A dish]', price: { text: '[Price]' } }];
      const open = change(original, () => ({
        sections: [{ kind: 'menu', id: 'food', title: 'Menu', items }],
      }));
      const after = take(open, find(open, texts.emptySection('Menu')));
      expect(after.page.sections).toMatchObject([{ id: 'food', hidden: true }]);
    });
  });

  describe('each kind of section that is missing', () => {
    it.each(layoutFamilies)(
      'is added in %s, and nothing else changes',
      { tags: 'slow' },
      (family) => {
        const { page, theme } = testPages.bakery;
        let design: PageDesign = { page: { ...page, sections: [] }, theme: { ...theme, family } };
        for (let turn = 0; turn < 3; turn += 1) {
          const [suggestion] = listPageSuggestions(design, today, texts);
          const before = design;
          design = take(design, suggestion as PageSuggestion, day);
          expect(design.page.sections).toHaveLength(before.page.sections.length + 1);
          expect(design.page.links).toEqual(before.page.links);
        }
      },
    );
  });

  describe('in an empty conversation', () => {
    it.each(prompts.suggestedPrompts)('a first page comes of: %s', (prompt) => {
      const { kind, lang: spoken, page } = ask(prompt, lang);
      expect([kind, spoken]).toEqual(['made', lang]);
      expect(openPage(page ?? { jsx: '', css: '' })?.design.page.name).toBe(testAccount.fullName);
    });

    it.each(prompts.suggestedEdits)('the page changes by: %s', (edit) => {
      expect(take(testPages.bare, { label: edit, send: edit })).not.toEqual(testPages.bare);
    });
  });
});
