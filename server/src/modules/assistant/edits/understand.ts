// Which requests a message holds: its clauses alone or joined, whatever accounts for most of its words.

import { ApplyError } from '@vys/compiler/page-model/apply-error';
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { coverageOf } from '../ranking/features.ts';
import { type Ranked, rank } from '../ranking/model.ts';
import type { Message, Span } from '../reading/message.ts';
import { readMessage } from '../reading/read-message.ts';
import type { TaggedMessage, TaggedRequest } from '../tagging/labels.ts';
import { type Candidate, isDestructive } from './candidate.ts';
import { completeRequest } from './frames/complete-request.ts';
import { createFrame } from './frames/frame.ts';
import { proposeFrame } from './frames/propose-frame.ts';
import { isPronoun } from './frames/targets/resolve-target.ts';
import { targetIds } from './past.ts';
import { proposeAll } from './proposers/proposers.ts';
import { createScene, createSetting, type Scene, type Setting } from './scene/scene.ts';

export type Request = {
  /** As typed. */
  text: string;
  scene: Scene;
  /** The likeliest first, at least one. */
  ranked: readonly Ranked[];
  /** What it was tagged as. */
  tagged?: TaggedRequest;
};

const MOST_CLAUSES = 240;
const SEGMENT_COST = 0.3;

export function understand(setting: Setting, message: Message): Request[] {
  const clauses = splitClauses(message).slice(0, MOST_CLAUSES);
  const whole = { start: 0, end: message.text.length };
  if (clauses.length < 2) return [readRequest(setting, message, whole)];
  const entire = readRequest(setting, message, whole);
  if (isList(entire)) return [entire];
  return inSequence(setting, message, chooseSegments(setting, message, clauses));
}

/** Requests of these kinds are for the page as it is; the others say something or make a new page. */
const editKinds: ReadonlySet<TaggedRequest['kind']> = new Set([
  ...(['add', 'remove', 'set', 'move', 'hide', 'show', 'feature', 'look', 'redesign'] as const),
  ...(['undo', 'redo', 'again', 'correct'] as const),
]);

export const editRequests = ({ requests }: TaggedMessage): TaggedRequest[] =>
  requests.filter(({ kind }) => editKinds.has(kind));

/** Each request on the page as the ones before it left it; what is said around them asks for nothing. */
export function understandTagged(
  setting: Setting,
  message: Message,
  taggedRequests: readonly TaggedRequest[],
): Request[] {
  let current = setting;
  return taggedRequests.map((taggedRequest) => {
    const request = readTagged(current, message, taggedRequest);
    current = withOperations(current, request.ranked[0]?.operations ?? []);
    return request;
  });
}

function readTagged(setting: Setting, message: Message, taggedRequest: TaggedRequest): Request {
  const frame = createFrame(setting, message, completeRequest(setting, message, taggedRequest));
  const { scene } = frame;
  const framed = proposeFrame(frame).filter((candidate) => isApplicable(setting, candidate));
  const tagged = taggedRequest;
  if (framed.length > 0) return { text: scene.text, scene, ranked: byGrounding(framed), tagged };
  const others = withoutRepeats(scene).filter(
    (candidate) => mayRemove(taggedRequest, candidate) || !isDestructive(candidate),
  );
  return { text: scene.text, scene, ranked: rank(scene, others), tagged };
}

/** Where something is named, "it" is that, and nothing else that was spoken of. */
function mayRemove({ kind, slots }: TaggedRequest, { features }: Candidate): boolean {
  const isNamed = slots.some(({ slot, text }) => slot === 'target' && !isPronoun(text));
  const isAsked = kind === 'remove' || kind === 'correct';
  return isAsked && !(isNamed && features.includes('via:reference'));
}

const isApplicable = ({ design }: Setting, { operations }: Candidate): boolean =>
  operations.length === 0 || applied(design, operations) !== undefined;

