// Whether what the words of a request come to is also what the tagger takes it for: a change that only words speak for
// is likely not wanted.
import { coverageOf } from '../ranking/features.ts';
import type { RequestKind, TaggedRequest } from '../tagging/labels.ts';
import { type Candidate, isDestructive } from './candidate.ts';
import { has, type Scene } from './scene/scene.ts';
import { isMostly, type Request } from './understand.ts';

type Kinds = readonly RequestKind[];

/** The kinds of requests that ask for a change; the first label that begins so counts. */
const kindsOf: readonly (readonly [label: string, kinds: Kinds])[] = [
  ['history.', ['undo', 'redo', 'show', 'correct']],
  ['page.redesign', ['redesign', 'look']],
  ['theme.', ['look', 'redesign', 'again', 'correct']],
  ['element.', ['look', 'feature', 'again', 'correct']],
  ['link.emphasize', ['feature', 'look', 'move']],
  ['section.hide', ['hide', 'remove']],
  ['link.hide', ['hide', 'remove']],
  ['link.show', ['show', 'undo', 'add']],
  ['section.show', ['show', 'undo', 'add']],
];
const kindsOfVerb: Readonly<Record<string, Kinds>> = {
  add: ['add', 'set', 'correct', 'again'],
  duplicate: ['add', 'again'],
  remove: ['remove', 'hide', 'correct', 'again'],
  unset: ['remove', 'hide', 'correct'],
  move: ['move', 'correct', 'again', 'feature'],
  order: ['move', 'correct', 'again'],
};
const setting: Kinds = ['set', 'correct', 'add', 'again'];

/** Words of these kinds are said in passing too often. */
const easilyMisread =
  /^(?:page\.redesign|section\.(?:add|move|facts|text|layout)|item\.(?:add|move|field|status|order|day)|profile\.set|text\.replace|hours\.set|link\.(?:emphasize|url|schedule|group)|history\.)/;

export const kindsFor = (label: string): Kinds =>
  kindsOf.find(([start]) => label.startsWith(start))?.[1] ??
  kindsOfVerb[label.split('.')[1] ?? ''] ??
  setting;

const talking: ReadonlySet<RequestKind> = new Set(['ask', 'decline', 'talk']);
const DOUBT = 0.5;
const LEAST_GROUNDING = 0.8;

export type Tags = {
  requests: readonly TaggedRequest[];
  /** Of the same text as the words, so that places can be compared. */
  isSameText: boolean;
  /** The message is one short clause. */
  isOneClause: boolean;
};

export function isSupported(
  request: Request,
  best: Candidate & { probability: number },
  { requests, isSameText, isOneClause }: Tags,
): boolean {
  const { scene } = request;
  if (best.talk !== undefined) return true;
  const beside = requests.filter(
    ({ start, end }) => !isSameText || (start < scene.span.end && end > scene.span.start),
  );
  const kinds = kindsFor(best.label);
  if (beside.some(({ kind }) => kinds.includes(kind))) return true;
  const isSaidOtherwise = beside.some(
    ({ kind, probability }) => probability >= DOUBT && !talking.has(kind),
  );
  const isGiven = isOneClause && !isSaidOtherwise && !isDestructive(best);
  if (isGiven && isMostly(request)) return true;
  if (isSaidOtherwise) return false;
  if (easilyMisread.test(best.label)) return isNewSection(scene, best, isOneClause);
  const { unused } = coverageOf(scene, best);
  if (isPlainRemoval(scene, best)) return true;
  return unused.length === 0 && best.grounding >= LEAST_GROUNDING;
}

const isPlainRemoval = (scene: Scene, { label, features }: Candidate): boolean =>
  label.endsWith('.remove') && features.includes('verb') && has(scene, 'remove');

/** "can we have a section with customer reviews" */
function isNewSection(scene: Scene, best: Candidate, isOneClause: boolean): boolean {
  if (best.label !== 'section.add') return false;
  const { unused } = coverageOf(scene, best);
  if (best.features.includes('entries')) return unused.length === 0;
  if (isOneClause) return best.features.includes('verb');
  return has(scene, 'add') && unused.length < 2;
}
