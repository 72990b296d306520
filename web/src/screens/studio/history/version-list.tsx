// The versions as a list, newest first; numbers count from the oldest.

import type { PageVersion } from '@vys/contract/pages/versions';
import { useEffect, useRef } from 'react';
import { formatAge } from '#web/lib/format/formats.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from './messages.ts';

/** What is not loaded yet. */
export type OlderVersions = { isLoading: boolean; hasFailed: boolean; load: () => void };

export type VersionListProps = {
  versions: readonly PageVersion[];
  /** Of all versions, also those that are not loaded yet. */
  total: number;
  selected: PageVersion | null;
  onSelect: (version: PageVersion) => void;
  older: OlderVersions | undefined;
};

const exact = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function VersionList({ versions, total, selected, onSelect, older }: VersionListProps) {
  return (
    <div className="max-h-44 shrink-0 overflow-y-auto border-line p-2 max-md:border-b md:max-h-none md:w-64 md:border-r">
      <ol aria-label={messages.versions}>
        {versions.map((version, index) => (
          <li key={version.id}>
            <button
              type="button"
              aria-pressed={version.id === selected?.id}
              onClick={() => onSelect(version)}
              className={cn(
                'flex w-full flex-col gap-0.5 rounded-sm px-3 py-2 text-left text-sm transition-colors hover:bg-hover focus-visible:-outline-offset-2',
                version.id === selected?.id && 'bg-active hover:bg-active',
              )}
            >
              <span className="flex w-full items-center gap-2 font-medium text-fg">
                {index === 0 ? messages.current : messages.version(total - index)}
                {version.autoSaved && <Badge className="ml-auto">{messages.auto}</Badge>}
              </span>
              <span className="w-full truncate text-muted text-xs" title={exact(version.createdAt)}>
                {formatAge(version.createdAt)} · {version.metadata.title}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {older && <LoadOlder key={versions.length} {...older} />}
    </div>
  );
}

/** For one part. Loads when it is scrolled to; the button is for those who do not scroll, and for another try. */
function LoadOlder({ isLoading, hasFailed, load }: OlderVersions) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const mayLoad = !isLoading && !hasFailed;
  useEffect(() => {
    if (!mayLoad || !place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [mayLoad]);
  return (
    <div ref={place} className="flex flex-col gap-1.5 px-1 pt-1.5 pb-1">
      {hasFailed && (
        <p role="alert" className="px-2 text-danger-text text-xs">
          {messages.loadOlderFailed}
        </p>
      )}
      <Button variant="ghost" size="sm" loading={isLoading} onClick={load}>
        {hasFailed ? messages.tryAgain : messages.loadOlderVersions}
      </Button>
    </div>
  );
}
