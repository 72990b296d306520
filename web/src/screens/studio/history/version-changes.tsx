// What changed from one version to another, part by part, and the way back for each part.

import type { SectionKind } from '@vys/contract/page-model/sections';
import type { VersionDifference } from '@vys/contract/pages/versions';
import { Undo2 } from 'lucide-react';
import { sectionTexts } from '#web/features/pages/content/messages/en.ts';
import { useVersionChanges } from '#web/features/pages/versions.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';

type NamedVersion = { id: string; name: string };

export type VersionChangesProps = {
  pageId: string;
  before: NamedVersion;
  after: NamedVersion;
  isRestoring: boolean;
  /** Undefined where parts of `before` cannot be brought back, because `after` is not the current version. */
  onRestore: ((part: { id: string; name: string }) => void) | undefined;
  className?: string;
};

export function VersionChanges({ before, after, className, ...props }: VersionChangesProps) {
  return (
    <section aria-label={messages.changes} className={cn('p-4', className)}>
      <h3 className="font-medium text-fg text-sm">{messages.changes}</h3>
      <p className="mt-0.5 mb-3 text-muted text-xs">
        {messages.changesBetween(before.name, after.name)}
      </p>
      <Changes before={before} after={after} {...props} />
    </section>
  );
}

function Changes({ pageId, before, after, isRestoring, onRestore }: VersionChangesProps) {
  const { data, error, refetch } = useVersionChanges(pageId, { from: before.id, to: after.id });
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm">
        <p className="text-fg">{messages.changesFailed}</p>
        <p className="text-muted text-xs">{getErrorMessage(error)}</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data) return <Loading />;
  if (data.length === 0) return <p className="text-muted text-sm">{messages.nothingChanged}</p>;
  return (
    <ul className="flex flex-col gap-4">
      {data.map((difference) => (
        <Part
          key={difference.part}
          difference={difference}
          isRestoring={isRestoring}
          onRestore={onRestore}
        />
      ))}
    </ul>
  );
}

type PartProps = Pick<VersionChangesProps, 'isRestoring' | 'onRestore'> & {
  difference: VersionDifference;
};

function Part({ difference, isRestoring, onRestore }: PartProps) {
  const { part: id, kind, title, changes, canRestore } = difference;
  const name = title ?? messages.parts[kind] ?? sectionTexts[kind as SectionKind].name;
  return (
    <li>
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h4 className="min-w-0 truncate font-medium text-fg text-xs">{name}</h4>
        {canRestore && onRestore && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isRestoring}
            aria-label={messages.restorePartName(name)}
            onClick={() => onRestore({ id, name })}
          >
            <Undo2 aria-hidden="true" />
            {messages.restorePart}
          </Button>
        )}
      </div>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4 text-muted text-xs marker:text-subtle">
        {changes.map((change) => (
          <li key={change} className="[overflow-wrap:anywhere]">
            {change}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}
