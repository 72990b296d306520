// Whether the page that came of a model's output is the one that must come of it.
import { isDeepStrictEqual } from 'node:util';
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import { openPage } from '@vys/compiler/page-model/open-page';
import { operationSchema } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { runPage } from '../../../compiler/test/run-page.ts';
import type { CatalogueCase, Expectation } from './catalogue/case.ts';
import { startContent } from './catalogue/start-pages.ts';

export type Result = { content: PageContent; say: string };

/** What is wrong, in words; empty when nothing is. */
export function judge({ page, message, expect }: CatalogueCase, result: Result): string[] {
  const start = page === 'none' ? undefined : startContent(page);
  const html = render(result.content);
  if (html === undefined) return ['the page does not render'];
  return [
    ...judgeSay(expect, result.say),
    ...judgeTexts(expect, result.content, html),
    ...judgeHosts(start, message, expect, result.content),
    ...(start === undefined ? [] : judgeChange(expect, start, result.content, html)),
  ];
}

const rendered = new Map<string, string | undefined>();

/** Undefined when it fails or shows nothing. Many cases end with the same page, which is rendered once. */
export function render(content: PageContent): string | undefined {
  const key = `${content.jsx}\0${content.css}`;
  if (!rendered.has(key)) rendered.set(key, renderNow(content));
  return rendered.get(key);
}

function renderNow(content: PageContent): string | undefined {
  const { body = '', document } = runWithPatience(content);
  const hasText = /[\p{L}\p{N}]/u.test(body.replace(/<[^>]*>/g, ''));
  return document !== undefined && hasText ? body : undefined;
}

/** The time that a page may take is short for a machine that is busy with other tests. */
function runWithPatience(content: PageContent): ReturnType<typeof runPage> {
  const run = runPage(content);
  const isOutOfTime =
    run.rendered && 'error' in run.rendered && /timed out/.test(run.rendered.error);
  return isOutOfTime ? runPage(content) : run;
}

function judgeSay({ say, notSaid }: Expectation, text: string): string[] {
  return [
    ...(text.trim() === '' ? ['nothing was said'] : []),
    ...(say && !say.test(text) ? [`it said: ${text}`] : []),
    ...(notSaid?.test(text) ? [`it must not say: ${text}`] : []),
  ];
}

function judgeTexts(expected: Expectation, content: PageContent, html: string): string[] {
  const { texts = [], noTexts = [], noCode = [], links = [] } = expected;
  const seen = decode(html.replace(/<[^>]*>/g, ' '));
  const code = `${content.jsx}\n${content.css}`;
  return [
    ...texts.filter((text) => !seen.includes(text)).map((text) => `not on the page: ${text}`),
    ...noTexts.filter((text) => code.includes(text)).map((text) => `on the page: ${text}`),
    ...noCode.filter((pattern) => pattern.test(code)).map((pattern) => `in the code: ${pattern}`),
    ...links.filter((link) => !listTargets(html).has(link)).map((link) => `no link to ${link}`),
  ];
}

/** `www.w3.org` names the dialect of drawings. */
function judgeHosts(
  start: PageContent | undefined,
  message: string,
  { links = [] }: Expectation,
  { jsx, css }: PageContent,
): string[] {
  const allowed = listHosts([start?.jsx, start?.css, message, ...links].join('\n'));
  const hosts = [...listHosts(`${jsx}\n${css}`)];
  return hosts
    .filter((host) => !allowed.has(host) && host !== 'www.w3.org')
    .map((host) => `a host that was not given: ${host}`);
}

const listHosts = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(/https?:\/\/([^\s/"'`)<>\\?#]+)/gi)].map(([, host = '']) => host),
    ...[...text.matchAll(/(?<![\w.@-])(?:[a-z\d-]+\.)+example\b/gi)].map(([host]) => host),
  ]);

function judgeChange(
  expected: Expectation,
  start: PageContent,
  content: PageContent,
  html: string,
): string[] {
  const [before, after] = [openPage(start), openPage(content)];
  if (!before || !after) return ['the page can no longer be read'];
  const { operations } = expected;
  if (operations?.length === 0) return judgeSame(start, content);
  const htmlBefore = render(start);
  if (operations === undefined && htmlBefore !== undefined) {
    return [
      ...judgeTargets(htmlBefore, html),
      ...(before.kind === 'model' ? judgeRest(expected, before.design, after.design) : []),
    ];
  }
  const typed = (operations ?? []).map((operation) => operationSchema.parse(operation));
  const right = applyOperations(before.design, typed).design;
  return judgeEqual(
    withoutNewIds(right, before.design),
    withoutNewIds(after.design, before.design),
  );
}

const judgeSame = (start: PageContent, content: PageContent): string[] =>
  start.jsx === content.jsx && start.css === content.css ? [] : ['the code changed'];

/** Whatever links led to before, links lead to now. */
export function judgeTargets(before: string, html: string): string[] {
  const now = listTargets(html);
  return [...listTargets(before)]
    .filter((target) => !now.has(target))
    .map((target) => `lost the link to ${target}`);
}

export const listTargets = (html: string): Set<string> =>
  new Set([...html.matchAll(/\shref="([^"#][^"]*)"/g)].map(([, address = '']) => decode(address)));

function judgeRest(
  { changedSections, mayRestyle }: Expectation,
  before: PageDesign,
  after: PageDesign,
): string[] {
  if (changedSections === undefined) return [];
  const { links: _before, sections: oldSections, ...profile } = before.page;
  const { links: _after, sections: newSections, ...newProfile } = after.page;
  const others = (sections: PageDesign['page']['sections']) =>
    sections.filter(({ id }) => !changedSections.includes(id));
  return [
    ...(mayRestyle ? [] : judgeEqual(before.theme, after.theme)),
    ...judgeEqual(profile, newProfile),
    ...judgeEqual(others(oldSections).map(withoutLayout), others(newSections).map(withoutLayout)),
  ];

  function withoutLayout(section: PageDesign['page']['sections'][number]) {
    return mayRestyle ? { ...section, layout: undefined } : section;
  }
}

function judgeEqual(right: unknown, actual: unknown): string[] {
  if (isDeepStrictEqual(right, actual)) return [];
  return [`expected ${findDifference(right, actual)}`];
}

/** Where two values differ first. */
function findDifference(right: unknown, actual: unknown, path = ''): string {
  if (isObject(right) && isObject(actual)) {
    const keys = [...new Set([...Object.keys(right), ...Object.keys(actual)])];
    const key = keys.find((name) => !isDeepStrictEqual(right[name], actual[name]));
    if (key !== undefined) return findDifference(right[key], actual[key], `${path}.${key}`);
  }
  return `${path}: ${JSON.stringify(right)} instead of ${JSON.stringify(actual)}`.slice(0, 400);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is new may have any id. */
function withoutNewIds(design: PageDesign, before: PageDesign): unknown {
  const known = new Set(JSON.stringify(before).match(/(?<="id":")[^"]+/g));
  const replace = (_key: string, value: unknown) =>
    isObject(value) && typeof value.id === 'string' && !known.has(value.id)
      ? { ...value, id: 'new' }
      : value;
  return JSON.parse(JSON.stringify(design, replace));
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
export const decode = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
