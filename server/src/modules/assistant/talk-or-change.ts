// Whether a message is answered with words alone, by what the classifier takes it for and what was found to change.
import type { Classification } from './classification/classify.ts';
import type { Group } from './classification/labels.ts';
import { beginsWithCreation } from './creation/asks-for-new-page.ts';
import type { Decision } from './edits/decide.ts';
import { findConcepts } from './edits/lexicon/concepts.ts';
import type { Message, ValueKind } from './reading/message.ts';
import type { TaggedMessage } from './tagging/labels.ts';

/** Least probability that a message is no request for the page, by what else it would do. */
const least = {
  /** Everything in it is accounted for by a change. */
  change: 0.9,
  partlyChange: 0.55,
  /** "Write me a poem": words of any message can be put on a page. */
  textChange: 0.5,
  /** Words are better than asking what was meant. */
  nothing: 0.3,
  nothingBesideTalk: 0.75,
  firstPage: 0.75,
} as const;

const WEIGHT_OF_TAGS = 2;
/** An errand asks for nothing by its form. */
const LEAST_DECLINED = 0.6;

/** A question in form: "can you …", or with its mark. */
const isAsked = ({ text, words, lang }: Message): boolean =>
  /[?¿]/.test(text) ||
  findConcepts(
    words.map(({ normal }) => normal),
    lang,
  ).some(({ concept }) => concept === 'request');

/** With what the tagger takes the message for, where to it all of the message is words for the assistant. */
export function withTags(
  found: Classification,
  message: Message,
  { requests }: TaggedMessage,
): Classification {
  const [first] = requests;
  const group = requests.some(({ kind }) => kind === 'decline') ? 'decline' : 'ask';
  const isTalk = requests.every(({ kind }) => kind === 'ask' || kind === 'decline');
  const label = found.likeliest.get(found.label.group === 'page' ? group : found.label.group);
  const isNone = first === undefined || label === undefined || label.topic === 'harmful';
  const certain = Math.max(...requests.map(({ probability }) => probability));
  const isErrand = group === 'decline' && certain >= LEAST_DECLINED;
  if (isNone || !isTalk || !(isErrand || isAsked(message))) return found;
  const odds = ((1 - found.page) / (found.page + 1e-9)) * Math.exp(WEIGHT_OF_TAGS * certain);
  return { ...found, label, page: 1 / (1 + odds) };
}

/** On a page that exists. */
export function changesNothing({ label, page }: Classification, decision: Decision): boolean {
  // A change that was found answers a complaint better than words.
  if (label.topic === 'complaint' && decision.kind === 'changed') return false;
  // Yes and no answer what was asked before.
  const isAnswer = label.topic === 'yes' || label.topic === 'no';
  if (label.group === 'page' || isAnswer) return false;
  return 1 - page >= leastFor(decision, label.group);
}

function leastFor(decision: Decision, group: Group): number {
  if (decision.kind === 'history') return least.change;
  if (decision.kind !== 'changed')
    return group === 'talk' ? least.nothingBesideTalk : least.nothing;
  const isText = decision.operations.every(({ type }) => textTypes.has(type));
  if (group === 'decline' && isText) return least.textChange;
  return decision.notDone.length === 0 ? least.change : least.partlyChange;
}

const textTypes = new Set([
  'profile.set',
  'text.replace',
  'section.update',
  'item.add',
  'item.update',
]);

/** A message with one of these describes a page. */
const facts: ReadonlySet<ValueKind> = new Set([
  'url',
  'handle',
  'email',
  'phone',
  'price',
  'hours',
  'address',
  'quoted',
  'image',
] as const);

/** While nothing is made. */
export function describesNoPage(
  { label, page }: Classification,
  message: Message,
  tagged: TaggedMessage,
): boolean {
  if (label.group === 'page' || beginsWithCreation(message) || tellsOfItself(tagged)) return false;
  if (message.values.some(({ kind }) => facts.has(kind))) return false;
  return 1 - page >= least.firstPage;
}

const LEAST_TOLD = 3;

/** A name, an occupation, a place, an offer, a price, an address: three of them describe a page. */
function tellsOfItself({ requests }: TaggedMessage): boolean {
  const kinds = requests
    .filter(({ kind }) => kind === 'fact')
    .flatMap(({ slots }) => slots.map(({ slot }) => slot))
    .filter((slot) => ['name', 'job', 'location', 'item', 'price', 'link'].includes(slot));
  return new Set(kinds).size >= LEAST_TOLD;
}
