// Rows of events, prices and numbers where slots beside a value tell what it is the value of.
import type { Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from './tag-draft.ts';

const CORRECTS =
  /\b(?:no|nah|wait|sorry|actually|now|nein|quatsch|doch|jetzt|non|enfin|pardon|maintenant|perdon|digo|ahora|nao|alias|agora|scusa|anzi|adesso|rather|i mean)\b/;

const DAY =
  '(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica';
const TO = '(?:to|till|til|until|through|bis|à|au|jusqu.à|a|al|até|às?|alle|fino alle|-|–)';
const TIME =
  "(?:half (?:past )?|halb )?(?:\\d{1,2}(?:[:.h]\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|neuf|dix|onze|midi|nueve|diez|once|doce|nove|dez|dieci|undici)(?:\\s?(?:am|pm|uhr|h|o'clock)\\b)?";
const SPOKEN_HOURS = new RegExp(
  `(?<!\\p{L})(?:${DAY})(?:\\s*${TO}\\s*(?:${DAY}))?,?\\s+(?:from |von |de |das |dalle |de las )?${TIME}\\s*${TO}\\s*${TIME}(?!\\p{L})`,
  'giu',
);

/** "tuesday to saturday nine till six" in a message that was dictated. */
function addSpokenHours(draft: TagDraft): void {
  if (draft.has('hours')) return;
  for (const { index, 0: hours } of draft.message.text.matchAll(SPOKEN_HOURS)) {
    const span = { start: index, end: index + hours.length };
    if (draft.isFree(span, 'about', 'date', 'time', 'job')) draft.add('hours', span);
  }
}

export function addMissedRows(draft: TagDraft): void {
  addSpokenHours(draft);
  keepCorrected(draft);
  correctLinks(draft);
  for (const request of draft.all) if (request.kind === 'fact') nameDates(draft, request);
  namePrices(draft);
  addStats(draft);
  answerQuestions(draft);
}

/** "is two quid no wait put it up two fifty": the price that corrects the one before. */
function keepCorrected(draft: TagDraft): void {
  const { text } = draft.message;
  const prices = draft.slots('price');
  for (const [index, price] of prices.entries()) {
    const next = prices[index + 1];
    if (next === undefined || price.probability === 1 || next.start - price.end > 50) continue;
    const between = fold(text.slice(price.end, next.start));
    if (/[,.;\n]/.test(between.trim().replace(/^[.…,]+/, '')) || !CORRECTS.test(between)) continue;
    for (const item of draft.slots('item'))
      if (item.start >= price.end && item.end <= next.start) draft.remove(item);
    draft.add('old', price);
  }
}

const NEW_HANDLE =
  /^[\s.…,(]*(?:oh )?(?:no|wait|sorry|nein|quatsch|non|pardon|perd[oó]n|n[aã]o|scusa|anzi)\b[^\n]{0,40}?\b(?:its|it's|is|ist|c'est|es|é|è)\s+@?([\p{L}\d._-]*[\p{L}\d_])/iu;

/** "wren.draws… no wait i changed it, its wrendraws now". */
function correctLinks(draft: TagDraft): void {
  const { text } = draft.message;
  for (const slot of draft.slots('link')) {
    const match = NEW_HANDLE.exec(text.slice(slot.end));
    const handle = match?.[1] ?? '';
    if (!match || slot.probability === 1 || handle.length < 4 || /\//.test(slot.text)) continue;
    const end = slot.end + match[0].length;
    const span = { start: end - handle.length, end };
    if (!draft.isFree(span, 'about', 'job', 'name', 'link')) continue;
    draft.resize(slot, span);
    draft.add('old', slot);
  }
}

/** What stands right before a date without an item of its own takes place then: "Spring Concert 20 March". */
function nameDates(draft: TagDraft, { slots }: TaggedRequest): void {
  const dates = slots.filter(({ slot }) => slot === 'date');
  for (const date of dates) {
    const at = slots.indexOf(date);
    const before = slots[at - 1];
    const end = slots.findIndex(({ slot }, index) => index > at && slot === 'date');
    const after = slots.slice(at + 1, end < 0 ? undefined : end);
    if (before?.slot === 'item' || after.some(({ slot }) => slot === 'item')) continue;
    if (before && date.probability < 1 && isNameOfEvent(draft, before, date))
      draft.add('item', before);
  }
}

const isNameOfEvent = (draft: TagDraft, before: TaggedSlot, date: TaggedSlot): boolean =>
  (['venue', 'person', 'title'] as const).some((kind) => kind === before.slot) &&
  before.probability < 1 &&
  /^[\s,:–—-]*$/.test(draft.message.text.slice(before.end, date.start));

const BEFORE_PRICE =
  /\s*(?:\b(?:is|are|for|at|costs?|kostet|kosten|ist|für|zu|est|à|coûte|cuesta|es|por|custa|é|costa|è|from|ab)\b\s*)+$/iu;
const BEFORE_ITEM =
  /^(?:(?:and|und|et|y|e|an?|the|eine?n?|der|die|das|une?|la|le|les|el|los|las|um|uma|il|lo)\s+)+/iu;
const MOST_WORDS = 6;

/** "an individual session of 50 minutes costs £75": the words before a price that has no item. */
function namePrices(draft: TagDraft): void {
  const { text, values } = draft.message;
  for (const price of draft.slots('price')) {
    const slots = draft.requestAt(price)?.slots ?? [];
    const at = slots.indexOf(price);
    const before = slots[at - 1];
    const row = slots.slice(
      slots.findLastIndex(({ slot }, index) => slot === 'price' && index < at) + 1,
      at,
    );
    if (row.some(({ slot }) => slot === 'item' || slot === 'old')) continue;
    const isBeside = before && /^[\s:=–—-]*$/.test(text.slice(before.end, price.start));
    if (
      isBeside &&
      ['person', 'venue', 'title', 'name'].includes(before.slot) &&
      before.probability < 0.5
    ) {
      if (draft.has('item')) draft.add('item', before);
      continue;
    }
    const from = Math.max(
      before?.end ?? 0,
      ...[', ', '. ', '\n', ': ', '; '].map((mark) => {
        const at = text.lastIndexOf(mark, price.start - 1);
        return at < 0 ? 0 : at + mark.length;
      }),
    );
    if (
      price.probability === 1 ||
      from < (draft.requestAt(price)?.start ?? 0) ||
      from >= price.start
    )
      continue;
    const lead = BEFORE_ITEM.exec(text.slice(from, price.start))?.[0].length ?? 0;
    const blank = /^\s*/.exec(text.slice(from + lead, price.start))?.[0].length ?? 0;
    const start = from + lead + blank;
    const named = text.slice(start, price.start).trimEnd();
    const duration = values.find(
      ({ kind, ...at }) => kind === 'duration' && at.start > start && at.end <= price.start,
    );
    const whole = named.replace(BEFORE_PRICE, '').length;
    const end = duration
      ? start +
        text.slice(start, duration.start).replace(/\s+(?:of|à|de|von|di|da|para|zu)?\s*$/u, '')
          .length
      : start + whole;
    const words = text.slice(start, end).split(/\s+/).length;
    const isNamed =
      /\p{L}{3}/u.test(text.slice(start, end)) && words <= MOST_WORDS && named.length > whole;
    if (!isNamed || !draft.isFree({ start, end })) continue;
    draft.add('item', { start, end });
    if (duration && draft.isFree(duration)) draft.add('detail', duration);
  }
}

const NUMBER_OF =
  /(?<![\p{L}\d€$£.,])(\d[\d.,]*\+?)\s+(\p{L}{3,}(?:\s+(?:de|of|di|da|do|en|in|im)\s+\p{L}{3,}|\s+\p{L}{4,})?)(?=[,.;!]|\s+(?:and|und|et|y|e|&)\s|$)/gu;
const MEASURE =
  /^(?:min|mins|minutes?|minuten|uhr|euros?|pounds?|quid|dollars?|hours?|stunden|heures?|horas?|ore|km|kg|pm|am|percent|reais|januar\w*|februar\w*|m[aä]rz|april|mai|juni|juli|august|september|oktober|november|dezember|jan\w*|feb\w*|march|may|june|july|aug|sept?|october|oct|nov|dec\w*|janvier|f[eé]vrier|mars|avril|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|maio|junho|julho|setembro|outubro|dezembro|till|til|until|bis|for|and)\b/iu;

/** "18 anos de carreira e 950 processos ganhos": two numbers with what they count, and no price beside them. */
function addStats(draft: TagDraft): void {
  if (draft.has('value')) return;
  const { text } = draft.message;
  for (const sentence of text.matchAll(/[^\n!?]+?(?:[.!?](?=\s)|\n|$)/gu)) {
    const found = [...sentence[0].matchAll(NUMBER_OF)]
      .map((match) => ({
        value: spanAt(sentence.index + match.index, match[1] ?? ''),
        label: spanAt(
          sentence.index + match.index + match[0].length - (match[2] ?? '').length,
          match[2] ?? '',
        ),
      }))
      .filter(
        ({ value, label }) =>
          !MEASURE.test(text.slice(label.start, label.end)) &&
          draft.isFree({ start: value.start, end: label.end }, 'about', 'job'),
      );
    const last = found.at(-1);
    const [first] = found;
    if (!first || !last || found.length < 2) continue;
    const span = { start: first.value.start, end: last.label.end };
    if (
      draft
        .slots('price', 'hours', 'date')
        .some((slot) => slot.start < span.end && span.start < slot.end)
    )
      continue;
    for (const { value, label } of found) {
      draft.add('value', value);
      draft.add('label', label);
    }
    return;
  }
}

const spanAt = (start: number, text: string): Span => ({ start, end: start + text.length });

/** A question without an answer has what stands after it, up to the next slot or the end of the sentence. */
function answerQuestions(draft: TagDraft): void {
  const { text } = draft.message;
  const slots = draft.slots('question', 'answer');
  for (const [index, slot] of slots.entries()) {
    if (slot.slot !== 'question' || slot.probability === 1) continue;
    if (slots[index + 1]?.slot === 'answer') continue;
    const lead = /^[\s,?:–—-]*/.exec(text.slice(slot.end))?.[0].length ?? 0;
    const start = slot.end + lead;
    const answer = /^[^.!?\n]{2,200}/u.exec(text.slice(start))?.[0].trimEnd() ?? '';
    const span = { start, end: start + answer.length };
    if (answer !== '' && draft.isFree(span, 'about', 'job')) draft.add('answer', span);
  }
}
