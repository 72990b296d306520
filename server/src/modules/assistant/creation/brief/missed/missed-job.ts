// What the author of a page is or makes, where no slot says it: "im a plumber", "trad band from Ennis", "we sell soap".
import type { Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { findOccupations } from '../../find-occupation.ts';
import { closingStart, isAddressed } from '../text/addressed.ts';
import type { TagDraft } from './tag-draft.ts';

export const GREETING =
  /\b(?:hi|hey|hello|hallo|moin|salut|coucou|bonjour|hola|buenas|ciao|ola|oi|yo|page|seite|site|website|web|pagina|please|pls|thanks|danke|merci|gracias|grazie|obrigad\w|liebes|guten|buongiorno|fwd|from|make|create|build|need|start|over|again|restart|scratch|new|neu|nochmal|nouvelle|nueva|nova|nuova)\b/;

/** Cut slots are completed first; what the message says in passing comes last. */
export function addMissedJobs(draft: TagDraft): void {
  if (!draft.has('job', 'tagline')) addJob(draft);
  if (!draft.has('job', 'tagline')) addOwnThing(draft);
  addStatedJob(draft);
}

const UNSURE = 0.25;

const SELF_BEFORE = /(?:^|[,.;:!?\n]\s*)((?:we|i|wir|ich|je|nous|noi|nós)\s(?:\p{L}+\s){1,4})$/iu;

/** "we bring music into care homes", where only its end was found. */
export function completeJob(draft: TagDraft, job: TaggedSlot): void {
  const lead = SELF_BEFORE.exec(draft.message.text.slice(0, job.start))?.[1] ?? '';
  const span = { start: job.start - lead.length, end: job.end };
  const isSelf = /^(?:we are|i am|ich bin|wir sind|je suis|nous sommes)\s/i.test(lead);
  if (lead === '' || isSelf || job.probability > UNSURE) return;
  if (draft.isFree({ start: span.start, end: job.start }) && !IS_TALK.test(lead))
    draft.add('job', span);
}

const OWN_THING =
  /(?<!\p{L})(?:for|für|pour|para|per|pra)\s+(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|(?:[oa] )?(?:meu|minha|noss[oa])|il mio|la mia|il nostro|la nostra)\s+(\p{Ll}[\p{L}-]*(?:\s(?!(?:the|called|named|and|so|on|in|at|with|der|die|das|le|la|el|il|o|a)\s)\p{Ll}[\p{L}-]*){0,2}?)(?=\s*(?:[,.;:!?\n]|$)|\s+(?:the|called|named|namens|qui s'appelle|appelée?|que se llama|llamad[oa]|chamad[oa]|che si chiama|chiamat[oa])\s|\s\p{Lu})/u;
const PERSON =
  /^(?:old |little |best |big )?(?:friends?|mate|mum|mom|mother|dad|father|gran\p{L}*|sister|brother|son|daughter|wife|husband|partner|boss|uncle|aunt|cousin|nephew|niece|kids?|page|site|website|shop|instagram|insta|bio|clients?|customers?|freund\p{L}*|mutter|vater|mama|papa|oma|opa|schwester|bruder|sohn|tochter|frau|mann|chef|seite|amie?s?|mère|père|soeur|sœur|frère|fille|fils|mari|femme|amig[oa]s?|madre|padre|hij[oa]|herman[oa]|mãe|pai|filh[oa]|irmão|irmã|tia|tio|amic[oa]|figli[oa]|fratello|sorella|nonn[oa]|zi[oa])(?!\p{L})/iu;

/** "a page for our chess club the Wandering Rooks", "for my app Tidepool". */
function addOwnThing(draft: TagDraft): void {
  const { text } = draft.message;
  const match = OWN_THING.exec(text);
  const thing = match?.[1] ?? '';
  if (!match || thing === '' || PERSON.test(thing) || GREETING.test(fold(thing))) return;
  const start = match.index + match[0].indexOf(thing, match[0].search(/\s/));
  const span = { start, end: start + thing.length };
  if (draft.isFree(span)) draft.add('job', span);
}

const STATED =
  /(?<!\p{L})(?:i'm|im|i am|ich bin|je suis|soy|sou|eu sou|sono)\s+(?:an?|eine?|une?|una|uma?)?\s*/giu;
const UNSURE_JOB = 0.5;

/** "im a plumber" comes before what the tagger was not sure of. */
function addStatedJob(draft: TagDraft): void {
  const { text, lang } = draft.message;
  if (draft.slots('job').some(({ probability }) => probability >= UNSURE_JOB)) return;
  for (const match of text.matchAll(STATED)) {
    const from = match.index + match[0].length;
    const clause = /^[^.,;:!?\n]*/.exec(text.slice(from))?.[0] ?? '';
    const found = findOccupations(clause, lang).find(({ start }) => start === 0);
    const span = found && { start: from, end: from + found.end };
    if (span && draft.isFree(span)) {
      draft.add('job', span);
      return;
    }
  }
}

const MAKES =
  /\b(?:i|we)\s+(?:make|sell|do|weave|knit|draw|paint|sew|craft|write|teach|play|bake|design|build|fix|repair)\s+|\b(?:ich|wir)\s+(?:mache|machen|verkaufe|verkaufen|nähe|male|zeichne|unterrichte|baue)\s+|\bje\s+(?:fais|vends|crée|couds|peins|dessine)\s+|\b(?:hago|vendo|hacemos|vendemos|dibujo|faço|faccio|facciamo|fazemos|rescatamos)\s+/giu;

const IS_TALK = /\b(?:me|us|you|not|don't|mir|dir|uns|moi|nicht|kein\w*)\b/i;

/** A clause that names an occupation, what stands right after the name, or what the creator says to make. */
function addJob(draft: TagDraft): void {
  const { text, lang, values } = draft.message;
  const pieces = [...text.matchAll(/[^.,;:!?\n|()]+/g)].map((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    return { start: match.index + lead, end: match.index + match[0].trimEnd().length };
  });
  const closing = closingStart(text);
  const free = pieces.filter((piece) => {
    const words = text.slice(piece.start, piece.end).split(/\s+/).length;
    const kind = draft.requestAt(piece)?.kind;
    return (
      words < 9 &&
      !values.some(
        (value) =>
          (value.kind === 'date' || value.kind === 'hours') &&
          value.start < piece.end &&
          piece.start < value.end,
      ) &&
      piece.end > piece.start &&
      piece.end <= closing &&
      draft.isFree(piece) &&
      !isAddressed(text.slice(piece.start, piece.end)) &&
      !IS_TALK.test(text.slice(piece.start, piece.end)) &&
      kind !== 'want' &&
      kind !== 'make' &&
      kind !== 'restart'
    );
  });
  const name = draft.slots('name')[0];
  const after =
    name &&
    free.find(
      ({ start }) => start >= name.end && /^\s*[,|–-]\s*$/.test(text.slice(name.end, start)),
    );
  const named = free.find(
    ({ start, end }) =>
      !/^(?:at|in|im|bei|chez|en|em|for|behind|next|near|by|to|from|where|with)\b/i.test(
        text.slice(start, end),
      ) &&
      !/\b(?:at|behind|next to) the\b/i.test(text.slice(start, end)) &&
      findOccupations(text.slice(start, end), lang).length > 0 &&
      !GREETING.test(fold(text.slice(start, end))),
  );
  const made = [...text.matchAll(MAKES)]
    .map((match) => {
      const start = match.index + match[0].length;
      const length =
        /^[^.,;:!?\n]+?(?=\s+(?:and|und|et|y|e|in|from|but|y vorrei)\s|[.,;:!?\n]|$)/iu.exec(
          text.slice(start),
        )?.[0].length ?? 0;
      return { start, end: start + length };
    })
    .find(
      (span) =>
        span.end > span.start &&
        draft.isFree(span) &&
        !IS_TALK.test(text.slice(span.start, span.end)),
    );
  const best =
    after && isJobAfterName(text.slice(after.start, after.end))
      ? after
      : (widest(occupationsBeside(draft), [named, made]) ?? named ?? made);
  if (best) draft.add('job', withoutSelf(text, best));
}

const isJobAfterName = (text: string) => !GREETING.test(fold(text)) && !/\d{4}/.test(text);

/** The first occupation, or what else is said of one. */
const widest = (found: readonly Span[], others: readonly (Span | undefined)[]) =>
  others.find((other) =>
    found.some(({ start, end }) => other && other.start <= start && end <= other.end),
  ) ?? found[0];

const SELF =
  /\b(?:i'm|im|i am|i do|we do|ich mache|je fais|hago|faço|faccio|we're|we are|i run|we run|i have|we have|my|our|opening|ich bin|wir sind|mein\w*|unser\w*|je suis|j'ai|mon|ma|notre|nous sommes|soy|somos|doy|tengo|mi|nuestr[oa]|sou|tenho|meu|minha|noss[oa]|sono|ho|il mio|la mia|nostr[oa]|siamo|for (?:a|my|our)|page for|site for)\s+(?:(?!(?:at|in|from|with|near|next|by|im|bei|chez|dans|en|em|no|na|al|alla|mit)\s)\p{L}+\s+){0,3}$/iu;

/** "im opening a bakery called …": beside what the message says of itself, or a name or place. */
function occupationsBeside(draft: TagDraft): Span[] {
  const { text, lang } = draft.message;
  const closing = closingStart(text);
  return findOccupations(text, lang)
    .filter(({ start, end }) => {
      const kind = draft.requestAt({ start, end })?.kind;
      const isAsked = kind === 'want' && !SELF.test(text.slice(0, start));
      const isBeside = draft
        .slots('name', 'location')
        .some(
          (slot) =>
            (slot.end <= start && /^[\s,–—|-]*$/.test(text.slice(slot.end, start))) ||
            (end <= slot.start &&
              /^[\s,–—|]*(?:\p{L}{1,4}\s|called\s|named\s|namens\s|appelée?\s|llamad[oa]\s|chamad[oa]\s|chiamat[oa]\s)?$/u.test(
                text.slice(end, slot.start),
              )),
        );
      return (
        end <= closing &&
        !isAsked &&
        draft.isFree({ start, end }) &&
        (isBeside || SELF.test(text.slice(0, start)))
      );
    })
    .map((span) => withKind(draft, span));
}

const KIND =
  /(?:^|[.!?;:,\n(]\s*|(?<!\p{L})(?:an?|my|our|the|une?|una|uma?|mi|ma|mon|notre|nuestr[oa]|meu|minha|eine?|mein\p{L}*|unser\p{L}*)\s+)((?!(?:i|we|im|i'm|is|are|am|my|our|the|an?|for|and|want|need|have|run|play|in|of)\s)\p{Ll}[\p{L}-]+\s)$/u;

/** "trad band" is more than a band. */
function withKind(draft: TagDraft, { start, end }: Span): Span {
  const lead = KIND.exec(draft.message.text.slice(0, start))?.[1]?.length ?? 0;
  const isFree = lead > 0 && draft.isFree({ start: start - lead, end: start });
  return { start: isFree ? start - lead : start, end };
}

function withoutSelf(text: string, { start, end }: Span): Span {
  const lead =
    /^(?:(?:i'm|im|i am|ich bin|je suis|soy|sou|sono|hi|hey|so|and|also|a|an|ein|eine|une?|una|uma)\s+)+/i.exec(
      text.slice(start, end),
    )?.[0].length ?? 0;
  return { start: start + lead, end };
}
