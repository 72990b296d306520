// Pages for messages whose authors invented what stands on them: a start page, with links and items that have the names
// that the messages around speak of.
import { type PageModel, pageModelSchema } from '@vys/contract/page-model/page-model';
import { readMessage } from '../../reading/read-message.ts';
import { namesOfPage } from '../features/page-names.ts';
import { tokenizeMessage } from '../features/tokens.ts';
import type { MarkedExample } from './examples.ts';

/** Messages of one page that stand together are mostly by one person. */
const TOGETHER = 8;
const LONGEST_NAME = 40;
/** Name what is not on the page yet. */
const ABOUT_NEW = ['add', 'make', 'fact', 'want'];
const ARTICLE =
  /^(?:the|our|my|il|lo|la|le|gli|i|el|los|las|les|der|die|das|den|o|os|as|a) |^l['’]/i;

type Name = { text: string; isItem: boolean };

export function inventPages(
  messages: readonly MarkedExample[],
  pages: ReadonlyMap<string, PageModel>,
): MarkedExample[] {
  const models = new Map<MarkedExample, PageModel>();
  for (const [id, list] of Map.groupBy(messages, ({ page }) => page)) {
    const base = pages.get(id ?? '');
    for (let from = 0; base !== undefined && from < list.length; from += TOGETHER) {
      const together = list.slice(from, from + TOGETHER);
      const names = together.flatMap((message) => namesIn(message, base));
      const model = withNames(base, names);
      for (const message of together) models.set(message, model);
    }
  }
  return messages.map((message) => {
    const model = models.get(message);
    return model === undefined ? message : { ...message, model };
  });
}

function namesIn({ text, lang, requests }: MarkedExample, base: PageModel): Name[] {
  const changes = requests.filter(({ kind }) => !ABOUT_NEW.includes(kind));
  return changes.flatMap(({ slots }) => {
    const isItem = slots.some(({ slot }) => slot === 'price' || slot === 'status');
    return slots
      .filter(({ slot }) => slot === 'target')
      .map(({ start, end }) => text.slice(start, end))
      .filter((name) => name.length <= LONGEST_NAME && !isKnown(name, lang, base))
      .map((name) => ({ text: name.replace(ARTICLE, ''), isItem }));
  });
}

/** The page has all of it, or a lexicon explains it: a platform, a kind of section, a pronoun. */
function isKnown(name: string, lang: string, base: PageModel): boolean {
  const onPage = namesOfPage(base);
  const { tokens } = tokenizeMessage(readMessage(name, { lang, today: '2026-11-22' }), base);
  return tokens.every(
    ({ word, classes }) => word.length < 3 || classes.length > 0 || onPage.has(word),
  );
}

function withNames(base: PageModel, names: readonly Name[]): PageModel {
  const priced = base.sections.find(({ kind }) => ['menu', 'services', 'products'].includes(kind));
  const items = names
    .filter(({ isItem }) => isItem)
    .map(({ text }, index) => ({ id: `named-item-${index}`, name: text }));
  const links = names
    .filter(({ isItem }) => !isItem)
    .map(({ text }, index) => ({
      id: `named-${index}`,
      title: text,
      url: `https://example.com/${index}`,
    }));
  return pageModelSchema.parse({
    ...base,
    links: [...base.links, ...links],
    sections: base.sections.map((section) =>
      section === priced && 'items' in section
        ? { ...section, items: [...section.items, ...items] }
        : section,
    ),
  });
}
