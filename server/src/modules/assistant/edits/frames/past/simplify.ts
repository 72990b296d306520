// A correction in as few operations as it takes: what the new ones set anyway is not taken back first.
import { ApplyError } from '@vys/compiler/page-model/apply-error';
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';

export function simplify(
  design: PageDesign,
  undo: readonly Operation[],
  operations: readonly Operation[],
): readonly Operation[] {
  const whole = [...undo, ...operations];
  const wanted = outcome(design, whole);
  if (wanted === undefined) return whole;
  const shorter = [operations, changedLink(design, undo, operations)];
  return shorter.find((some) => some !== undefined && outcome(design, some) === wanted) ?? whole;
}

function outcome(design: PageDesign, operations: readonly Operation[]): string | undefined {
  try {
    return JSON.stringify(applyOperations(design, operations).design);
  } catch (error) {
    if (error instanceof ApplyError) return undefined;
    throw error;
  }
}

/** A link that was added with a wrong address. */
function changedLink(
  { page }: PageDesign,
  undo: readonly Operation[],
  operations: readonly Operation[],
): Operation[] | undefined {
  const [removed, added] = [undo[0], operations[0]];
  const isOne = undo.length === 1 && operations.length === 1;
  if (!isOne || removed?.type !== 'link.remove' || added?.type !== 'link.add') return undefined;
  const { id, ...link } = added.link;
  const old = page.links.find((entry) => entry.id === id) ?? {};
  const isNew = ([field, value]: [string, unknown]) =>
    (old as Record<string, unknown>)[field] !== value;
  const set = Object.fromEntries(Object.entries(link).filter(isNew));
  return id === removed.id ? [{ type: 'link.update', id, set, unset: [] }] : undefined;
}
