// What the creator offers: names with prices, durations and details, in the groups that the message makes.
import type { Price } from '@vys/contract/page-model/values';
import type { Message } from '../../../reading/message.ts';
import { readPriceText } from '../../../reading/values/spoken/price-texts.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { BriefItem } from '../../brief.ts';
import { slotsOf } from '../facts.ts';
import { labelBefore, oneLine, sentenceCase } from '../text/texts.ts';
import { all, first, type Row } from './read-rows.ts';

type Offer = { name: string; prices: readonly TaggedSlot[]; row: Row };

/** `fallback` names a price that nothing else does. */
export function readOffers(
  message: Message,
  rows: readonly Row[],
  fallback: string | undefined,
): BriefItem[] {
  const offers = rows.flatMap((row) => offersOf(message, row));
  const priced = withSharedPrices(message, offers);
  const groups = groupsOf(message, rows);
  const items = priced.flatMap(({ name, prices, row }, at): BriefItem[] => {
    const named = name || (offers.slice(0, at).findLast((one) => one.name)?.name ?? fallback ?? '');
    if (named === '') return [];
    const price = priceOf(message, prices);
    const group = groups.get(row);
    return [
      {
        name: sentenceCase(oneLine(named)).slice(0, 120),
        ...(price && { price }),
        ...detailsOf(message, row),
        ...(group && { group }),
      },
    ];
  });
  return withCurrency(items);
}

/** A price with words of its own before it is an offer of its own: "kids 5", "parking 2 €". */
function offersOf({ text }: Message, row: Row): Offer[] {
  const item = first(row, 'item');
  const offers: Offer[] = [{ name: item?.text ?? row.label, prices: [], row }];
  let end = row.slots[0]?.start ?? 0;
  for (const slot of row.slots) {
    const last = offers.at(-1) as Offer;
    const label = last.prices.length > 0 ? labelBefore(text.slice(end, slot.start)) : '';
    if (slot.slot === 'price') {
      if (label.length > 2 && slot.start > end)
        offers.push({ name: label, prices: [slot], row: { ...row, slots: [] } });
      else offers[offers.length - 1] = { ...last, prices: [...last.prices, slot] };
    }
    end = slot.end;
  }
  return offers;
}

/** "mugs and bowls 20 each": one price for all of them. */
function withSharedPrices({ text }: Message, offers: readonly Offer[]): Offer[] {
  return offers.map((offer, at) => {
    const own = first(offer.row, 'item');
    const next = offers[at + 1];
    const following = next && first(next.row, 'item');
    if (offer.prices.length > 0 || !own || !following || next.prices.length === 0) return offer;
    const between = text.slice(own.end, following.start);
    const isJoined = /^\s*(?:&|\+|\/|and|or|und|oder|et|ou|y|e|o)\s*$/iu.test(between);
    const isEach = /\b(?:each|je|jeweils|both|all|chacun|cada|ciascun|l'un)\b/iu.test(
      next.prices[0]?.text ?? '',
    );
    return isJoined || (isEach && /^\s*,\s*$/.test(between))
      ? { ...offer, prices: next.prices }
      : offer;
  });
}

/** Of two prices the one that corrects the other: "55 €, no, 60 € now". */
function priceOf({ text: all, lang }: Message, slots: readonly TaggedSlot[]): Price | undefined {
  const [one, two] = slots;
  const isCorrected = one && two && CORRECTED.test(fold(all.slice(one.end, two.start)));
  const given = isCorrected ? slots.slice(-1) : slots;
  const [price, ...others] = given.map(({ text }) => readPriceText(text, lang));
  if (price === undefined || price.text === '') return undefined;
  const text = [price, ...others].map((one) => one.text).join(' / ');
  return { ...price, text: text.slice(0, 40).trim() };
}

const CORRECTED =
  /\b(?:no|wait|nah|sorry|actually|now|nein|quatsch|jetzt|non|enfin|maintenant|espera|ahora|nao|agora|anzi|adesso)\b/;

