// The words that name something on a page, with what they name.
import type { PageModel } from '@vys/contract/page-model/page-model';
import { stopWords } from '../../edits/lexicon/stop-words.ts';
import { listAliases, listTargets, tokensOf } from '../../edits/scene/targets.ts';

export type PageNames = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<PageModel, PageNames>();
const none: PageNames = new Map();

export function namesOfPage(page: PageModel | null): PageNames {
  if (page === null) return none;
  const names = known.get(page) ?? readNames(page);
  known.set(page, names);
  return names;
}

function readNames(page: PageModel): PageNames {
  const names = new Map<string, Set<string>>();
  const add = (token: string, name: string) => {
    if (stopWords.has(token)) return;
    names.set(token, (names.get(token) ?? new Set()).add(name));
    for (const form of [`${token}s`, token.replace(/s$/, '')]) {
      if (token.length > 3 && !names.has(form)) names.set(form, new Set([name]));
    }
  };
  for (const { target, tokens } of listAliases(listTargets(page))) {
    const kind = target.kind === 'item' ? `item.${target.section.kind}` : target.kind;
    tokens.forEach((token, index) => {
      add(token, `on.${kind}`);
      add(token, `on.${target.kind}${index === 0 ? '.first' : ''}`);
    });
  }
  const { name, tagline, location } = page;
  for (const [kind, text] of Object.entries({ name, tagline, location })) {
    for (const token of tokensOf(text ?? '')) add(token, `on.${kind}`);
  }
  for (const token of numbersOf(page)) add(token, 'on.price');
  return new Map([...names].map(([token, kinds]) => [token, [...kinds]]));
}

/** Digits of the prices of a page. */
function numbersOf({ sections }: PageModel): string[] {
  return sections.flatMap((section) =>
    ('items' in section ? section.items : []).flatMap((item) =>
      'price' in item && item.price ? (item.price.text.match(/\d+/g) ?? []) : [],
    ),
  );
}
