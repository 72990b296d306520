// Entries that are told without a tag: a question with its answer, what someone said, who is new in the team.
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import type { Message, Span } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';
import { overlaps, requestAt, slotAt } from './segments.ts';

const faq =
  '(?:faqs?|q ?& ?a|questions?|fragen|h[äa]ufige fragen|preguntas(?: frecuentes)?|perguntas(?: frequentes)?|domande(?: frequenti)?)';
const asked = new RegExp(
  `(?<!\\p{L})${faq}[^:?.!\\n]{0,20}[:.]\\s*([^?\\n]{6,140}\\?)\\s*(\\S[^\\n]{1,300})$`,
  'iu',
);
const answered = new RegExp(
  `(?:stick|put|add|pop|include|nimm|pack|schreib|setz|mets|ajoute[rz]?|pon|añade|agrega|bota|põe|coloca|adiciona|metti|aggiungi)\\s+["“]?(.{6,120}?)["”]?\\s+(?:on|to|in|into|zu|bei|dans|à|aux|en|a|nas?|nos?|n[ae]lle|alle)\\s+(?:(?:the|my|die|den|der|la|las|les|le|il|as|os)\\s+)?${faq}\\W+(?:and |und |et |y |e )?(?:the |die |la |a )?(?:answer|antwort|r[ée]ponse|respuesta|resposta|risposta)(?:['’]?s|\\s+is|\\s+ist|\\s+est|\\s+es|\\s+é|\\s+è)?\\s*:?\\s+(\\S[^\\n]{1,300})$`,
  'iu',
);
const voiceCue =
  /(?<!\p{L})(?:review|testimonial|sent (?:me|us)|wrote (?:me|us)|told (?:me|us)|left (?:me|us)|said|clients?|customers?|kund\w*|bewertung|schrieb|schreibt|avis|client\w*|m['’]a (?:écrit|laissé)|client[ae]s?|reseña|opini[óo]n|depoimento|avalia[cç][ãa]o|recensione|cliente|ha lasciato|scritto|dejado|deixou|(?:the|las|los|as|os|den|les|le|gli) (?:others?|dem[áa]s|outr[ao]s|anderen|autres|altr[ei]))(?!\p{L})[^:\n]{0,80}:\s*/iu;
const speaker =
  /[.!?,–—-]\s*(?:(?:[Hh]er|[Hh]is|[Tt]heir) name is|[Ii]t['’]?s (?:from|by)|[Ff]rom|[Bb]y|[Ss]igned|(?:[Ss]ie|[Ee]r) hei(?:ß|ss)t|(?:[Dd]as ist )?[Vv]on|(?:[Ee]lle|[Ii]l) s['’]appelle|[Cc]['’]est de|[Dd]e|[Ee]s de|[Ss]e llama|[ÉéEe] d[ae]|[Cc]hama-se|[Ss]e chama|[ÈèEe] di|[Dd]i|[Ss]i chiama|[–—-])\s+(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2})/u;

const sectionOf = ({ design }: Setting, ...kinds: SectionKind[]): PageSection | undefined =>
  design.page.sections.find(({ kind }) => kinds.includes(kind));

/** In place of what was tagged of the same words. */
export function toldEntries(
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  const told = [...toldQuestion(message), ...toldVoice(setting, message)].filter(
    (entry) => !isTagged(entry, requests),
  );
  return told.slice(0, 1);
}

/** The same kind of entry, or something certain beside it. */
const isTagged = (entry: TaggedRequest, requests: readonly TaggedRequest[]): boolean =>
  requests.some(
    ({ kind, slots, probability, ...span }) =>
      overlaps(span, entry) &&
      (probability > 0.7 ||
        (kind === 'add' && slots.some(({ slot }) => slot === 'question' || slot === 'quote'))),
  );

function toldQuestion(message: Message): TaggedRequest[] {
  const match = asked.exec(message.text) ?? answered.exec(message.text);
  const [whole, question, answer] = match ?? [];
  if (match === null || whole === undefined || question === undefined || answer === undefined)
    return [];
  const start = match.index + whole.indexOf(question);
  const end = match.index + whole.length;
  return [
    requestAt('add', { start: match.index, end }, [
      slotAt(message, 'question', { start, end: start + question.length }),
      slotAt(message, 'answer', { start: end - answer.length, end }),
    ]),
  ];
}

function toldVoice(setting: Setting, message: Message): TaggedRequest[] {
  const { text } = message;
  const cue = voiceCue.exec(text);
  if (cue === null || sectionOf(setting, 'testimonials') === undefined) return [];
  const from = cue.index + cue[0].length;
  const match = speaker.exec(text.slice(from));
  const [whole, name] = match ?? [];
  if (match === null || whole === undefined || name === undefined) return [];
  const said: Span = { start: from, end: from + match.index + (/^[.!?]/.test(whole) ? 1 : 0) };
  if (text.slice(said.start, said.end).split(/\s+/).length < 4) return [];
  const end = from + match.index + whole.length;
  const person = slotAt(message, 'person', { start: end - name.length, end });
  return [requestAt('add', { start: cue.index, end }, [slotAt(message, 'quote', said), person])];
}
