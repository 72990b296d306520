// Names and places that the tagger took for each other, or with words that are no part of them.
import type { Span } from '../../../reading/message.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from '../missed/tag-draft.ts';
import { isFirstName } from '../names/first-names.ts';
import { isCity } from '../text/cities.ts';

export function tidyPlaces(draft: TagDraft): void {
  for (const slot of draft.slots('location')) if (slot.probability < 1) tidyPlace(draft, slot);
  for (const slot of draft.slots('name')) if (slot.probability < 1) endName(draft, slot);
  for (const slot of draft.slots('job')) if (slot.probability < 1) wholeJob(draft, slot);
  readLabels(draft);
  addBase(draft);
}

const NOW =
  /\s+(?:now|right now|at the moment|atm|these days|jetzt|derzeit|maintenant|actuellement|ahora|actualmente|agora|atualmente|ora|adesso|attualmente)$/iu;
const PLACED =
  /(?<!\p{L})(?:in|from|near|around|based|aus|bei|à|en|em|no|na|a|ad|di|vicino a|live|living)\s+(?:the\s+)?$/iu;

/** "my app Tidepool". */
const OWNED =
  /(?<!\p{L})(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|meu|minha|noss[oa]|il mio|la mia|il nostro|la nostra)\s(?:\p{Ll}[\p{L}-]*\s){1,2}$/u;

const ARTICLE =
  /^(?:the|an?|my|our|der|die|das|dem|den|mein\w*|un|une|le|la|les|mon|ma|el|los|las|mi|o|os|as|meu|minha|il|lo|i|gli)\s\p{Ll}/u;

/** "Gdansk now", "Dana Whitlock", "sells at the market". */
function tidyPlace(draft: TagDraft, slot: TaggedSlot): void {
  const { text } = draft.message;
  const tail = NOW.exec(slot.text)?.[0].length ?? 0;
  if (tail > 0) {
    draft.resize(slot, { start: slot.start, end: slot.end - tail });
    return;
  }
  const article = /(?:^|[\s,])((?:el|la|los|las|le|les|den|san|santa|st\.?|port|new)\s)$/iu.exec(
    text.slice(0, slot.start),
  )?.[1];
  if (article && isCity(fold(article + slot.text))) {
    draft.resize(slot, { start: slot.start - article.length, end: slot.end });
    return;
  }
  const isPlaced = PLACED.test(text.slice(0, slot.start));
  if (isPlaced || isCity(fold(slot.text))) return;
  if (!draft.has('name') && OWNED.test(text.slice(0, slot.start)) && /^\p{Lu}/u.test(slot.text)) {
    draft.add('name', slot);
    return;
  }
  const name = draft.slots('name').find(({ start }) => start === slot.end + 1);
  const isName = name !== undefined && name.probability < 1 && /^\p{Lu}/u.test(name.text);
  if (isName && text.charAt(slot.end) === ' ') {
    draft.remove(slot);
    draft.resize(name, { start: slot.start, end: name.end });
    return;
  }
  if (isFirstName(fold(slot.text))) {
    draft.remove(slot);
    return;
  }
  const words = fold(slot.text).split(/[^\p{L}]+/u);
  const isNoun = ARTICLE.test(slot.text) || words.every((word) => isKnownWord(word));
  if (/^\p{Ll}/u.test(slot.text) && isNoun) draft.remove(slot);
}

const AFTER_NAME =
  /,?\s+(?:\d{1,2}\s*(?:ans|years?(?: old)?|yrs?(?: old)?|yo|anni|años|anos|jahre)|hei(?:ß|ss)t (?:sie|er|es|das ganze)|is (?:the|its|our|my) name|se llama|se chama|si chiama|(?:in|im|en|em|this|next|ab)\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|octobre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|spring|summer|autumn|winter))\b.*$/iu;

