// Slots around values: hours end with a time, a bare number before a unit is no price, two places side by side are one.
import { platformNames } from '../../../reading/platforms.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from '../missed/tag-draft.ts';
import { isCity } from '../text/cities.ts';
import { tidyPrice } from './tidy-prices.ts';

const UNIT_AFTER =
  /^\s*(?:kg|g|gr|ml|cl|l|cm|mm|min|mins|minutes|minuten|stk|pcs|st[uü]ck|pers(?:on(?:en|s|nes|e|as|one)?)?|people)\b/iu;

export function tidyValues(draft: TagDraft): void {
  for (const slot of draft.slots('hours')) tidyHours(draft, slot);
  for (const slot of draft.slots('price')) tidyMeasure(draft, slot);
  for (const slot of draft.slots('price')) tidyPrice(draft, slot);
  for (const slot of draft.slots('location')) joinPlace(draft, slot);
  for (const slot of draft.slots('target', 'section', 'title'))
    if (slot.probability < 1 && isPlatform(slot.text)) draft.add('platform', slot);
  for (const slot of draft.slots('item')) partPrice(draft, slot);
  for (const slot of draft.slots('name')) endName(draft, slot);
  for (const slot of draft.slots('date')) partVenue(draft, slot);
  for (const slot of draft.slots('time')) joinNumber(draft, slot);
  if (!draft.has('location')) {
    const city = draft
      .slots('venue', 'person')
      .find((slot) => isCity(fold(slot.text)) || isPlaceOfName(draft, slot));
    if (city && city.probability < 1) draft.add('location', city);
  }
}

/** "(le lundi", ", Sundays": a day without times after one with them. */
const DAY_LEFT =
  /[\s,(&]+(?:(?:and|und|et|y|e|on|le|el|os|il|la|am)\s+)*(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?:day|nesday|urday)?s?$/iu;

function tidyHours(draft: TagDraft, slot: TaggedSlot): void {
  if (slot.probability === 1) return;
  const { text, values } = draft.message;
  const value = values.find(
    ({ kind, start, end }) => kind === 'hours' && slot.start <= start && end <= slot.end,
  );
  const address = values.find(
    ({ kind, start, end }) => kind === 'address' && slot.start < start && end <= slot.end,
  );
  if (value && address && value.end <= address.start)
    draft.resize(slot, { start: slot.start, end: value.end });
  const [left] = /\d/.test(slot.text) ? (DAY_LEFT.exec(slot.text) ?? []) : [];
  if (left === undefined) return;
  const after = text.slice(slot.end);
  if (/^\s*(?:closed?|zu|geschlossen|ferm\w+|cerrad\w+|fechad\w+|chius\w+|\d|-)/iu.test(after))
    return;
  draft.resize(slot, { start: slot.start, end: slot.end - left.length });
}

/** "Verbena Eléctrica, 12 y 13 de junio, Cuenca", "en Jerez". */
function isPlaceOfName(draft: TagDraft, { slot, start, end }: TaggedSlot): boolean {
  const { slots = [] } = draft.requestAt({ start, end }) ?? {};
  const has = (...kinds: string[]) => slots.some((other) => kinds.includes(other.slot));
  if (slot === 'venue') return has('name') && !has('item', 'address', 'hours');
  return (
    /\b(?:in|en|à|em|aus|near)\s$/u.test(draft.message.text.slice(0, start)) &&
    !has('role', 'quote')
  );
}

const isPlatform = (text: string) => {
  const platform = platformNames.get(fold(text));
  return platform !== undefined && !platform.isEverydayWord;
};

/** "Inkfox. black": a name ends with its sentence; "St. Mary" and "J. R. Holt" go on. */
function endName(draft: TagDraft, slot: TaggedSlot): void {
  const end = /\p{L}{4}([.!?])\s+\p{Ll}/u.exec(slot.text)?.index;
  if (end === undefined || slot.probability === 1) return;
  draft.resize(slot, { start: slot.start, end: slot.start + end + 4 });
}

/** "31 dec RSO": what follows the day is where it is. */
function partVenue(draft: TagDraft, slot: TaggedSlot): void {
  const day = draft.message.values.find(
    ({ kind, start, end }) => kind === 'date' && start === slot.start && end < slot.end,
  );
  const rest = day === undefined ? '' : slot.text.slice(day.end - slot.start);
  if (day === undefined || slot.probability === 1 || !/^\s+\p{Lu}/u.test(rest)) return;
  const { end } = slot;
  draft.resize(slot, { start: slot.start, end: day.end });
  draft.add('venue', { start: day.end + rest.length - rest.trimStart().length, end });
}

/** "Hall 3" is where, not when. */
function joinNumber(draft: TagDraft, slot: TaggedSlot): void {
  const venue = draft.slots('venue').find(({ end }) => end === slot.start - 1);
  if (slot.probability === 1 || !venue || !/^\d{1,3}$/.test(slot.text)) return;
  draft.remove(slot);
  draft.resize(venue, { start: venue.start, end: slot.end });
}

/** "infills 30". */
function partPrice(draft: TagDraft, slot: TaggedSlot): void {
  const number = /\s(\d+(?:[.,]\d\d)?)$/.exec(slot.text)?.[1];
  const { slots = [] } = draft.requestAt(slot) ?? {};
  const next = slots[slots.indexOf(slot) + 1];
  if (slot.probability === 1 || number === undefined || next?.slot === 'price') return;
  if (!slots.some((other) => other.slot === 'price')) return;
  draft.resize(slot, { start: slot.start, end: slot.end - number.length });
  draft.add('price', { start: slot.end - number.length, end: slot.end });
}

/** "500 g" is how much there is, and belongs to what is named before it. */
function tidyMeasure(draft: TagDraft, slot: TaggedSlot): void {
  const unit = UNIT_AFTER.exec(draft.message.text.slice(slot.end))?.[0];
  if (slot.probability === 1 || unit === undefined || !/^\d+$/.test(slot.text)) return;
  const end = slot.end + unit.length;
  const covering = draft
    .slots('item', 'detail')
    .find((other) => other.start < end && slot.end <= other.start);
  draft.remove(slot);
  if (covering) draft.remove(covering);
  draft.add('detail', { start: slot.start, end });
}

/** "Bury" and "St Edmunds". */
function joinPlace(draft: TagDraft, slot: TaggedSlot): void {
  const { text } = draft.message;
  const next = draft
    .slots('venue', 'name', 'location')
    .find((other) => other.start >= slot.end && /^\s$/.test(text.slice(slot.end, other.start)));
  if (slot.probability === 1 || !next || !/^\p{Lu}/u.test(slot.text + next.text)) return;
  const isDated = draft.requestAt(slot)?.slots.some((other) => other.slot === 'date');
  if (isDated || !/^\p{Lu}/u.test(next.text)) return;
  draft.remove(next);
  draft.resize(slot, { start: slot.start, end: next.end });
}
