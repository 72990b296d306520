// Who the page is about: name, what they do, where, and what may be told about them.
import type { Message } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import type { TaggedSlot } from '../../tagging/labels.ts';
import { type Fact, slotsOf } from './facts.ts';
import { isEventRow } from './lists/read-events.ts';
import type { Row } from './lists/read-rows.ts';
import { isCity } from './text/cities.ts';
import { asName, labelBefore, oneLine, sentence, sentenceCase } from './text/texts.ts';

const CORRECTED =
  /\b(?:no|nah|wait|sorry|nein|quatsch|non|pardon|espera|nao|scusa|anzi|rather|actually)\b/;

/** "a page for a SaaS product" */
const ONE_OF_MANY: Readonly<Record<string, RegExp>> = {
  en: /(?:^|\s)an?\s+$/iu,
  de: /(?:^|\s)eine?[nmrs]?\s+$/iu,
  fr: /(?:^|\s)une?\s+$/iu,
  es: /(?:^|\s)una?\s+$/iu,
  pt: /(?:^|\s)uma?\s+$/iu,
  it: /(?:^|\s)un[ao]?\s+$/iu,
};

/** The first that is given; of two, the one that corrects the other. */
export function readName({ text, lang }: Message, facts: readonly Fact[]): string | undefined {
  const slots = facts
    .flatMap((fact) => slotsOf(fact, 'name'))
    .filter(({ start }) => ONE_OF_MANY[lang]?.test(text.slice(0, start)) !== true);
  const [first, second] = slots;
  if (first === undefined) return undefined;
  const isCorrected =
    second !== undefined &&
    second.start - first.end < 60 &&
    CORRECTED.test(fold(text.slice(first.end, second.start)));
  const name = oneLine((isCorrected ? second : first).text).replace(/^["'«]+|["'»,;:]+$/g, '');
  return asName(name.split(/(?:\.\.\.|…)\s*(?:no|non|nein|wait),?\s+/i).at(-1) ?? name);
}

/** The whole name of an account is better written with capital letters: "ines.moreau", "mara". */
export function nameOfAccount(fullName: string, username: string): string {
  const given = fullName.trim() || username.trim();
  const isHandle = !/\s/.test(given) && /^[a-z0-9._-]+$/.test(given);
  return asName(isHandle ? given.replace(/[._-]+/g, ' ').trim() : given);
}

const UNSURE = 0.3;

/** Those of events are where they take place. */
const PLACED = /\b(?:in|from|based|near|around|cover|aus|à|en|em|a|de|di|bei)\s*$/iu;

/** "in Nottingham and online" */
const ONLINE =
  /^\s*(?:,|&|\+|\/|(?:,\s*)?(?:and|und|et|y|e|or|oder|ou|o))\s+(?:online|remote(?:ly)?|worldwide|weltweit|en ligne|à distance|en línea|virtual(?:mente)?|a distancia|à distância|a distanza)(?!\p{L})/iu;

export function readLocation(
  { text }: Message,
  facts: readonly Fact[],
  rows: readonly Row[],
): string | undefined {
  const ofEvents = rows.filter(isEventRow);
  const slots = facts.flatMap((fact) => {
    const isNamed = slotsOf(fact, 'name', 'job').length > 0;
    return slotsOf(fact, 'location').filter(
      (slot) => isNamed || !ofEvents.some((row) => row.slots.includes(slot)),
    );
  });
  const placed = slots.find((slot) => PLACED.test(text.slice(0, slot.start)));
  const known = slots.find((slot) => isCity(fold(slot.text)));
  const isUnsure = (slots[0]?.probability ?? 1) < UNSURE;
  const first = placed ?? (isUnsure ? known : undefined) ?? slots[0];
  if (first === undefined) return undefined;
  const after = slots.slice(slots.indexOf(first) + 1);
  const isCased = /^\p{Lu}/u.test(first.text);
  const beside = after.filter(
    (slot, at) =>
      (!isCased || !/^\p{Ll}/u.test(slot.text)) &&
      /^\s*(?:,|and|und|et|y|e|&|\+|\/|or)\s*$/iu.test(
        text.slice((after[at - 1] ?? first).end, slot.start),
      ),
  );
  const texts = [first, ...beside].map((slot) => asName(oneLine(slot.text)));
  const online = ONLINE.exec(text.slice((beside.at(-1) ?? first).end))?.[0] ?? '';
  return ([...new Set(texts)].join(', ') + online).slice(0, 120);
}

const PRONOUN = /(?:^|[\s,.;!?"'(])((?:i|we|ich|wir|je|nous|j'|she|he|they)\s*)$/iu;

/** In the creator's own words: "I fix phones", "Wedding photographer". */
export function readJobs({ text }: Message, facts: readonly Fact[]): string[] {
  const jobs = facts.flatMap((fact) =>
    slotsOf(fact, 'job').map((slot) => {
      const before = text.slice(fact.start, slot.start);
      const pronoun = PRONOUN.exec(before)?.[1] ?? '';
      return sentenceCase(
        oneLine(pronoun + text.slice(slot.start, endOfJob(text, fact, slot))).replace(/^i\s/, 'I '),
      );
    }),
  );
  return jobs.filter(
    (job, at) => !jobs.some((other, index) => index !== at && isPartOf(job, other, index < at)),
  );
}

const isPartOf = (text: string, other: string, isBefore: boolean) =>
  fold(other).includes(fold(text)) && (other.length > text.length || isBefore);

/** "real estate agent with Sunbelt Realty": the employer belongs to the occupation. */
function endOfJob(text: string, fact: Fact, job: TaggedSlot): number {
  const next = fact.slots.find(({ start }) => start >= job.end);
  if (next?.slot !== 'venue' || slotsOf(fact, 'hours', 'date', 'item').length > 0) return job.end;
  return /^\s+(?:at|with|for|bei|chez|con|com|en|em|da|presso|im|in|at the)\s+(?:\w+\s+)?$/iu.test(
    text.slice(job.end, next.start),
  )
    ? next.end
    : job.end;
}

/** Where people find the place: street addresses, with the name of the house beside them. */
export function readAddresses(
  { text }: Message,
  facts: readonly Fact[],
  rows: readonly Row[],
): string[] {
  const found = facts.flatMap((fact) => {
    const addresses = slotsOf(fact, 'address');
    const venue = slotsOf(fact, 'venue').find(
      (slot) => !rows.some((row) => isEventRow(row) && row.slots.includes(slot)),
    );
    if (venue === undefined) return addresses.map((slot) => slot.text);
    const isPlace =
      /\b(?:at|in|im|am|an|bei|a|au|chez|en|no|na|presso|al|alla|@)\s+(?:\p{L}{1,3}\s+)?$/iu.test(
        text.slice(fact.start, venue.start),
      );
    if (addresses[0])
      return [
        `${venue.text}, ${addresses[0].text}`,
        ...addresses.slice(1).map((slot) => slot.text),
      ];
    return isPlace && slotsOf(fact, 'job', 'hours').length === 0 ? [venue.text] : [];
  });
  return [...new Set(found.map((address) => sentenceCase(oneLine(address))))];
}

/** Its own words; with a short lead-in that makes a sentence of it: "I work with …", "Languages: …". */
export function readAbout({ text }: Message, facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) =>
    slotsOf(fact, 'about').map((slot) => {
      const isFirst = fact.slots[0] === slot;
      const lead = isFirst ? text.slice(fact.start, slot.start) : '';
      return sentence(isLead(lead) ? lead + slot.text : slot.text);
    }),
  );
}

const isLead = (lead: string) =>
  /^[\p{L}\s']{2,30}:\s*["«“]?$/u.test(lead)
    ? !/["«“]$/.test(lead)
    : SELF.test(fold(lead)) && lead.split(/\s+/).length < 6;
const SELF =
  /^(?:i|i'm|we|we're|ich|wir|je|j'|nous|yo|soy|somos|eu|sou|sono|io|noi)\b[^.,;:!?\n]*$/;

/** Status, values and people that no list took: with the words before them, as a sentence. */
export function readRest(
  message: Message,
  facts: readonly Fact[],
  isUsed: (slot: TaggedSlot, fact: Fact) => boolean,
): string[] {
  return facts.flatMap((fact) => {
    const rest = fact.slots.filter((slot) => !isUsed(slot, fact));
    return rest.map((slot) => {
      const before = fact.slots.findLast(({ end }) => end <= slot.start)?.end ?? fact.start;
      const label = labelBefore(message.text.slice(before, slot.start));
      return sentence(label ? `${label}: ${slot.text}` : slot.text);
    });
  });
}
