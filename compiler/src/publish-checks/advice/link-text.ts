// Warns of links whose words say nothing, and of links without any: people who listen to a page, or
// look over its links, hear only those words.
import { isNode, type JSXElement } from '../../parse/ast.ts';
import { trimEndBy } from '../../trim.ts';
import { getScheme } from '../../url.ts';
import { type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { parseHost } from '../hosts/hosts.ts';
import { say, sayFix } from '../phrases.ts';
import { plainWords } from '../secrets/wording.ts';
import { addAttribute } from '../source-edits.ts';
import { type Element, getValues, listElements, onlyValue, textIn } from '../tree.ts';

const VAGUE = new Set(
  `click here|here|click|click this|click me|this|this link|link|a link|read more|more|learn more|see more|
  more info|details|go|hier|hier klicken|klick hier|klicke hier|mehr|mehr lesen|weiterlesen|mehr erfahren|
  ici|cliquez ici|cliquer ici|lire la suite|en savoir plus|plus|aquí|aqui|haz clic aquí|haz clic aqui|
  clic aquí|leer más|leer mas|más|ver más|clique aqui|saiba mais|leia mais|qui|clicca qui|leggi tutto|
  scopri di più|klik hier|lees meer|kliknij tutaj|tutaj|тут|здесь|подробнее|нажмите здесь|
  点击这里|點擊這裡|こちら|여기|여기를 클릭`
    .split('|')
    .map((words) => words.trim()),
);

/** Decoration at the end of a link. */
const TRAILING = /[\s.!…:>»→›]/u;

export const checkLinkText: Rule = (context) => {
  const issues: Issue[] = [];
  const reported = new Set<string>();
  for (const link of [...listElements(context.source), ...listElements(context.rendered)]) {
    if (issues.length >= MAX_ISSUES) break;
    if (link.tag !== 'a' || !link.attrs.has('href')) continue;
    const isSource = link.at !== undefined;
    const href = onlyValue(link, 'href') ?? '';
    const named = getName(link);
    const words = trimEndBy(plainWords(named), (char) => TRAILING.test(char));
    const isVague = VAGUE.has(words);
    // What components draw inside a link is known only when it has rendered.
    const isEmpty = words === '' && named === '' && !isSource && !hides(link);
    if (!isVague && !isEmpty) continue;
    const key = `${words} ${href}`;
    if (!isSource && reported.has(key)) continue;
    reported.add(key);
    issues.push(
      isVague ? vague(link, href, named) : empty(link, href, findSource(context.source, href)),
    );
  }
  return issues;
};

const hides = (link: Element): boolean =>
  getValues(link, 'aria-hidden').includes('true') || link.attrs.has('hidden');

/** What is read out: the label, else the words, else the pictures. */
function getName(link: Element): string {
  const label = onlyValue(link, 'aria-label')?.trim();
  if (label) return label;
  const text = textIn(link);
  if (text !== '') return text;
  const pictures = listElements(link).flatMap((element) => [
    ...(element.tag === 'img' ? getValues(element, 'alt') : []),
    ...getValues(element, 'aria-label'),
  ]);
  return [...pictures, ...getValues(link, 'title')].join(' ').trim();
}

/** The one link of the source with that address. */
function findSource(source: Element, href: string): Element | undefined {
  const same = listElements(source).filter(
    (element) =>
      element.tag === 'a' &&
      onlyValue(element, 'href') === href &&
      !element.attrs.has('aria-label'),
  );
  return same.length === 1 ? same[0] : undefined;
}

function vague(link: Element, href: string, text: string): Issue {
  const better = wordsFor(href);
  const replace = better !== undefined && link.node ? newText(link.node, better) : undefined;
  return {
    rule: 'link-text',
    severity: 'warn',
    about: `${text} ${href}`,
    ...say('linkVague', text.slice(0, 60)),
    ...(link.at === undefined ? {} : { source: 'jsx', at: link.at }),
    ...(better !== undefined && replace
      ? { fix: { ...sayFix('writeText', better), replace } }
      : {}),
  };
}

function newText(node: JSXElement, text: string) {
  const [only, ...rest] = node.children;
  const isText = isNode(only, 'JSXText') && rest.length === 0;
  const isNamed = node.openingElement.attributes.some(
    ({ type, ...attribute }) =>
      type === 'JSXSpreadAttribute' ||
      ('name' in attribute &&
        attribute.name.type === 'JSXIdentifier' &&
        attribute.name.name === 'aria-label'),
  );
  if (!isText || isNamed) return undefined;
  const start = only.start + (only.raw.length - only.raw.trimStart().length);
  return { start, end: only.end - (only.raw.length - only.raw.trimEnd().length), text };
}

function empty(link: Element, href: string, source: Element | undefined): Issue {
  const better = wordsFor(href);
  const at = source?.at ?? link.at;
  const replace =
    better !== undefined && source?.node && !source.open
      ? addAttribute(source.node, `aria-label=${JSON.stringify(better)}`)
      : undefined;
  return {
    rule: 'link-text',
    severity: 'warn',
    about: `empty ${href}`,
    ...say('linkEmpty', href.slice(0, 80)),
    ...(at === undefined ? {} : { source: 'jsx', at }),
    ...(better !== undefined && replace ? { fix: { ...sayFix('nameLink', better), replace } } : {}),
  };
}

/** What can be said of an address without making anything up. */
function wordsFor(href: string): string | undefined {
  const scheme = getScheme(href);
  if (scheme === 'mailto') return 'Send an email';
  if (scheme === 'tel') return 'Call';
  const host = parseHost(href)?.name.replace(/^www\./, '');
  return host !== undefined && /^[\p{L}\p{N}.-]+$/u.test(host) ? `Visit ${host}` : undefined;
}