const DURATION =
  /^(?:an?|one|half an?|eine?|une|una|uma|un'|ca\.?|about|circa)?\s*[\d½.,]*\s*(?:-|–|to|bis)?\s*[\d.,]*\s*(?:min\p{L}*|h|hr?s?|hours?|stunden?|std\.?|heures?|horas?|or[ae]|days?|tage?|jours?|d[ií]as?|weeks?|wochen?)\b/iu;

function detailsOf({ text }: Message, row: Row): Pick<BriefItem, 'duration' | 'text'> {
  const tagged = all(row, 'detail', 'time', 'status').map((slot) => withoutParentheses(slot.text));
  const details = tagged.length > 0 ? tagged : inParentheses(text, row);
  const duration = details.find((detail) => DURATION.test(detail));
  const rest = [...details.filter((detail) => detail !== duration), ...makers(text, row)].join(
    ', ',
  );
  return { ...(duration && { duration }), ...(rest && { text: sentenceCase(rest) }) };
}

/** Said to the assistant, and no detail: "(they take for EVER)". */
const REMARK =
  /(?:^|[^\p{L}])(?:i|we|you|u|they|he|she|it|its|don'?t|dont|lol|haha\w*|yes|no|sorry|ich|wir|sie|er|es|je|on|nous|ils?|elles?|yo|eu|io|jaja\w*|kkk\w*|ahah\w*)(?:[^\p{L}]|$)|[!?]/iu;

/** Right after the name or the price: "coppa nuvola 6 (pistacchio, panna, ricotta)". */
function inParentheses(text: string, { fact, slots }: Row): string[] {
  const last = slots.findLast(({ slot }) => slot === 'item' || slot === 'price');
  const next = last && fact.slots.find(({ start }) => start >= last.end);
  const after = last ? text.slice(last.end, next?.start) : '';
  const [, detail = ''] = /^\s*\(([^()\n]{2,80})\)/.exec(after) ?? [];
  return detail === '' || REMARK.test(detail) ? [] : [oneLine(detail)];
}

const withoutParentheses = (text: string) => oneLine(text.replace(/^\(|\)$/g, ''));

/** "Salt Hours by Irena Dukić": a person right after an item, where no person has a role. */
function makers(text: string, { fact, slots }: Row): string[] {
  const item = slots.find(({ slot }) => slot === 'item');
  if (item === undefined || slotsOf(fact, 'role', 'quote').length > 0) return [];
  const next = fact.slots.find(({ start }) => start >= item.end);
  return next?.slot === 'person'
    ? [oneLine(text.slice(item.end, next.end)).replace(/^[\s,;:–-]+/u, '')]
    : [];
}

/** Prices of one list are in one currency. */
function withCurrency(items: readonly BriefItem[]): BriefItem[] {
  const model = items.find(({ price }) =>
    /^\D{0,24}(?:[€$£]|R\$)\s?\d+|\d\s?[€$£]/.test(price?.text ?? ''),
  )?.price;
  const isMixed = new Set(items.flatMap(({ price }) => price?.currency ?? [])).size > 1;
  const [, before] = /([€$£]|R\$)(?=\s?\d)/.exec(model?.text ?? '') ?? [];
  const [, after] = /\d(\s?[€$£])/.exec(model?.text ?? '') ?? [];
  if (model === undefined || isMixed) return [...items];
  return items.map((item) => {
    const { price } = item;
    if (!price || price.currency || price.amount === undefined || !/\d/.test(price.text))
      return item;
    const text = before
      ? price.text.replace(/\d/, (digit) => `${before}${digit}`)
      : price.text.replace(/\d(?:[\d.,]*\d)?(?:,-)?/, (number) => `${number}${after ?? ''}`);
    return {
      ...item,
      price: {
        ...price,
        text: text.slice(0, 40),
        ...(model.currency && { currency: model.currency }),
      },
    };
  });
}

/** Headings that end with a colon, where there are several of them. */
function groupsOf({ text }: Message, rows: readonly Row[]): Map<Row, string> {
  const groups = new Map<Row, string>();
  const facts = [...new Set(rows.map(({ fact }) => fact))];
  for (const fact of facts) {
    const start = rows.find((row) => row.fact === fact)?.slots[0]?.start ?? fact.start;
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const heading = /([\p{L}][^:\n.;]{1,40}):\s*$/u.exec(
      text.slice(Math.min(lineStart, fact.start), start),
    )?.[1];
    const above = /(?:^|\n)\s*([^:\n]{2,40}):\s*\n\s*$/.exec(text.slice(0, start))?.[1];
    const name = heading ?? above;
    if (name === undefined) continue;
    for (const row of rows)
      if (row.fact === fact) groups.set(row, sentenceCase(oneLine(name)).slice(0, 80));
  }
  return new Set(groups.values()).size > 1 ? groups : new Map();
}
