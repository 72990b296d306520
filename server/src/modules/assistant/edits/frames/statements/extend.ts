// What stands right behind a request and belongs to it: the venue of a date, the role of a person, a remark in brackets.
import type { Message } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';
import { createFrame } from '../frame.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { slotAt } from './segments.ts';

type Tail = {
  slot: SlotKind;
  /** Its first group is what belongs to the request. */
  pattern: RegExp;
  fits: (taggedRequest: TaggedRequest, setting: Setting, message: Message) => boolean;
};

const holds = ({ slots }: TaggedRequest, ...kinds: SlotKind[]): boolean =>
  slots.some(({ slot }) => kinds.includes(slot));

/** Of whom or what the request is about, as far as the page knows it. */
function isAbout(
  kind: string,
  taggedRequest: TaggedRequest,
  setting: Setting,
  message: Message,
): boolean {
  const target = taggedRequest.slots.find(({ slot }) => slot === 'target');
  if (target === undefined) return false;
  const [best] = resolveTarget(createFrame(setting, message, taggedRequest), target, {
    kinds: ['item'],
  });
  return best?.target.kind === 'item' && best.target.section.kind === kind;
}

const tails: readonly Tail[] = [
  {
    slot: 'venue',
    pattern:
      /^\s*,?\s*(?:and )?(?:now )?(?:at|in|im|in der|in dem|au|à la|chez|en el|en la|no|na|al|alla|allo|presso)\s+((?:the |The )?[^,.;!?\n()]{2,40}?)(?=\s*(?:[,.;!?\n()]|$))/u,
    fits: (taggedRequest, setting, message) =>
      taggedRequest.kind === 'set' &&
      holds(taggedRequest, 'date') &&
      !holds(taggedRequest, 'venue', 'location') &&
      isAbout('events', taggedRequest, setting, message),
  },
  {
    slot: 'role',
    pattern:
      /^\s*[,(]?\s*(?:(?:she|he|they)(?:['’](?:s|re)| is| are)|sie ist|er ist|elle est|il est|ella es|él es|ela é|ele é|è|lei è|lui è|our|unsere?|notre|as|als|comme|como|come)\s+(?:our |an? |unsere? |die |der |notre |una? |uma? |nuestr[oa] |noss[oa] |la |il )*([^,.;!?\n()]{3,40}?)(?=\s*(?:[,.;!?\n()]|\s(?:since|seit|depuis|desde|da|and|und|et|y|e|who|now)\s|$))/iu,
    fits: (taggedRequest) =>
      taggedRequest.kind === 'add' &&
      holds(taggedRequest, 'person') &&
      !holds(taggedRequest, 'role', 'quote'),
  },
  {
    slot: 'status',
    pattern:
      /^\s*,?\s*((?:free entry|free|tickets? (?:at|on) the (?:door|night)|on the door|sold out|eintritt frei|abendkasse|ausverkauft|entr[ée]e (?:libre|gratuite)|complet|entrada (?:libre|franca|gratuita|livre)|gratis|agotado|esgotado|ingresso (?:libero|gratuito)|esaurito))(?!\p{L})/iu,
    fits: (taggedRequest) =>
      taggedRequest.kind === 'add' &&
      holds(taggedRequest, 'date') &&
      !holds(taggedRequest, 'status', 'link'),
  },
  {
    slot: 'detail',
    pattern: /^\s*\(([^()\n]{3,60})\)/u,
    fits: (taggedRequest) =>
      taggedRequest.kind === 'add' && taggedRequest.slots.at(-1)?.slot === 'price',
  },
  {
    slot: 'detail',
    pattern:
      /^\s*,\s*((?:\p{L}+ ){0,4}\d+(?:[.,]\d+)?\s?(?:ml|cl|l|cm|mm|g|kg|min|minutes?|minuten|minutos|minuti|hours?|h|days?|tage)\b)/iu,
    fits: (taggedRequest) =>
      taggedRequest.kind === 'add' && taggedRequest.slots.at(-1)?.slot === 'price',
  },
];

/** No further than where the next request begins. */
export function withTails(
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  return requests.map((given, index) => {
    const next = requests[index + 1]?.start ?? message.text.length;
    let taggedRequest = given;
    for (const { slot, pattern, fits } of tails) {
      if (!fits(taggedRequest, setting, message)) continue;
      const [whole, part] = pattern.exec(message.text.slice(taggedRequest.end, next)) ?? [];
      if (whole === undefined || part === undefined) continue;
      const start = taggedRequest.end + whole.lastIndexOf(part);
      const found = slotAt(message, slot, { start, end: start + part.length });
      taggedRequest = {
        ...taggedRequest,
        end: taggedRequest.end + whole.length,
        slots: [...taggedRequest.slots, found],
      };
    }
    return taggedRequest;
  });
}

const listed =
  /^[^.!?\n]{0,24}?(?:,|\b(?:and|und|et|y|e|plus)(?: (?:also|auch|aussi|también|também|anche))?)\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*(?:,\s*|\()([\p{Ll}][^,.;!?\n()]{2,30})/u;

/** "… and also Romy, apprentice": after one person the next. */
export function withNextPerson(
  message: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  return requests.map((taggedRequest, index) => {
    const next = requests[index + 1]?.start ?? message.text.length;
    const match = listed.exec(message.text.slice(taggedRequest.end, next));
    const [whole, name, role] = match ?? [];
    const isPerson =
      taggedRequest.kind === 'add' &&
      holds(taggedRequest, 'person') &&
      holds(taggedRequest, 'role');
    if (!isPerson || whole === undefined || name === undefined || role === undefined)
      return taggedRequest;
    const at = taggedRequest.end + whole.lastIndexOf(name);
    const end = taggedRequest.end + whole.length;
    const slots = [
      slotAt(message, 'person', { start: at, end: at + name.length }),
      slotAt(message, 'role', { start: end - role.length, end }),
    ];
    return { ...taggedRequest, end, slots: [...taggedRequest.slots, ...slots] };
  });
}
