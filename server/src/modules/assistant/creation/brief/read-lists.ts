// Lists that a message labels ("Services: a, b, c", "Team: Ana (chef)"), questions with answers, and quotations.
import type { Message, Span } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import type { Part } from './text/parts.ts';
import { sentenceCase } from './text/words.ts';

export type Label = 'services' | 'products' | 'team' | 'tagline' | 'about' | 'stats' | 'look';

const LABELS: Record<Label, string> = {
  services:
    'services|service|my services|our services|leistungen|angebot|angebote|meine leistungen|prestations|mes prestations|servicios|mis servicios|servicos|os meus servicos|servizi|i miei servizi|treatments|packages|classes|courses|kurse|cours|clases|aulas|corsi|what i do|i offer|we offer|ich biete|wir bieten|je propose|nous proposons|ofrezco|ofrecemos|ofereco|oferecemos|offro|offriamo|specialties|specialities|schwerpunkte|skills|expertise',
  products:
    'products|produkte|produits|productos|produtos|prodotti|i sell|we sell|ich verkaufe|wir verkaufen|je vends|nous vendons|vendo|vendemos|vendiamo',
  team: 'team|our team|the team|unser team|equipe|notre equipe|equipo|nuestro equipo|equipa|a nossa equipa|squadra|il nostro team|members|mitglieder|membres|lineup|line-up|line up|speakers|besetzung',
  tagline:
    'tagline|tag line|slogan|motto|claim|subtitle|untertitel|sous-titre|lema|sottotitolo|headline',
  about:
    'about|about me|about us|bio|uber mich|uber uns|a propos|sobre mi|sobre nosotros|sobre mim|sobre nos|chi sono|chi siamo|profile|profil|summary|description|beschreibung|description|descripcion|descricao|descrizione',
  stats: 'stats|numbers|in numbers|zahlen|en chiffres|cifras|numeros|numeri|in zahlen',
  look: 'style|look|vibe|vibes|colors|colours|design|stil|farben|couleurs|colores|estilo|cores|colori|stile|mood|theme|font|fonts|aesthetic|palette',
};

const labels = (Object.entries(LABELS) as [Label, string][])
  .flatMap(([label, phrases]) => phrases.split('|').map((phrase) => ({ label, phrase })))
  .sort((a, b) => b.phrase.length - a.phrase.length);

export type LabeledList = Span & { label: Label; entries: readonly string[] };

/** A label with a colon, and what follows until the end of its sentence or, when that is empty, of its paragraph. */
export function readLabeledLists(message: Message, parts: readonly Part[]): LabeledList[] {
  return parts.flatMap((part, at) => {
    const found = labelOf(part.text);
    if (!found) return [];
    const rest = part.text.slice(found.length).trim();
    const following = followingParts(message, parts, at, rest === '');
    const last = following.at(-1) ?? part;
    const entries = [rest, ...following.map(({ text }) => text)]
      .flatMap(splitEntry)
      .filter(Boolean);
    return entries.length > 0
      ? [{ label: found.label, entries, start: part.start, end: last.end }]
      : [];
  });
}

function labelOf(text: string): { label: Label; length: number } | undefined {
  const folded = fold(text);
  if (folded.length !== text.length) return labelOfAccented(text);
  const found = labels.find(
    ({ phrase }) =>
      folded.startsWith(phrase) && /^\s*(?::|\s[-–]\s)/.test(folded.slice(phrase.length)),
  );
  return (
    found && {
      label: found.label,
      length:
        text.indexOf(text.slice(found.phrase.length).trimStart().charAt(0), found.phrase.length) +
        1,
    }
  );
}

function labelOfAccented(text: string): { label: Label; length: number } | undefined {
  const colon = text.indexOf(':');
  const found =
    colon < 0
      ? undefined
      : labels.find(({ phrase }) => phrase === fold(text.slice(0, colon).trim()));
  return found && { label: found.label, length: colon + 1 };
}

