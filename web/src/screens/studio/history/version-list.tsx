// The versions as a list, newest first. Arrow keys go through it.

import type { PageVersion } from '@vys/contract/pages/versions';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';
import { VersionRow } from './version-row.tsx';

/** What is not loaded yet. */
export type OlderVersions = { isLoading: boolean; hasFailed: boolean; load: () => void };

export type VersionListProps = {
  versions: readonly PageVersion[];
  selected: PageVersion | null;
  onSelect: (version: PageVersion) => void;
  older: OlderVersions | undefined;
  className?: string;
};

/**
 * Hundreds of rows are in the document for keys, screen readers and the search of the browser; layout and paint pass
 * over those out of view, which take the height of a row.
 */
const outOfViewIsNotDrawn = '[content-visibility:auto] [contain-intrinsic-size:auto_5.75rem]';

export function VersionList({ versions, selected, onSelect, older, className }: VersionListProps) {
  return (
    <div className={cn('overflow-y-auto p-2', className)}>
      <ol aria-label={messages.versions} onKeyDown={moveFocus} className="flex flex-col gap-0.5">
        {versions.map((version, index) => (
          <li key={version.id} className={outOfViewIsNotDrawn}>
            <VersionRow
              version={version}
              isCurrent={index === 0}
              isSelected={version.id === selected?.id}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ol>
      {older && <LoadOlder key={versions.length} {...older} />}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const places: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const row = rows[places[event.key] ?? -1];
  if (at < 0 || !row) return;
  event.preventDefault();
  row.focus();
  row.scrollIntoView?.({ block: 'nearest' });
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
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      // Before its end is reached.
      { root: place.current.parentElement, rootMargin: '0px 0px 400px' },
    );
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
