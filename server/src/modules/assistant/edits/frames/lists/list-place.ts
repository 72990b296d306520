// Where in the list of links or of sections something is put.
import { type Frame, slotsOf } from '../frame.ts';
import { indexOf, resolvePlace } from '../targets/resolve-place.ts';

/** Of what is added; without an index it goes to the end. */
export function linkPlace(frame: Frame): { index?: number; section?: string } {
  const { links, sections } = frame.scene.design.page;
  const [slot] = slotsOf(frame, 'place');
  const place = slot === undefined ? undefined : resolvePlace(frame, slot, { kinds: ['link'] });
  const index =
    place === undefined
      ? undefined
      : indexOf(
          place,
          links.map(({ id }) => id),
        );
  if (index !== undefined) return { index };
  const list = links.length === 0 ? sections.find(({ kind }) => kind === 'links') : undefined;
  return list === undefined ? {} : { section: list.id };
}

export function sectionPlace(frame: Frame): { index?: number } {
  const { sections } = frame.scene.design.page;
  const [slot] = slotsOf(frame, 'place');
  const accepts = { kinds: ['section', 'item'] as const };
  const place = slot === undefined ? undefined : resolvePlace(frame, slot, accepts);
  const ids = sections.map(({ id }) => id);
  const index = place === undefined ? undefined : indexOf(place, ids);
  const atFooter = sections.at(-1)?.kind === 'footer' ? sections.length - 1 : undefined;
  const last = index === undefined || index === sections.length ? atFooter : index;
  return last === undefined ? {} : { index: last };
}
