// Back and forth through the versions of the page, in whole or for a part of it.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { type LastTurn, range } from '../../scene/scene.ts';
import { type Frame, slotsOf } from '../frame.ts';
import { foldText, hasWord, wordsPattern } from '../looks/words/patterns.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { asksBack } from './go-back.ts';
import { inverseOf } from './last-request.ts';
import { onDesign } from './other-targets.ts';
import { restoreFrom } from './restore.ts';

const MOST_STEPS = 50;
const numbers: readonly (readonly [number, RegExp])[] = [
  [
    2,
    wordsPattern(
      'two|twice|both|2|zwei|zweimal|beide|beiden|deux|dos|ambos|ambas|dois|duas|due|entramb[ie]',
    ),
  ],
  [3, wordsPattern('three|3|drei|dreimal|trois|tres|tre')],
  [4, wordsPattern('four|4|vier|quatre|cuatro|quatro|quattro')],
];
const undoing =
  /^\W*(?:undo|revert|take back|roll back|mach .{0,20}ruckgangig|annule|deshaz|desfaz|annulla)(?!\p{L})/u;
const first = wordsPattern(
  'first version|original|originally|very (?:first|beginning)|the (?:start|beginning)|initial*|how it started|first one|started with|erste version|allererste|anfang|ursprung*|ganz am anfang|premiere version|au (?:tout )?debut|du debut|depart|primera version|al principio|inicio|primeira versao|comeco|prima versione|all inizio|inizio|iniziale',
);

export function proposeVersions(frame: Frame): Candidate[] {
  const { taggedRequest, scene } = frame;
  if (taggedRequest.kind !== 'undo' && taggedRequest.kind !== 'redo' && !asksForBefore(frame))
    return [];
  const { last } = scene.past;
  if (last === undefined && !isTold(frame)) return [];
  const type = taggedRequest.kind === 'redo' ? 'history.redo' : 'history.undo';
  const part =
    taggedRequest.kind !== 'redo' && last !== undefined ? ofPart(frame, last) : undefined;
  const words = range(0, scene.words.length - 1);
  if (part !== undefined)
    return [candidate(part[0]?.type ?? 'theme.set', part, { words, grounding: 0.92 })];
  const made = candidate(type, [], { words, grounding: 0.92 });
  return [{ ...made, history: { type, steps: stepsIn(frame) } }];
}

/** Where nothing was said before, a tag alone takes nothing back. */
const isTold = ({ scene }: Frame): boolean =>
  asksBack(scene.text) ||
  undoing.test(foldText(scene.text)) ||
  scene.words.some(({ concepts }) => concepts.has('undo') || concepts.has('redo'));

/** Tagged as another look, but with no word for one: "nah, how it was". */
export const asksForBefore = ({ taggedRequest, scene }: Frame): boolean =>
  ['redesign', 'look', 'again', 'correct'].includes(taggedRequest.kind) &&
  scene.past.last !== undefined &&
  (taggedRequest.slots.length === 0 ? asksBack(scene.text) : undoing.test(foldText(scene.text)));

function stepsIn({ taggedRequest, scene }: Frame): number {
  const text = foldText(scene.text);
  const { changes = 1 } = scene.past;
  if (taggedRequest.kind !== 'redo' && hasWord(text, first))
    return Math.min(MOST_STEPS, Math.max(1, changes));
  const number = scene.values.find((value) => value.kind === 'number');
  if (number?.kind === 'number' && number.value >= 1)
    return Math.min(MOST_STEPS, Math.round(number.value));
  return numbers.find(([, pattern]) => hasWord(text, pattern))?.[0] ?? 1;
}

/** What is named, of a turn that did more than that or of one before it; undefined takes the whole turn back. */
function ofPart(frame: Frame, last: LastTurn): readonly Operation[] | undefined {
  const slots = slotsOf(frame, 'target', 'section', 'platform', 'item', 'part', 'color', 'look');
  if (slots.length === 0) return undefined;
  const before = onDesign(frame.scene, last.before);
  const onBefore = { ...frame, scene: { ...frame.scene, ...before, past: frame.scene.past } };
  const ids = slots.flatMap((slot) => {
    const [best] = resolveTarget(onBefore, slot);
    return best !== undefined && best.confidence > 0.7 ? [best.target.id] : [];
  });
  const isLook =
    ids.length === 0 && slots.some(({ slot }) => ['part', 'color', 'look'].includes(slot));
  const isMeant = (operation: Operation) =>
    ('id' in operation && ids.includes(operation.id)) ||
    (isLook && operation.type.startsWith('theme.'));
  const meant = last.operations.filter(isMeant);
  if (meant.length > 0)
    return meant.length === last.operations.length ? undefined : inversesOf(last, isMeant);
  return restoreFrom(frame, slots);
}

/** One by one: a turn's inverse does not say which operation it is of. */
function inversesOf(
  { before, operations }: LastTurn,
  isMeant: (operation: Operation) => boolean,
): Operation[] {
  return operations
    .flatMap((operation, index) =>
      isMeant(operation) ? [inverseOf(before, operations.slice(0, index + 1)).slice(0, 1)] : [],
    )
    .reverse()
    .flat();
}
