// Where the creator is, when no slot says it: "based stockport", "im round Skegness", a city in a line of its own.
import type { Span } from '../../../reading/message.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { isFirstName } from '../names/first-names.ts';
import { isCity, isPlainCity } from '../text/cities.ts';
import type { TagDraft } from './tag-draft.ts';

const BEFORE_PLACE =
  /(?:^|[\s(])(?:in|based(?: in)?|from|around|near|at|@|aus|à|en|em|a|de|di|bei|im|round)\s$/iu;

const AT_END =
  /^(\S.*?),?\s+(?:in|aus|from|near|around|bei|à|en|em|a|de|di|da|at)\s+(\p{Lu}[\p{L}'-]+(?:[\s-]\p{Lu}[\p{L}'-]+){0,2})$/u;
const OF_PLACES = /\s(?:in|from|near|around|aus|à|en|em)\s/;

/** "handpoke tattoos in Malmö": what follows the occupation is where. */
function partJob(draft: TagDraft): void {
  for (const slot of draft.slots('job', 'about', 'tagline')) {
    const [, what = '', name = ''] = AT_END.exec(slot.text.replace(/[.\s]+$/, '')) ?? [];
    const isNoun = draft.message.lang === 'de' && !isCity(fold(name));
    const lead = slot.text.slice(what.length, slot.text.indexOf(name, what.length));
    const isPlace =
      isCity(fold(name)) ||
      (OF_PLACES.test(`${lead} `) && !isKnownWord(fold(name))) ||
      (slot.slot === 'job' &&
        /\s(?:di|de)\s/.test(lead) &&
        !isKnownWord(fold(name)) &&
        !isFirstName(name));
    if (what === '' || isNoun || !isPlace || slot.probability === 1) continue;
    const start = slot.start + slot.text.lastIndexOf(name);
    draft.resize(slot, { start: slot.start, end: slot.start + what.length });
    draft.add('location', { start, end: start + name.length });
    return;
  }
}

export function addLocation(draft: TagDraft): void {
  partJob(draft);
  if (draft.has('location')) return;
  const { text } = draft.message;
  const tokens = tokenize(text);
  for (let index = 0; index < tokens.length; index += 1) {
    for (const length of [3, 2, 1]) {
      const first = tokens[index];
      const last = tokens[index + length - 1];
      if (first?.kind !== 'word' || last === undefined) continue;
      const span = { start: first.start, end: last.end };
      const name = text.slice(span.start, span.end);
      const isPlaced = BEFORE_PLACE.test(text.slice(0, span.start));
      const isPlace = isPlainCity(name) && name.length > 3;
      if (isPlace && (isPlaced || /^\p{Lu}/u.test(name)) && draft.isFree(span, 'job')) {
        const job = draft
          .slots('job')
          .find((slot) => slot.start < span.end && span.start < slot.end);
        if (!job || /^based\s/i.test(job.text)) draft.add('location', span);
        if (!job) return;
      }
      const about = draft
        .slots('about')
        .find(({ start, end }) => start < span.start && span.end <= end);
      if (isPlaced && about && about.probability < 1 && isPlace) {
        addWithinAbout(draft, about, span);
        return;
      }
    }
  }
  if (!draft.has('location')) addCityAlone(draft);
  if (!draft.has('location')) addCapitalizedPlace(draft);
}

/** "I knit blankets in Kendal": the place is told apart, the rest stays. */
function addWithinAbout(draft: TagDraft, about: TaggedSlot, place: Span): void {
  const { text } = draft.message;
  const before = text.slice(about.start, place.start).replace(/\s+\S+\s+$/, '');
  const isEnd = place.end >= about.end - 1;
  draft.remove(about);
  draft.add('about', isEnd ? { start: about.start, end: about.start + before.length } : about);
  if (isEnd) draft.add('location', place);
}

const SURE_PLACE =
  /(?<![\p{L}\p{N}])(?:based in|based|living in|located in|in|from|round|around|near|à|aus|en|em|a|vicino(?: a)?)\s+(\p{Lu}[\p{L}'-]+(?:[\s-]\p{Lu}[\p{L}'-]+)*)/gu;

/** In German every noun has a capital letter; elsewhere "a" leads to people as well. */
function isWordOf(lang: string, whole: string, name: string): boolean {
  if (lang === 'de')
    return isKnownWord(fold(name)) || !/^(?:aus|in)\s/.test(whole) || NO_PLACE.test(name);
  const isAfterA = /^a\s/.test(whole);
  return isAfterA && (lang !== 'it' || isKnownWord(fold(name)) || isFirstName(name));
}

const NO_PLACE = /(?:ung|heit|keit|zeit|arbeit|form|gr[oö]ße|weise|schaft|kürze|qualit[aä]t)$/i;

/** "im round Skegness": a name after a preposition of places. */
function addCapitalizedPlace(draft: TagDraft): void {
  const { text, lang, values } = draft.message;
  for (const match of text.matchAll(SURE_PLACE)) {
    const [whole, name = ''] = match;
    const start = match.index + whole.length - name.length;
    const span = { start, end: start + name.length };
    const isTaken = values.some((value) => value.start < span.end && span.start < value.end);
    const isWord = isWordOf(lang, whole, name);
    const isCalendar =
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December|I|English|German|French|Spanish|Italian|Portuguese)\b/.test(
        name,
      );
    if (isTaken || isWord || isCalendar || !draft.isFree(span, 'about')) continue;
    const about = draft
      .slots('about')
      .find((slot) => slot.start < span.end && span.start < slot.end);
    if (about && about.probability < 1 && span.start > about.start) {
      addWithinAbout(draft, about, span);
      return;
    }
    if (about) continue;
    const kind = draft.requestAt(span)?.kind;
    if (kind !== 'fact' && kind !== undefined) continue;
    draft.add('location', span);
    return;
  }
}

const LEAD =
  /^(?:(?:based |living |located )?(?:in|from|near|around|aus|à|en|em|a|de|di|bei)|based)\s+/i;
const TAIL =
  /\s+(?:(?:and|&|und|et|y|e)\s+(?:around|surrounding\p{L}*|surroundings|nearby|area|umgebung|alentours|environs|alrededores|arredores|dintorni)(?:\s\p{L}+)?|area|centre|center|city)$/iu;

/** "Lisbon" between commas, "Coventry and around". */
function addCityAlone(draft: TagDraft): void {
  const { text } = draft.message;
  for (const piece of text.matchAll(/[^,.;:!?\n|/•()]+/gu)) {
    const typed = piece[0].trim();
    const lead = LEAD.exec(typed)?.[0].length ?? 0;
    const name = typed.slice(lead).replace(TAIL, '');
    const isPlace = /^\p{Lu}/u.test(name) || lead > 0 ? isCity(fold(name)) : isPlainCity(name);
    const start = piece.index + piece[0].indexOf(typed) + lead;
    const span = { start, end: start + name.length };
    const kind = draft.requestAt(span)?.kind;
    const isTold = kind === undefined || ['fact', 'want', 'make', 'restart'].includes(kind);
    if (!isPlace || name.length < 3 || !isTold) continue;
    const taken = draft.slots('tagline', 'about', 'person', 'venue', 'job', 'title');
    const covering = taken.find((slot) => slot.start < span.end && span.start < slot.end);
    if (covering && (covering.probability > SURE || covering.text.length > typed.length + 2))
      continue;
    if (!draft.isFree(span, 'tagline', 'about', 'person', 'venue', 'job', 'title')) continue;
    draft.add('location', span);
    return;
  }
}

const SURE = 0.8;
