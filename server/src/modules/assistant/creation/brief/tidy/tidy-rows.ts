// Rows of a list whose parts the tagger took for each other: names of offers, and where events take place.
import type { Span } from '../../../reading/message.ts';
import type { TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from '../missed/tag-draft.ts';

export function tidyRows(draft: TagDraft): void {
  for (const request of draft.all) {
    if (request.kind !== 'fact') continue;
    nameBySubject(draft, request);
    nameByDetail(draft, request);
    for (const slot of request.slots) if (slot.slot === 'item') wholeName(draft, request, slot);
    addPlaces(draft, request);
    answerNext(draft, request);
  }
}

const textBetween = ({ message: { text } }: TagDraft, a: Span, b: Span) =>
  text.slice(a.end, b.start);

const SUBJECT =
  /(?:^|[.,;!?\n]\s*|\s(?:and|und|et|y|e)\s)(?:an?|the|one|eine?|der|die|das|une?|le|la|una?|el|il|uma?|o|a)\s+(\p{L}[\p{L} '-]{2,30}?)\s+(?:is|are|costs?|takes|lasts|ist|kostet|dauert|est|coûte|dure|es|cuesta|dura|é|custa|è|costa)\s+$/iu;

/** "A session is 50 minutes and costs £70": what the first value of a sentence is of. */
function nameBySubject(draft: TagDraft, { slots, start: from }: TaggedRequest): void {
  for (const [at, slot] of slots.entries()) {
    if (slot.slot !== 'detail' && slot.slot !== 'price') continue;
    const { end = from } = slots[at - 1] ?? {};
    const before = draft.message.text.slice(Math.min(end, slot.start), slot.start);
    const name = SUBJECT.exec(before)?.[1] ?? '';
    const start = slot.start - before.length + before.lastIndexOf(name);
    const span = { start, end: start + name.length };
    const isPriced = slots.slice(at, at + 2).some((one) => one.slot === 'price');
    if (name !== '' && isPriced && draft.isFree(span)) draft.add('item', span);
  }
}

/** "packages 5 hrs £150, 10 hrs £280": what each price is for is its name. */
function nameByDetail(draft: TagDraft, { slots }: TaggedRequest): void {
  const isPriced = (detail: TaggedSlot, at: number) => {
    const next = slots[at + 1];
    return (
      detail.slot === 'detail' &&
      next?.slot === 'price' &&
      /^[\s:=–—-]*(?:for|is|at|für|à|por|a)?\s*$/u.test(textBetween(draft, detail, next))
    );
  };
  const isOwnRow = (detail: TaggedSlot, at: number) => {
    const before = slots[at - 1];
    return (
      isPriced(detail, at) &&
      before?.slot === 'price' &&
      /^[^.]*[,;\n/]\s*$|\s(?:and|und|et|y|e)\s$/u.test(textBetween(draft, before, detail))
    );
  };
  const own = slots.filter(isOwnRow);
  if (own.length === 0) return;
  const [first] = own as [TaggedSlot];
  const at = slots.indexOf(first);
  const heading = slots[at - 3];
  const headed = slots[at - 2];
  if (headed && heading?.slot === 'item' && isPriced(headed, at - 2)) {
    draft.remove(heading);
    draft.add('item', headed);
  }
  for (const detail of own) draft.add('item', detail);
}

const TAIL =
  /^\s((?!(?:for|per|each|only|just|at|about|from|is|are|costs?|starts?|and|or|in|on|with|für|pro|je|ab|nur|und|pour|par|à|et|de|por|a|desde|y|o|da|per|e)\s)[\p{L}-]+)\s+(?:(?:is|are|costs?|kostet|ist|est|coûte|es|cuesta|é|custa|è|costa|=|for|für)\s+)?$/u;
const HEAD =
  /(?<!\p{L})((?:first|second|initial|intro\p{L}*|erste[rs]?|première?|primera?|primeir[oa]|prim[oa])\s)$/iu;

/** "basic tune up is 45", "a first conversation": the name goes on beyond its slot. */
function wholeName(draft: TagDraft, { slots }: TaggedRequest, item: TaggedSlot): void {
  if (item.probability === 1) return;
  const next = slots[slots.indexOf(item) + 1];
  const tail = next?.slot === 'price' ? TAIL.exec(textBetween(draft, item, next))?.[1] : undefined;
  const head = HEAD.exec(draft.message.text.slice(0, item.start))?.[1]?.length ?? 0;
  if (tail === undefined && head === 0) return;
  const end = item.end + (tail === undefined ? 0 : tail.length + 1);
  draft.resize(item, { start: item.start - head, end });
}

const PLACE =
  /^\s*(?:[-–—@:·]|at|im|in der|au|en el|en la|no|na|al)?\s*((?!(?:and|und|et|y|e|is|at|the|ist|we|i|from|with|tickets?)\s)\p{L}[\p{L}'’&.-]*(?:\s[\p{L}'’&.-]+){0,4}?)\s*(?=[,;\n]|$|\s(?:und|and|et|y|e)\s\d)/u;

/** "11.3. Dublin Whelan's, 31.12. elipamanoke": words beside a date where the dates beside it have a place. */
function addPlaces(draft: TagDraft, { slots, end: until }: TaggedRequest): void {
  const dates = slots.filter(({ slot }) => slot === 'date');
  if (dates.length < 2 || !slots.some(({ slot }) => slot === 'venue')) return;
  for (const date of dates) {
    const at = slots.indexOf(date);
    const stop = slots.findIndex(({ slot }, index) => index > at && slot === 'date');
    const row = slots.slice(at + 1, stop < 0 ? undefined : stop);
    if (row.some(({ slot }) => slot === 'venue' || slot === 'item')) continue;
    const city = row.find(({ slot }) => slot === 'location');
    const last = city ?? date;
    const next = slots[slots.indexOf(last) + 1];
    const between = draft.message.text.slice(last.end, next?.start ?? until);
    const match = PLACE.exec(`${between}${next ? ',' : ''}`);
    const name = match?.[1] ?? '';
    if (name.length < 3) continue;
    const start = last.end + between.indexOf(name);
    if (draft.isFree({ start, end: start + name.length }))
      draft.add('venue', { start, end: start + name.length });
  }
}

/** "what to bring? shoes and water": what follows a question mark and asks nothing answers it. */
function answerNext(draft: TagDraft, { slots }: TaggedRequest): void {
  for (const [at, slot] of slots.entries()) {
    const [before, next] = [slots[at - 1], slots[at + 1]];
    const isNext =
      before?.slot === 'question' && /^\s*[?]?\s*$/.test(textBetween(draft, before, slot));
    if (
      slot.slot !== 'question' ||
      !isNext ||
      !before.text.endsWith('?') ||
      slot.text.endsWith('?')
    )
      continue;
    const goesOn = next?.slot === 'answer' && /^\s*$/.test(textBetween(draft, slot, next));
    draft.add('answer', { start: slot.start, end: goesOn ? next.end : slot.end });
  }
}
