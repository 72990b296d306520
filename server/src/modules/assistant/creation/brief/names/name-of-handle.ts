// The name that addresses repeat: "velvet static" beside velvetstatic.bandcamp.com, "Box 44" beside box44tulsa.com.
import type { Span } from '../../../reading/message.ts';
import { findPlatform, platformOfUrl } from '../../../reading/platforms.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import { type Token, tokenize } from '../../../reading/words/tokens.ts';

const SHORTEST = 5;
const MOST_WORDS = 6;
/** After the name in an address: a place, a year, "official". */
const LONGEST_REST = 12;

const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The parts of addresses that may be made of a name: "box44tulsa" of box44tulsa.com, "mossbean" of twitch.tv/mossbean. */
export function partsOfAddress(address: string): string[] {
  const plain = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  const [place = '', ...path] = plain.split('?')[0]?.split('/') ?? [];
  const [local = '', domain] = place.includes('@') ? place.split('@') : ['', place];
  const labels = (domain ?? '').split('.');
  const hosts = labels.length > 1 ? labels.slice(0, -1) : labels;
  // "box44tulsa.com/trial" is a page of Box 44, "twitch.tv/mossbean" one of Mossbean.
  const isProfile = path.length === 1 && (labels.length < 2 || platformOfUrl(`https://${plain}`));
  const parts = [local, ...hosts, hosts.join(''), ...(isProfile ? path : [])].map(compact);
  return [...new Set(parts)].filter((part) => part.length >= SHORTEST && !findPlatform(part));
}

/** `isWhole`: the address is made of it and nothing else. */
export type NamedSpan = Span & { isWhole: boolean };

/** Words of the text, outside of the addresses, that an address is made of; the whole ones first, then the longest. */
export function namesOfHandles(text: string, addresses: readonly Span[]): NamedSpan[] {
  const parts = new Set(
    addresses.flatMap(({ start, end }) => partsOfAddress(text.slice(start, end))),
  );
  if (parts.size === 0) return [];
  const tokens = tokenize(text).filter(
    ({ start, end }) => !addresses.some((address) => start < address.end && address.start < end),
  );
  const found = tokens.flatMap((_, index) => namesAt(text, tokens, index, parts));
  return found.toSorted(
    (a, b) => Number(b.isWhole) - Number(a.isWhole) || b.end - b.start - (a.end - a.start),
  );
}

const isJoint = ({ typed, isGlued }: Token) =>
  /^[&+]$/.test(typed) || (isGlued && /^['’.-]$/u.test(typed));
const isWord = ({ kind }: Token) => kind === 'word' || kind === 'number';

function namesAt(
  text: string,
  tokens: readonly Token[],
  first: number,
  parts: ReadonlySet<string>,
): NamedSpan[] {
  const found: NamedSpan[] = [];
  let words = 0;
  const { typed = '' } = tokens[first] ?? {};
  if (!isWord(tokens[first] as Token) || ARTICLE.test(typed)) return [];
  for (let last = first; last < tokens.length && words < MOST_WORDS; last += 1) {
    const token = tokens[last] as Token;
    const gap = last > first ? text.slice(tokens[last - 1]?.end, token.start) : '';
    if (/\S/.test(gap)) break;
    if (isJoint(token)) continue;
    if (!isWord(token)) break;
    words += 1;
    const span = { start: (tokens[first] as Token).start, end: token.end };
    const isWhole = repeats(text.slice(span.start, span.end), parts);
    if (isWhole !== undefined) found.push({ ...span, isWhole });
  }
  return found;
}

/** In lower case it is no part of the name. */
const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|o|a|os|as|mein|meine|my|our)$/;
const AND = /[&+]/g;

function repeats(typed: string, parts: ReadonlySet<string>): boolean | undefined {
  const plain = compact(typed);
  if (plain.length < SHORTEST) return undefined;
  const forms = new Set([
    plain,
    ...['and', 'und', 'et', 'y', 'e', 'n'].map((word) => compact(typed.replace(AND, word))),
    plain.replace(/^(?:the|die|der|das|le|la|les|el|los|il)/, ''),
  ]);
  for (const form of forms) if (form.length >= SHORTEST && parts.has(form)) return true;
  const isDistinct = /\s/.test(typed) || !isKnownWord(fold(typed));
  const begins = [...parts].some(
    (part) => part.startsWith(plain) && part.length - plain.length <= LONGEST_REST,
  );
  return isDistinct && begins ? false : undefined;
}
