// The last change on something else, where its own words are not enough to read it again.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Setting } from '../../scene/scene.ts';
import { nameOfTarget, type Target } from '../../scene/targets.ts';

/** On the parts of the page with these names, of the kind that the operations were about. */
export function retargeted(
  on: Setting,
  operations: readonly Operation[],
  ids: readonly string[],
  names: readonly string[],
): Operation[] {
  const [operation] = operations;
  if (operation === undefined || operations.length > 1 || !('id' in operation)) return [];
  const old = on.targets.find(({ id }) => id === operation.id);
  return names.flatMap((name) => {
    const target = on.targets.find(
      (candidate) => !ids.includes(candidate.id) && nameOfTarget(candidate) === name,
    );
    return (target && retarget(operation, old, target)) ?? [];
  });
}

function retarget(
  operation: Extract<Operation, { id: string }>,
  old: Target | undefined,
  target: Target,
): Operation | undefined {
  if (old !== undefined && old.kind !== target.kind) return undefined;
  if (operation.type.startsWith('item.')) {
    return target.kind === 'item'
      ? ({ ...operation, id: target.id, section: target.section.id } as Operation)
      : undefined;
  }
  return operation.type.startsWith(target.kind) || operation.type === 'element.style'
    ? ({ ...operation, id: target.id } as Operation)
    : undefined;
}