/** The most certain first; those that are as certain share what is likely. */
function byGrounding(candidates: readonly Candidate[]): Ranked[] {
  const sorted = [...candidates].sort((a, b) => b.grounding - a.grounding);
  return sorted.map((candidate) => ({
    ...candidate,
    score: candidate.grounding,
    probability: candidate.grounding,
  }));
}

const PLAIN = 0.7;
const HALF = 0.5;

/** Nothing is left over, and nothing else comes close. */
export function isPlain({ scene, ranked: [best] }: Request): boolean {
  if (best === undefined || best.talk === 'none' || best.probability < PLAIN) return false;
  return coverageOf(scene, best).unused.length === 0;
}

/** Half of what it says is accounted for. */
export function isMostly({ scene, ranked: [best] }: Request): boolean {
  if (best === undefined || best.talk === 'none' || best.probability < HALF) return false;
  const { unused, meaningful } = coverageOf(scene, best);
  return unused.length * 2 <= meaningful;
}

/** Items told in several clauses, or a list of them. */
const isList = ({ ranked: [best] }: Request): boolean =>
  best?.features.includes('entries') === true && best.probability > 0.6;

export function readRequest(setting: Setting, message: Message, span: Span): Request {
  const scene = createScene(setting, message, span);
  return { text: scene.text, scene, ranked: rank(scene, withoutRepeats(scene)) };
}

/** The same operations by another way are one candidate; what cannot be applied is none. */
function withoutRepeats(scene: Scene) {
  const seen = new Map<string, ReturnType<typeof proposeAll>[number]>();
  for (const candidate of proposeAll(scene)) {
    const key = `${candidate.label} ${candidate.talk ?? ''} ${JSON.stringify(candidate.history ?? candidate.operations)}`;
    const known = seen.get(key);
    if (known === undefined || known.used.size < candidate.used.size) seen.set(key, candidate);
  }
  return [...seen.values()];
}

const joints =
  /[,;\n]+|(?<=[\p{L}\p{N}])[.!?]+(?=\s)|\s(?:and|und|et|y|e|&|\+|then|also|dann|puis|luego|depois|poi|sowie)\s/giu;

/** "blue and green" is one request. */
function isOnlyColor({ text, values }: Message, start: number, end: number): boolean {
  const rest = text.slice(start, end).split(/[,;]|\s(?:and|und|et|y|e)\s/)[0] ?? '';
  const color = values.find(
    (value) => value.kind === 'color' && value.start >= start && value.start <= start + 2,
  );
  return color !== undefined && color.end >= start + rest.trimEnd().length;
}

/** At every comma and "and" outside of values: where one request may end. */
function splitClauses(message: Message): Span[] {
  return message.clauses.flatMap((clause) => {
    const parts: Span[] = [];
    let { start } = clause;
    for (const match of message.text.slice(clause.start, clause.end).matchAll(joints)) {
      const at = clause.start + match.index;
      const end = at + match[0].length;
      const isInValue = message.values.some((value) => value.start < end && value.end > at);
      const isNext =
        /^\s*(?:and |und |et |y |e )?(?:then|dann|puis|luego|depois|poi|not|nicht|sondern|instead|rather|statt|pas|sino|não|non|invece)\b/i.test(
          message.text.slice(end, clause.end),
        );
      if (
        isInValue ||
        isNext ||
        message.text.slice(start, at).trim() === '' ||
        isOnlyColor(message, end, clause.end)
      )
        continue;
      parts.push({ start, end: at });
      start = end;
    }
    if (message.text.slice(start, clause.end).trim() !== '') parts.push({ start, end: clause.end });
    return parts;
  });
}

