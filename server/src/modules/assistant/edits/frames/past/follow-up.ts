// Short messages after a change, which only mean something with it: the tagger sees one message at a time.
import type { Message } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import { createScene, type LastTurn, type Setting, wordsIn, wordsOf } from '../../scene/scene.ts';
import { createFrame } from '../frame.ts';
import { readEffects } from '../looks/read-effects.ts';
import { foldText, wordsPattern } from '../looks/words/patterns.ts';
import { repairRequests } from '../repairs/repair-requests.ts';
import { completeRequests } from '../statements/complete-requests.ts';
import { resolvePlace } from '../targets/resolve-place.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { correctedPrice } from './corrected-price.ts';
import { asksBack, isPraised } from './go-back.ts';
import { axesOf, withoutStill } from './measures.ts';
import { slotFor } from './substitute.ts';

const MOST_WORDS = 10;
const FEW_WORDS = 7;
const CERTAIN = 0.95;

const marker =
  /^(?:[\s,.:;!…–-]*(?:oh|ah|argh|hm+|u[mh]+|uy|oje|ach|mm+|ops|ups|oops|uups|sorry|no+|nope|nah|nan|ne+|nein|non|não|mais non|que no|wait|moment|actually|scratch that|wrong one|wrong color|falsch|quatsch|pardon|perd[oó]n|desculpa|scus[ai]|anzi|perdoni|not that(?: one)?|i meant?|ich meinte?|je voulais dire|quise decir|quis dizer|eu quis dizer|volevo dire|intendevo|digo|aspetta|espera|attends?)(?![\p{L}\p{N}']))+[\s,.:;!…–-]*/iu;
const meaning =
  /(?<!\p{L})(?:i meant|meinte ich|war gemeint|wars|voulais dire|quise decir|quis dizer|intendevo|volevo dire|digitei errado|my bad|wrong one|instead)(?!\p{L})/iu;
const lead =
  /^(?:(?:call|name|make|title|write) (?:it|that)|(?:it )?(?:should|must) (?:be|say)|it'?s|its|it is|rather|better|to|the other way|nenn(?: es| sie)?|lieber|besser|plut[oô]t|mejor|melhor|meglio|c'est|es|era|eran|é|è|sono|soll(?:te)? .{0,8}hei(?:ß|ss)en)\s+/iu;
const verbs = ['add', 'remove', 'move', 'hide', 'show', 'rename', 'swap', 'undo', 'redo'];
const ordinalPlace = /\b(?:first|second|third|last|1st|2nd|3rd) (?:place|spot|position)\b/i;
const measures = wordsPattern(
  'more|even|still|less|much|too|bit|a|again|once|enough|not|quite|nope|hmm|hm|please|pls|now|make|it|go|keep|going|further|way|lot|touch|tad|notch|mehr|noch|weniger|etwas|bisschen|nochmal|viel|zu|bitte|immer|stuck|ein|plus|encore|moins|peu|un|trop|toujours|mas|menos|aun|todavia|poco|poquito|otro|mucho|demasiado|mais|ainda|pouco|bocadinho|um|muito|demais|piu|ancora|meno|troppo|po|pochino|di|molto',
);

/** The requests as they are meant after the last turn. */
export function asFollowUps(
  setting: Setting,
  message: Message,
  tagged: readonly TaggedRequest[],
): readonly TaggedRequest[] {
  const { last } = setting.past;
  const asked = tagged.filter(
    ({ kind, start, end }) => kind !== 'undo' || !isPraised(message.text.slice(start, end)),
  );
  const repaired = repairRequests(setting, message, asked);
  const taggedRequests = completeRequests(setting, message, repaired).map(asLook);
  const [taggedRequest] = taggedRequests;
  const words = message.words.length;
  if (last === undefined || last.operations.length === 0 || taggedRequests.length > 1)
    return taggedRequests;
  if (words > MOST_WORDS)
    return taggedRequests.map((one) => withGuess(setting, message, one, last));
  const whole = { start: 0, end: message.text.length };
  const base = taggedRequest ?? { kind: 'talk', probability: 0.5, slots: [], ...whole };
  const price = correctedPrice(message, last);
  if (price !== undefined && namesNothing(setting, message) && isMarked(message)) return [price];
  if (base.kind === 'correct') return [certain(withGuess(setting, message, base, last))];
  if (base.kind === 'again') return [{ ...base, probability: Math.max(CERTAIN, base.probability) }];
  if (base.kind === 'undo' || base.kind === 'redo') return taggedRequests;
  const isMeasure = words <= FEW_WORDS && isMoreOfIt(message, base, last);
  if (isMeasure) return [{ ...base, ...whole, probability: CERTAIN, kind: 'again', slots: [] }];
  if (words <= FEW_WORDS && isTalk(base) && asksBack(message.text))
    return [{ ...base, ...whole, probability: CERTAIN, kind: 'undo' }];
  const slots = base.slots.filter(({ text }) => text.replace(marker, '') !== '');
  if (!isCorrection(setting, message, slots)) return taggedRequests;
  const correction = {
    ...base,
    ...whole,
    slots,
    probability: CERTAIN,
    kind: 'correct' as const,
  };
  const corrected = withGuess(setting, message, correction, last);
  return corrected.slots.length > 0 ? [corrected] : taggedRequests;
}

const looks: readonly SlotKind[] = ['look', 'notlook', 'color', 'notcolor', 'part'];

/** "is there any way to make it move a bit": a question in form only. */
function asLook(taggedRequest: TaggedRequest): TaggedRequest {
  const isOfLooks =
    taggedRequest.slots.some(({ slot }) => slot !== 'part') &&
    taggedRequest.slots.every(({ slot }) => looks.includes(slot));
  return isTalk(taggedRequest) && isOfLooks
    ? { ...taggedRequest, kind: 'look', probability: 0.6 }
    : taggedRequest;
}

/** What it goes on from is there, so that little else can be meant. */
const certain = (taggedRequest: TaggedRequest): TaggedRequest =>
  taggedRequest.slots.length > 0
    ? { ...taggedRequest, probability: Math.max(CERTAIN, taggedRequest.probability) }
    : taggedRequest;

const isTalk = ({ kind }: TaggedRequest) => kind === 'talk' || kind === 'ask' || kind === 'decline';

/** It begins with "no" or the like, and asks for nothing by a verb of its own. */
function isCorrection(setting: Setting, message: Message, slots: readonly TaggedSlot[]): boolean {
  const scene = createScene(setting, message, { start: 0, end: message.text.length });
  const named = slots.flatMap((slot) => wordsIn(scene, slot));
  const verbsSaid = wordsOf(scene, ...verbs).filter((index) => !named.includes(index));
  const isPlace = ordinalPlace.test(message.text);
  return isMarked(message) && (verbsSaid.length === 0 || isPlace);
}

const isMarked = ({ text }: Message): boolean => marker.test(text) || meaning.test(text);

const namesNothing = (setting: Setting, message: Message): boolean =>
  createScene(setting, message, { start: 0, end: message.text.length }).mentions.every(
    ({ via, quality }) => via === 'reference' || quality < 0.8,
  );

/** Only "more", "a bit less", or a word for what the last change was about. */
function isMoreOfIt(message: Message, { slots }: TaggedRequest, last: LastTurn): boolean {
  const text = withoutStill(message.text);
  if (slots.some(({ slot }) => slot !== 'look' && slot !== 'notlook')) return false;
  const axes = axesOf(last.operations, last.before);
  if (axes.length === 0) return false;
  const effects = readEffects(text, { measured: text, isTurned: false, isComplaint: false });
  if (effects.length > 0)
    return effects.every(({ axis, isComparative }) => isComparative && axes.includes(axis));
  const rest = foldText(text).replace(measures, ' ');
  return rest.replace(/[^\p{L}\p{N}]/gu, '') === '' && /\p{L}/u.test(text);
}

/** "no, call it Mountain Mail" after a name was given. */
const isCalled = (text: string, { taggedRequests }: LastTurn): boolean =>
  lead.test(text.replace(marker, '')) &&
  taggedRequests.some((taggedRequest) =>
    taggedRequest.slots.some(({ slot }) => slot === 'title' || slot === 'tagline'),
  );

/** "no, second place" after a move names no link. */
function placed(
  taggedRequest: TaggedRequest,
  text: string,
  { taggedRequests }: LastTurn,
): TaggedRequest {
  const isMove = taggedRequests.some(({ slots }) => slots.some(({ slot }) => slot === 'place'));
  const said = text.slice(taggedRequest.start, taggedRequest.end);
  if (taggedRequest.kind !== 'correct' || !isMove || !ordinalPlace.test(said)) return taggedRequest;
  const slots = taggedRequest.slots.map((slot) =>
    slot.slot === 'target' ? { ...slot, slot: 'place' as const } : slot,
  );
  return { ...taggedRequest, slots };
}

/** Whether there are words that other words can stand in for. */
const takesNew = ({ taggedRequests }: LastTurn): boolean =>
  taggedRequests.some(({ slots }) => slotFor(slots, 'new') !== undefined);

/** What is wrong now is not what should be. */
const useless: readonly SlotKind[] = ['notlook', 'notcolor', 'old'];

/** With a slot for what is said behind "no, ", where the tagger found none that helps. */
function withGuess(
  setting: Setting,
  message: Message,
  taggedRequest: TaggedRequest,
  last: LastTurn,
): TaggedRequest {
  const { text } = message;
  const isNamed = taggedRequest.slots.some(
    ({ slot }) => !useless.includes(slot) && (slot !== 'new' || takesNew(last)),
  );
  const isRenamed = isCalled(text.slice(taggedRequest.start, taggedRequest.end), last);
  if (taggedRequest.kind !== 'correct' || (isNamed && !isRenamed))
    return placed(taggedRequest, text, last);
  const start =
    taggedRequest.start +
    (marker.exec(text.slice(taggedRequest.start, taggedRequest.end))?.[0].length ?? 0);
  const skipped = lead.exec(text.slice(start, taggedRequest.end))?.[0].length ?? 0;
  const tail = text.slice(start + skipped, taggedRequest.end);
  const said = tail.replace(
    /[\s,.!?]*(?:\b(?:sorry|meinte ich|war gemeint|wars|i meant?|please|pls|bitte|instead|perd[oó]n|desculpa|scusa|pardon|my bad)[\s.!?]*)*$/iu,
    '',
  );
  const span = { start: start + skipped, end: start + skipped + said.length };
  const slot = said.trim() === '' ? undefined : guessSlot(setting, message, span, last);
  if (slot === undefined) return taggedRequest;
  const guessed: TaggedSlot = { slot, ...span, text: said, probability: 0.6 };
  return { ...taggedRequest, slots: [guessed] };
}

const textSlots: readonly SlotKind[] = [
  'title',
  'new',
  'tagline',
  'name',
  'about',
  'item',
  'detail',
];

function guessSlot(
  setting: Setting,
  message: Message,
  span: { start: number; end: number },
  { taggedRequests }: LastTurn,
): SlotKind | undefined {
  const slots = taggedRequests.flatMap((taggedRequest) =>
    taggedRequest.slots.map(({ slot }) => slot),
  );
  const values = message.values.filter(({ start, end }) => start < span.end && end > span.start);
  const kinds = new Set(values.map(({ kind }) => kind));
  if (kinds.has('color')) return 'color';
  if (kinds.has('url') || kinds.has('handle') || kinds.has('email') || kinds.has('phone'))
    return 'link';
  if (slots.includes('link') && kinds.has('number')) return 'link';
  if (slots.includes('price') && (kinds.has('price') || kinds.has('number'))) return 'price';
  if (kinds.has('platform') && slots.includes('platform')) return 'platform';
  const isCalled = lead.test(message.text.slice(0, span.start).replace(marker, ''));
  const text = textSlots.find((slot) => slots.includes(slot));
  if (isCalled && text !== undefined) return text;
  const frame = createFrame(setting, message, {
    kind: 'correct',
    probability: 1,
    slots: [],
    ...span,
  });
  if (slots.includes('place') && resolvePlace(frame, span) !== undefined) return 'place';
  const isLook = taggedRequests.some(({ kind }) => kind === 'look');
  if (isLook) return 'part';
  const [best] = resolveTarget(frame, span);
  if (best !== undefined && best.confidence > 0.7) return 'target';
  return text;
}
