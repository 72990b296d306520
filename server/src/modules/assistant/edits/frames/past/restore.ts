// What an earlier turn took away: "bring the newsletter back".
import { diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { Frame } from '../frame.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { onDesign } from './other-targets.ts';

const NAMED = 0.75;

export function restoreFrom(frame: Frame, slots: readonly TaggedSlot[]): Operation[] | undefined {
  for (const design of [...(frame.scene.past.designs ?? [])].reverse()) {
    const restored = restoreRemoved(frame, slots, design);
    if (restored.length > 0) return restored;
  }
  return undefined;
}

/** Links, sections and items that the earlier page had and that are named now. */
function restoreRemoved(
  frame: Frame,
  slots: readonly TaggedSlot[],
  before: PageDesign,
): Operation[] {
  const changes = diffDesigns(frame.scene.design, before);
  const onBefore = onDesign(frame.scene, before);
  const earlier = { ...frame, scene: { ...frame.scene, ...onBefore } };
  const named = slots.flatMap((slot) => {
    const [best] = resolveTarget(earlier, slot);
    return best !== undefined && best.confidence >= NAMED ? [best.target.id] : [];
  });
  return changes.flatMap((change): Operation[] => {
    if (!('change' in change) || change.change !== 'added' || !named.includes(change.id)) return [];
    const { index, section } = change.to;
    if (change.on === 'link')
      return [
        { type: 'link.add', link: change.after, index, ...(section !== undefined && { section }) },
      ];
    if (change.on === 'section') return [{ type: 'section.add', section: change.after, index }];
    return [{ type: 'item.add', section: change.section, item: { ...change.after }, index }];
  });
}
