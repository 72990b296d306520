// Finds web addresses with and without a scheme, email addresses and image lines.
import { findPlatform, platformOfUrl } from '../platforms.ts';
import type { ReadState } from './finder.ts';
import { isTopLevelDomain } from './top-level-domains.ts';
import { titleOfUrl } from './url-titles.ts';

const LONGEST_URL = 2048;

/** Lines that the chat writes for pictures that were dropped into it: `[Image 1: https://…]`. */
export function findImages(state: ReadState): void {
  for (const match of state.text.matchAll(/\[Image (\d{1,3}): (https?:\/\/[^\s\]]{1,2048})\]/gi)) {
    const url = match[2] ?? '';
    if (URL.canParse(url)) {
      state.add({ kind: 'image', url, start: match.index, end: match.index + match[0].length });
    }
  }
}

export function findUrls(state: ReadState): void {
  for (const run of runsOfText(state.text)) {
    const start = run.start + leadingMarks(run.text);
    const candidate = run.text.slice(start - run.start, start - run.start + LONGEST_URL);
    if (findEmail(state, start, candidate)) continue;
    const scheme = candidate.search(/https?:\/\//i);
    if (scheme >= 0) addUrl(state, start + scheme, candidate.slice(scheme));
    else if (!/^[a-z][a-z+.-]{1,20}:/i.test(candidate) || isHostWithPort(candidate)) {
      addUrl(state, start, candidate);
    } else addAfterColon(state, start, candidate);
  }
}

/** Runs without white space that may hold an address. */
function* runsOfText(text: string): Generator<{ start: number; text: string }> {
  for (const match of text.matchAll(/[^\s<>"|,;]+/g)) {
    if (match[0].includes('.') || match[0].includes('://'))
      yield { start: match.index, text: match[0] };
  }
}

const isHostWithPort = (text: string) => /^[a-z0-9.-]+\.[a-z]{2,24}:\d{2,5}(?:\/|$)/i.test(text);

/** "shop:mara.de" without a space; schemes other than http and https are no web addresses. */
function addAfterColon(state: ReadState, start: number, candidate: string): void {
  const colon = candidate.indexOf(':');
  const word = candidate.slice(0, colon).toLowerCase();
  if (/^(?:javascript|data|vbscript|file|blob|ftp|about|mailto|tel|ws|wss|intent)$/.test(word))
    return;
  if (candidate.startsWith('//', colon + 1)) return;
  const rest = candidate.slice(colon + 1);
  if (!findEmail(state, start + colon + 1, rest)) addUrl(state, start + colon + 1, rest);
}

function leadingMarks(text: string): number {
  let index = 0;
  while (index < text.length && "([{'*_~=>-–—→•·".includes(text.charAt(index))) index += 1;
  return index;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

function trimEnd(text: string): string {
  let end = text.length;
  let unmatched = count(text, ')') - count(text, '(');
  while (end > 0) {
    const last = text.charAt(end - 1);
    if (last === ')' && unmatched > 0) unmatched -= 1;
    else if (!".,;:!?'*…]}>_–—".includes(last)) break;
    end -= 1;
  }
  return text.slice(0, end);
}

/** "insta: ink.by.jo": what looks like a host is the name of someone there. */
function isHandleOfPlatform(text: string, start: number, typed: string): boolean {
  if (/[/:?#]/.test(typed) || typed.startsWith('www.')) return false;
  const words = text
    .slice(Math.max(0, start - 30), start)
    .split(/[\s:=(]/)
    .filter((word) => word !== '' && !/^(?:is|ist|est|es|e|handle|at)$/i.test(word));
  const named = findPlatform(words.at(-1) ?? '');
  return named?.pattern !== undefined && platformOfUrl(`https://${typed}`) === undefined;
}

function addUrl(state: ReadState, start: number, candidate: string): void {
  const typed = trimEnd(candidate);
  const url = webAddress(typed);
  if (!url || isHandleOfPlatform(state.text, start, typed)) return;
  const end = start + typed.length;
  const platform = platformOfUrl(url)?.slug;
  const title = titleOfUrl(state.text, start, end);
  state.add({
    kind: 'url',
    url,
    ...(platform ? { platform } : {}),
    ...(title ? { title } : {}),
    start,
    end,
  });
}

function webAddress(typed: string): string | undefined {
  const hasScheme = /^https?:\/\//i.test(typed);
  const parsed = URL.parse(hasScheme ? typed : `https://${typed}`);
  if (!parsed || parsed.username || parsed.password) return undefined;
  if (hasScheme)
    return parsed.hostname.includes('.')
      ? typed.replace(/^https?/i, (scheme) => scheme.toLowerCase())
      : undefined;
  if (!isHost(typed)) return undefined;
  return `https://${typed}`;
}

/** Without a scheme a dot alone is not enough: "3.20", "hello.and" and "e.g." are no hosts. */
function isHost(typed: string): boolean {
  const slash = typed.search(/[/?#]/);
  const host = (slash < 0 ? typed : typed.slice(0, slash)).replace(/:\d{2,5}$/, '');
  const labels = host.split('.');
  if (labels.length < 2 || labels.length > 8) return false;
  if (!labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61})$/u.test(label))) return false;
  const domain = (labels.at(-1) ?? '').toLowerCase();
  if (!isTopLevelDomain(domain)) return false;
  if (domain.length > 2 && domain !== domain.toLowerCase()) return false;
  return (
    labels.some((label) => label.length > 1 && !/^\d+$/.test(label)) &&
    !isSentenceEnd(labels, slash)
  );
}

/** "on insta.my shop": a full stop without a space, between two everyday words. */
const isSentenceEnd = (labels: readonly string[], slash: number) =>
  slash < 0 &&
  labels.length === 2 &&
  /^(?:it|is|in|so|no|my|me|do|to|am|at|be|es|de|la|il|se|as|im|us)$/.test(labels[1] ?? '') &&
  /^(?:page|insta|instagram|tiktok|link|shop|please|now|blue|red|it|that|this|site|them|too|ok|yes|no|seite|bitte|lien|stp|merci|gracias|favor|sito|grazie)$/i.test(
    labels[0] ?? '',
  );

function findEmail(state: ReadState, start: number, candidate: string): boolean {
  const at = candidate.indexOf('@');
  if (at < 1 || candidate.includes('://')) return false;
  const prefix = candidate.startsWith('mailto:') ? 7 : 0;
  const typed = trimEnd(candidate.slice(prefix));
  const [name = '', host = '', ...rest] = typed.split('@');
  if (rest.length > 0 || name === '' || !/^[a-z0-9.-]+$/i.test(host) || !host.includes('.'))
    return false;
  const colon = name.lastIndexOf(':');
  const localPart = name.slice(colon + 1);
  if (!/^[a-z0-9._%+'-]{1,64}$/i.test(localPart)) return false;
  const last = host.split('.').at(-1) ?? '';
  if (!/^[a-z]{2,24}$/i.test(last)) return false;
  const from = colon < 0 ? start : start + prefix + colon + 1;
  const end = start + prefix + typed.length;
  return state.add({
    kind: 'email',
    email: `${localPart}@${host.toLowerCase()}`,
    start: from,
    end,
  });
}
