// Texts for visitors hold nothing that was said to the maker of the page.
import type { Span } from '../../../reading/message.ts';
import { isStopWord } from '../../../reading/words/language.ts';
import { languageOf } from '../../../reading/words/languages.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from '../missed/tag-draft.ts';
import { closingStart, isAddressed, isRunOn, withoutPoliteEnd } from '../text/addressed.ts';
import { isCity } from '../text/cities.ts';

/** Below it a text that names an occupation, or a title of theirs, is a guess. */
const UNSURE = 0.12;

/** What stands after "Kind regards" is about who writes. */
export function dropClosing(draft: TagDraft): void {
  const start = closingStart(draft.message.text);
  for (const { slots } of draft.all)
    for (const slot of slots) {
      if (slot.probability === 1 || slot.end <= start) continue;
      if (slot.start >= start) draft.remove(slot);
      else draft.resize(slot, { start: slot.start, end: start });
    }
}

/** "A session is 50 minutes and costs £70" offers no "and". */
export function dropSmallWords(draft: TagDraft): void {
  const { lang } = draft.message;
  for (const slot of draft.slots('item', 'name', 'job', 'person')) {
    const words = fold(slot.text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    const isSmall = words.every((word) => isStopWord(word, languageOf(lang)));
    if (isSmall && slot.probability < 1 && slot.text === slot.text.toLowerCase())
      draft.remove(slot);
  }
}

const LEAST = 0.08;
const LEAST_TEXT = 0.03;
const UNSURE_PLACE = 0.2;
const UNSURE_LINE = 0.4;
/** "im at the back of the hair shop". */
const WHEREABOUTS =
  /^(?:i'?m|i am|we'?re|we are|you find us|ich bin|wir sind|je suis|nous sommes|estoy|estamos|siamo|sono)\s+(?:at|in|on|behind|near|next|bei|am|im|hinter|à|au|chez|en|em|no|na|a|al|alla)\b/i;

/** "could you make something for Night Shift Notes?" asks no question of visitors. */
const isTitle = (text: string) => /^(?:\p{Lu}[\p{L}'’-]*[\s?]*){1,5}\?$/u.test(text);

/** What the tagger hardly believes itself says less than none; an answer needs a question. */
export function dropGuesses(draft: TagDraft): void {
  for (const slot of draft.slots('question'))
    if (slot.probability < 1 && isTitle(slot.text)) {
      if (draft.has('name')) draft.remove(slot);
      else draft.add('name', { start: slot.start, end: slot.end - 1 });
    }
  for (const slot of draft.slots('venue', 'title', 'section', 'status', 'place', 'name'))
    if (slot.probability < LEAST) draft.remove(slot);
  for (const slot of draft.slots('quote', 'tagline'))
    if (slot.probability < LEAST_TEXT) draft.remove(slot);
  for (const slot of draft.slots('tagline'))
    if (slot.probability < UNSURE_LINE && WHEREABOUTS.test(slot.text)) draft.add('about', slot);
  for (const slot of draft.slots('location')) if (isNoPlace(draft, slot)) draft.remove(slot);
  for (const { slots } of draft.all) {
    const hasQuestion = slots.some(({ slot }) => slot === 'question');
    for (const slot of slots)
      if (slot.slot === 'answer' && !hasQuestion && slot.probability < UNSURE) {
        draft.remove(slot);
        if (isClean(draft, slot) && slots[slots.indexOf(slot) + 1]?.slot !== 'price')
          draft.add('about', slot);
      } else if (slot.slot === 'venue' && slot.probability < UNSURE_PLACE && slots.length < 3)
        draft.remove(slot);
  }
}

const BEFORE_PLACE =
  /(?<![\p{L}])(?:in|from|based|near|around|round|cover\p{L}*|at|of|aus|à|sur|vers|en|em|a|de|di|da|vicino|bei|im|,|·|\/|\||-|–|:)\s*$/iu;

/** "meets", "demos": in lower case and after no word that leads to a place. */
const isNoPlace = ({ message: { text } }: TagDraft, slot: TaggedSlot): boolean =>
  slot.probability < UNSURE_LINE &&
  /^\p{Ll}/u.test(slot.text) &&
  !isCity(slot.text) &&
  !BEFORE_PLACE.test(text.slice(0, slot.start));

export function cleanTexts(draft: TagDraft): void {
  for (const slot of draft.slots('tagline', 'job', 'about')) {
    const end = slot.start + withoutPoliteEnd(slot.text).length;
    if (slot.probability < 1 && end < slot.end) draft.resize(slot, { start: slot.start, end });
  }
  for (const slot of draft.slots('answer')) {
    const [sorry = ''] =
      /^(?:sorry|leider|désolé\w*|lo siento|desculp\w+|mi dispiace)[,\s]+(?=\p{L})/iu.exec(
        slot.text,
      ) ?? [];
    if (slot.probability < 1 && sorry !== '')
      draft.resize(slot, { start: slot.start + sorry.length, end: slot.end });
  }
  for (const slot of draft.slots('tagline', 'job', 'quote', 'answer'))
    if (slot.probability < 1 && (isGuess(draft, slot) || isAddressed(slot.text)))
      cutAddressed(draft, slot);
  for (const slot of draft.slots('about')) if (slot.probability < 1) cleanAbout(draft, slot);
}

/** A job is a guess only beside a surer one. */
const isGuess = (draft: TagDraft, { slot, text, probability }: TaggedSlot): boolean =>
  probability < UNSURE &&
  text.split(/\s+/).length > 2 &&
  (slot === 'tagline' ||
    (slot === 'job' && draft.slots('job').some((other) => other.probability > 2 * UNSURE)));

/** Only sentences that say nothing but what is so. */
function cleanAbout(draft: TagDraft, given: TaggedSlot): void {
  const slot = toEndOfSentence(draft, given);
  const sentences = sentencesIn(draft.message.text, slot);
  const clean = sentences.filter((span) => isClean(draft, span));
  if (clean.length === sentences.length) return;
  draft.remove(slot);
  for (const span of clean) draft.add('about', span);
}

/** "I work with grief" of "I work with grief, anxiety and major life changes." */
function toEndOfSentence(draft: TagDraft, slot: TaggedSlot): TaggedSlot {
  const { text } = draft.message;
  const rest = /^,[^.!?\n;:]{3,120}(?=[.!?\n]|$)/u.exec(text.slice(slot.end))?.[0];
  if (rest === undefined || !draft.isFree({ start: slot.end, end: slot.end + rest.length }))
    return slot;
  draft.add('about', { start: slot.start, end: slot.end + rest.length });
  return draft.slots('about').find(({ start }) => start === slot.start) ?? slot;
}

/** "No, visits are free. Calm and easy to read, please": the sentences before those that are addressed. */
function cutAddressed(draft: TagDraft, slot: TaggedSlot): void {
  const sentences = sentencesIn(draft.message.text, slot);
  const at = sentences.findIndex(({ start, end }) =>
    isAddressed(draft.message.text.slice(start, end)),
  );
  const last = sentences[at - 1];
  if (last && slot.slot === 'answer') draft.resize(slot, { start: slot.start, end: last.end });
  else draft.remove(slot);
}

function sentencesIn(text: string, { start, end }: Span): Span[] {
  return [...text.slice(start, end).matchAll(/[^\s][\s\S]*?(?:[.!?]+(?=\s|$)|\n|$)/gu)].map(
    (match) => ({
      start: start + match.index,
      end: start + match.index + match[0].trimEnd().length,
    }),
  );
}

export function isClean({ message: { text, values } }: TagDraft, span: Span): boolean {
  const stated = text.slice(span.start, span.end);
  const holdsValue = values.some(
    (value) =>
      ['url', 'email', 'phone', 'price', 'hours', 'handle', 'address'].includes(value.kind) &&
      value.start < span.end &&
      span.start < value.end,
  );
  return !holdsValue && !isAddressed(stated) && !isRunOn(stated);
}
