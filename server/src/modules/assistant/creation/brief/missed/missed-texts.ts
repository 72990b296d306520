// Quotes and questions that no slot covers, and mail headers that say nothing about the page.
import type { Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TagDraft } from './tag-draft.ts';

const SAID_BY =
  /^[\s,.]*(?:[-–—~(]|that'?s from|that was|from|by|von|de la part de|de|di|da|por|says|said)*\s*((?:(?:Mrs?|Ms|Mme|Frau|Herr|Dr|Sra?)\.?\s)?\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]*\.?)?)/u;
const SHORTEST_QUOTE = 12;
const OTHER_QUOTED = [
  'quote',
  'tagline',
  'name',
  'item',
  'title',
  'question',
  'answer',
  'link',
] as const;

export function addMissedQuotes(draft: TagDraft): void {
  const { text } = draft.message;
  for (const value of draft.message.values) {
    if (value.kind !== 'quoted' || value.text.length < SHORTEST_QUOTE) continue;
    if (
      draft.slots(...OTHER_QUOTED).some((slot) => slot.start < value.end && value.start < slot.end)
    )
      continue;
    const by = SAID_BY.exec(text.slice(value.end));
    const name = by?.[1];
    if (name === undefined) continue;
    const start = text.indexOf(value.text, value.start);
    if (
      start < 0 ||
      !draft.isFree({ start, end: start + value.text.length }, 'about', 'person', 'item', 'price')
    )
      continue;
    draft.add('quote', { start, end: start + value.text.length });
    const end = value.end + (by?.[0].length ?? 0);
    draft.add('person', { start: end - name.length, end });
  }
}

const TOLD_BY =
  /\b(?:wrote|said|says|review|testimonial|schrieb|sagte|sagt|bewertung|écrit|dit|avis|escribió|dijo|dice|opinión|escreveu|disse|depoimento|scritto|detto|recensione)\b[^:.\n]{0,24}:\s*["«“„]?([^"\n]{12,200}?)["»”“]?\s*[,–—-]\s*(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]*\.?)?)(?=[.\n]|$)/giu;

/** "what a patient wrote me: I slept through the night, Gill". */
export function addToldQuotes(draft: TagDraft): void {
  if (draft.has('quote')) return;
  for (const match of draft.message.text.matchAll(TOLD_BY)) {
    const [whole, quote = '', person = ''] = match;
    const start = match.index + whole.indexOf(quote);
    const span = { start, end: start + quote.length };
    const end = match.index + whole.length;
    if (!draft.isFree(span, 'about', 'tagline', 'job', 'quote', 'answer', 'question')) continue;
    draft.add('quote', span);
    draft.add('person', { start: end - person.length, end });
  }
}

const TEAM_LEAD =
  /\b(?:team|crew|staff|equipe|équipe|equipo|equipa|squadra|(?:we are|we're|wir sind|nous sommes|somos|siamo in|there are) (?:two|three|four|five|zwei|drei|vier|fünf|zu zweit|zu dritt|deux|trois|quatre|dos|tres|cuatro|dois|três|quatro|due|tre|quattro|[2-9]))(?: of us)?\s*:\s*/giu;
const MEMBER =
  /^((?:(?:Dra?|Mr|Mrs|Ms|Frau|Herr)\.?\s)?\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?)(?:\s*\(([^)]+)\)|\s+(?:che è|who is|die|der|qui est|que es|que é|is)\s+([^,.;]+?))?(?:\s*,\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e|&)\s+|(?=[.;\n]|$))/u;

/** "siamo in tre: Gaia, Nico e Bea che è la piercer". */
export function addMissedTeam(draft: TagDraft): void {
  if (draft.has('person', 'role')) return;
  const { text } = draft.message;
  for (const lead of text.matchAll(TEAM_LEAD)) {
    const found: { person: Span; role?: Span }[] = [];
    let at = lead.index + lead[0].length;
    for (let match = MEMBER.exec(text.slice(at)); match; match = MEMBER.exec(text.slice(at))) {
      const [whole, person = '', inBrackets, afterwards] = match;
      const role = inBrackets ?? afterwards;
      const start = at + person.length + whole.slice(person.length).indexOf(role ?? '');
      found.push({
        person: { start: at, end: at + person.length },
        ...(role && { role: { start, end: start + role.length } }),
      });
      at += whole.length;
      if (whole.length === 0) break;
    }
    if (found.length < 2) continue;
    for (const { person, role } of found) {
      if (!draft.isFree(person, 'about', 'name', 'item', 'location')) continue;
      draft.add('person', person);
      if (role) draft.add('role', role);
    }
    return;
  }
}

const TAGLINE =
  /\b(?:tagline|tag line|slogan|motto|strapline|subtitle|untertitel|sottotitolo|sous-titre|subt[ií]tulo|lema|accroche|devise|leitspruch)\s*(?:\s(?:is|should be|soll(?:te)? sein|ist|est|es|é|è|sia)\b\s*[:=]?|[:=])\s*["«“„']?([^"\n.;»”]{3,140}?[!?…]?)(?=["\n.;»”]|$|\s+(?:and|und|et|y|e)\s+(?:people|i|we|you|the|our|my|it|they|wir|ich|die|on|nous|je|la gente|la|le|il|os|as)\b)/iu;

/** "tagline: slow bread for fast people". */
export function addToldTagline(draft: TagDraft): void {
  const match = TAGLINE.exec(draft.message.text);
  const line = match?.[1]?.trimEnd() ?? '';
  if (!match || line === '') return;
  const start = match.index + match[0].lastIndexOf(line);
  const tagged = draft.slots('tagline');
  if (tagged.some(({ probability }) => probability === 1)) return;
  for (const slot of tagged) draft.remove(slot);
  draft.add('tagline', { start, end: start + line.length });
}

const TO_US =
  /\b(?:can|could|would|will|do|are) you (?:make|create|build|do|please|help|set|put|also|give|work|there|able)|kannst du|konnt ihr|konnten sie|peux-tu|tu peux|pouvez|pourriez|puedes|podeis|podrias|podes|voce pode|puoi|potete|mi fai|me haces|does this|how does this work|is (?:it|that) (?:ok|possible)\b/;

/** A question with what follows it, where questions are asked for or one was found. */
export function addMissedQuestions(draft: TagDraft): void {
  const { text } = draft.message;
  const isFaq =
    draft.has('question') ||
    /\bfaqs?\b|questions|q ?& ?a|fragen|preguntas|perguntas|domande|people (?:always |often )?ask|ask(?:ed)? (?:all the time|every week|me)/.test(
      fold(text),
    );
  if (!isFaq) return;
  const pattern =
    /([¿\p{L}][^.!?:;\n]{4,150}\?)\s*(?:[-–]|A:|R:)?\s*([^\n?]{2,300}?)(?=$|\n|[.!]\s)/gu;
  for (const match of text.matchAll(pattern)) {
    const [, question = '', answer = ''] = match;
    const start = match.index;
    const end = start + question.length;
    const from = match.index + match[0].length - answer.length;
    const isPair = !TO_US.test(fold(question)) && answer.split(' ').length > 0;
    const asked = { start, end };
    const answered = { start: from, end: from + answer.length };
    if (
      !isPair ||
      draft.requestAt(asked)?.kind === 'make' ||
      draft.requestAt(answered)?.kind === 'make'
    )
      continue;
    const known = draft.slots('question').find((slot) => slot.start < end && start < slot.end);
    if (
      known &&
      draft.slots('answer').some((slot) => slot.start < answered.end && answered.start < slot.end)
    )
      continue;
    if (!known && !draft.isFree(asked, 'about', 'job', 'person', 'name')) continue;
    if (!draft.isFree(answered, 'about', 'status', 'hours', 'job', 'location', 'answer')) continue;
    if (!known) draft.add('question', asked);
    draft.add('answer', answered);
  }
}

const HEADER =
  /^[>\s]*(?:-{2,}.*|(?:from|to|cc|subject|re|fwd?|fw|sent|date|von|an|betreff|gesendet|objet|asunto|oggetto|assunto|inviato)\s*:.*)$/gimu;

/** "From: Carol B." is no person of the page. */
export function dropHeaders(draft: TagDraft): void {
  const { text } = draft.message;
  for (const { index, 0: line } of text.matchAll(HEADER)) {
    const isHeader =
      /^[>\s]*-{2,}/.test(line) ||
      /(?:forwarded|weitergeleitet|transf|reenviad|inoltrat|encaminhad|fwd?:|\bre:|\bsubject|betreff)/i.test(
        text,
      );
    if (!isHeader) continue;
    for (const slot of draft.slots(
      'person',
      'name',
      'job',
      'about',
      'role',
      'date',
      'item',
      'location',
    ))
      if (slot.start >= index && slot.end <= index + line.length) draft.remove(slot);
  }
}
