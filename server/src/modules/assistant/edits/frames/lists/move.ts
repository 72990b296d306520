// The order of links, sections and items.

import { ApplyError } from '@vys/compiler/page-model/apply-error';
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { createSetting, has } from '../../scene/scene.ts';
import { itemsOf, type Target } from '../../scene/targets.ts';
import { type Frame, slotsOf, wordsOfSlots } from '../frame.ts';
import { indexOf, type Place, resolvePlace } from '../targets/resolve-place.ts';
import { type Resolved, referents, resolveEach, rivalsOf } from '../targets/resolve-target.ts';

type Step = { targets: TaggedSlot[]; place?: TaggedSlot };

export function moveTargets(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'move') return [];
  const slots = slotsOf(frame, 'target', 'section', 'platform', 'item', 'link', 'place');
  const steps = stepsOf(slots);
  if (steps.length === 0) return slots.length > 0 ? moveReferred(frame, slots) : reverseList(frame);
  const kinds = kindsMeant(frame, steps);
  for (const kind of kinds) {
    const found = inOrder(frame, steps, kind);
    if (found !== undefined) return [found];
  }
  return [];
}

/** "put it first" without a word that is tagged. */
function moveReferred(frame: Frame, places: readonly TaggedSlot[]): Candidate[] {
  const [place] = places;
  const [meant] = referents(frame.scene, frame.taggedRequest.start).filter(
    ({ target }) => target.kind !== 'profile',
  );
  if (meant === undefined || place === undefined) return [];
  const kind = meant.target.kind as Kind;
  const where = placeOf(frame, { targets: [], place }, kind, undefined, false);
  const start: Moved = { operations: [], design: frame.scene.design, confidence: 1 };
  const moved = placed(start, [meant], where);
  return moved === undefined
    ? []
    : [
        candidate(`${kind}.move`, moved.operations, {
          words: wordsOfSlots(frame, places),
          grounding: moved.confidence,
        }),
      ];
}

/** Targets with the place that belongs to them, before or after. */
function stepsOf(slots: readonly TaggedSlot[]): Step[] {
  const steps: Step[] = [];
  const isPlaceFirst = slots[0]?.slot === 'place' && slots.length > 1;
  let current: Step = { targets: [] };
  for (const slot of slots) {
    const isPlace = slot.slot === 'place';
    const isFull =
      current.place !== undefined && (isPlace || (current.targets.length > 0 && !isPlaceFirst));
    if (isFull) {
      steps.push(current);
      current = { targets: [] };
    }
    current = isPlace
      ? { ...current, place: slot }
      : { ...current, targets: [...current.targets, slot] };
  }
  if (current.targets.length > 0) steps.push(current);
  return steps;
}

type Kind = 'link' | 'section' | 'item';

/** The kind that all of them can be, the likeliest first. */
function kindsMeant(frame: Frame, steps: readonly Step[]): Kind[] {
  const all: Kind[] = ['link', 'section', 'item'];
  const slots = steps.flatMap(({ targets }) => targets);
  const places = steps.flatMap(({ place }) => place ?? []);
  const worth = (kind: Kind) => {
    const found = resolveEach(frame, slots, { kinds: [kind] });
    const least = Math.min(...found.map(([first]) => first?.confidence ?? 0));
    const anchors = places.map((place) => {
      const any = resolvePlace(frame, place);
      const own = resolvePlace(frame, place, { kinds: [kind] });
      if (any === undefined || !('target' in any)) return 0;
      return own !== undefined && 'target' in own ? own.confidence / 4 : -0.5;
    });
    return least === 0 ? -1 : least + Math.min(0.25, ...anchors);
  };
  return all
    .map((kind) => ({ kind, value: worth(kind) }))
    .filter(({ value }) => value >= 0.3)
    .sort((a, b) => b.value - a.value)
    .map(({ kind }) => kind);
}

type Moved = { operations: Operation[]; design: PageDesign; confidence: number };

function inOrder(frame: Frame, steps: readonly Step[], kind: Kind): Candidate | undefined {
  let moved: Moved = { operations: [], design: frame.scene.design, confidence: 1 };
  let last: Target | undefined;
  let isAmbiguous = false;
  const isList = steps.every(({ place }) => place === undefined);
  for (const step of steps) {
    const named = resolveEach(frame, step.targets, { kinds: [kind] });
    const targets = named.flatMap(([first]) => first ?? []);
    if (targets.length === 0) return undefined;
    isAmbiguous ||= named.some((list) => rivalsOf(list).length > 1);
    const place = placeOf(frame, step, kind, last, isList);
    const next = isSwap(targets, place) ? swapped(moved, targets) : placed(moved, targets, place);
    if (next === undefined) return undefined;
    moved = next;
    last = targets.at(-1)?.target;
  }
  const operations = asOrder(moved, kind, last);
  return candidate(operations[0]?.type ?? `${kind}.move`, operations, {
    words: wordsOfSlots(frame, frame.taggedRequest.slots),
    grounding: isAmbiguous ? Math.min(moved.confidence, 0.6) : moved.confidence,
    features: isAmbiguous ? ['ambiguous'] : [],
  });
}