/** The segmentation with the most words accounted for. */
function chooseSegments(setting: Setting, message: Message, clauses: readonly Span[]): Span[] {
  const most = clauses.length > 24 ? 1 : clauses.length > 10 ? 2 : 4;
  const best: { value: number; from: number }[] = [{ value: 0, from: 0 }];
  for (let end = 1; end <= clauses.length; end += 1) {
    let chosen = { value: Number.NEGATIVE_INFINITY, from: end - 1 };
    for (let from = Math.max(0, end - most); from < end; from += 1) {
      const span = join(clauses, from, end);
      const crossesList =
        end - from > 1 &&
        message.listItems.some((item) => item.start > span.start && item.start < span.end);
      if (crossesList) continue;
      const value = (best[from]?.value ?? 0) + worthOf(readRequest(setting, message, span));
      if (value > chosen.value) chosen = { value, from };
    }
    best.push(chosen);
  }
  const segments: Span[] = [];
  for (let end = clauses.length; end > 0; end = best[end]?.from ?? 0) {
    segments.unshift(join(clauses, best[end]?.from ?? 0, end));
  }
  return segments;
}

const join = (clauses: readonly Span[], from: number, end: number): Span => ({
  start: clauses[from]?.start ?? 0,
  end: clauses[end - 1]?.end ?? 0,
});

function worthOf({ scene, ranked }: Request): number {
  const [best] = ranked;
  if (best === undefined || best.talk === 'none') return -SEGMENT_COST;
  const { unused, meaningful } = coverageOf(scene, best);
  return best.probability * (meaningful - unused.length + 0.4) - unused.length * 0.4 - SEGMENT_COST;
}

/** Each request on the page as the ones before it left it. */
function inSequence(setting: Setting, message: Message, segments: readonly Span[]): Request[] {
  let current = setting;
  let before: Request | undefined;
  return segments.map((span) => {
    const alone = readRequest(current, message, span);
    const request =
      isClear(alone) || before === undefined ? alone : (continued(current, before, alone) ?? alone);
    const operations = request.ranked[0]?.operations ?? [];
    if (isClear(request)) before = request;
    current = withOperations(current, operations);
    return request;
  });
}

function withOperations(setting: Setting, operations: readonly Operation[]): Setting {
  const design = operations.length === 0 ? undefined : applied(setting.design, operations);
  if (design === undefined) return setting;
  const past = { ...setting.past, targets: targetIds(operations) };
  return createSetting(design, { ...setting, past });
}

const verbs = ['add', 'remove', 'move', 'hide', 'show', 'rename', 'swap', 'undo'];

/** "from the menu" says where, and is no request of its own. */
const prepositions = new Set(
  'from off of at in on to with about under del de la al en du des au aux da do das dos no na dal dalla dallo nel nella vom von aus im am bei zum zur auf'.split(
    ' ',
  ),
);

const isClear = ({ ranked: [best] }: Request): boolean =>
  best !== undefined && best.talk === undefined && best.probability > 0.5;

/** "remove the newsletter, the map": the verb of the request before counts for this one too. */
function continued(setting: Setting, before: Request, request: Request): Request | undefined {
  const places = [
    ...before.scene.mentions.flatMap(({ words }) => words),
    ...before.scene.words.flatMap((word, index) => (word.value === undefined ? [] : [index])),
  ];
  const first = before.scene.words[Math.min(...places)];
  if (prepositions.has(request.scene.words[0]?.normal ?? '')) return undefined;
  const hasVerb = request.scene.words.some(({ concepts }) =>
    verbs.some((verb) => concepts.has(verb)),
  );
  if (
    hasVerb ||
    first === undefined ||
    first.start === before.scene.span.start ||
    request.text.length > 200
  )
    return undefined;
  const lead = before.scene.message.text.slice(before.scene.span.start, first.start);
  const message = readMessage(`${lead}${request.text}`, {
    lang: setting.lang,
    today: setting.today,
  });
  const joined = readRequest(setting, message, { start: 0, end: message.text.length });
  return isClear(joined) ? { ...joined, text: request.text } : undefined;
}

export function applied(
  design: PageDesign,
  operations: readonly Operation[],
): PageDesign | undefined {
  try {
    return applyOperations(design, operations).design;
  } catch (error) {
    if (error instanceof ApplyError) return undefined;
    throw error;
  }
}
