// Name and place where no slot says them: "name's Inky Fern", "based stockport".
import type { Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import { findOccupations } from '../../find-occupation.ts';
import { findCasedName } from '../names/cased-names.ts';
import { isFirstName } from '../names/first-names.ts';
import { nameInJob, nameOfQuotes } from './choose-name.ts';
import { addMissedJobs, completeJob, GREETING } from './missed-job.ts';
import { addLocation } from './missed-places.ts';
import type { TagDraft } from './tag-draft.ts';

const NAMING =
  /\b(?:(?:my |the |our |his |her )?names?(?:'?s| is|:)|it'?s called|(?:is|are) called|called|i'm|im|i am|this is|we are|we're|ich bin|ich heiße|wir sind|wir heißen|heißt|name:|je suis|je m'appelle|s'appelle|nous sommes|soy|me llamo|somos|se llama|nos llamamos|nom ?:|sou|me chamo|chamo-me|sono|mi chiamo|si chiama|ci chiamiamo|nome:|nombre:|band =)\s+/giu;
const END =
  /^[^.,;:!?\n(|–—]+?(?=\s+(?:and|und|et|y|e|in|aus|from|based|i|ich|je|thats|that's|who|a|an|ein|eine|un|une|una|uma|with|for|here|@|at|à|de|is|insta|instagram|ig|tiktok|soundcloud)\b|\s*[.,;:!?\n(|–—]|$)/iu;

export function addMissedProfile(draft: TagDraft): void {
  dropKinds(draft);
  giveWay(draft);
  for (const job of draft.slots('job')) completeJob(draft, job);
  if (!draft.has('name')) addName(draft);
  if (!draft.has('location')) addLocation(draft);
  addMissedJobs(draft);
}

const UNSURE = 0.25;

const KIND_BEFORE =
  /(?<!\p{L})(?:una?|une?|uma?|um|eine?)\s+(?:producto|produto|produit|prodotto|servicio|serviço|service|servizio|empresa|entreprise|azienda|startup)\s+$/iu;

/** "un producto SaaS" says what it is, not its name. */
function dropKinds(draft: TagDraft): void {
  for (const name of draft.slots('name')) {
    if (KIND_BEFORE.test(draft.message.text.slice(0, name.start))) draft.remove(name);
  }
}

/** A name that is hardly one, where another is said to be it: "We are Second Spring". */
function giveWay(draft: TagDraft): void {
  const names = draft.slots('name');
  const stated = names.every(({ probability }) => probability < UNSURE)
    ? statedName(draft)
    : undefined;
  if (!stated || !/^\p{Lu}/u.test(draft.message.text.slice(stated.start))) return;
  for (const name of names) draft.remove(name);
  draft.add('name', stated);
}

function addName(draft: TagDraft): void {
  const stated = statedName(draft);
  if (stated) draft.add('name', stated);
  else nameOfQuotes(draft);
  if (draft.has('name')) return;
  const line = lineOfItsOwn(draft);
  if (line) draft.add('name', line);
  else nameInJob(draft);
  if (draft.has('name')) return;
  const first = firstName(draft);
  if (first) {
    draft.add('name', first);
    return;
  }
  const persons = draft.slots('person');
  const [person] = persons;
  if (person && persons.length === 1 && !draft.has('role', 'quote')) draft.add('name', person);
  const cased = draft.has('name') ? undefined : findCasedName(draft);
  if (cased) draft.add('name', cased);
}

export function statedName(draft: TagDraft): Span | undefined {
  const { text, lang } = draft.message;
  for (const match of text.matchAll(NAMING)) {
    const start = match.index + match[0].length;
    const name = END.exec(text.slice(start))?.[0].trim() ?? '';
    const words = name.split(/\s+/);
    const span = { start, end: start + name.length };
    const isCased = /^\p{Lu}/u.test(name);
    const isPlausible =
      name.length > 1 &&
      words.length <= (isCased ? 5 : 2) &&
      !/\b(?:not|just|so|the|doing|going|tutoring|applying|looking|trying|very|also|all|open|closed|free|uguali|kein|nicht|pas|no|una?|ein\w*)\b/i.test(
        name,
      ) &&
      (isCased || findOccupations(name, lang).length === 0) &&
      !/^an?\s\p{Ll}/u.test(name) &&
      !GREETING.test(fold(name));
    if (isPlausible && draft.isFree(span, 'item', 'person', 'job', 'about')) return span;
  }
  const here = /(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)+) here\b/u.exec(text);
  return here?.[1] ? { start: here.index, end: here.index + here[1].length } : undefined;
}

const JOINS = /^(?:with|avec|della|delle|dello|degli|dell|para|pour|auf)$/;

/** "mika" or "ROADSIDE RAY" alone on a line, "Mochi Meteor ☄️" as a sentence. */
function lineOfItsOwn(draft: TagDraft): Span | undefined {
  const { text, values } = draft.message;
  for (const match of text.matchAll(
    /(?:^|\n|[!.]\s+)(?:[>\s•*-]|\p{Extended_Pictographic}\u{FE0F}?)*([\p{L}\p{N}][\p{L}\p{N}&'’\s-]{1,40}?)\s*(?=\n|$|[.!,](?:\s|$)|\p{Extended_Pictographic})/gu,
  )) {
    const [whole, name = ''] = match;
    const start =
      match.index + whole.length - whole.trimStart().length + whole.trimStart().indexOf(name);
    const span = { start, end: start + name.length };
    const isLine = whole.startsWith('\n') || match.index === 0;
    const isCased = tokenize(name)
      .filter(({ kind }) => kind === 'word')
      .every(({ typed }) => /^\p{Lu}/u.test(typed) || typed.length < 4 || JOINS.test(typed));
    const hasValue = values.some(
      (value) => value.kind !== 'emoji' && value.start < span.end && span.start < value.end,
    );
    const words = name.split(/\s+/).length;
    const asks = ['make', 'restart', 'want'].includes(draft.requestAt(span)?.kind ?? '');
    const endsLine = /^\s*(?:\n|$|\p{Extended_Pictographic})/u.test(text.slice(span.end));
    const isShort = words <= (isCased ? 5 : 2) && !asks && (isCased || endsLine);
    const isJob = findOccupations(name, draft.message.lang).some(({ start: at }) => at === 0);
    if (
      isShort &&
      !isJob &&
      !/^(?:we|our|i|wir|ich|nous|je)\s/i.test(name) &&
      (isCased || isLine) &&
      !hasValue &&
      !GREETING.test(fold(name)) &&
      draft.isFree(span, 'item', 'person', 'about', 'job', 'title') &&
      text.slice(span.start, span.end) === name
    )
      return span;
  }
  return undefined;
}

/** "lila, 16 ans": a first name at the beginning of a fact. */
function firstName(draft: TagDraft): Span | undefined {
  const { text } = draft.message;
  for (const { kind, start } of draft.all) {
    const word = /^\p{L}{2,}(?=\s*[,.\n])/u.exec(text.slice(start))?.[0];
    if (kind !== 'fact' || word === undefined || !isFirstName(word)) continue;
    const span = { start, end: start + word.length };
    if (draft.isFree(span)) return span;
  }
  return undefined;
}
