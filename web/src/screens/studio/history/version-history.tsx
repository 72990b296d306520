// The Version History: every save of the page, to look at and to bring back.

import type { PageVersion } from '@vys/contract/pages/versions';
import { History, MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useVersions } from '#web/features/pages/versions.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';
import { type OlderVersions, VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

export type VersionHistoryProps = {
  pageId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The studio shows it while it is selected (HIST-6). */
  selected: PageVersion | null;
  onSelect: (version: PageVersion | null) => void;
  /** True when it became the current content. */
  onRestore: (versionId: string, part?: string) => Promise<boolean>;
};

export function VersionHistory({ open, onOpenChange, ...body }: VersionHistoryProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && <HistoryWindow {...body} />}
    </Dialog>
  );
}

type HistoryWindowProps = Omit<VersionHistoryProps, 'open' | 'onOpenChange'>;

function HistoryWindow({ pageId, selected, onSelect, onRestore }: HistoryWindowProps) {
  const list = useVersions(pageId);
  const { error, refetch } = list;
  const versions = list.data?.versions;
  const [isRestoring, setRestoring] = useState(false);
  const count = list.data?.total ?? 0;

  async function restore({ id }: PageVersion, part?: { id: string; name: string }) {
    setRestoring(true);
    const isBack = await onRestore(id, part?.id);
    setRestoring(false);
    if (!isBack) return;
    toast.success(part ? messages.partRestored(part.name) : messages.versionRestoredSuccessfully);
    // A part is one of several that may be brought back from this version.
    if (!part) onSelect(null);
  }

  return (
    <DialogContent
      title={messages.versionHistory}
      help={<HelpLink article="history" about={messages.versionHistory} />}
      description={versions ? messages.versionsSaved(count) : messages.loadingVersions}
      size="xl"
      className="h-[calc(100dvh-2rem)] max-w-7xl overflow-hidden md:h-[min(52rem,calc(100dvh-2rem))] [&>div:nth-child(2)]:overflow-hidden [&>div:nth-child(2)]:p-0 [&>div:nth-child(2)]:pt-4"
    >
      {error && !versions ? (
        <EmptyState
          icon={<History />}
          title={messages.loadFailed}
          description={getErrorMessage(error)}
          actions={
            <Button variant="secondary" onClick={() => refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      ) : !versions ? (
        <Loading />
      ) : count === 0 ? (
        <EmptyState
          icon={<History />}
          title={messages.noVersions}
          description={messages.noVersionsHint}
        />
      ) : (
        <div className="flex h-full flex-col border-line border-t md:flex-row">
          <VersionList
            versions={versions}
            selected={selected}
            onSelect={onSelect}
            older={getOlderVersions(list)}
            className={cn(
              'border-line max-md:flex-1 md:w-80 md:shrink-0 md:border-r',
              selected && 'max-md:hidden',
            )}
          />
          {selected ? (
            <VersionView
              key={selected.id}
              pageId={pageId}
              version={selected}
              versions={versions}
              isLatest={selected.id === versions[0]?.id}
              isRestoring={isRestoring}
              onRestore={(part) => void restore(selected, part)}
              onBack={() => {
                flushSync(() => onSelect(null));
                focusRow(selected);
              }}
            />
          ) : (
            <EmptyState
              className="flex-1 justify-center max-md:hidden"
              icon={<MousePointerClick />}
              title={messages.noVersionSelected}
              description={messages.selectVersionHint}
            />
          )}
        </div>
      )}
    </DialogContent>
  );
}

/** The list is there again on a phone. */
function focusRow({ id }: PageVersion) {
  document.querySelector<HTMLElement>(`[data-version="${id}"]`)?.focus();
}

function getOlderVersions(list: ReturnType<typeof useVersions>): OlderVersions | undefined {
  if (!list.hasNextPage) return undefined;
  return {
    isLoading: list.isFetchingNextPage,
    hasFailed: list.isFetchNextPageError,
    // A refetch of the whole list would be cut off by it.
    load: () => void (list.isFetching || list.fetchNextPage()),
  };
}

function Loading() {
  return (
    <div className="flex flex-col gap-3 px-6">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-20 md:w-72" />
      ))}
    </div>
  );
}
