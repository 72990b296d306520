// What goes on from the turn before: more of the same, the same for something else, corrections, and back.

import type { Operation } from '@vys/contract/page-model/operations';
import { modifyColor } from '../../../reading/colors/modifiers.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { type LastTurn, range } from '../../scene/scene.ts';
import { type Frame, type FrameProposer, slotsOf } from '../frame.ts';
import { readEffects } from '../looks/read-effects.ts';
import { colorsIn } from '../looks/read-look.ts';
import { foldText } from '../looks/words/patterns.ts';
import { type LastRequest, lastRequest } from './last-request.ts';
import { measured } from './measures.ts';
import { namesMeant, onDesign, retargeted } from './other-targets.ts';
import { simplify } from './simplify.ts';
import { amendSpelling } from './spelling.ts';
import { substitute } from './substitute.ts';
import { asksForBefore, proposeVersions } from './versions.ts';

export const pastFrames: readonly FrameProposer[] = [
  proposeAgain,
  proposeCorrection,
  proposeVersions,
];

const LIKELY = 0.9;

function proposed(frame: Frame, operations: readonly Operation[] | undefined): Candidate[] {
  const [first] = operations ?? [];
  if (operations === undefined || first === undefined) return [];
  const words = range(0, frame.scene.words.length - 1);
  return [candidate(first.type, operations, { words, grounding: LIKELY, features: ['verb'] })];
}

const named = ['target', 'section', 'platform', 'part', 'item', 'person', 'date'] as const;

function proposeAgain(frame: Frame): Candidate[] {
  const { taggedRequest, scene } = frame;
  const { last } = scene.past;
  if (taggedRequest.kind !== 'again' || last === undefined || asksForBefore(frame)) return [];
  const isForOther = slotsOf(frame, ...named).length > 0;
  if (!isForOther) {
    const more = measured(frame, last.operations, last.before);
    if (more.length > 0) return proposed(frame, more);
  }
  const request = lastRequest(scene, last);
  return proposed(frame, sameFor(frame, last, request));
}

/** The same request once for each thing that is named now. */
function sameFor(frame: Frame, last: LastTurn, request: LastRequest): Operation[] | undefined {
  const { taggedRequest, scene } = frame;
  const [slot] = slotsOf(frame, 'target', 'section', 'item', 'person');
  const names = slot && namesMeant(frame, slot, scene, last.targets);
  const texts = slot === undefined || names === undefined ? [undefined] : names;
  const operations = texts.flatMap((text) => {
    const replaced = new Map(slot === undefined || text === undefined ? [] : [[slot.start, text]]);
    const joined = substitute(scene, request, scene.message, taggedRequest, { texts: replaced });
    return (joined && last.decide(scene, joined.message, joined.taggedRequests)) ?? [];
  });
  if (operations.length > 0) return operations;
  return retargeted(scene, last.operations, last.targets, names ?? []);
}

function proposeCorrection(frame: Frame): Candidate[] {
  const { taggedRequest, scene } = frame;
  const { last } = scene.past;
  if (taggedRequest.kind !== 'correct' || last === undefined || asksForBefore(frame)) return [];
  const spelled = amendSpelling(frame, last.operations);
  if (spelled !== undefined) return proposed(frame, [spelled]);
  const shade = otherShade(frame, last);
  if (shade !== undefined) return proposed(frame, shade);
  const request = lastRequest(scene, last);
  return proposed(frame, corrected(frame, last, request) ?? furtherOrBack(frame, last));
}

/** The page before the last turn, and its requests with what they should have been. */
function corrected(
  frame: Frame,
  last: LastTurn,
  request: LastRequest,
): readonly Operation[] | undefined {
  const { taggedRequest, scene } = frame;
  const before = onDesign(scene, request.before);
  const [slot] = slotsOf(frame, 'target', 'section', 'item', 'person');
  const [name] = (slot && namesMeant(frame, slot, before, last.targets)) ?? [];
  const texts = new Map(slot === undefined || name === undefined ? [] : [[slot.start, name]]);
  const joined = substitute(scene, request, scene.message, taggedRequest, { texts });
  const operations = joined && last.decide(before, joined.message, joined.taggedRequests);
  if (operations === undefined || operations.length === 0) {
    const others = retargeted(
      before,
      last.operations,
      last.targets,
      name === undefined ? [] : [name],
    );
    return others.length === 0 ? undefined : simplify(scene.design, request.undo, others);
  }
  if (JSON.stringify(operations) === JSON.stringify(last.operations)) return undefined;
  return simplify(scene.design, request.undo, operations);
}

/** "too much", "a bit less" of what was just done. */
function furtherOrBack(frame: Frame, last: LastTurn): Operation[] | undefined {
  if (slotsOf(frame, ...named, 'price', 'title', 'link').length > 0) return undefined;
  const more = measured(frame, last.operations, last.before);
  return more.length === 0 ? undefined : more;
}

const grayer =
  /\b(?:gra[yu]|gris|grig|grau|acinzentad|cinza|muted|dull|matt|dusty|apagad|tenue|gedeckt)/;
const warmer = /\b(?:warm|chaud|calid|quente|cald)/;
const cooler = /\b(?:cool|cold|kuhl|froid|fri[oa]|fredd)/;

/** "more grayish", "lighter": the color that was just set, modified. */
function otherShade(frame: Frame, last: LastTurn): Operation[] | undefined {
  const slots = slotsOf(frame, 'color', 'look');
  if (
    slots.length === 0 ||
    slots.some(
      (slot) =>
        slot.slot === 'color' &&
        colorsIn(frame, slot).length > 0 &&
        !/^(?:mas|mais|piu|plus|more)\b/.test(foldText(slot.text)),
    )
  )
    return undefined;
  const text = slots.map((slot) => slot.text).join(' ');
  const colored = last.operations.filter((operation) => operation.type === 'theme.color');
  const [set] = colored.slice(-1);
  if (set === undefined) return undefined;
  const folded = foldText(text);
  const modifier = grayer.test(folded)
    ? 'muted'
    : warmer.test(folded)
      ? 'warm'
      : cooler.test(folded)
        ? 'cool'
        : undefined;
  if (modifier !== undefined) return [{ ...set, color: modifyColor(set.color, modifier) }];
  const effects = readEffects(text, { measured: text, isTurned: false, isComplaint: false });
  const light = effects.find(({ axis }) => axis === 'lightness');
  if (light !== undefined)
    return [{ type: 'theme.lightness', role: set.role, steps: light.sign * light.steps }];
  const color = effects.find(({ axis }) => axis === 'color');
  return color && [{ ...set, color: modifyColor(set.color, color.sign > 0 ? 'vivid' : 'muted') }];
}
