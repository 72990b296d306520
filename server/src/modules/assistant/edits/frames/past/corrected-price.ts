// "sorry, fat fingers, 52 not 25": another price for what the last turn gave one.
import type { Message, MessageValue } from '../../../reading/message.ts';
import type { TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import type { LastTurn } from '../../scene/scene.ts';
import { foldText } from '../looks/words/patterns.ts';

const negated =
  /\b(?:not|nicht|no|non|nao|pas|instead of|statt|rather than|invece di|en vez de|em vez de|au lieu de)(?: the| de| den| die)? ?[€$£]?$/;

/** Undefined where no price was given before, or not exactly one other is said now. */
export function correctedPrice(
  { text, values, words }: Message,
  { taggedRequests, message }: LastTurn,
): TaggedRequest | undefined {
  const prices = taggedRequests
    .flatMap(({ slots }) => slots)
    .filter(({ slot }) => slot === 'price');
  if (prices.length !== 1) return undefined;
  const before = message.text.slice(prices[0]?.start, prices[0]?.end);
  const said = values.filter(isAmount);
  const others = said.filter(
    ({ start, end }) =>
      !negated.test(foldText(text.slice(0, start))) &&
      digitsOf(text.slice(start, end)) !== digitsOf(before),
  );
  const [price] = others;
  const isOther = values.some(({ kind }) => !['price', 'number', 'ordinal'].includes(kind));
  if (price === undefined || others.length > 1 || isOther) return undefined;
  const slot: TaggedSlot = {
    slot: 'price',
    start: price.start,
    end: price.end,
    text: text.slice(price.start, price.end),
    probability: 1,
  };
  const end = words.at(-1)?.end ?? text.length;
  return { kind: 'correct', start: 0, end, probability: 1, slots: [slot] };
}

const isAmount = ({ kind }: MessageValue): boolean => kind === 'price' || kind === 'number';
const digitsOf = (text: string): string => text.replace(/\D/g, '');
