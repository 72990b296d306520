// Finds calls by words of their path, summary or id. Pure.
import type { OperationGroup } from '@vys/contract/api-docs/operations';
import { groupNames } from './messages/en.ts';

export const groupName = (name: string): string => groupNames[name] ?? name;

/** The groups with those of their calls that have every word; groups without any are left out. */
export function searchOperations(
  groups: readonly OperationGroup[],
  query: string,
): readonly OperationGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({ id, method, path, aliases, summary }) => {
        const text = [id, method, path, ...aliases, summary, groupName(group.name)].join(' ');
        return words.every((word) => text.toLowerCase().includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}
