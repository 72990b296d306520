// The edges of prices: "peanut butter" and "bone 4.5", "20 solo", "$140 60 min".
import { readSpokenNumber } from '../../../reading/values/spoken/number-words.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from '../missed/tag-draft.ts';

/** May stand before the number of a price. */
const BEFORE =
  /^(?:from|starting|starts|at|around|about|only|just|under|over|up|to|between|for|each|add|extra|plus|ab|von|circa|ca|etwa|rund|nur|je|pro|für|desde|a|partir|de|por|da|dès|à|env|environ|seulement|solo|sólo|só|cerca|approx|roughly|per|half|usd|eur|gbp|rs|r|chf|kr|the|another|is|are|an|la|le|l)$/;
/** May stand after it. */
const AFTER =
  /^(?:a|an|the|per|each|pp|pd|ph|for|or|and|extra|plus|off|on|in|up|with|minimum|min|max|euros?|eur|pounds?|quid|dollars?|bucks|usd|gbp|chf|kr|kronor|sek|dkk|nok|pesos?|reais|reales|cents?|p|ct|pro|je|ein|eine|der|die|das|zzgl|inkl|incl\w*|inclusive|par|la|le|l|les|chacun\w*|piece|pièce|por|cada|o|al|el|un|una|um|uma|hr|hrs|hour|hours|hourly|h|ora|hora|heure|stunde|std|day|daily|night|nightly|week|weekly|month|monthly|mo|mes|mois|mese|mês|monat|year|yr|head|person|pers|personne|persona|pessoa|ppl|people|kids?|adults?|children|unter|donation|drop|only|nur|tutti|all|cadauno|luno|ciascuno|to|bis|until|s|x|t|apiece|ish|or|go|framed|unframed|both)$/;
const NUMBER = /[€$£]?\s?\d(?:[\d.,]*\d)?(?:\s?[€$£]|,-|k)?/u;

export function tidyPrice(draft: TagDraft, slot: TaggedSlot): void {
  if (slot.probability === 1) return;
  const match = NUMBER.exec(slot.text);
  if (match === null) return;
  const words = slot.text.slice(0, match.index).trim().split(/\s+/).filter(Boolean);
  const isName = words.length > 0 && words.length < 4 && words.every((word) => !isOfPrice(word));
  const start = isName ? slot.start + match.index : slot.start;
  const numberEnd = slot.start + match.index + match[0].length;
  const end = isForeign(slot.text.slice(match.index + match[0].length)) ? numberEnd : slot.end;
  if (start === slot.start && end === slot.end) return;
  draft.resize(slot, { start, end });
  if (isName) extendItem(draft, slot.start, start);
}

const isOfPrice = (word: string): boolean => {
  const plain = fold(word).replace(/[^\p{L}]/gu, '');
  return plain === '' || BEFORE.test(plain) || readSpokenNumber([plain]) !== undefined;
};

/** What goes on after the number and says nothing of the price. */
function isForeign(rest: string): boolean {
  const word = /^\s+(\p{L}[\p{L}']*)/u.exec(rest)?.[1];
  if (word !== undefined) return !AFTER.test(fold(word).replace(/[^\p{L}]/gu, ''));
  return /^\s+\d+\s*(?:min\w*|h|hrs?|hours?|std|stunden)\b/iu.test(rest);
}

/** The words belong to the item right before them, or are one. */
function extendItem(draft: TagDraft, start: number, end: number): void {
  const text = draft.message.text.slice(start, end).trimEnd();
  const before = draft
    .slots('item')
    .find((item) => item.end <= start && /^\s*$/.test(draft.message.text.slice(item.end, start)));
  const span = { start: before?.start ?? start, end: start + text.length };
  if (before) draft.resize(before, span);
  else if (draft.isFree(span)) draft.add('item', span);
}
