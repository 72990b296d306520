// What the studio proposes for a page is understood: sent as it is, or with the words that the creator adds.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import { layoutFamilies } from '@vys/contract/page-model/theme';
import { describe, expect, it } from 'vitest';
import {
  listPageSuggestions,
  type PageSuggestion,
} from '../../../../web/src/features/assistant/suggestions/page-suggestions.ts';
import { testPages } from './ranking/data/pages.ts';
import { testAccount } from './ranking/examples.ts';
import { respond } from './respond.ts';

const today = '2026-11-22';

type Change = (page: PageDesign['page']) => object;
const change = (design: PageDesign, edit: Change): PageDesign =>
  pageDesignSchema.parse({ ...design, page: { ...design.page, ...edit(design.page) } });

/** The page after the suggestion was taken. */
function take(design: PageDesign, suggestion: PageSuggestion, words = ''): PageDesign {
  const message = 'send' in suggestion ? suggestion.send : suggestion.start + words;
  const reply = respond({
    message,
    page: writeDesign(design),
    history: [],
    account: testAccount,
    lang: 'en',
    today,
    seed: 'seed',
  });
  expect(`${message} -> ${reply.kind}: ${reply.say}`).toContain(' -> changed');
  return openPage(reply.page ?? { jsx: '', css: '' })?.design as PageDesign;
}

function find(design: PageDesign, label: string | RegExp): PageSuggestion {
  const labels = listPageSuggestions(design, today);
  const found = labels.find((suggestion) =>
    typeof label === 'string' ? suggestion.label === label : label.test(suggestion.label),
  );
  if (!found) throw new Error(`not among ${labels.map((suggestion) => suggestion.label).join()}`);
  return found;
}

const pages = Object.entries(testPages);

describe('every suggestion that one tap sends', () => {
  const cases = pages.flatMap(([name, design]) =>
    layoutFamilies.map((family) => {
      const dressed = { ...design, theme: { ...design.theme, family } };
      return [name, family, dressed] as const;
    }),
  );
  it.each(cases)('changes the page %s in %s', (_, __, design) => {
    for (const suggestion of listPageSuggestions(design, today)) {
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
    const suggestion = find(open, '[Your opening line] is still a placeholder');
    const after = take(open, suggestion, 'Slow mornings and good company');
    expect(after.page).toEqual({ ...open.page, tagline: 'Slow mornings and good company' });
  });

  it('a link without an address gets the one that is added', () => {
    const open = withLink({});
    const after = take(open, find(open, /has no address$/), 'https://gifts.ada.org/ada');
    expect(getLink(after)).toEqual({ ...getLink(open), url: 'https://gifts.ada.org/ada' });
  });

  it('a link to an address that cannot answer gets another one', () => {
    const open = withLink({ url: 'https://www.example.com/list' });
    const after = take(open, find(open, /leads to www.example.com$/), 'https://gifts.ada.org');
    expect(getLink(after)).toMatchObject({ url: 'https://gifts.ada.org', title: 'Gift ideas' });
  });

  it('a link without a title gets the one that is added', () => {
    const open = withLink({ title: '[Title]', url: 'https://gifts.ada.org' });
    const after = take(open, find(open, /link has no title$/), 'Birthday ideas');
    expect(getLink(after)).toEqual({ ...getLink(open), title: 'Birthday ideas' });
  });

  it('a page without links gets the first one', () => {
    const after = take(withoutLinks, find(withoutLinks, 'Add your Instagram'), 'adamoss');
    expect(after.page.links).toMatchObject([{ url: 'https://instagram.com/adamoss' }]);
  });

  it('an event that is over and a countdown that has ended are removed', () => {
    const events = { kind: 'events', id: 'dates', title: 'Dates', items: [] as object[] };
    events.items = [
      { id: 'fair', name: 'Spring fair', day: '2026-04-01' },
      { id: 'market', name: 'Winter market', day: '2026-12-12' },
    ];
    const old = change(original, () => ({ links: [], sections: [events] }));
    const after = take(old, find(old, /^Remove "Spring fair"/));
    expect(after.page.sections).toMatchObject([{ items: [{ id: 'market' }] }]);
    const countdown = { kind: 'countdown', id: 'days', title: 'Launch', day: '2026-04-01' };
    const ended = change(original, () => ({ sections: [countdown] }));
    expect(take(ended, find(ended, /^Remove the countdown/)).page.sections).toEqual([]);
  });

  it('a section of placeholders is hidden', () => {
    const items = [{ id: 'dish', name: '[A dish]', price: { text: '[Price]' } }];
    const open = change(original, () => ({
      sections: [{ kind: 'menu', id: 'food', title: 'Menu', items }],
    }));
    const after = take(open, find(open, 'Hide "Menu" until it\'s filled in'));
    expect(after.page.sections).toMatchObject([{ id: 'food', hidden: true }]);
  });
});

describe('each kind of section that is missing', () => {
  it.each(layoutFamilies)('is added in %s, and nothing else changes', (family) => {
    const { page, theme } = testPages.bakery;
    let design: PageDesign = { page: { ...page, sections: [] }, theme: { ...theme, family } };
    for (let turn = 0; turn < 3; turn += 1) {
      const [suggestion] = listPageSuggestions(design, today);
      const before = design;
      design = take(design, suggestion as PageSuggestion, 'January 1, 2027');
      expect(design.page.sections).toHaveLength(before.page.sections.length + 1);
      expect(design.page.links).toEqual(before.page.links);
    }
  });
});
