// The calls of a group, or those that a search found, to choose from.
import type { OperationGroup } from '@vys/contract/api-docs/operations';
import { englishText } from '#web/lib/language/english-text.ts';
import { groupName } from '../search-operations.ts';
import { MethodBadge } from './method-badge.tsx';

export function CallList({ group: { name, operations } }: { group: OperationGroup }) {
  return (
    <section aria-label={groupName(name)}>
      <h2 className="font-display font-semibold text-fg text-xl">{groupName(name)}</h2>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-md border border-line">
        {operations.map(({ id, method, path, summary }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex flex-col gap-1.5 bg-surface px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span lang={englishText} className="font-medium text-fg text-sm">
                {summary}
              </span>
              <span className="flex flex-wrap items-center gap-2">
                <MethodBadge method={method} />
                <code className="break-all font-mono text-muted text-xs">{path}</code>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
