// Titles of sections, links and items that become others.
import type { Operation } from '@vys/contract/page-model/operations';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { createScene } from '../../scene/scene.ts';
import { nameOfTarget, type Target } from '../../scene/targets.ts';
import { type Frame, slotsOf, wordsOfSlots } from '../frame.ts';
import { nameField } from '../targets/item-fields.ts';
import { type Resolved, resolveTarget, rivalsOf } from '../targets/resolve-target.ts';
import { unquoted } from './written.ts';

export function renameTargets(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'set' || slotsOf(frame, 'link').length > 0) return [];
  const titles = slotsOf(frame, 'title');
  const names = slotsOf(frame, 'target', 'section', 'platform', 'item');
  const given = names.length > 0 ? names : slotsOf(frame, 'old');
  const [title, name] = [titles[0], given[0]];
  if (title === undefined) return [];
  if (name === undefined) return renameMentioned(frame, title);
  if (titles.length > 1 && titles.length === given.length) return renameEach(frame, given, titles);
  const found = withOld(frame, resolveTarget(frame, name));
  const rivals = rivalsOf(found);
  return rivals.flatMap(({ target, confidence }) => {
    const operation = renaming(target, title.text);
    if (operation === undefined) return [];
    return [
      candidate(operation.type, [operation], {
        words: wordsOfSlots(frame, frame.taggedRequest.slots),
        grounding: confidence,
        features: rivals.length > 1 ? ['ambiguous'] : [],
      }),
    ];
  });
}

const SURE_MENTION = 0.75;

/** "the video's called Salt": what the words before the title name, and nothing else. */
function renameMentioned(frame: Frame, title: TaggedSlot): Candidate[] {
  const { scene } = frame;
  const part = createScene(scene, scene.message, { start: scene.span.start, end: title.start });
  const [only, ...others] = part.mentions.filter(
    ({ quality, words, target }) =>
      quality >= SURE_MENTION && words.length > 0 && target.kind !== 'profile',
  );
  const operation = only && others.length === 0 ? renaming(only.target, title.text) : undefined;
  if (only === undefined || operation === undefined) return [];
  return [
    candidate(operation.type, [operation], {
      words: [...only.words, ...wordsOfSlots(frame, frame.taggedRequest.slots)],
      grounding: only.quality,
    }),
  ];
}

function renameEach(
  frame: Frame,
  names: ReturnType<typeof slotsOf>,
  titles: ReturnType<typeof slotsOf>,
): Candidate[] {
  const found = names.map((slot) => resolveTarget(frame, slot)[0]);
  const operations = found.flatMap((one, index) =>
    one === undefined ? [] : (renaming(one.target, titles[index]?.text ?? '') ?? []),
  );
  if (operations.length < names.length) return [];
  return [
    candidate('section.rename', operations, {
      words: wordsOfSlots(frame, frame.taggedRequest.slots),
      grounding: Math.min(...found.map((one) => one?.confidence ?? 0)),
    }),
  ];
}

/** The one that has the title which is to go. */
function withOld(frame: Frame, found: readonly Resolved[]): Resolved[] {
  const [old] = slotsOf(frame, 'old');
  if (old === undefined) return [...found];
  const own = resolveTarget(frame, old);
  const both = found.filter(({ target }) =>
    own.some((other) => other.target.id === target.id && other.confidence > 0.85),
  );
  return both.length > 0
    ? both.map((entry) => ({ ...entry, confidence: Math.max(0.9, entry.confidence) }))
    : [...found];
}

export function renaming(target: Target, text: string): Operation | undefined {
  const title = likeNeighbor(unquoted(text), nameOfTarget(target));
  switch (target.kind) {
    case 'section':
      return { type: 'section.rename', id: target.id, title };
    case 'link':
      return { type: 'link.update', id: target.id, set: { title }, unset: [] };
    case 'item': {
      const set = { [nameField(target.section.kind)]: title };
      return { type: 'item.update', section: target.section.id, id: target.id, set, unset: [] };
    }
    case 'profile':
      return target.id === 'avatar' || target.id === 'cover'
        ? undefined
        : { type: 'profile.set', set: { [target.id]: title }, unset: [] };
  }
}
