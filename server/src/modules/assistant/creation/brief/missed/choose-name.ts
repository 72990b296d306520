// Which name the page has where several were found, or one with more around it: "Violinist Clara Weiss".
import type { Span } from '../../../reading/message.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { findOccupations } from '../../find-occupation.ts';
import { wholeNames } from '../names/add-name-of-handle.ts';
import { isFirstName } from '../names/first-names.ts';
import type { TagDraft } from './tag-draft.ts';

export function chooseName(draft: TagDraft): void {
  for (const slot of draft.slots('name')) if (slot.probability < 1) cutName(draft, slot);
  correctName(draft);
  keepLikeliest(draft);
}

const NEW_NAME =
  /^[\s,.…]*(?:oh )?(?:no|wait|sorry|nein|non|pardon|perd[oó]n|n[aã]o|scusa|anzi)\b[^.\n]{0,30},\s*(\p{Lu}[\p{L}'-]*(?:\s(?:&|and|of|de|und)?\s?\p{Lu}[\p{L}'-]*)*)(?=[.,\n]|$)/u;

/** "Wick Wick, no wait we dropped one, Wick & Co". */
function correctName(draft: TagDraft): void {
  for (const slot of draft.slots('name')) {
    const match = NEW_NAME.exec(draft.message.text.slice(slot.end));
    if (!match?.[1] || slot.probability === 1) continue;
    const end = slot.end + match[0].length;
    const span = { start: end - match[1].length, end };
    if (!draft.isFree(span, 'name', 'item', 'about', 'job')) continue;
    draft.resize(slot, span);
    draft.add('old', slot);
  }
}

/** `"Gloss Theory"` as a whole, without a description after a dash or an occupation before it. */
function cutName(draft: TagDraft, slot: TaggedSlot): void {
  const quoted = draft.message.values.find(
    (value) => value.kind === 'quoted' && value.start <= slot.start && slot.end <= value.end,
  );
  if (quoted?.kind === 'quoted' && quoted.text.split(' ').length < 7) {
    const start = draft.message.text.indexOf(quoted.text, quoted.start);
    if (start >= 0) draft.resize(slot, { start, end: start + quoted.text.length });
    return;
  }
  const parts = [...slot.text.matchAll(/(?:^|\s[-–—|]\s)(.+?)(?=\s[-–—|]\s|$)/gu)].map(
    (match) => match[1] ?? '',
  );
  if (parts.length > 1) {
    const name = parts.find((part) => !isOccupation(draft, part)) ?? (parts[0] as string);
    resizeTo(draft, slot, name);
    const other = parts.find((part) => part !== name && part.length > 3);
    if (other && !draft.has('job')) addWithin(draft, slot, other);
    return;
  }
  const [occupation] = findOccupations(slot.text, draft.message.lang);
  const rest = occupation?.start === 0 ? slot.text.slice(occupation.end).trim() : '';
  const [first = ''] = rest.split(/\s+/);
  const isPart = /^(?:dj|mc|chef|dr)\b/i.test(slot.text);
  if (
    rest !== '' &&
    !isPart &&
    occupation &&
    (isFirstName(first) || /^(?:Dr|Prof|DJ|MC)\b/i.test(rest))
  ) {
    const job = { start: slot.start, end: slot.start + occupation.end };
    resizeTo(draft, slot, rest);
    if (!draft.has('job')) draft.add('job', job);
  }
}

const isOccupation = ({ message }: TagDraft, text: string) =>
  findOccupations(text, message.lang).length > 0 && text === text.toLowerCase();

function resizeTo(draft: TagDraft, slot: TaggedSlot, text: string): void {
  const start = slot.start + slot.text.indexOf(text);
  draft.resize(slot, { start, end: start + text.length });
}

function addWithin(draft: TagDraft, slot: TaggedSlot, text: string): void {
  const start = slot.start + slot.text.indexOf(text);
  if (draft.isFree({ start, end: start + text.length }))
    draft.add('job', { start, end: start + text.length });
}

