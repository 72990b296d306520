// Handles beside platforms that no slot covers: "our instagram is smokinjoes", "soundcloud djlenny", "insta same".
import type { Span } from '../../../reading/message.ts';
import { platformNames } from '../../../reading/platforms.ts';
import { isTopLevelDomain } from '../../../reading/values/top-level-domains.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import { overlaps } from '../facts.ts';
import { toldTitle } from '../links/told-titles.ts';
import type { TagDraft } from './tag-draft.ts';

const LINKING =
  /^[\s,(]*(?:(?:is|ist|est|es|é|è|e|at|handle|name|my|our|the|it's|its|c'est|just|simply|juste|einfach|nur|solo|só|soy|sou|sono|somos|siamo|como|come|als|unter|under|as|:|=|-|–|→|>)\s*)*/iu;
const SAME = /^(?:same|auch|gleich|pareil|igual|iguales|mismo|uguale|uguali|stesso|idem)$/i;

export function addMissedLinks(draft: TagDraft): void {
  addToldTitles(draft);
  addSpoken(draft);
  addSharedHandle(draft);
  addAskedPlatforms(draft);
  addPlatformsBeside(draft);
  const { text } = draft.message;
  const tokens = tokenize(text);
  for (const slot of draft.slots('link')) {
    const next = /^[\s,:]+(@?[\p{L}\p{N}._-]+)/u.exec(text.slice(slot.end));
    if (!SAME.test(slot.text) || !next?.[1] || !isHandle(next[1])) continue;
    const end = slot.end + next[0].length;
    draft.resize(slot, { start: end - next[1].length, end });
  }
  for (let index = 0; index < tokens.length; index += 1) {
    const match = tokens[index]?.kind === 'word' ? platformNames.matchAt(tokens, index) : undefined;
    if (!match || match.value.isEverydayWord) continue;
    const name = { start: tokens[index]?.start ?? 0, end: tokens[match.end - 1]?.end ?? 0 };
    index = match.end - 1;
    const isGlued =
      /[\p{L}\p{N}._@/-]/u.test(text.charAt(name.start - 1)) ||
      (/^[._/@\p{L}\p{N}]/u.test(text.slice(name.end, name.end + 1)) &&
        text.charAt(name.end) !== '.');
    if (isGlued || !draft.isFree(name, 'platform')) continue;
    const start = name.end + (LINKING.exec(text.slice(name.end))?.[0].length ?? 0);
    const chunk = /^@?[\p{L}\p{N}._-]+/u.exec(text.slice(start))?.[0].replace(/[.,-]+$/, '') ?? '';
    const span = { start, end: start + chunk.length };
    if (isAnswered(draft, name)) continue;
    if (!isHandle(chunk) || !draft.isFree(span)) continue;
    draft.add('platform', name);
    draft.extend(name, span.end);
    draft.add('link', span);
  }
}

/** What a link is to be called is nothing else. */
function addToldTitles(draft: TagDraft): void {
  for (const link of draft.slots('link')) {
    const told = link.probability < 1 ? toldTitle(draft.message.text, link) : undefined;
    if (told && !draft.slots('link').some((slot) => overlaps(slot, told))) draft.add('title', told);
  }
}

/** "Make me a page with Instagram and Twitter". */
function addAskedPlatforms(draft: TagDraft): void {
  for (const value of draft.message.values) {
    const kind = draft.requestAt(value)?.kind;
    const isAsked = kind === 'make' || kind === 'want';
    if (value.kind === 'platform' && isAsked && draft.isFree(value)) draft.add('platform', value);
  }
}

const BETWEEN =
  /^(?:[\s,/&+:]|(?:and|both|are|is|my|on|the|same|und|beide|sind|ist|et|sont|les deux|y|son|ambos|e|são|ambas|sono|entrambi|uguali|iguais|iguales|gleich|idem|@)(?!\p{L}))*$/iu;

/** "my instagram and tiktok are both @kez": every platform before one handle. */
function addPlatformsBeside(draft: TagDraft): void {
  const { text } = draft.message;
  const tokens = tokenize(text);
  for (const link of draft.slots('link')) {
    if (/[/@].*\.|\.\p{L}{2,}$|^\+?\d/u.test(link.text)) continue;
    let from = link.start;
    for (let index = tokens.length - 1; index >= 0; index -= 1) {
      const token = tokens[index];
      if (token === undefined || token.kind !== 'word' || token.end > from) continue;
      const match = platformNames.matchAt(tokens, index);
      const end = tokens[(match?.end ?? 0) - 1]?.end ?? 0;
      if (!match || match.value.isEverydayWord || end > from) continue;
      if (!BETWEEN.test(text.slice(end, from))) break;
      const name = { start: token.start, end };
      if (draft.isFree(name)) draft.add('platform', name);
      from = token.start;
    }
  }
}

const SPOKEN =
  /(?:[\p{L}\d._-]+\s+at\s+(?=(?:gmail|outlook|hotmail|yahoo|icloud|gmx|proton\w*)\s))?[\p{L}\d-]{2,}(?:\s+(?:dot|punkt)\s+\p{L}{2,})+/giu;

/** "saltandlemon dot pt". */
function addSpoken(draft: TagDraft): void {
  for (const { index, 0: spoken } of draft.message.text.matchAll(SPOKEN)) {
    const span = { start: index, end: index + spoken.length };
    const domain = spoken.split(/\s+/).at(-1)?.toLowerCase() ?? '';
    if (isTopLevelDomain(domain) && draft.isFree(span, 'about', 'job', 'item'))
      draft.add('link', span);
  }
}

const EVERYWHERE =
  /(@?[\p{L}\d._-]{4,})\s+(?:on|auf|en|em|su|sur)\s+(?:everything|everywhere|all (?:platforms|of them)|allem|überall|todas?|tudo|tutto|tout|partout)\b/giu;

/** "pixelgoblin_ on everything so twitch and youtube". */
function addSharedHandle(draft: TagDraft): void {
  for (const match of draft.message.text.matchAll(EVERYWHERE)) {
    const handle = match[1] ?? '';
    const span = { start: match.index, end: match.index + handle.length };
    if (isHandle(handle) && draft.isFree(span, 'about', 'name', 'job')) draft.add('link', span);
  }
}

/** "insta wren.draws, no wait, wrendraws": the link after the platform is tagged. */
function isAnswered(draft: TagDraft, name: Span): boolean {
  const slots = draft.requestAt(name)?.slots ?? [];
  const at = slots.findIndex((slot) => slot.start < name.end && name.start < slot.end);
  return at >= 0 && slots[at + 1]?.slot === 'link';
}

/** No word of a language and no name of a platform. */
function isHandle(chunk: string): boolean {
  const plain = chunk.replace(/^@/, '');
  if (SAME.test(plain)) return true;
  if (plain.length < 4 || /^\d+$/.test(plain)) return false;
  if (chunk.startsWith('@') || /[\d_.]/.test(plain)) return true;
  return (
    !isKnownWord(fold(plain)) && platformNames.get(fold(plain)) === undefined && plain.length > 5
  );
}
