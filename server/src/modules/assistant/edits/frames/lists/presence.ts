// What goes, what is hidden and what is shown again.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { has } from '../../scene/scene.ts';
import type { Target } from '../../scene/targets.ts';
import { type Frame, slotsOf, wordsOfSlots } from '../frame.ts';
import {
  type Hint,
  isPronoun,
  type Resolved,
  referents,
  resolveEach,
  rivalsOf,
} from '../targets/resolve-target.ts';

export function removeTargets(frame: Frame): Candidate[] {
  return frame.taggedRequest.kind === 'remove' ? forEach(frame, removalOf, {}) : [];
}

export function hideTargets(frame: Frame): Candidate[] {
  const kinds = ['link', 'section'] as const;
  return frame.taggedRequest.kind === 'hide' ? forEach(frame, hiding, { kinds }) : [];
}

export function showTargets(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'show') return [];
  const kinds = ['link', 'section'] as const;
  const found = forEach(frame, showing, { kinds });
  if (found.length > 0) return found;
  const hidden = frame.scene.targets.filter(isHidden);
  const operations = hidden.flatMap((target) => showing(target));
  return hidden.length === 0
    ? []
    : [
        candidate('link.show', operations, {
          words: [],
          grounding: hidden.length === 1 ? 0.7 : 0.5,
        }),
      ];
}

const isHidden = (target: Target): boolean =>
  (target.kind === 'link' && target.link.hidden) ||
  (target.kind === 'section' && target.section.hidden);

export function removalOf(target: Target): Operation[] {
  switch (target.kind) {
    case 'link':
      return [{ type: 'link.remove', id: target.id }];
    case 'section':
      return [{ type: 'section.remove', id: target.id }];
    case 'item':
      return [{ type: 'item.remove', section: target.section.id, id: target.id }];
    case 'profile':
      return target.id === 'name' ? [] : [{ type: 'profile.set', set: {}, unset: [target.id] }];
  }
}

function hiding(target: Target): Operation[] {
  if (target.kind === 'link') return [{ type: 'link.hide', id: target.id }];
  return target.kind === 'section' ? [{ type: 'section.hide', id: target.id }] : [];
}

function showing(target: Target): Operation[] {
  if (target.kind === 'link') return [{ type: 'link.show', id: target.id }];
  return target.kind === 'section' ? [{ type: 'section.show', id: target.id }] : [];
}

const naming = [
  'target',
  'item',
  'platform',
  'link',
  'title',
  'old',
  'person',
  'question',
  'quote',
  'tagline',
  'location',
] as const;

function slotsMeant(frame: Frame) {
  const own = slotsOf(frame, 'target', 'section');
  // "the bio is out of date, drop it" is about the bio alone.
  const names = own.filter(({ text }) => !isPronoun(text));
  if (names.length > 0) return names;
  return own.length > 0 ? own : slotsOf(frame, ...naming);
}

/** All that is named, and each reading of what may be several things. */
function forEach(
  frame: Frame,
  toOperations: (target: Target) => Operation[],
  hint: Hint,
): Candidate[] {
  if (has(frame.scene, 'but')) return [];
  const slots = slotsMeant(frame);
  const found = resolveEach(frame, slots, hint).filter((list) => list.length > 0);
  const referred =
    slots.length > 0
      ? []
      : referents(frame.scene, frame.taggedRequest.start)
          .filter(({ target }) => hint.kinds?.includes(target.kind) ?? true)
          .slice(0, 1);
  const named = referred.length > 0 ? [referred] : found;
  if (named.length === 0) return [];
  const best = named.flatMap(([first]) => first ?? []);
  const open = named.find((list) => rivalsOf(list).length > 1);
  const readings =
    open === undefined ? [best] : rivalsOf(open).map((other) => replaced(best, open, other));
  return readings.map((reading) => {
    const targets = uniqueTargets(reading);
    const operations = targets.flatMap(toOperations);
    return candidate(operations[0]?.type ?? 'link.remove', operations, {
      words: wordsOfSlots(frame, slots),
      grounding: Math.min(...reading.map(({ confidence }) => confidence)),
      features: readings.length > 1 ? ['ambiguous'] : [],
    });
  });
}

const replaced = (best: readonly Resolved[], open: readonly Resolved[], other: Resolved) =>
  best.map((entry) => (entry === open[0] ? other : entry));

/** What stands in a section that goes as well needs no removal of its own. */
function uniqueTargets(reading: readonly Resolved[]): Target[] {
  const targets = [...new Map(reading.map(({ target }) => [target.id, target])).values()];
  const ids = targets.map(({ id }) => id);
  return targets.filter((target) => target.kind !== 'item' || !ids.includes(target.section.id));
}
