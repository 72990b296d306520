// One version in the list: what it looked like, what it changed, and when, by whom or what it was made.
import type { PageVersion } from '@vys/contract/pages/versions';
import { memo } from 'react';
import { formatAge } from '#web/lib/format/formats.ts';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';
import { formatExactly } from './version-name.ts';
import { VersionThumbnail } from './version-thumbnail.tsx';

export type VersionRowProps = {
  version: PageVersion;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: (version: PageVersion) => void;
};

/** Drawn again only when something of it changes, for there can be hundreds. */
export const VersionRow = memo(function VersionRow({
  version,
  isCurrent,
  isSelected,
  onSelect,
}: VersionRowProps) {
  const { number, autoSaved, createdAt, metadata, source, summary } = version;
  const facts = [
    ...(isCurrent ? [messages.version(number)] : []),
    formatAge(createdAt),
    ...(source === null ? [] : [messages.sources[source]]),
  ];
  return (
    <button
      type="button"
      data-version={version.id}
      aria-pressed={isSelected}
      onClick={() => onSelect(version)}
      className={cn(
        'flex w-full items-start gap-3 rounded-sm p-2 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2',
        isSelected && 'bg-active hover:bg-active',
      )}
    >
      <VersionThumbnail content={version.content} />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 text-sm">
        <span className="flex w-full flex-wrap items-center gap-x-1.5 gap-y-0.5 font-medium text-fg">
          {isCurrent ? messages.current : messages.version(number)}
          <Published version={version} />
          {autoSaved && <Badge>{messages.auto}</Badge>}
        </span>
        <span className="line-clamp-2 w-full text-muted text-xs [overflow-wrap:anywhere]">
          {summary ?? metadata.title}
        </span>
        <span className="w-full truncate text-subtle text-xs" title={formatExactly(createdAt)}>
          {facts.join(' · ')}
        </span>
      </span>
    </button>
  );
});

function Published({ version: { isLive, publishedAt } }: Pick<VersionRowProps, 'version'>) {
  if (publishedAt === null) return null;
  return (
    <Badge
      tone={isLive ? 'success' : 'neutral'}
      title={messages.publishedOn(formatExactly(publishedAt))}
    >
      {isLive ? messages.published : messages.publishedBefore}
    </Badge>
  );
}