function followingParts(
  message: Message,
  parts: readonly Part[],
  at: number,
  isParagraph: boolean,
): Part[] {
  const part = parts[at] as Part;
  const found: Part[] = [];
  for (const next of parts.slice(at + 1)) {
    const previous = found.at(-1) ?? part;
    if (
      labelOf(next.text) ||
      (isParagraph && /\n\s*\n/.test(message.text.slice(previous.end, next.start)))
    )
      break;
    if (!isParagraph && next.sentence !== part.sentence) break;
    if (isParagraph && /:\s*$/.test(next.text)) break;
    found.push(next);
  }
  return found;
}

const splitEntry = (text: string) =>
  text
    .split(/\s+(?:and|und|et|y|e|&)\s+(?=[\p{L}\d][^,]*$)/u)
    .map((entry) => entry.replace(/^[\s\-–•*.]+|[\s.,;]+$/g, ''));

/** "Ana (chef)", "Tom - barista". */
export function readMember(entry: string): { name: string; role?: string } {
  const match = /^([^(\-–:]+?)\s*(?:\(([^)]+)\)?|\s[-–]\s(.+)|:\s*(.+))$/.exec(entry);
  const role = match?.[2] ?? match?.[3] ?? match?.[4];
  return {
    name: sentenceCase((match?.[1] ?? entry).trim()).slice(0, 120),
    ...(role && { role: sentenceCase(role.trim()).slice(0, 120) }),
  };
}

/** "300+ weddings", "12 years". */
export function readStat(entry: string): { value: string; label: string } | undefined {
  const match = /^([~+]?\d[\d.,]*\s?(?:[kKmM%+]|\+)*)\s+(.{2,70})$/.exec(entry.trim());
  return match?.[1] && match[2] ? { value: match[1].trim(), label: match[2].trim() } : undefined;
}

export type QuestionMatch = Span & { question: string; answer: string };

/** `isWished`: questions anywhere are meant; otherwise only those at the beginning of a line with an answer. */
export function readQuestions(message: Message, isWished: boolean): QuestionMatch[] {
  const found: QuestionMatch[] = [];
  const pattern =
    /(^|\n|[.!:]\s+|\s)((?:[QFPD]\s?[:.]\s*)?)(\p{Lu}?[^\n?.!:]{4,180}\?)\s*(?:\n?\s*(?:[AR]\s?[:.]\s*|[-–]\s*))?([^\n?]{2,400}?)(?=$|\n|[.!]\s+\p{Lu}[^\n.!?]{3,}\?|\s(?:[QFPD]\s?:))/gu;
  for (const match of message.text.matchAll(pattern)) {
    const [whole, before = '', prefix = '', question = '', answer = ''] = match;
    const isLine = before === '\n' || match.index === 0 || prefix !== '';
    const isRequest =
      /\b(?:can|could|would|will) you (?:make|create|build|do|please|help)|kannst du|peux-tu|puedes|podes|puoi|pouvez/i.test(
        question,
      );
    if (isRequest || !(isWished || (isLine && message.text.includes('\n')))) continue;
    const start = match.index + before.length;
    found.push({
      start,
      end: match.index + whole.length,
      question: sentenceCase(question.trim()),
      answer: sentenceCase(answer.trim()),
    });
  }
  return found;
}

export type QuoteMatch = Span & { quote: string; name?: string };

const SHORTEST_QUOTE = 24;

/** Long quotations, with who said it: "…" – Ana. */
export function readQuotes(message: Message): QuoteMatch[] {
  return message.values.flatMap((value) => {
    if (value.kind !== 'quoted' || value.text.length < SHORTEST_QUOTE) return [];
    const after =
      /^\s*(?:[-–—~]\s*|\(|by\s+|von\s+|de\s+|di\s+|,\s*)(\p{L}[^\n).;"]{1,60})\)?/u.exec(
        message.text.slice(value.end),
      );
    const name = after?.[1]?.trim();
    return [
      {
        start: value.start,
        end: value.end + (after?.[0].length ?? 0),
        quote: value.text,
        ...(name && { name }),
      },
    ];
  });
}
