// From a tagged message to a brief: what its requests say about a page that is to be made, and nothing else.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message } from '../reading/message.ts';
import { fold } from '../reading/words/text.ts';
import type { SlotKind, TaggedMessage, TaggedSlot } from '../tagging/labels.ts';
import type { AssistantAccount } from '../types.ts';
import { type Fact, readFacts, slotsOf } from './brief/facts.ts';
import { withBigLink } from './brief/links/big-link.ts';
import { readContacts } from './brief/links/read-links.ts';
import { isEventRow, readEvents } from './brief/lists/read-events.ts';
import { readHours } from './brief/lists/read-hours.ts';
import { readOfferKind } from './brief/lists/read-offer-kind.ts';
import { readOffers } from './brief/lists/read-offers.ts';
import { readRows } from './brief/lists/read-rows.ts';
import { completeTags } from './brief/missed/complete-tags.ts';
import { readLook } from './brief/read-look.ts';
import { readOrder } from './brief/read-order.ts';
import { readQuestions, readQuotes, readStats, readTeam } from './brief/read-people.ts';
import {
  nameOfAccount,
  readAbout,
  readAddresses,
  readJobs,
  readLocation,
  readName,
  readRest,
} from './brief/read-profile.ts';
import { readRefused } from './brief/read-refused.ts';
import { readLeftovers, readStatements } from './brief/read-statements.ts';
import { readWanted } from './brief/read-wanted.ts';
import { oneLine, sentence, sentenceCase } from './brief/text/texts.ts';
import type { Brief } from './brief.ts';
import { chooseOccupation } from './choose-occupation.ts';

const DROPS_LINKS =
  /\b(?:no|without|remove|drop|ohne|sans|sin|sem|senza)\s+(?:my|the|any|all|old|meine|alte|les|mes|los|mis|os|meus|i miei)?\s*(?:old\s+)?links?\b/i;
const KEEPS_LINKS =
  /\b(?:keep|same|behalt\w*|gleichen?|garde\w*|memes|mant\w+|mismos|mesmos|tieni|stessi)\s+(?:\S+\s+){0,3}links?\b|\blinks?\s+(?:\S+\s+){0,2}(?:stay|bleiben|restent|quedan|ficam|restano)\b/;

export function readBrief(
  message: Message,
  given: TaggedMessage,
  account: AssistantAccount,
): Brief {
  const { tagged, sections } = completeTags(message, given);
  const facts = readFacts(message, tagged);
  const rows = facts.flatMap((fact) => readRows(message, fact));
  const events = rows.filter(isEventRow);
  const offers = rows.filter((row) => !isEventRow(row));
  const jobs = readJobs(message, facts);
  const occupation = chooseOccupation(message, tagged, facts);
  const name = readName(message, facts);
  const tagline = taglineOf(facts);
  const location = readLocation(message, facts, rows);
  const hours = readHours(message, facts);
  const wanted = [
    ...new Set([...readWanted(message, tagged, facts), ...sections, ...pressOf(message, facts)]),
  ];
  const refused = readRefused(message);
  const items = readOffers(message, offers, jobs[0]);
  const offerKind = readOfferKind(message, facts, offers, items);
  const contacts = readContacts(
    message,
    facts,
    events.flatMap(({ slots }) => slots),
    account,
  );
  const brief: Brief = {
    lang: message.lang,
    name: name ?? nameOfAccount(account.fullName, account.username),
    hasOwnName: name !== undefined,
    ...(occupation && { occupation }),
    ...taglineAndJobs(tagline, jobs),
    ...(location && { location }),
    about: [
      ...(tagline === undefined ? [] : jobs.map(sentence)),
      ...readAbout(message, facts),
      ...readStatements(message, facts),
      ...readRest(message, facts, isUsed),
    ],
    look: readLook(message, tagged),
    ...contacts,
    links: withBigLink(message, contacts.links),
    ...(hours && { hours }),
    addresses: readAddresses(message, facts, rows),
    items,
    ...(offerKind && { offerKind }),
    events: readEvents(message, events),
    faq: readQuestions(facts),
    quotes: readQuotes(message, facts),
    team: readTeam(message, facts),
    stats: readStats(facts),
    images: message.values.flatMap((value) => (value.kind === 'image' ? value.url : [])),
    wanted: wanted.filter((kind) => !refused.includes(kind)),
    order: readOrder(message),
    refused,
    ...countdownOf(message),
    dropsLinks: DROPS_LINKS.test(message.text),
    isAnew: isAnew(message, facts, contacts.links.length),
  };
  const leftovers = readLeftovers(message, facts, fold(textsIn(brief).join('\n')));
  return { ...brief, about: [...brief.about, ...leftovers] };
}

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value)).flatMap((part) => textsIn(part));

function taglineOf(facts: readonly Fact[]): string | undefined {
  const slot = facts.flatMap((fact) => slotsOf(fact, 'tagline'))[0];
  return (
    slot && sentenceCase(oneLine(slot.text).replace(/^["'«]+\s*|\s*["'»]+$/g, '')).slice(0, 240)
  );
}

/** The occupation is the line under the name where no other is given. */
const taglineAndJobs = (tagline: string | undefined, jobs: readonly string[]) => {
  const line =
    tagline ??
    jobs
      .map((job, at) =>
        at === 0 ? job : job.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
      )
      .join(', ');
  return line === '' ? {} : { tagline: line.slice(0, 240) };
};

/** What lists and the profile do not show. */
function isUsed(slot: TaggedSlot, fact: Fact): boolean {
  const has = (...kinds: SlotKind[]) => slotsOf(fact, ...kinds).length > 0;
  switch (slot.slot) {
    case 'status':
    case 'detail':
    case 'time':
      return has('item', 'price', 'date');
    case 'value':
      return has('label');
    case 'label':
      return has('value');
    case 'role':
      return has('person');
    case 'answer':
      return has('question');
    default:
      return true;
  }
}

const COUNTDOWN =
  /count(?:ing)? ?down|compte a rebours|cuenta (?:atras|regresiva)|contagem|conto alla rovescia/;

/** The day beside the word: "a countdown to the 14th". */
function countdownOf({ text, clauses, values }: Message): Pick<Brief, 'countdownTo'> {
  const clause = clauses.find(({ start, end }) => COUNTDOWN.test(fold(text.slice(start, end))));
  for (const value of values) {
    if (!clause || value.start < clause.start || value.end > clause.end) continue;
    if (value.kind === 'date' && value.day) return { countdownTo: { day: value.day } };
    if (value.kind === 'ordinal' && value.position > 0 && value.position < 32)
      return { countdownTo: { dayOfMonth: value.position } };
  }
  return {};
}

const PRESS = /\b(?:in the (?:press|papers?)|press|presse|prensa|imprensa|stampa|in den medien)\b/;

/** What a publication wrote: "In the press: The Guardian, …". */
const pressOf = ({ text }: Message, facts: readonly Fact[]): SectionKind[] =>
  facts.some((fact) => {
    const [quote] = slotsOf(fact, 'quote');
    return quote !== undefined && PRESS.test(fold(text.slice(fact.start, quote.start)));
  })
    ? ['press']
    : [];

/** Names a person or what they sell, or gives links of its own, and does not ask for those that there are. */
function isAnew({ text }: Message, facts: readonly Fact[], links: number): boolean {
  if (KEEPS_LINKS.test(fold(text))) return false;
  return links > 0 || facts.some((fact) => slotsOf(fact, 'name', 'item', 'link').length > 0);
}
