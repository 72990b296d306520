// The calls of a group, or those that a search found, to choose from.
import type { OperationGroup } from '@vys/contract/api-docs/operations';
import { englishText } from '#web/lib/language/english-text.ts';
import { messages } from '../messages/en.ts';
import { groupName } from '../search-operations.ts';
import { MethodBadge } from './method-badge.tsx';

type Props = {
  group: OperationGroup;
  /** Whether the group is all that the screen shows. */
  isScreen?: boolean;
};

export function CallList({ group: { name, operations }, isScreen = false }: Props) {
  const Heading = isScreen ? 'h1' : 'h2';
  return (
    <section aria-label={groupName(name)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="font-display font-semibold text-fg text-xl">{groupName(name)}</Heading>
        <p className="text-muted text-sm tabular-nums">{messages.calls(operations.length)}</p>
      </div>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-md border border-line">
        {operations.map(({ id, method, path, summary }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid gap-x-6 gap-y-1.5 bg-surface px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2 xl:grid-cols-2"
            >
              <span lang={englishText} className="font-medium text-fg text-sm">
                {summary}
              </span>
              <span className="flex items-baseline gap-2">
                <span className="w-16 shrink-0">
                  <MethodBadge method={method} />
                </span>
                <code className="font-mono text-muted text-xs [overflow-wrap:anywhere]">
                  {path}
                </code>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