const CALLED =
  /\b(?:called|named|namens|name|names|heißt|heisst|s'appelle|appelle|llama|llamamos|chama|chiama|page for|site for)(?:\s+(?:is|ist|est|es|é|è|:))?[\s:"«]*$/iu;

/** Of a business rather than of who runs it. */
const TITLED = /\b(?:called|named|namens|appelée?|llamad[oa]|chamad[oa]|chiamat[oa])[\s:"«]*$/iu;

/** What is said to be the name, then what is no occupation; others are people or occupations. */
function keepLikeliest(draft: TagDraft): void {
  const slots = draft.slots('name').filter(({ probability }) => probability < 1);
  if (slots.length < 2) return;
  const { text, lang } = draft.message;
  const whole = wholeNames(draft);
  const weight = (slot: TaggedSlot) =>
    (CALLED.test(text.slice(0, slot.start)) ? 3 : 0) +
    (TITLED.test(text.slice(0, slot.start)) ? 1 : 0) +
    (findOccupations(slot.text, lang).some(({ start }) => start === 0) ? -1 : 1) +
    (/^\p{Lu}/u.test(slot.text) ? 1 : 0) +
    (isBesideDate(draft, slot) ? -3 : 0) +
    (whole.some(({ start, end }) => start === slot.start && end === slot.end) ? 2 : 0) +
    slot.probability;
  const [best] = slots.toSorted((a, b) => weight(b) - weight(a));
  for (const slot of slots) {
    if (slot !== best && isBesideDate(draft, slot)) {
      draft.add('item', slot);
      continue;
    }
    if (slot === best || fold(slot.text) === fold(best?.text ?? '')) continue;
    const isPerson = isFirstName(slot.text.split(/\s+/)[0] ?? '');
    draft.remove(slot);
    if (isPerson && slot.text.split(/\s+/).length < 4) draft.add('person', slot);
  }
}

/** "Carols by Candlelight, 12 December": what takes place on a day. */
const isBesideDate = (draft: TagDraft, slot: Span): boolean =>
  draft
    .slots('date')
    .some(
      ({ start }) =>
        start >= slot.end && /^[\s,:(–—-]*$/.test(draft.message.text.slice(slot.end, start)),
    );

/** `tattoo studio "Black Harbor"`. */
export function nameOfQuotes(draft: TagDraft): void {
  const { text, values, lang } = draft.message;
  for (const value of values) {
    if (value.kind !== 'quoted' || value.text.split(' ').length > 5) continue;
    const before = text.slice(Math.max(0, value.start - 30), value.start);
    const start = text.indexOf(value.text, value.start);
    const span = { start, end: start + value.text.length };
    const isNamed =
      CALLED.test(before) ||
      findOccupations(before, lang).some(({ end }) => before.slice(end).trim().length < 3);
    if (start >= 0 && isNamed && draft.isFree(span, 'item', 'about', 'job', 'title')) {
      draft.add('name', span);
      return;
    }
  }
}

/** "meine Bäckerei Kornblume", "car detailing business shine bros". */
export function nameInJob(draft: TagDraft): void {
  const { text, lang } = draft.message;
  for (const slot of draft.slots('job')) {
    if (slot.probability === 1) continue;
    const occupation = findOccupations(slot.text, lang).at(-1);
    if (occupation === undefined) continue;
    const rest = slot.text.slice(occupation.end).trim();
    const words = rest
      .split(/\s+/)
      .filter(
        (word) =>
          word !== '' && !/^(?:business|shop|studio|company|firm|betrieb|laden)$/i.test(word),
      );
    const isCased = /^\p{Lu}/u.test(rest) && lang !== 'de';
    const isStrange =
      words.some((word) => !isKnownWord(fold(word))) &&
      !/^(?:in|for|with|and|from|für|mit|de|pour|en|y|e|à|con|per|aus|&|,)\b/iu.test(rest);
    if (words.length === 0 || words.length > 4 || !(isCased || isStrange)) continue;
    const name = words.join(' ');
    const start = slot.start + slot.text.lastIndexOf(name);
    if (!slot.text.includes(name)) continue;
    const isOwn = OWN.test(text.slice(0, slot.start));
    const span: Span = { start, end: start + name.length };
    if (!isOwn && /^\p{Lu}/u.test(slot.text)) draft.add('name', slot);
    else {
      draft.resize(slot, { start: slot.start, end: start });
      draft.add('name', span);
    }
    return;
  }
}

const OWN =
  /\b(?:my|our|mein\w*|unser\w*|mon|ma|notre|mi|nuestr[oa]|meu|minha|noss[oa]|il mio|la mia|nostr[oa])\s+(?:\S+\s+)?$/iu;
