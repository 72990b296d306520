// The last check of a turn: what differs afterwards that no operation asked for.
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';

export function findCollateral(
  before: PageDesign,
  after: PageDesign,
  operations: readonly Operation[],
): Change[] {
  if (operations.some(({ type }) => type === 'page.compose' || type === 'text.replace')) return [];
  return diffDesigns(before, after).filter(
    (change) => !operations.some((operation) => explains(operation, change)),
  );
}

function explains(operation: Operation, change: Change): boolean {
  const topic = operation.type.split('.')[0];
  switch (change.on) {
    case 'profile':
      return (
        operation.type === 'profile.set' &&
        (change.field in operation.set || operation.unset.some((field) => field === change.field))
      );
    case 'theme':
      return topic === 'theme' || operation.type === 'page.redesign';
    case 'element':
      return (
        (operation.type !== 'profile.set' && namesOf(operation).includes(change.id)) ||
        operation.type === 'theme.set' ||
        operation.type === 'page.redesign'
      );
    case 'link':
      return (
        (topic === 'link' &&
          (namesOf(operation).includes(change.id) || change.change === 'moved')) ||
        namesOf(operation).includes(sectionOf(change))
      );
    case 'section':
      return (
        (topic === 'section' &&
          (namesOf(operation).includes(change.id) || change.change === 'moved')) ||
        (operation.type === 'page.redesign' && change.id in operation.layouts)
      );
    case 'item':
      return (
        (topic === 'item' &&
          (namesOf(operation).includes(change.id) || change.change === 'moved')) ||
        namesOf(operation).includes(change.section)
      );
  }
}

const sectionOf = (change: Extract<Change, { on: 'link' }>): string =>
  ('from' in change ? change.from.section : undefined) ??
  ('to' in change ? change.to.section : undefined) ??
  '';

function namesOf(operation: Operation): string[] {
  if (operation.type === 'link.add') return [operation.link.id];
  if (operation.type === 'section.add') return [operation.section.id];
  if (operation.type === 'item.add') return [String(operation.item.id)];
  if ('ids' in operation) return [...operation.ids];
  return 'id' in operation ? [operation.id] : [];
}
