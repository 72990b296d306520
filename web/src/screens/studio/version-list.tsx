// The versions as a list, newest first; numbers count from the oldest.
import type { PageVersion } from '@vys/contract/pages';
import { formatAge } from '#web/lib/formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';

export type VersionListProps = {
  versions: readonly PageVersion[];
  selected: PageVersion | null;
  onSelect: (version: PageVersion) => void;
};

const exact = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function VersionList({ versions, selected, onSelect }: VersionListProps) {
  return (
    <ol
      aria-label="Versions"
      className="max-h-44 shrink-0 overflow-y-auto border-line p-2 max-md:border-b md:max-h-none md:w-64 md:border-r"
    >
      {versions.map((version, index) => (
        <li key={version.id}>
          <button
            type="button"
            aria-pressed={version.id === selected?.id}
            onClick={() => onSelect(version)}
            className={cx(
              'flex w-full flex-col gap-0.5 rounded-sm px-3 py-2 text-left text-sm transition-colors hover:bg-hover focus-visible:-outline-offset-2',
              version.id === selected?.id && 'bg-active hover:bg-active',
            )}
          >
            <span className="flex w-full items-center gap-2 font-medium text-fg">
              {index === 0 ? 'Current' : `Version ${versions.length - index}`}
              {version.autoSaved && <Badge className="ml-auto">Auto</Badge>}
            </span>
            <span className="w-full truncate text-muted text-xs" title={exact(version.createdAt)}>
              {formatAge(version.createdAt)} · {version.metadata.title}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
