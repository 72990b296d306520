// An address corrected letter by letter: "with two l's", "without the dot", "mit Unterstrich am Ende".
import type { Operation } from '@vys/contract/page-model/operations';
import { withLetters } from '../../references/letters.ts';
import type { Frame } from '../frame.ts';

/** Of the address that was set last. */
export function amendSpelling(
  { scene }: Frame,
  operations: readonly Operation[],
): Operation | undefined {
  for (const operation of [...operations].reverse()) {
    const id = linkIn(operation);
    const link = scene.design.page.links.find((entry) => entry.id === id);
    const url = link && withLetters(scene.text, link.url);
    if (link !== undefined && url !== undefined)
      return { type: 'link.update', id: link.id, set: { url }, unset: [] };
  }
  return undefined;
}

function linkIn(operation: Operation): string | undefined {
  if (operation.type === 'link.add') return operation.link.id;
  return operation.type === 'link.update' && 'url' in operation.set ? operation.id : undefined;
}
