// The edges of slots: words that lead to a name or an item are no part of it.
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { findOccupations } from '../../find-occupation.ts';
import type { TagDraft } from '../missed/tag-draft.ts';
import { findWantedSections } from '../read-wanted.ts';
import { isCity } from '../text/cities.ts';

const NAME_LEAD =
  /^(?:(?:my |the )?(?:name(?:'?s| is)?|called|im|i'm|i am|its|it's|we are|we're|ich bin|ich heiße|wir sind|namens|je suis|je m'appelle|soy|me llamo|somos|sou|chamo-me|sono|mi chiamo|si chiama|hi|hey|hello)[\s:,]+)+/i;
const LOWER_LEAD =
  /^(?:(?!(?:van|von|de|da|di|del|la|le|el|dj|mc|lil|du|der|den|the)\s)\p{Ll}[\p{L}']*\s+)+(?=\p{Lu})|^(?:the|van)\s+(?=(?:Mr|Mrs|Ms|Dr|\p{Lu}))/u;
const ITEM_LEAD =
  /^(?:and|und|et|y|e|then|also|we do|we have|i do|a|an|the|ein|eine|einen|der|die|das|un|une|una|um|uma|le|la|les|el|los|las|il|lo|gli|i)\s+(?=\S)/i;
const ITEM_TAIL = /\s+(?:of|for|is|are|zu|für|à|de|por|per|at|costs?|kostet|und|and|from|ab|ist)$/i;
const FROM_CITY =
  /^(.+?),?\s+(?:aus|from|near|in|à|en|a|em|de|di|bei)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)$/u;

export function tidySlots(draft: TagDraft): void {
  tidyDates(draft);
  joinNames(draft);
  exchangeKinds(draft);
  for (const slot of draft.slots('name')) tidyName(draft, slot);
  for (const slot of draft.slots('item')) {
    if (slot.probability < 1) dropHeading(draft, slot);
  }
  for (const slot of draft.slots('item')) {
    const lead =
      /^\p{Lu}/u.test(slot.text) && !/^(?:Ein|Eine|Das|Die|Der|Une?|La|Le|El|Il)\s/.test(slot.text)
        ? 0
        : (ITEM_LEAD.exec(slot.text)?.[0].length ?? 0);
    trim(draft, slot, lead, ITEM_TAIL.exec(slot.text)?.[0].length ?? 0);
  }
  for (const slot of draft.slots('job')) {
    const lead =
      /^(?:an?|the|ein|eine|einen|une?|una|uma?|un)\s+(?=\S)/i.exec(slot.text)?.[0].length ?? 0;
    trim(draft, slot, lead, 0);
  }
}

/** "Menu" on a line before the first dish, "menu garba" after "au". */
function dropHeading(draft: TagDraft, slot: TaggedSlot): void {
  const [lead = '', heading = ''] =
    /^([^\n]{2,30})\n\s*|^(menu|menù|carte|karte)\s/iu.exec(slot.text) ?? [];
  const [found] = findWantedSections(heading || lead);
  const isHeading =
    found !== undefined && found.end - found.start === (heading || lead).trim().length;
  if (isHeading) draft.resize(slot, { start: slot.start + lead.length, end: slot.end });
}

/** A day that comes again, and no date. */
const RECURS =
  /(?<!\p{L})(?:(?:every|each|jede[nrs]?|chaque|tous les|toutes les|cada|todos los|todas as|todos os|ogni|all)\s|(?:first|second|third|fourth|last|ersten?|zweiten?|dritten?|letzten?|premier|deuxième|dernier|primer|segundo|último|primeiro|prim[oa]|ultim[oa])\s+\p{L}+\s+(?:of|im|des|jeden|du|de|del|do|di)\s|(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)\b|(?:segundas|terças|quartas|quintas|sextas)\b)/iu;

const DEADLINE =
  /\b(?:by|before|until|till|bis(?: zum)?|vor(?: dem)?|sp[aä]testens|avant(?: le)?|jusqu'au|antes del?|hasta(?: el)?|at[eé](?: ao)?|entro(?: il)?|prima del)\s*$/iu;

/** "Mondays beginners" is no name, "sign up before December 1st" no event, "jewelry in copper" no place. */
function tidyDates(draft: TagDraft): void {
  const { text, values } = draft.message;
  const isIn = (kind: string, slot: TaggedSlot) =>
    values.some((value) => value.kind === kind && value.start < slot.end && slot.start < value.end);
  const tagged = draft
    .slots('name', 'date', 'location')
    .filter(({ probability }) => probability < 1);
  for (const slot of tagged) {
    if (slot.slot === 'date' && RECURS.test(slot.text) && !/\d{2}|\d\./.test(slot.text)) {
      const time = draft
        .slots('time')
        .find(({ start }) => start >= slot.end && start - slot.end < 6);
      draft.add('hours', { start: slot.start, end: time?.end ?? slot.end });
      continue;
    }
    if (slot.slot === 'name' && beginsWithDay(draft, slot)) draft.add('about', slot);
    if (slot.slot === 'date' && isWeekdayAlone(draft, slot)) {
      const rest = /^[^,.;:\n]*/.exec(text.slice(slot.end))?.[0].trimEnd() ?? '';
      const span = { start: slot.start, end: slot.end + rest.length };
      if (draft.isFree({ start: slot.end, end: span.end })) draft.add('about', span);
    }
    if (slot.slot === 'date' && DEADLINE.test(text.slice(0, slot.start))) {
      const start =
        Math.max(...[',', '.', '\n', ';'].map((mark) => text.lastIndexOf(mark, slot.start))) + 1;
      const lead =
        /^\s*(?:(?:and|please|pls|bitte|und|et|y|e)\s+)*/i.exec(text.slice(start))?.[0].length ?? 0;
      draft.add('about', { start: start + lead, end: slot.end });
    }
    if (slot.slot !== 'location' || !isIn('color', slot)) continue;
    const job = draft.slots('job').findLast(({ end }) => end <= slot.start);
    if (job === undefined || slot.start - job.end > 5) continue;
    draft.remove(slot);
    draft.resize(job, { start: job.start, end: slot.end });
  }
}

/** "Mondays beginners", and not "Noor & Sam". */
const beginsWithDay = ({ message: { values } }: TagDraft, slot: TaggedSlot) =>
  values.some(({ kind, start, end }) => kind === 'date' && start <= slot.start && slot.start < end);

/** "Mondays beginners": a weekday that comes again, with nothing that takes place then. */
function isWeekdayAlone({ message, all }: TagDraft, slot: TaggedSlot): boolean {
  const request = all.find(({ start, end }) => start < slot.end && slot.start < end);
  return (
    slot.probability < UNSURE &&
    message.values.some(
      (value) =>
        value.kind === 'date' && !value.day && value.start <= slot.start && slot.end <= value.end,
    ) &&
    request?.slots.length === 1
  );
}

/** "based stockport" is no job, "tattoo apprentice" no name, "dj kofi" one; a second name is a person. */
function exchangeKinds(draft: TagDraft): void {
  const { lang } = draft.message;
  for (const slot of draft.slots('job')) {
    const [lead] = /^(?:based|located|working|living)(?: in| at)?\s+/i.exec(slot.text) ?? [];
    if (lead === undefined) continue;
    draft.remove(slot);
    if (!draft.has('location'))
      draft.add('location', { start: slot.start + lead.length, end: slot.end });
  }
  if (!draft.has('name')) {
    const [named] = draft
      .slots('job')
      .filter(({ text }) => /^(?:dj|mc|dr|chef|lil)\.?\s\p{L}{2,}$/iu.test(text));
    if (named) draft.add('name', named);
  }
  for (const slot of draft.slots('name')) {
    const isLower = slot.text === slot.text.toLowerCase();
    const [match] = isLower && slot.probability < 1 ? findOccupations(slot.text, lang) : [];
    if (match?.start === 0 && match.end === slot.text.length) draft.add('job', slot);
  }
}

function trim(draft: TagDraft, slot: TaggedSlot, lead: number, tail: number): void {
  if (slot.probability === 1 || lead + tail === 0 || lead + tail >= slot.text.length - 1) return;
  draft.resize(slot, { start: slot.start + lead, end: slot.end - tail });
}

function tidyName(draft: TagDraft, slot: TaggedSlot): void {
  const place = FROM_CITY.exec(slot.text);
  const isPlace =
    place?.[2] !== undefined &&
    (isCity(fold(place[2])) || /\s(?:aus|from|near)\s\S+(?:\s\S+)?$/.test(slot.text));
  if (place?.[1] && place[2] && isPlace && !draft.has('location')) {
    const end = slot.start + place[1].length;
    draft.resize(slot, { start: slot.start, end });
    draft.add('location', { start: slot.end - place[2].length, end: slot.end });
    return;
  }
  const stated = NAME_LEAD.exec(slot.text)?.[0].length ?? 0;
  const lead = stated + (LOWER_LEAD.exec(slot.text.slice(stated))?.[0].length ?? 0);
  trim(draft, slot, lead, 0);
}

const UNSURE = 0.4;

/** "Dipl.-Psych." and what follows, "Black Heron" and "Tattoo": one name that was taken for two slots. */
function joinNames(draft: TagDraft): void {
  const { text } = draft.message;
  const slots = draft.slots('name', 'job', 'person', 'location', 'venue');
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (slot.slot !== 'name' || next === undefined) continue;
    const between = text.slice(slot.end, next.start);
    const isTitle =
      /(?:Dra?|Dott(?:\.ssa)?|Dipl|Prof|Ing|Psych|Med|Mag|Dott|Mr|Mrs|Ms)\.?$/i.test(slot.text) &&
      /^[.\s]*$/.test(between);
    const isOne =
      next.slot === 'job' &&
      between === ' ' &&
      /^\p{Lu}/u.test(slot.text) &&
      /^\p{Lu}\p{Ll}+$/u.test(next.text) &&
      draft.message.lang !== 'de';
    const isPart =
      (next.slot === 'location' || next.slot === 'venue') &&
      next.probability < UNSURE &&
      /^(?: | and | & )$/.test(between) &&
      /^\p{Lu}/u.test(next.text) &&
      /^\p{Lu}/u.test(slot.text);
    const isOfName =
      next.slot === 'location' &&
      /^ (?:d[aeo]s?|del|dell[ao]|di|du) $/u.test(between) &&
      /^\p{Lu}/u.test(slot.text) &&
      !isCity(fold(next.text));
    if (!isTitle && !isOne && !isPart && !isOfName) continue;
    const isOneOfMany = next.slot === 'person' && draft.slots('person').length > 1;
    draft.remove(isOneOfMany ? slot : next);
    draft.resize(isOneOfMany ? next : slot, { start: slot.start, end: next.end });
    return;
  }
}
