// Lists that were told without marks: "pulled pork nine fifty brisket fourteen", "devis gratuit".
import type { Span } from '../../../reading/message.ts';
import { currencyOf } from '../../../reading/values/prices.ts';
import { readSpokenNumber } from '../../../reading/values/spoken/number-words.ts';
import { type Token, tokenize } from '../../../reading/words/tokens.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from './tag-draft.ts';

const NO_PRICE =
  /\b(?:price on request|on request|poa|auf anfrage|nach aufwand|sur demande|sur devis|bajo consulta|a consultar|sob consulta|su richiesta|free of charge|free|gratis|kostenlos|gratuit[eo]?|gratuito|tbc)\b/giu;
const UNIT =
  /^(?:km|m|cm|mm|kg|g|gr|l|ml|cl|%|x|h|am|pm|min|mins|minutes|minuten|hours?|hrs?|stunden|uhr|years?|yrs?|jahre|ans|anos|anni|weeks?|wochen|people|players?|th|st|nd|rd|er|km|mal|bis|to|till|til|until|-|–|:|\/|@|\.)$/;
/** "propagating since 2016", "mum of 83": no price follows. */
const COUNTED = /^(?:of|since|over|than|seit|depuis|dal|dos|aged?|nr|no|unit|arch|number)$/;
const JOINING =
  /^(?:and|und|et|y|e|then|plus|is|are|costs?|kostet|kosten|for|für|fur|a|an|the|at|from|ab|just|only|it's|its|we|do|have|oh|so|um|ok|ein|eine|das|die|der|un|une|le|la|les|el|los|las|il|i|o|os|as|with)$/;

/** "95 a night, family room 130". */
const BELONGS_TO_PRICE =
  /^(?:a|an|per|each|pro|je|par|por|cada|al|all|l|pp|extra|only|or|plus|including|inclusive|incl|inkl|la|el|the|\/)$/;

/** Said between two thoughts: "Hull right so wash and dry 20". */
const FILLER = /^(?:um|uh|uhh|uhm|so|okay|ok|ahm|euh|ehm)$/;

export function addMissedLists(draft: TagDraft): void {
  for (const slot of draft.slots('about', 'hours')) {
    const isHours = draft.message.values.some(
      ({ kind, start, end }) => kind === 'hours' && start < slot.end && slot.start < end,
    );
    if (isHours || slot.probability === 1) continue;
    const pairs = readPairs(draft, slot);
    if (pairs.length < 2) continue;
    draft.remove(slot);
    addPairs(draft, pairs);
  }
  for (const request of draft.all.filter(({ kind }) => kind === 'fact'))
    addPairs(draft, isListOfNumbers(draft, request) ? readPairs(draft, request) : []);
  addUnpriced(draft);
  for (const item of draft.slots('item')) completeItem(draft, item);
}

const BEFORE_NAME =
  /(?:[,;:.!?\n•*(|]\s*|\n\s*[-–]\s*)([\p{L}\d][\p{L}\d'’&+-]*(?:\s[\p{L}\d&+][\p{L}\d'’&+-]*){0,2}\s)$/iu;
const LEADS_ON =
  /\b(?:is|are|for|at|from|the|my|our|we|i|do|have|also|offer|sell|it's|its|costs?|price[ds]?|ist|sind|für|der|die|das|ich|wir|mache|biete|bei|de|du|le|la|les|el|los|las|un|une|una|je|nous|pour|por|para|per|con|avec|mit|faço|fazemos|hago|hacemos|faccio|facciamo|só|only|just|so|then|oh|um|and|und|et|y|e)\b/iu;

/** "forfait" of "forfait 10 cours", where only its end was found. */
function completeItem(draft: TagDraft, item: TaggedSlot): void {
  if (item.probability === 1) return;
  const { text, values } = draft.message;
  const match = BEFORE_NAME.exec(text.slice(0, item.start));
  const words = match?.[1] ?? '';
  const span = { start: item.start - words.length, end: item.end };
  const before = { start: span.start, end: item.start };
  const isValue = values.some(
    ({ start, end, kind }) => kind !== 'color' && start < before.end && before.start < end,
  );
  if (words === '' || LEADS_ON.test(words) || isValue) return;
  if (!draft.isFree(before, 'location', 'person')) return;
  const [taken] = draft
    .slots('location', 'person')
    .filter((slot) => slot.start < before.end && before.start < slot.end);
  if (taken && (taken.probability > UNSURE || taken.start < before.start)) return;
  if (taken) draft.remove(taken);
  draft.resize(item, span);
}

const UNSURE = 0.5;

/** What costs nothing, or is priced on request, beside things with a price. */
function addUnpriced(draft: TagDraft): void {
  if (!draft.has('price')) return;
  const { text } = draft.message;
  for (const match of text.matchAll(NO_PRICE)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const request = draft.requestAt(span);
    if (
      request?.kind === 'fact' &&
      request.slots.some(({ slot }) => slot === 'price') &&
      draft.isFree(span)
    ) {
      const named =
        /[,;.\n]\s*((?:[\p{L}'’&+-]+\s){1,4})$/u.exec(text.slice(0, span.start))?.[1] ?? '';
      const item = { start: span.start - named.length, end: span.start - 1 };
      if (named !== '' && !LEADS_ON.test(named) && draft.isFree(item)) draft.add('item', item);
      draft.add('price', span);
    }
  }
}

export type Pair = { item: Span; price: Span };

/** No slot but those of offers, and a second number that no slot has. */
function isListOfNumbers(
  draft: TagDraft,
  request: Span & { slots: readonly { slot: string }[] },
): boolean {
  if (
    request.slots.some(
      ({ slot }) => !['item', 'price', 'name', 'job', 'location', 'old'].includes(slot),
    )
  )
    return false;
  return readPairs(draft, request).filter(({ price }) => draft.isFree(price)).length > 1;
}

function addPairs(draft: TagDraft, pairs: readonly Pair[]): void {
  for (const { item, price } of pairs) {
    if (!draft.isFree(price)) continue;
    if (draft.isFree(item)) draft.add('item', item);
    draft.add('price', price);
  }
}

/** Names of one to six words, each with a number after it. */
export function readPairs(draft: TagDraft, { start, end }: Span): Pair[] {
  const { text, values } = draft.message;
  const tokens = tokenize(text.slice(start, end));
  const pairs: Pair[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const length = priceLength(tokens, index);
    const token = tokens[index] as Token;
    if (/^[.;\n!?:]$/.test(token.typed) && tokens[index + 1]?.isGlued !== true) from = index + 1;
    if (token.typed === ',' && BELONGS_TO_PRICE.test(tokens[from]?.fold ?? '')) from = index + 1;
    if (length === 0 || COUNTED.test(tokens[index - 1]?.fold ?? '')) continue;
    const price = spanOf(tokens, index, index + length, start);
    const isOther = values.some(
      (value) =>
        ['phone', 'hours', 'date', 'address', 'url', 'email', 'handle', 'time'].includes(
          value.kind,
        ) &&
        value.start < price.end &&
        price.start < value.end,
    );
    const filler = tokens.findLastIndex(
      ({ fold }, at) => at >= from && at < index && FILLER.test(fold),
    );
    if (filler >= 0 && filler < index - 1) from = filler + 1;
    const isParted = /^[,;]$/.test(tokens[index - 1]?.typed ?? '');
    const item = isOther || isParted ? undefined : nameBetween(tokens, from, index, start);
    if (item) pairs.push({ item, price });
    index += length - 1;
    from = index + 1;
  }
  return pairs;
}

function priceLength(tokens: readonly Token[], index: number): number {
  const token = tokens[index] as Token;
  const isMarked = currencyOf.has(token.fold) && /^[€$£]$/.test(token.typed);
  if (isMarked && tokens[index + 1]?.kind === 'number') return 1 + priceLength(tokens, index + 1);
  let length = 0;
  if (token.kind === 'number') {
    const hasCents =
      /^[.,]$/.test(tokens[index + 1]?.typed ?? '') &&
      tokens[index + 1]?.isGlued &&
      tokens[index + 2]?.kind === 'number' &&
      tokens[index + 2]?.isGlued;
    length = hasCents ? 3 : 1;
  } else if (
    token.kind === 'word' &&
    !/^(?:one|two|a|ein|eine|un|une|una|uno|um|uma|due|dos|deux|zwei|sei|six|once)$/.test(
      token.fold,
    )
  ) {
    length =
      readSpokenNumber(
        tokens.slice(index, index + 5).map(({ fold }) => fold),
        true,
      )?.words ?? 0;
  } else if (/^(?:two|zwei|deux|dos|due|six|sei|one)$/.test(token.fold)) {
    const words =
      readSpokenNumber(
        tokens.slice(index, index + 4).map(({ fold }) => fold),
        true,
      )?.words ?? 0;
    length = words > 1 || currencyOf.has(tokens[index + 1]?.fold ?? '') ? words : 0;
  }
  if (length === 0) return 0;
  const after = tokens[index + length];
  if (after && currencyOf.has(after.fold)) {
    const cents = readSpokenNumber(
      tokens.slice(index + length + 1, index + length + 3).map(({ fold }) => fold),
    );
    return (
      length +
      1 +
      (cents && cents.value >= 10 && cents.value < 100 && token.kind === 'word' ? cents.words : 0)
    );
  }
  return after &&
    UNIT.test(after.fold) &&
    !(after.typed === '.' && tokens[index + length + 1]?.isGlued !== true)
    ? 0
    : length;
}

const spanOf = (tokens: readonly Token[], from: number, to: number, offset: number): Span => ({
  start: offset + (tokens[from]?.start ?? 0),
  end: offset + (tokens[to - 1]?.end ?? 0),
});

function nameBetween(
  tokens: readonly Token[],
  from: number,
  to: number,
  offset: number,
): Span | undefined {
  let first = from;
  let last = to;
  while (
    first < last &&
    ((tokens[first]?.kind !== 'word' && tokens[first]?.kind !== 'number') ||
      JOINING.test(tokens[first]?.fold ?? ''))
  )
    first += 1;
  while (
    last > first &&
    ((tokens[last - 1]?.kind !== 'word' && tokens[last - 1]?.kind !== 'number') ||
      JOINING.test(tokens[last - 1]?.fold ?? ''))
  )
    last -= 1;
  const words = tokens.slice(first, last).filter(({ kind }) => kind === 'word');
  return words.length > 0 && words.length < 8
    ? spanOf(tokens, Math.max(first, last - 6), last, offset)
    : undefined;
}
