// The labelled messages that the classifier is trained on: those of the folder `data`, the marked messages of the
// tagger, and the requests of the ranking.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpArticleIds } from '@vys/contract/help/articles';
import { helpArticle } from '@vys/contract/help/read-article';
import {
  type PageDesign,
  type PageModel,
  pageLanguages,
} from '@vys/contract/page-model/page-model';
import { testPages } from '../../ranking/data/pages.ts';
import { listSeeds } from '../../ranking/examples.ts';
import { readMarkedMessages } from '../../tagging/training/read-data.ts';
import { startPages } from '../../tagging/training/start-pages.ts';
import { labels, nameOf } from '../labels.ts';

export type LabelledMessage = {
  lang: string;
  text: string;
  /** Names of the labels of which any is right. */
  right: readonly string[];
  page: PageModel | null;
  source: string;
};

const folder = new URL('../data/', import.meta.url);
const pages = [...startPages.values()];
const asks = labels.filter(({ group }) => group === 'ask').map(nameOf);
const talks = labels.filter(({ group }) => group === 'talk').map(nameOf);
const declines = labels.filter(({ group }) => group === 'decline').map(nameOf);

export function readMessages(): LabelledMessage[] {
  const messages = [...readLabelled(), ...listTitles(), ...listMarked(), ...listRequests()];
  return [...messages, ...withOthers(messages)];
}

const manners = ['hello', 'thanks', 'praise', 'bye', 'complaint'].map((topic) => `talk:${topic}`);
const errands = ['decline:errand', 'decline:outreach'];
const and: Readonly<Record<string, string>> = {
  ...{ en: ' and ', de: ' und ', fr: ' et ', es: ' y ', pt: ' e ', it: ' e ' },
};

/** Requests with a greeting, thanks, praise or an errand beside them are requests. */
function withOthers(messages: readonly LabelledMessage[]): LabelledMessage[] {
  const [spoken, asked] = [manners, errands].map((labels) =>
    Map.groupBy(
      messages.filter(({ right }) => labels.includes(right[0] ?? '')),
      ({ lang }) => lang,
    ),
  );
  const requests = messages.filter(({ right }) => right.join() === 'page:edit');
  return requests.flatMap((request, index) => {
    const { lang } = request;
    const said = (index % 3 === 0 ? spoken : index % 9 === 1 ? asked : undefined)?.get(lang) ?? [];
    const other = said[(index * 13) % said.length];
    if (other === undefined) return [];
    const [first, second] = index % 2 === 0 ? [other, request] : [request, other];
    const joints = ['. ', ', ', '! ', index % 3 === 0 ? ' ' : and[lang]];
    return [{ ...request, text: `${first.text}${joints[index % 4] ?? ' '}${second.text}` }];
  });
}

/** What is said of no page in particular is said on one page after the other, or on none. */
function readLabelled(): LabelledMessage[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.txt'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return files.flatMap(({ name: file, parentPath }) => {
    const lines = readFileSync(join(parentPath, file), 'utf8').trim().split('\n');
    return lines.map((line, index): LabelledMessage => {
      const [lang = '', label = '', ...text] = line.split(' | ');
      const isRequest = label === 'edit' || label === 'create';
      const page = pages[(index * 7) % (pages.length + (label === 'edit' ? 0 : 1))] ?? null;
      const right = [isRequest ? `page:${label}` : label];
      return { lang, text: text.join(' | '), right, page, source: file };
    });
  });
}

/** Titles of help articles are questions about them. */
const listTitles = (): LabelledMessage[] =>
  pageLanguages.flatMap((lang) =>
    helpArticleIds.map((id, index) => ({
      lang,
      text: helpArticle(id, lang).title,
      right: [`ask:${id}`],
      page: pages[index % (pages.length + 1)] ?? null,
      source: 'titles',
    })),
  );

function listMarked(): LabelledMessage[] {
  return readMarkedMessages().map(({ lang, text, page, requests, author }) => {
    const kinds = new Set<string>(requests.map(({ kind }) => kind));
    const model = page === undefined ? null : (startPages.get(page) ?? null);
    return { lang, text, page: model, source: author, right: rightFor(kinds, model) };
  });
}

function rightFor(kinds: ReadonlySet<string>, page: PageModel | null): readonly string[] {
  const only = kinds.size === 1 ? [...kinds][0] : undefined;
  if (only === 'ask') return asks;
  if (only === 'talk') return talks;
  if (only === 'decline') return declines;
  return [page === null ? 'page:create' : 'page:edit'];
}

function listRequests(): LabelledMessage[] {
  return listSeeds().map(({ lang, message, page, expected }) => {
    const design: PageDesign = testPages[page];
    const right = expectedLabels(expected);
    return { lang, text: message, page: design.page, source: 'requests', right };
  });
}

function expectedLabels(expected: string): readonly string[] {
  if (expected.includes('talk.answer')) return asks;
  if (/talk\.(?:thanks|yes|no)/.test(expected)) return talks;
  // "It is boring" asks for another design.
  return expected.includes('page.redesign') ? ['page:edit', 'talk:complaint'] : ['page:edit'];
}
