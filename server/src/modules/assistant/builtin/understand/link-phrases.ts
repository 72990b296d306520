// Links in a clause: "instagram @ada and my shop https://…" into titles and addresses.
// An address is only ever what the user gave, or what a handle stands for on a known platform.
import { type Platform, platformNamed, platformOfUrl, urlForHandle } from '../platforms.ts';
import { type Clause, clauseOf, phrase } from './clause.ts';
import type { WantedLink } from './intent.ts';
import { maskOf, type Token, unmask } from './tokens.ts';

const FILLER = new Set(
  `add put include insert create make give a an the my our new link links button buttons to for with of called
  named titled labeled labelled that goes going go opens points pointing leads leading url address handle username
  user account profile page at on in is it its as and please also another two three four both these this
  following some more here here's use using set via onto list section text label title saying
  says which from me i want have social media socials : , . ; - ( ) = & + ! ? → > *`.split(/\s+/),
);

/** The longest platform name that starts at a word: up to four words. */
export function platformAt(words: readonly string[], at: number) {
  for (let length = 4; length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ');
    const platform = words.length >= at + length ? platformNamed(name) : undefined;
    if (platform) return { platform, to: at + length };
  }
  return undefined;
}

export function normalUrl(value: string): string {
  if (/^(?:https?:|mailto:|tel:)/i.test(value)) return value;
  const fediverse = /^@([\w.]+)@([\w.-]+)$/.exec(value);
  if (fediverse) return `https://${fediverse[2]}/@${fediverse[1]}`;
  return `https://${value}`;
}

type Draft = {
  words: Token[];
  url?: string;
  email?: string;
  phone?: string;
  handle?: string;
  quote?: string;
  platform?: Platform;
  named?: string;
};

const complete = (draft: Draft) =>
  Boolean(draft.url ?? draft.email ?? draft.phone ?? draft.handle ?? draft.platform);

function fill(draft: Draft, clause: Clause, from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const token = clause.tokens[i];
    const word = clause.words[i] ?? '';
    if (!token) continue;
    const mask = maskOf(clause.read, word);
    if (mask?.kind === 'u') draft.url = normalUrl(mask.value);
    else if (mask?.kind === 'e') draft.email = mask.value;
    else if (mask?.kind === 'p') draft.phone = mask.value.replace(/[^\d+]/g, '');
    else if (mask?.kind === 'a') draft.handle = mask.value;
    else if (mask?.kind === 'q') draft.quote = mask.value;
    else if (!mask) {
      const known = draft.platform ? undefined : platformAt(clause.words, i);
      if (known && known.to <= to) {
        draft.platform = known.platform;
        draft.named = unmask(
          clause.read,
          clause.read.text.slice(token.start, clause.tokens[known.to - 1]?.end),
        );
        i = known.to - 1;
        const handle = /^(?:is|:|=|as|handle|username|user)$/.test(clause.words[i + 1] ?? '')
          ? handleWord(clause, i + 1, to)
          : undefined;
        if (handle) {
          draft.handle = handle.word;
          i = handle.at;
        }
      } else draft.words.push(token);
    }
  }
}

/** "instagram is ada", "github: ada", "my youtube handle is adatube". */
function handleWord(clause: Clause, from: number, to: number) {
  let at = from;
  while (at < to && /^(?:is|:|=|as|handle|username|user|name|my)$/.test(clause.words[at] ?? ''))
    at += 1;
  const token = clause.tokens[at];
  const only = at === to - 1 || /^[,.;!]$/.test(clause.words[at + 1] ?? '');
  if (!token || !only || !/^[\p{L}\p{N}_.-]{2,40}$/u.test(token.raw)) return undefined;
  return FILLER.has(token.norm) ? undefined : { word: token.raw, at };
}

function finish(draft: Draft): WantedLink | undefined {
  const platform = draft.platform ?? (draft.url ? platformOfUrl(draft.url) : undefined);
  const own = phrase(
    draft.words
      .filter((token) => !FILLER.has(token.norm))
      .map((token) => token.raw)
      .join(' '),
  );
  const title = draft.quote ?? (own ? capital(own) : undefined);
  const name = title ?? platform?.name;
  if (draft.url) {
    const fallback = draft.url.startsWith('mailto:')
      ? 'Email'
      : draft.url.startsWith('tel:')
        ? 'Call'
        : hostOf(draft.url);
    return { title: name ?? fallback, url: draft.url };
  }
  if (draft.email) return { title: name ?? 'Email', url: `mailto:${draft.email}` };
  if (platform?.name === 'WhatsApp' && draft.phone) {
    return { title: name ?? 'WhatsApp', url: `https://wa.me/${draft.phone.replace('+', '')}` };
  }
  if (draft.phone) return { title: name ?? 'Call', url: `tel:${draft.phone}` };
  if (platform) {
    const label = draft.quote ?? platform.name;
    const url = draft.handle ? urlForHandle(platform, draft.handle) : undefined;
    if (url) return { title: label, url };
    const ask = platform.pattern
      ? `your ${platform.name} handle`
      : `the address of your ${platform.name} page`;
    return { title: label, url: `#${slug(platform.name)}`, ask };
  }
  const handle = draft.handle ? { handle: draft.handle } : {};
  if (!title) return draft.handle ? { title: draft.handle, url: '#link', ...handle } : undefined;
  return { title, url: `#${slug(title)}`, ask: `the address for ${title}`, ...handle };
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '') || 'link';
const hostOf = (url: string) => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? 'Link';

/** Links named in words `from` on. A part without an address belongs to the part after it. */
export function linksInWords(clause: Clause, from = 0): WantedLink[] {
  const drafts: Draft[] = [];
  let draft: Draft = { words: [] };
  let start = from;
  const flush = (to: number) => {
    fill(draft, clause, start, to);
    if (complete(draft)) {
      drafts.push(draft);
      draft = { words: [] };
    }
  };
  for (let i = from; i < clause.words.length; i += 1) {
    if (!/^(?:,|and|&|\+|;|plus)$/.test(clause.words[i] ?? '')) continue;
    flush(i);
    start = i + 1;
  }
  flush(clause.words.length);
  if (drafts.length === 0 || draft.quote) drafts.push(draft);
  return drafts.map(finish).filter((link) => link !== undefined);
}

export function wordsOnly(clause: Clause, pattern: RegExp): Clause {
  const kept = clause.tokens.filter((_token, i) => !pattern.test(clause.words[i] ?? ''));
  return clauseOf(clause.read, kept);
}
