// Opening hours: all slots of the message together; what is more than days and times is a note.
import type { Message } from '../../../reading/message.ts';
import { readMessage } from '../../../reading/read-message.ts';
import { readSpokenNumber } from '../../../reading/values/spoken/number-words.ts';
import { fold } from '../../../reading/words/text.ts';
import { type Token, tokenize } from '../../../reading/words/tokens.ts';
import type { BriefHours } from '../../brief.ts';
import { type Fact, slotsOf, textBefore } from '../facts.ts';
import { labelBefore, oneLine, sentenceCase } from '../text/texts.ts';

/** Say that hours follow, and nothing else. */
const OPENING =
  /\b(?:open|opening|hours?|times?|closed?|days?|when|im|offen|geoffnet|offnungszeiten|zeiten|wann|horaires?|ouvert\w*|quand|abiert\w*|abrimos|horarios?|cuando|abert\w*|quando|apert\w*|orari?o?|till|until|bis|da|la|there|here|work|around|available|every|jeden|jeden)\b/g;

export function readHours(message: Message, facts: readonly Fact[]): BriefHours | undefined {
  const slots = facts.flatMap((fact) => slotsOf(fact, 'hours').map((slot) => ({ fact, slot })));
  if (slots.length === 0) return undefined;
  const together = slots.map(({ slot }) => oneLine(slot.text)).join(', ');
  const { lang } = message;
  const digits = withDigits(together);
  const read = (text: string) => readMessage(text, { lang, today: '2000-01-01' });
  const texts = [`open: ${digits}`, digits];
  const readings = texts.map((text) => {
    const reading = read(text);
    const values = reading.values.flatMap((value) => (value.kind === 'hours' ? [value] : []));
    return { text, values, days: values.flatMap(({ days }) => days) };
  });
  const best = readings.reduce((top, next) => (next.days.length > top.days.length ? next : top));
  const rest = best.values.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    best.text,
  );
  const days = best.days;
  const merged = [
    ...new Map(days.map(({ day }) => [day, days.filter((one) => one.day === day)])).entries(),
  ].map(([day, same]) => ({ day, times: same.flatMap(({ times }) => times).slice(0, 4) }));
  const notes = [
    ...slots.map(({ fact, slot }) => placeOf(message, fact, slot)),
    ...slots.map(({ fact, slot }) => appointmentAfter(message, fact, slot)),
    ...(days.length === 0 || saysMore(rest) ? [together] : []),
  ].filter(Boolean);
  return { days: merged, notes: [...new Set(notes)].map(sentenceCase) };
}

/** "nine till four" as "9 till 4". */
function withDigits(text: string): string {
  const tokens = tokenize(text);
  let written = '';
  let end = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const isWord =
      token.kind === 'word' && !/^(?:un|une|una|uno|um|uma|ein|eine|one|sei)$/.test(token.fold);
    const spoken = isWord ? readSpokenNumber([token.fold]) : undefined;
    written += text.slice(end, token.start) + (spoken ? String(spoken.value) : token.typed);
    end = token.end;
  }
  return written + text.slice(end);
}

const saysMore = (rest: string) =>
  /\p{L}{3,}|\d/u.test(
    fold(rest)
      .replace(OPENING, ' ')
      .replace(/\b(?:and|und|from|von|the|uhr|les|los|dos|das|del|alle|dalle|we|are|is)\b/g, ' '),
  );

const APPOINTMENT =
  /^\s*[,;.(]?\s*(?:(?:and|und|et|y|e)\s+)?((?:\p{L}+\s+){0,3}(?:by appointment|nach (?:Vereinbarung|Absprache)|auf Anfrage|sur (?:rendez-vous|rdv)|con cita(?: previa)?|(?:com|por) marcação|su appuntamento))/iu;

/** "…, sunday by appointment": said right after the hours. */
function appointmentAfter({ text }: Message, fact: Fact, slot: { end: number }): string {
  return APPOINTMENT.exec(text.slice(slot.end, fact.end))?.[1] ?? '';
}

const AT_PLACE =
  /(?:^|\s)(?:at|beim?|auf dem|im|au|à la|en el|en la|no|na|al|alla)\s+((?:(?:the|den|dem)\s+)?\p{Lu}[\p{L}'’-]*(?:\s[\p{L}'’-]+){0,4}),?\s*$/u;

/** "rehearsals … at St Anne's Hall": what takes place then, and where. */
function placeOf(message: Message, fact: Fact, slot: { start: number; end: number }): string {
  const label = labelBefore(textBefore(message, fact, slot));
  const hasOwnLabel = fold(label).replace(OPENING, '').trim().length > 2;
  const venue = slotsOf(fact, 'item', 'date').length > 0 ? undefined : slotsOf(fact, 'venue')[0];
  const place = venue?.text ?? AT_PLACE.exec(textBefore(message, fact, slot))?.[1];
  return [hasOwnLabel && label.split(' ').length < 3 ? label : '', place ?? '']
    .filter(Boolean)
    .join(' · ');
}
