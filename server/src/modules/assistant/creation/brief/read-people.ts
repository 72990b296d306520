// Questions, quotes, people and numbers: pairs of slots in the order in which they were told.
import type { Message } from '../../reading/message.ts';
import type { SlotKind, TaggedSlot } from '../../tagging/labels.ts';
import type { Brief } from '../brief.ts';
import { type Fact, slotsOf, textBefore } from './facts.ts';
import { asName, labelBefore, oneLine, sentenceCase } from './text/texts.ts';

type Pair = { main: TaggedSlot; others: TaggedSlot[] };

/** Each `main` slot with the others beside it: those after it, or before it where the fact begins with one. */
function pairs(slots: readonly TaggedSlot[], main: SlotKind): Pair[] {
  const isAfter = slots[0]?.slot === main;
  const found: Pair[] = [];
  let waiting: TaggedSlot[] = [];
  for (const slot of slots) {
    if (slot.slot === main) {
      found.push({ main: slot, others: waiting });
      waiting = [];
    } else if (isAfter) found.at(-1)?.others.push(slot);
    else waiting.push(slot);
  }
  if (!isAfter) found.at(-1)?.others.push(...waiting);
  return found;
}

const other = ({ others }: Pair, kind: SlotKind) => others.find(({ slot }) => slot === kind)?.text;

/** A question without an answer in its own fact has that of the next. */
export function readQuestions(facts: readonly Fact[]): Brief['faq'] {
  const slots = facts.flatMap((fact) => slotsOf(fact, 'question', 'answer'));
  return pairs(slots, 'question').flatMap((pair) => {
    const answer = other(pair, 'answer');
    const question = sentenceCase(oneLine(pair.main.text));
    if (answer === undefined) return [];
    return [
      {
        question: /[?？]$/.test(question) ? question : `${question.replace(/[.:]$/, '')}?`,
        answer: sentenceCase(oneLine(answer)),
      },
    ];
  });
}

const SAYING =
  /(?:^|[\s"(])((?:(?:[Tt]he|[Dd]er|[Dd]ie|[Dd]as|[Ll]e|[Ll]a|[Ee]l|[Ii]l|[Mm]adame|[Mm]me|[Mm]onsieur|Mrs?\.?|Ms\.?|Dr\.?|[Ff]rau|[Hh]err|[Ss]eñora?|[Ss]ignora?|[Dd]oña|[Dd]on|[Dd]ona|[Ss]enhora?)\s+)?[\p{Lu}\d][\p{L}\d.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:\s(?:magazine|newspaper|magazin|zeitung|radio|blog|podcast))?)\s+(?:said|says|wrote|writes|called (?:it|us|me|him|her|them)|sagte?|schrieb|schreibt|nannte (?:es|uns|mich)|a (?:dit|écrit)|dit|écrit|dijo|dice|escribió|disse|escreveu|ha (?:detto|scritto)|scrive)\s*:?\s*["'“«„]?$/u;
const PRONOUNS =
  /^(?:she|he|they|we|it|you|who|er|sie|wir|man|elle?|ils?|elles|nous|on|ella|ellos|ele|ela|eles|lui|lei|loro|people|everyone|someone)$/i;

/** "The Herald said …". */
function speakerBefore({ text }: Message, { start }: TaggedSlot): string | undefined {
  const [, name = ''] = SAYING.exec(text.slice(0, start)) ?? [];
  return name !== '' && !PRONOUNS.test(name)
    ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : undefined;
}

export function readQuotes(message: Message, facts: readonly Fact[]): Brief['quotes'] {
  return facts.flatMap((fact) =>
    pairs(slotsOf(fact, 'quote', 'person', 'role'), 'quote').map((pair) => {
      const name = other(pair, 'person') ?? speakerBefore(message, pair.main);
      const role = other(pair, 'role');
      return {
        quote: sentenceCase(oneLine(pair.main.text).replace(/^["'«“„]+\s*|\s*["'»”“]+$/g, '')),
        ...(name && { name: asName(oneLine(name)) }),
        ...(role && { role: oneLine(role) }),
      };
    }),
  );
}

/** Not those of a quote, and not who made an item. */
export function readTeam(message: Message, facts: readonly Fact[]): Brief['team'] {
  return facts.flatMap((fact) => {
    const slots = slotsOf(fact, 'person', 'role');
    const persons = slots.filter(({ slot }) => slot === 'person');
    const hasItems = slotsOf(fact, 'item', 'date').length > 0;
    if (slotsOf(fact, 'quote').length > 0 || persons.length === 0) return [];
    if (hasItems && persons.length === slots.length) return [];
    const roles = nearestPersons(message, slots, persons);
    return persons.map((person) => {
      const isFirst = person === persons[0];
      const hasHeading = isFirst && persons.length > 1 && roles.size === 0;
      const role = roles.get(person) ?? (hasHeading ? '' : roleBefore(message, fact, person));
      return {
        name: asName(oneLine(person.text)).slice(0, 120),
        ...(role && { role: sentenceCase(oneLine(role)).slice(0, 120) }),
      };
    });
  });
}

const APART = /[,;.\n&]|\s(?:and|und|et|y|e)\s/u;

/** Each role belongs to the person beside it; a comma or an "and" keeps them apart. */
function nearestPersons(
  { text }: Message,
  slots: readonly TaggedSlot[],
  persons: readonly TaggedSlot[],
): Map<TaggedSlot, string> {
  const found = new Map<TaggedSlot, string>();
  const gap = (role: TaggedSlot, person: TaggedSlot) => {
    const between =
      person.end <= role.start
        ? text.slice(person.end, role.start)
        : text.slice(role.end, person.start);
    return between.length + (APART.test(between) ? 8 : 0);
  };
  for (const role of slots.filter(({ slot }) => slot === 'role')) {
    const [person] = persons
      .filter((one) => !found.has(one))
      .sort((a, b) => gap(role, a) - gap(role, b));
    if (person) found.set(person, role.text);
  }
  return found;
}

/** "Agent: Martin Blythe", "director is Fiona Marsh". */
function roleBefore(message: Message, fact: Fact, slot: TaggedSlot): string {
  const before = textBefore(message, fact, slot);
  const title = /(?:^|[,;\n])\s*(\p{L}{3,}(?:\s\p{L}{3,})?)\s$/u.exec(before)?.[1];
  if (title && slotsOf(fact, 'person').length > 1) return labelBefore(title);
  const lead = /^(.*\p{L})\s*(?::|\b(?:is|ist|est|es|é|è))\s*$/su.exec(before)?.[1];
  return lead === undefined ? '' : labelBefore(lead);
}

export function readStats(facts: readonly Fact[]): Brief['stats'] {
  return facts.flatMap((fact) =>
    pairs(slotsOf(fact, 'value', 'label'), 'value').flatMap((pair) => {
      const label = other(pair, 'label');
      return label === undefined ? [] : [{ value: oneLine(pair.main.text), label: oneLine(label) }];
    }),
  );
}
