// What speaks for an interpretation and against it, in numbers.
import { coverageOf } from '../../ranking/features.ts';
import { createScene, isMeaningful, type Scene, wordsIn } from '../scene/scene.ts';
import { isPlain, type Request } from '../understand.ts';
import { describeFit } from './describe-fit.ts';
import { few, flag, type Interpretation, operationsOf } from './interpretation.ts';

export const featureNames = [
  'isTags',
  'isReference',
  'logProbability',
  'leastRequest',
  'leastSlot',
  'accounted',
  'spanned',
  'framed',
  'allFramed',
  'leastGrounding',
  'leastProbability',
  'ambiguous',
  'unusedSlots',
  'isHistory',
  'isTalk',
  'asksWhich',
  'isUnclear',
  'operations',
  'writtenWords',
  'writtenRequest',
  'writtenShare',
  'agreesWithWords',
  'agreesWithTags',
  'wishes',
  'requests',
  'wordsWithWeakTags',
  'wordsPlain',
  'wordsOverNoTags',
  'cutsValues',
  'lostMentions',
  'contradicts',
  'emptyLinks',
  'bareWishes',
  'removesUnasked',
  'goesBackUnasked',
  'otherVerbs',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Description = Readonly<Record<FeatureName, number>>;

/** Each beside the others. */
export function describeAll(all: readonly Interpretation[]): Description[] {
  const outcomes = all.map(outcomeOf);
  return all.map((one, index) => {
    return {
      ...describeTags(one),
      ...describeCoverage(one),
      ...describeCertainty(one),
      ...describeDecision(one),
      ...describeTexts(one),
      ...describeFit(one),
      ...describeOthers(one, outcomes[index] as string, all, outcomes),
    } satisfies Description;
  });
}

const least = (values: readonly number[]) => Math.min(1, ...values);
/** The same for those that lead to the same. */
export function outcomeOf({ decision }: Interpretation): string {
  if (decision.kind === 'changed') return JSON.stringify(decision.operations);
  if (decision.kind === 'history') return JSON.stringify(decision.operation);
  return decision.kind === 'talk' ? 'talk' : decision.ask;
}

function describeTags({ way, probability, wishes }: Interpretation) {
  const slots = wishes.flatMap((wish) => wish.slots);
  return {
    isTags: flag(way === 'tags'),
    isReference: flag(way === 'reference'),
    logProbability: Math.max(-6, Math.log(probability)) / 3,
    leastRequest: least(wishes.map((wish) => wish.probability)),
    leastSlot: least(slots.map((slot) => slot.probability)),
  };
}

/** Words of the message that the best candidates account for. */
function describeCoverage({ way, setting, message, requests }: Interpretation) {
  const whole = createScene(setting, message, { start: 0, end: message.text.length });
  const all = Math.max(1, whole.words.filter(isMeaningful).length);
  let within = 0;
  let used = 0;
  for (const { scene, ranked } of requests) {
    const [best] = ranked;
    const { unused, meaningful } = best ? coverageOf(scene, best) : { unused: [], meaningful: 0 };
    within += meaningful;
    if (best && best.talk === undefined) used += meaningful - unused.length;
  }
  const isWhole = way === 'reference';
  return {
    accounted: isWhole ? 1 : Math.min(1, used / all),
    spanned: isWhole ? 1 : Math.min(1, within / all),
  };
}

const isFramed = ({ ranked: [best] }: Request) => best?.features.includes('frame') === true;

function describeCertainty({ way, requests, wishes }: Interpretation) {
  const best = requests.flatMap(({ ranked }) => ranked[0] ?? []);
  const framed = requests.filter(isFramed).length;
  const slots = wishes.flatMap((wish, index) => {
    const request = requests[index];
    const used = request?.ranked[0]?.used ?? new Set<number>();
    if (request === undefined) return [];
    return wish.slots.filter(
      (slot) => !wordsIn(request.scene, slot).some((word) => used.has(word)),
    );
  });
  return {
    framed: requests.length === 0 ? 0 : framed / requests.length,
    allFramed: flag(requests.length > 0 && framed === requests.length),
    leastGrounding: least(best.map(({ grounding }) => grounding)),
    leastProbability: least(best.map(({ probability }) => probability)),
    ambiguous: flag(best.some(({ features }) => features.includes('ambiguous'))),
    unusedSlots: few(slots.length),
    requests: few(requests.length - 1),
    wishes: few(wishes.length - 1),
    wordsPlain: flag(way === 'words' && requests.every(isPlain)),
  };
}

function describeDecision(one: Interpretation) {
  const { decision } = one;
  return {
    isHistory: flag(decision.kind === 'history'),
    isTalk: flag(decision.kind === 'talk'),
    asksWhich: flag(decision.kind === 'question' && decision.ask !== 'unclear'),
    isUnclear: flag(decision.kind === 'question' && decision.ask === 'unclear'),
    operations: Math.log(1 + operationsOf(one).length),
  };
}

const requesting = ['request', 'add', 'remove', 'change', 'rename', 'replace', 'move', 'hide'];

/** Texts of the message that are put on the page. */
function describeTexts(one: Interpretation) {
  const { setting, message } = one;
  const lower = message.text.toLowerCase();
  const texts = new Set(operationsOf(one).flatMap(stringsOf));
  let words = 0;
  let asking = 0;
  for (const text of texts) {
    const start = text.length < 4 ? -1 : lower.indexOf(text.toLowerCase());
    if (start < 0) continue;
    const scene: Scene = createScene(setting, message, { start, end: start + text.length });
    words += scene.words.length;
    if (requesting.some((verb) => scene.words.some(({ concepts }) => concepts.has(verb))))
      asking += 1;
  }
  return {
    writtenWords: Math.log(1 + words),
    writtenRequest: few(asking),
    writtenShare: Math.min(1, words / Math.max(1, message.words.length)),
  };
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

function describeOthers(
  { way }: Interpretation,
  own: string,
  all: readonly Interpretation[],
  outcomes: readonly string[],
) {
  const isSame = (test: (other: Interpretation) => boolean) =>
    flag(all.some((other, index) => test(other) && outcomes[index] === own));
  const tags = all.find((other) => other.way === 'tags');
  const weakest = least(tags?.wishes.map(({ probability }) => probability) ?? []);
  const isWords = way !== 'tags';
  return {
    agreesWithWords: way === 'tags' ? isSame((other) => other.way !== 'tags') : 0,
    agreesWithTags: isWords ? isSame((other) => other.way === 'tags') : 0,
    wordsWithWeakTags: isWords ? 1 - weakest : 0,
    wordsOverNoTags: flag(isWords && (tags?.wishes.length ?? 0) === 0),
  };
}
