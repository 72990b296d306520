// What the turns before did: read again from their messages, so that "it", "even bigger" and "no, tiktok" have
// something to refer to.
import type { Operation } from '@vys/contract/page-model/operations';

/** Ids of what operations are about, the most recent first. */
export function targetIds(operations: readonly Operation[]): string[] {
  const ids = operations.flatMap((operation): string[] => {
    switch (operation.type) {
      case 'link.add':
        return [operation.link.id];
      case 'section.add':
        return [operation.section.id];
      case 'item.add':
        return [String(operation.item.id)];
      case 'link.group':
        return [...operation.ids];
      case 'profile.set':
        return Object.keys(operation.set);
      default:
        return 'id' in operation ? [operation.id] : [];
    }
  });
  return ids.reverse();
}
