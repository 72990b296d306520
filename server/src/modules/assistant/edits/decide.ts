// What a turn on a page that exists comes to: changes, a step through the versions, a question back, or talk.
import type { HistoryOperation, Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { coverageOf } from '../ranking/features.ts';
import type { Ranked } from '../ranking/model.ts';
import type { Message } from '../reading/message.ts';
import { readMessage } from '../reading/read-message.ts';
import { findVerb } from '../reading/verbs.ts';
import { fold } from '../reading/words/text.ts';
import type { AskKind } from '../replies/index.ts';
import type { TaggedRequest } from '../tagging/labels.ts';
import { type Tagger, tagMessage } from '../tagging/tag-message.ts';
import { isDestructive } from './candidate.ts';
import { isGrounded } from './floor.ts';
import { asFollowUps } from './frames/past/follow-up.ts';
import { stopWords } from './lexicon/stop-words.ts';
import { countChanges, findPast, type PastTurn, type PastTurns } from './past.ts';
import { isPlausible } from './plausible.ts';
import { onlyTheseLinks } from './proposers/lists/only-these.ts';
import { listAskedAgain } from './proposers/lists/waiting.ts';
import { withNames } from './references/names.ts';
import { removeIt } from './references/remove-it.ts';
import { decideOnSelected, isAbout } from './references/selected.ts';
import { refer } from './references.ts';
import { createScene, createSetting, has, type Setting } from './scene/scene.ts';
import { nameOfTarget } from './scene/targets.ts';
import {
  applied,
  editRequests,
  isMostly,
  isPlain,
  type Request,
  understand,
  understandTagged,
} from './understand.ts';

export type Option = { text: string; operations: readonly Operation[] };

export type Decision =
  | {
      kind: 'changed';
      operations: Operation[];
      design: PageDesign;
      notDone: string[];
      others: Option[];
      /** The tagger is certain, and so is what each request comes to. */
      isSure?: boolean;
    }
  | { kind: 'history'; operation: HistoryOperation }
  | { kind: 'question'; ask: AskKind; options: Option[]; parts: string[] }
  | { kind: 'talk'; request: Request };

export const SURE = 0.55;
const LIKELY = 0.34;
const SURE_TO_REMOVE = 0.7;
const CERTAIN = 0.75;
/** Of what is offered, and not done. */
const DOUBTED = 0.05;

/** `selected`: id of what the message is about, unless it names something else. */
export function decide(
  given: Omit<Setting, 'targets' | 'aliases' | 'past'>,
  message: Message,
  turns: PastTurns,
  tag: Tagger = tagMessage,
  selected?: string,
): Decision {
  if (selected === undefined) return decideAfter(given, message, turns, tag);
  const decideNow = (text: Message) => decideAfter(given, text, [], tag, selected);
  const decision = decideNow(message);
  if (isAbout(decision, selected) || decision.kind === 'history') return decision;
  return decideOnSelected(given, message, selected, decideNow) ?? decision;
}

function decideAfter(
  given: Omit<Setting, 'targets' | 'aliases' | 'past'>,
  message: Message,
  turns: PastTurns,
  tag: Tagger,
  selected?: string,
): Decision {
  const past = findPast(given, turns, tag);
  const setting = createSetting(given.design, {
    ...given,
    past: {
      targets: selected === undefined ? (past?.targets ?? []) : [selected],
      isSelected: selected !== undefined,
      ...(past && { last: past }),
      changes: countChanges(turns, given.design),
      designs: turns.map(({ design }) => design),
    },
  });
  const said = decideByPhrase(setting, message);
  if (said !== undefined) return said;
  const found = tag(message, setting.design.page).requests;
  const followUps = asFollowUps(setting, message, found);
  const taggedRequests = editRequests({ requests: followUps });
  const tagged = understandTagged(setting, message, taggedRequests);
  const isTagged = isSure(taggedRequests, tagged);
  const decideTagged = () => decideRequests(setting, tagged);
  if (isTagged && taggedRequests.length > 1) return asSure(decideTagged());
  const isBrief = message.words.length <= FEW_WORDS;
  if (!isBrief && taggedRequests.length > 0)
    return isTagged ? asSure(decideTagged()) : decideTagged();
  const read = readWords(setting, message, past, turns);
  if ('kind' in read) return isTagged ? decideTagged() : read;
  if (isTagged) return asSure(decideTagged());
  if (isBrief && read.every(isClear)) return decideRequests(setting, read);
  if (taggedRequests.length > 0) return decideTagged();
  return decideRequests(setting, isBrief && isGiven(read) ? read : read.map(doubted));
}

/** What some phrases say as a whole, whatever their words could mean one by one. */
function decideByPhrase(setting: Setting, message: Message): Decision | undefined {
  const scene = createScene(setting, message, { start: 0, end: message.text.length });
  const operations = onlyTheseLinks(scene) ?? removeIt(scene);
  if (operations === undefined || operations.length === 0) return undefined;
  const design = applied(setting.design, operations);
  if (design === undefined) return undefined;
  return { kind: 'changed', operations, design, notDone: [], others: [], isSure: true };
}

const FEW_WORDS = 10;

/** All of it belongs to a request. */
const isClear = (request: Request): boolean => isPlain(request) && !isTalk(request.ranked[0]);

/** One thing is said, and it takes nothing away: "guestbook for the fans". */
const isGiven = ([only, ...others]: readonly Request[]): boolean =>
  only?.ranked[0] !== undefined &&
  others.length === 0 &&
  !isDestructive(only.ranked[0]) &&
  isMostly(only);

/** What the tagger takes for no request is offered, and not done. */
function doubted(request: Request): Request {
  const [best, ...others] = request.ranked;
  if (best === undefined || best.talk !== undefined) return request;
  return { ...request, ranked: [{ ...best, probability: DOUBTED }, ...others] };
}

const asSure = (decision: Decision): Decision =>
  decision.kind === 'changed' ? { ...decision, isSure: true } : decision;

const SURE_TAG = 0.75;
const SURE_SLOT = 0.5;
const isFramed = ({ ranked: [best] }: Request) => best?.features.includes('frame') === true;

/** The tagger is certain, and so is what each request comes to. */
const isSure = (taggedRequests: readonly TaggedRequest[], requests: readonly Request[]): boolean =>
  taggedRequests.length > 0 &&
  taggedRequests.every(
    ({ probability, slots }) =>
      probability >= SURE_TAG && slots.every((slot) => slot.probability >= SURE_SLOT),
  ) &&
  requests.every((request) => isFramed(request) && (request.ranked[0]?.probability ?? 0) >= 0.9);

/** By its words alone: what it comes to after the turn before, else its requests. */
function readWords(
  setting: Setting,
  message: Message,
  past: PastTurn | undefined,
  turns: PastTurns,
): Decision | Request[] {
  if (past === undefined) return understand(setting, message);
  const named = withNames(setting, message.text, past);
  const whole = named === undefined ? message : readMessage(named, setting);
  return refer(setting, whole, past, turns) ?? understand(setting, whole);
}

export function decideRequests(setting: Setting, requests: readonly Request[]): Decision {
  const history = requests.find(
    ({ ranked }) => ranked[0]?.history !== undefined && (ranked[0]?.probability ?? 0) > SURE,
  );
  const operation = history?.ranked[0]?.history;
  if (operation !== undefined && requests.length < 3) return { kind: 'history', operation };
  const collected = collect(setting, requests);
  const contradiction = findContradiction(requests, collected.operations);
  if (contradiction !== undefined) return contradiction;
  if (collected.operations.length > 0) return changed(setting, collected);
  const { question } = collected;
  if (question !== undefined) return question;
  const talk = requests.find(({ ranked }) => isTalk(ranked[0]));
  if (talk !== undefined) return { kind: 'talk', request: talk };
  return unclear(requests);
}

/** "Dark and light": one of them, but which? Across sentences the later one corrects the earlier. */
function findContradiction(
  requests: readonly Request[],
  operations: readonly Operation[],
): Decision | undefined {
  const schemes = operations.filter(({ type }) => type === 'theme.scheme');
  const kinds = new Set(schemes.map((operation) => JSON.stringify(operation)));
  const [first] = requests;
  if (kinds.size < 2 || first === undefined || requests.length > 3) return undefined;
  if (/[.;!?\n]/.test(first.scene.message.text.trimEnd().slice(0, -1))) return undefined;
  const options = schemes.map((operation) => ({ text: first.text, operations: [operation] }));
  return { kind: 'question', ask: 'unclear', options, parts: [] };
}

const isTalk = (best: Ranked | undefined) => best?.talk === 'answer' || best?.talk === 'thanks';

type Collected = {
  operations: Operation[];
  design: PageDesign;
  notDone: string[];
  others: Option[];
  question?: Decision;
};

function collect(setting: Setting, requests: readonly Request[]): Collected {
  const found: Collected = { operations: [], design: setting.design, notDone: [], others: [] };
  for (const request of requests) {
    const [best, second] = request.ranked;
    if (best === undefined || isTalk(best)) continue;
    const question = questionFor(request, best);
    if (question !== undefined) {
      found.question ??= question;
      found.notDone.push(request.text);
      continue;
    }
    const design =
      best.talk === undefined &&
      best.probability >= LIKELY &&
      isGrounded(request.scene, best) &&
      isPlausible(request, best)
        ? applied(found.design, best.operations)
        : undefined;
    if (design === undefined || best.operations.length === 0) {
      if (coverageOf(request.scene, best).meaningful > 0 && !isReason(request.text))
        found.notDone.push(request.text);
      continue;
    }
    found.operations.push(...best.operations);
    found.design = design;
    found.notDone.push(...leftOver(request, best));
    if (best.probability < SURE && second !== undefined && second.talk === undefined)
      found.others.push(optionOf(request, second));
  }
  return found;
}

/** Removing is asked about unless it is certain what is meant; clearing the page always. */
function questionFor(request: Request, best: Ranked): Decision | undefined {
  if (best.talk === 'clear')
    return { kind: 'question', ask: 'removeAll', options: [clearPage(request)], parts: [] };
  const askedAgain = listAskedAgain(request.scene.design.page, best.operations);
  if (askedAgain.length > 0)
    return { kind: 'question', ask: 'address', options: [], parts: askedAgain };
  if (!isDestructive(best) || isCertain(best) || isOnlyRemoval(request, best)) return undefined;
  const options = request.ranked
    .filter((other) => isDestructive(other) && other.operations.length > 0)
    .filter((other) => other.probability > 0.02)
    .slice(0, 3);
  const parts = options.map((other) => targetNames(request, other));
  return {
    kind: 'question',
    ask: 'which',
    options: options.map((other) => optionOf(request, other)),
    parts,
  };
}

function isCertain({ probability, grounding, features }: Ranked): boolean {
  return probability >= SURE_TO_REMOVE && grounding >= CERTAIN && !features.includes('ambiguous');
}

/** A verb of removing and an exact name, and nothing else that could be removed. */
function isOnlyRemoval({ ranked }: Request, best: Ranked): boolean {
  const others = ranked
    .slice(1)
    .filter((other) => isDestructive(other) && other.probability > 0.05);
  const isNamed =
    best.grounding >= 0.94 &&
    best.features.includes('verb') &&
    !best.features.includes('ambiguous');
  return isNamed && others.length === 0 && best.probability >= 0.5;
}

function clearPage({ scene, text }: Request): Option {
  const kept = has(scene, 'but') ? scene.mentions.map(({ target }) => target.id) : [];
  const isGone = ({ id }: { id: string }) => !kept.includes(id);
  const links = scene.design.page.links.filter(isGone);
  const sections = scene.design.page.sections.filter(isGone);
  const operations = [
    ...links.map(({ id }): Operation => ({ type: 'link.remove', id })),
    ...sections.map(({ id }): Operation => ({ type: 'section.remove', id })),
  ];
  return { text, operations };
}

/** The longest run of words that nothing accounts for, where it is more than a word. */
function leftOver(request: Request, best: Ranked): string[] {
  const { words, message } = request.scene;
  const unused = new Set(coverageOf(request.scene, best).unused);
  let longest: number[] = [];
  let run: number[] = [];
  words.forEach((_, index) => {
    if (best.used.has(index)) run = [];
    else if (unused.has(index)) run.push(index);
    if (run.length > longest.length) longest = [...run];
  });
  const first = words[longest[0] ?? -1];
  const last = words[longest.at(-1) ?? -1];
  const isNothing = longest.length < 2 && first?.value === undefined;
  if (first === undefined || last === undefined || isNothing) return [];
  const text = message.text.slice(first.start, last.end);
  const lead = message.text.slice(request.scene.span.start, first.start);
  return isReason(text) || isReason(`${lead.split(/[,;.]/).at(-1)?.trim()} ${text}`) ? [] : [text];
}

/** Why something is wanted for is no request. */
const isReason = (text: string): boolean =>
  /^\W*(?:because|cause|cuz|coz|bc|since|as (?:we|i|it)|it'?s|its|they'?re|i(?:'m|'ll| am| don'?t| dont|m| no longer| never| will| have| just)|we(?:'re| are| don'?t| dont| no longer| never| will| have)|nobody|no one|thanks?|thx|cheers|please|weil|da (?:ich|wir)|denn|ich (?:nutze|brauche|bin|hab|habe|mach|mache)|wir (?:haben|sind|machen)|keiner|niemand|danke|parce|car|puisque|je (?:ne|n['’]|suis)|on (?:ne|n['’]|est)|personne|merci|porque|ya no|que ya|nadie|gracias|porque|j[áa] n[ãa]o|ningu[ée]m|obrigad[oa]|perch[ée]|non (?:lo|la|li)|nessuno|grazie)(?!\p{L})/iu.test(
    text,
  ) || /\b(?:expired|anymore|nicht mehr|abgelaufen|no longer works?)\W*$/iu.test(text);

function changed(setting: Setting, collected: Collected): Decision {
  const { operations, design } = collected;
  const isSame = JSON.stringify(design) === JSON.stringify(setting.design);
  const notDone = collected.notDone.filter((part) => !isLeadIn(part, setting.lang));
  return { kind: 'changed', operations, design, notDone, others: isSame ? [] : collected.others };
}

const NAMES =
  /^(?:names?|titles?|headings?|nam(?:e|en)|titel|uberschrift|nom|titre|nombre|titulo|nome|titolo)$/;

/** "Troca o nome": the beginning of a request, whose other half was done. */
function isLeadIn(part: string, lang: string): boolean {
  const words = fold(part)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const isBare = (word: string) =>
    stopWords.has(word) || NAMES.test(word) || findVerb(word, lang) !== undefined;
  return words.some((word) => NAMES.test(word)) && words.every(isBare);
}

function unclear(requests: readonly Request[]): Decision {
  const options = requests.flatMap((request) =>
    request.ranked
      .filter((other) => other.operations.length > 0 && !isDestructive(other))
      .slice(0, 3)
      .map((other) => optionOf(request, other)),
  );
  return { kind: 'question', ask: 'unclear', options: options.slice(0, 3), parts: [] };
}

const optionOf = (request: Request, { operations }: Ranked): Option => ({
  text: request.text,
  operations,
});

function targetNames({ scene }: Request, { operations }: Ranked): string {
  const ids = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []));
  const names = scene.targets.filter(({ id }) => ids.includes(id)).map(nameOfTarget);
  return [...new Set(names)].join(', ');
}
