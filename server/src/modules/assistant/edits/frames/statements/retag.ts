// Requests that were taken for others of their kind, as far as their own words say it.
import type { Message, Span } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import { createScene, has, type Scene, type Setting } from '../../scene/scene.ts';
import { createFrame } from '../frame.ts';
import { readPrice } from '../items/prices/read-price.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { namesIn, slotAt } from './segments.ts';

type Retag = (taggedRequest: TaggedRequest, scene: Scene) => TaggedRequest;

const DOUBTFUL = 0.7;

const holds = ({ slots }: TaggedRequest, ...kinds: SlotKind[]): boolean =>
  slots.some(({ slot }) => kinds.includes(slot));

const notShown =
  /(?<!\p{L})(?:(?:no need to|don['’]?t|do not|stop|nicht|kein\w*|ne \S+ (?:pas|plus)|no hace falta|ya no|n[ãa]o|non) (?:\S+ ){0,4}?(?:show\w*|zeigen|anzeigen|montre[rz]?|affiche[rz]?|muestr\w*|mostrar|mostr\w*)|put (?:\S+ ){1,4}away)(?!\p{L})/iu;

/** "no need to show the photos", "put the countdown away". */
const asHidden: Retag = (taggedRequest, scene) =>
  (taggedRequest.kind === 'show' || taggedRequest.kind === 'move') &&
  !holds(taggedRequest, 'place') &&
  notShown.test(scene.text)
    ? { ...taggedRequest, kind: 'hide' }
    : taggedRequest;

const beside =
  /(?<!\p{L})(?:before|after|above|below|under|over|vor|nach|über|unter|hinter|avant|après|au-dessus|sous|antes|después|encima|debajo|depois|acima|abaixo|(?:para )?cima|prima|dopo|sopra|sotto)(?!\p{L})/iu;
const moved: ReadonlySet<string> = new Set(['remove', 'ask', 'hide', 'show', 'decline', 'talk']);
const otherVerbs = ['remove', 'hide', 'add', 'rename'];

/** "i want the form before the countdown" moves it, whatever else was taken from it. */
const asMoved: Retag = (taggedRequest, scene) => {
  const match = beside.exec(scene.text);
  if (!moved.has(taggedRequest.kind) || match === null || has(scene, ...otherVerbs))
    return taggedRequest;
  const at = scene.span.start + match.index;
  const named = namesIn(scene, 0.6);
  const spoken = taggedRequest.slots.filter(({ slot, end }) => slot === 'target' && end <= at);
  const [target] = [...spoken, ...named.filter(({ end }) => end <= at)];
  const place =
    taggedRequest.slots.find(({ slot }) => slot === 'place') ??
    named.find(({ start }) => start > at);
  if (target === undefined || place === undefined) return taggedRequest;
  const { message } = scene;
  const slots = [
    slotAt(message, 'target', target),
    slotAt(message, 'place', { start: Math.min(at, place.start), end: place.end }),
  ];
  return {
    ...taggedRequest,
    kind: 'move',
    probability: Math.max(taggedRequest.probability, DOUBTFUL),
    slots,
  };
};

/** "the plates. they don't sell, take em off" names what goes before it says so. */
const withTarget: Retag = (taggedRequest, scene) => {
  const [name, ...more] = namesIn(scene);
  if (
    taggedRequest.kind !== 'remove' ||
    taggedRequest.slots.length > 0 ||
    name === undefined ||
    more.length > 0
  )
    return taggedRequest;
  return { ...taggedRequest, slots: [slotAt(scene.message, 'target', name)] };
};

const changing: ReadonlySet<string> = new Set(['set', 'add', 'correct']);
const money =
  /[€£$]|(?<!\p{L})(?:euros?|quid|pounds?|bucks|dollars?|kr|chf|francs?|franken)(?!\p{L})/iu;

/** What a price is taken for, and what is taken for a price. */
const withPrices: Retag = (taggedRequest, scene) => {
  if (!changing.has(taggedRequest.kind)) return taggedRequest;
  const slots = taggedRequest.slots.map((slot): TaggedSlot => {
    const isPrice =
      money.test(slot.text) && slot.text.length < 30 && readPrice(slot.text) !== undefined;
    if ((slot.slot === 'status' || slot.slot === 'title') && isPrice)
      return { ...slot, slot: 'price' };
    return isCount(taggedRequest, slot, scene) ? { ...slot, slot: 'value' } : slot;
  });
  return { ...taggedRequest, slots };
};

/** A bare number behind one of the page's figures. */
function isCount(taggedRequest: TaggedRequest, slot: TaggedSlot, scene: Scene): boolean {
  const name = taggedRequest.slots.findLast(
    ({ slot: kind, end }) => (kind === 'target' || kind === 'label') && end <= slot.start,
  );
  if (slot.slot !== 'price' || name === undefined || money.test(slot.text)) return false;
  const [best] = resolveTarget({ taggedRequest, scene }, name, { kinds: ['item'] });
  return best?.target.kind === 'item' && best.target.section.kind === 'stats';
}

const costs =
  /(?<!\p{L})(?:now|costs?|goes|went|kostet|jetzt|nun|steigt|coûte|passe|désormais|cuesta|pasa|sube|baja|ahora|custa|passa|sobe|desce|agora|costa|sale|scende|adesso|ora)(?!\p{L})/iu;

/** "the haircut now costs 52" adds nothing where the page has it. */
const asPriced: Retag = (taggedRequest, scene) => {
  const [target, ...more] = taggedRequest.slots.filter(({ slot }) => slot === 'target');
  const isOffer =
    taggedRequest.kind === 'add' &&
    holds(taggedRequest, 'price') &&
    !holds(taggedRequest, 'item', 'section');
  if (!isOffer || target === undefined || more.length > 0 || !costs.test(scene.text))
    return taggedRequest;
  const [best] = resolveTarget({ taggedRequest, scene }, target, { kinds: ['item'] });
  return (best?.confidence ?? 0) < DOUBTFUL ? taggedRequest : { ...taggedRequest, kind: 'set' };
};

const within =
  /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s+(?:to|in|into|on|zum|ins|im|in das|dans|à|al|en el|na|no|à|ao|nel|nella|alla)\s/u;

/** "put Aylin Kaya in the team". */
const asMember: Retag = (taggedRequest, scene) => {
  const said = taggedRequest.slots.find(({ slot }) =>
    ['title', 'target', 'item', 'about'].includes(slot),
  );
  const name = within.exec(said?.text ?? '')?.[1];
  const isTeam = has(scene, 's.team', 'i.team') && taggedRequest.kind !== 'remove';
  if (!isTeam || said === undefined || name === undefined || taggedRequest.slots.length > 1)
    return taggedRequest;
  const start = said.start + said.text.indexOf(name);
  return {
    ...taggedRequest,
    kind: 'add',
    slots: [slotAt(scene.message, 'person', { start, end: start + name.length })],
  };
};

const inCity = /^(?:in|at|en|em|no|na|à|a|ad)\s+(?=\p{Lu})/u;

/** What stands beside the day and the venue of an event is where it is. */
const asCity: Retag = (taggedRequest, scene) => {
  const items = taggedRequest.slots.filter(({ slot }) => slot === 'item');
  const isEvent =
    taggedRequest.kind === 'add' && holds(taggedRequest, 'date') && holds(taggedRequest, 'venue');
  if (!isEvent || items.length !== 1 || holds(taggedRequest, 'location', 'price'))
    return taggedRequest;
  const slots = taggedRequest.slots.map((slot) => {
    const lead = inCity.exec(slot.text)?.[0].length ?? 0;
    const span = { start: slot.start + lead, end: slot.end };
    return slot.slot === 'item' ? slotAt(scene.message, 'location', span) : slot;
  });
  return { ...taggedRequest, slots };
};

const retags: readonly Retag[] = [
  asCity,
  asHidden,
  asMoved,
  withTarget,
  withPrices,
  asPriced,
  asMember,
];

/** Only what is not certain as it is. */
export const retagged = (
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] =>
  requests.map((taggedRequest) => {
    if (taggedRequest.probability >= DOUBTFUL + 0.2) return taggedRequest;
    const { scene } = createFrame(setting, message, taggedRequest);
    return retags.reduce((current, retag) => retag(current, scene), taggedRequest);
  });

const dated: readonly SlotKind[] = ['date', 'venue', 'location', 'link', 'status', 'time'];

/** "… and 27 march london moth club" is one more of the dates before. */
export function withMoreDates(
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  const joined: TaggedRequest[] = [];
  for (const taggedRequest of requests) {
    const last = joined.at(-1);
    const gap = message.text.slice(last?.end ?? 0, taggedRequest.start);
    const isMore =
      last?.kind === 'add' &&
      holds(last, 'date') &&
      startsWithDate(setting, message, taggedRequest) &&
      /^\s*[,;]?\s*(?:and|und|et|y|e)?\s*$/iu.test(gap);
    if (last && isMore)
      joined[joined.length - 1] = {
        ...last,
        end: taggedRequest.end,
        slots: [...last.slots, ...taggedRequest.slots],
      };
    else joined.push(taggedRequest);
  }
  return joined.map((taggedRequest) => ({
    ...taggedRequest,
    slots: taggedRequest.slots.flatMap((slot) => datedParts(message, taggedRequest, slot)),
  }));
}

function startsWithDate(setting: Setting, message: Message, taggedRequest: TaggedRequest): boolean {
  const { values } = createScene(setting, message, taggedRequest);
  const [first] = values;
  const isDate = first?.kind === 'date' && first.start <= taggedRequest.start + 3;
  return (
    taggedRequest.kind === 'set' &&
    isDate &&
    taggedRequest.slots.every(({ slot }) => dated.includes(slot))
  );
}

/** "20 march york the crescent" as one slot of a list of dates. */
function datedParts(
  message: Message,
  taggedRequest: TaggedRequest,
  slot: TaggedSlot,
): TaggedSlot[] {
  const isOne =
    taggedRequest.kind === 'add' &&
    taggedRequest.slots.filter((other) => other.slot === 'date').length > 0;
  const value = leadingDay(message, slot);
  const isText = ['title', 'item', 'detail', 'venue', 'location', 'target'].includes(slot.slot);
  if (!isOne || !isText || value === undefined || value.start > slot.start + 3) return [slot];
  const start = value.end + (/^[\s,]*/.exec(message.text.slice(value.end))?.[0].length ?? 0);
  const rest = start < slot.end ? [slotAt(message, 'venue', { start, end: slot.end })] : [];
  return [slotAt(message, 'date', value), ...rest];
}

const dayAndMonth =
  /^\d{1,2}\.?\s+(?:(?:of|de|di)\s+)?(?:jan|feb|mar|mär|apr|abr|avr|may|mai|mag|mayo|maio|jun|juin|giu|jul|juil|lug|aug|ago|aoû|sep|set|oct|okt|out|ott|nov|dec|dez|déc|dic|fév|fev|gen|ene)\p{L}*/iu;

/** Also where "20 march york" looks like a street. */
function leadingDay(message: Message, slot: TaggedSlot): Span | undefined {
  const value = message.values.find((one) => one.kind === 'date' && inside(one, slot));
  const said = dayAndMonth.exec(slot.text)?.[0];
  return (
    value ?? (said === undefined ? undefined : { start: slot.start, end: slot.start + said.length })
  );
}

const inside = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
