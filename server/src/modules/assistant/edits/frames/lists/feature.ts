// A link that stands out.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { type Frame, slotsOf, wordsOfSlots } from '../frame.ts';
import { referents, resolveEach, rivalsOf } from '../targets/resolve-target.ts';

export function featureTargets(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'feature') return [];
  const slots = slotsOf(frame, 'target', 'section', 'platform', 'item', 'link', 'title');
  const found = resolveEach(frame, slots, { kinds: ['link'] }).filter((list) => list.length > 0);
  const referred = referents(frame.scene, frame.taggedRequest.start).filter(
    ({ target }) => target.kind === 'link',
  );
  const named = slots.length === 0 && referred.length > 0 ? [referred.slice(0, 1)] : found;
  if (named.length === 0) return moveSectionUp(frame);
  const rivals = named.length === 1 ? rivalsOf(named[0] ?? []) : [];
  const readings =
    rivals.length > 1 ? rivals.map((other) => [other]) : [named.flatMap(([first]) => first ?? [])];
  return readings.map((reading) =>
    candidate(
      'link.emphasize',
      reading.map(
        ({ target }): Operation => ({
          type: 'link.emphasize',
          id: target.id,
          emphasis: 'featured',
        }),
      ),
      {
        words: wordsOfSlots(frame, slots),
        grounding: Math.min(...reading.map(({ confidence }) => confidence)),
        features: rivals.length > 1 ? ['ambiguous'] : [],
      },
    ),
  );
}

/** A section stands out at the top. */
function moveSectionUp(frame: Frame): Candidate[] {
  const slots = slotsOf(frame, 'target', 'section');
  const [best] = resolveEach(frame, slots, { kinds: ['section'] })[0] ?? [];
  if (best === undefined) return [];
  const operation: Operation = { type: 'section.move', id: best.target.id, index: 0 };
  return [
    candidate('section.move', [operation], {
      words: wordsOfSlots(frame, slots),
      grounding: best.confidence * 0.8,
    }),
  ];
}