/** "Karim coursier": after a first name, words in lower case. */
function tailOfPerson(name: string): number {
  const [first = ''] = name.split(' ');
  const isPerson = /^\p{Lu}/u.test(first) && isFirstName(fold(first));
  return isPerson
    ? (/(?:\s(?!(?:van|von|de|da|di|del|und|and|et|y|e)\s)\p{Ll}[\p{L}'-]*)+$/u.exec(name)?.[0]
        .length ?? 0)
    : 0;
}

/** "lila, 16 ans", "Pfotenwerk heißt sie", "Crumb Theory in january". */
function endName(draft: TagDraft, slot: TaggedSlot): void {
  const found = AFTER_NAME.exec(slot.text)?.[0].length ?? tailOfPerson(slot.text);
  const end = found < slot.text.length - 1 ? slot.end - found : slot.end;
  const start = startOfName(draft, slot, draft.message.text.slice(slot.start, end));
  if (start < slot.start || end < slot.end) draft.resize(slot, { start, end });
}

/** "Rosalind" before "Achterberg". */
function startOfName(draft: TagDraft, slot: TaggedSlot, name: string): number {
  const [, first = ''] =
    /(?:^|[\s"“«>])((?:\p{Lu}[\p{L}'-]+\s)+)$/u.exec(draft.message.text.slice(0, slot.start)) ?? [];
  const [given = '', ...more] = first.trim().split(' ');
  const isGiven = isFirstName(fold(given)) || (more.length === 0 && !isKnownWord(fold(given)));
  const start = slot.start - first.length;
  const isWhole = first !== '' && isGiven && /^\p{Lu}\p{L}+$/u.test(name);
  return isWhole && draft.isFree({ start, end: slot.start }) ? start : slot.start;
}

const NUMBER =
  /(?<!\p{L})(?:two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|quatro|due|tre|quattro|cinque)\s$/iu;
const FOR = /^(?:an?\s)?((?:\p{L}[\p{L}-]+\s){1,3}(?:for|für|pour|para|per)\s)$/iu;
const OPEN_END =
  /(?<!\p{L})(?:about|for|of|with|in|über|für|mit|sur|pour|de|avec|sobre|para|con|com|su|per|di)$/iu;

/** "two postal workers who …", "virtual assistant for charities", "a puzzle game about a moth". */
function wholeJob(draft: TagDraft, slot: TaggedSlot): void {
  const { text } = draft.message;
  const from = draft.requestAt(slot)?.start ?? slot.start;
  const before = text.slice(from, slot.start);
  const lead = (NUMBER.exec(before)?.[0] ?? FOR.exec(before)?.[1] ?? '').length;
  const rest = OPEN_END.test(slot.text)
    ? /^[^,.;:!?\n()]{2,60}/u.exec(text.slice(slot.end))?.[0]
    : '';
  const end = slot.end + (rest ?? '').trimEnd().length;
  if (lead === 0 && end === slot.end) return;
  for (const other of draft.slots('location', 'name', 'about'))
    if (other.start >= slot.end && other.end <= end) draft.remove(other);
  if (!draft.isFree({ start: slot.end, end })) return;
  draft.resize(slot, { start: slot.start - lead, end });
}

const BASED =
  /(?<![\p{L}])[Bb]ased(?:\s+(?:in|near|around))?\s+(\p{Lu}[\p{L}'-]+(?:[\s-]\p{Lu}[\p{L}'-]+)*)/gu;

/** "Based Llandeilo, travel all of Wales". */
function addBase(draft: TagDraft): void {
  for (const { index, 0: whole, 1: name = '' } of draft.message.text.matchAll(BASED)) {
    const end = index + whole.length;
    const span = { start: end - name.length, end };
    if (draft.isFree(span, 'job', 'about')) draft.add('location', span);
  }
}

const LABELED =
  /(?:^|[\n.;|]\s*)(?:[>•*-]\s*)?(?:(me|name|who|nom|nombre|nome|wer|qui|quién|quem|chi)|(where|town|city|location|place|based|wo|ort|stadt|où|ville|lieu|dónde|ciudad|lugar|onde|cidade|dove|città|luogo))\s*[:=]\s*([^\n.;|]{2,60})/giu;
const WITHIN = /^.*\s(?:in|at|near|bei|à|en|em)\s(?=\p{Lu})/u;

/** "place: Silverdome Arena, 5 Rink Lane, Nottingham": the city comes after the house. */
const isHouse = (draft: TagDraft, { start, end }: Span) =>
  draft.slots('venue').some((slot) => slot.start < end && start < slot.end) &&
  draft.slots('location').some((slot) => slot.start >= end);

/** "name: …" and "where: …" of a message that is a list. */
function readLabels(draft: TagDraft): void {
  for (const { index, 0: whole, 1: isName, 3: value = '' } of draft.message.text.matchAll(
    LABELED,
  )) {
    const lead = isName ? 0 : (WITHIN.exec(value)?.[0].length ?? 0);
    const [own = ''] = /^[^,(]+/.exec(value.slice(lead)) ?? [];
    const start = index + whole.length - value.length + lead;
    const end = start + own.trimEnd().length;
    const kind = isName ? 'name' : 'location';
    if (end - start < 2 || /[\d@/]/.test(own) || own.split(/\s+/).length > 6) continue;
    if (!draft.isFree({ start, end }, 'name', 'location', 'person', 'job', 'venue')) continue;
    if (kind === 'location' && isHouse(draft, { start, end })) continue;
    for (const slot of draft.slots(kind)) if (slot.probability < 1) draft.remove(slot);
    draft.add(kind, { start, end });
  }
}