/** Several moves within a list are one order of it. */
function asOrder({ operations, design }: Moved, kind: Kind, last: Target | undefined): Operation[] {
  const isOnlyMoves = operations.every(({ type }) => type === `${kind}.move`);
  if (operations.length < 2 || !isOnlyMoves || last === undefined) return operations;
  const ids = idsOf(design, last);
  const section =
    last.kind === 'item' ? last.section.id : last.kind === 'link' ? last.section : undefined;
  return [{ type: `${kind}.order`, ids, ...(section !== undefined && { section }) } as Operation];
}

function placeOf(
  frame: Frame,
  { place }: Step,
  kind: Kind,
  last: Target | undefined,
  isList: boolean,
): Place | undefined {
  if (place !== undefined)
    return resolvePlace(frame, place, { kinds: [kind] }) ?? resolvePlace(frame, place);
  if (last !== undefined) return { at: 'after', target: last, confidence: 1 };
  return isList ? placeInWords(frame) : undefined;
}

/** A place that is not marked as one. */
function placeInWords(frame: Frame): Place | undefined {
  const { scene } = frame;
  if (has(scene, 'swap')) return undefined;
  const place = resolvePlace(frame, scene.span);
  return place !== undefined && 'target' in place ? undefined : place;
}

const isSwap = (targets: readonly Resolved[], place: Place | undefined): boolean =>
  targets.length === 2 && place === undefined;

const idsOf = (design: PageDesign, target: Target): string[] => {
  const { links, sections } = design.page;
  if (target.kind === 'section') return sections.map(({ id }) => id);
  if (target.kind === 'item') {
    const own = sections.find(({ id }) => id === target.section.id);
    return own === undefined ? [] : itemsOf(own).map(({ id }) => id);
  }
  if (target.kind !== 'link') return [];
  const list =
    target.section === undefined ? undefined : sections.find(({ id }) => id === target.section);
  return (list !== undefined && 'links' in list ? list.links : links).map(({ id }) => id);
};

function moveOf(target: Target, index: number): Operation | undefined {
  switch (target.kind) {
    case 'link':
      return {
        type: 'link.move',
        id: target.id,
        index,
        ...(target.section !== undefined && { section: target.section }),
      };
    case 'section':
      return { type: 'section.move', id: target.id, index };
    case 'item':
      return { type: 'item.move', section: target.section.id, id: target.id, index };
    case 'profile':
      return undefined;
  }
}

/** In the order that they are named in. */
function placed(
  moved: Moved,
  targets: readonly Resolved[],
  place: Place | undefined,
): Moved | undefined {
  let current = moved;
  let where = place ?? (targets.length > 2 ? ({ at: 'start' } as const) : undefined);
  for (const { target, confidence } of targets) {
    if (where === undefined) return undefined;
    const ids = idsOf(current.design, target);
    const at = ids.indexOf(target.id);
    const index = indexOf(
      where,
      ids.filter((id) => id !== target.id),
      at,
    );
    const operation = index === undefined ? undefined : moveOf(target, index);
    if (operation === undefined) return undefined;
    const shown = where.at === 'start' ? asButton(target) : [];
    const next = withOperations(current, [operation, ...shown]);
    if (next === undefined) return undefined;
    const sure = 'target' in where ? Math.min(confidence, where.confidence) : confidence;
    current = { ...next, confidence: Math.min(current.confidence, sure) };
    where = { at: 'after', target, confidence: 1 };
  }
  return current;
}

/** In the row of icons nothing stands first. */
const asButton = (target: Target): Operation[] =>
  target.kind === 'link' && target.link.emphasis === 'icon'
    ? [{ type: 'link.emphasize', id: target.id, emphasis: 'normal' }]
    : [];

function swapped(moved: Moved, [a, b]: readonly Resolved[]): Moved | undefined {
  if (a === undefined || b === undefined) return undefined;
  const ids = idsOf(moved.design, a.target);
  const [first, second] = [ids.indexOf(a.target.id), ids.indexOf(b.target.id)];
  if (first < 0 || second < 0 || first === second) return undefined;
  const [low, high] = first < second ? [a, b] : [b, a];
  const [from, to] = [Math.min(first, second), Math.max(first, second)];
  const operations = [moveOf(high.target, from), moveOf(low.target, to)];
  const found = operations.filter((operation) => operation !== undefined);
  const next = withOperations(moved, found);
  return next && { ...next, confidence: Math.min(a.confidence, b.confidence, moved.confidence) };
}

function withOperations(moved: Moved, operations: readonly Operation[]): Moved | undefined {
  try {
    const { design } = applyOperations(moved.design, operations);
    return { ...moved, design, operations: [...moved.operations, ...operations] };
  } catch (error) {
    if (error instanceof ApplyError) return undefined;
    throw error;
  }
}

/** "the other way round" names nothing. */
function reverseList(frame: Frame): Candidate[] {
  const { scene } = frame;
  const kind = has(scene, 'section') ? 'section' : 'link';
  const { links, sections } = createSetting(scene.design, scene).design.page;
  const ids = (kind === 'section' ? sections : links).map(({ id }) => id).reverse();
  const operation = { type: `${kind}.order`, ids } as Operation;
  return has(scene, 'swap') && ids.length > 1
    ? [candidate(`${kind}.order`, [operation], { words: [], grounding: 0.6 })]
    : [];
}
