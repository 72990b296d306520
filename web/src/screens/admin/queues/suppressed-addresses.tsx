// Addresses that get no email, each of which can be released.
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '#web/features/admin/action-dialog.tsx';
import { useChangeSuppression, useSuppressedAddresses } from '#web/features/admin/admin-queries.ts';
import { LoadFailed, LoadingRows, LoadMore } from '#web/features/admin/load-states.tsx';
import { formatAge } from '#web/lib/format/formats.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { queueMessages as messages } from '../messages/en.ts';

export function SuppressedAddresses() {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSuppressedAddresses();
  const { release } = useChangeSuppression();
  const [chosen, setChosen] = useState<string>();
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const addresses = data.pages.flatMap((page) => page.addresses);
  if (addresses.length === 0) {
    return (
      <Card>
        <EmptyState icon={<MailX />} title={messages.noSuppressed} className="py-8" />
      </Card>
    );
  }

  async function confirm(reason: string): Promise<void> {
    await release({ address: chosen ?? '', reason });
    toast.success(messages.released);
    setChosen(undefined);
  }

  return (
    <>
      <Card>
        <ol aria-label={messages.suppressedAddresses} className="divide-y divide-line">
          {addresses.map(({ address, bounce_reason, created_at }) => (
            <li
              key={address}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 px-5 py-3"
            >
              <p className="min-w-0 flex-1 basis-64 text-fg text-sm [overflow-wrap:anywhere]">
                {address}
                {bounce_reason !== null && (
                  <span className="block text-danger-text">
                    {bounce_reason || messages.bounced}
                  </span>
                )}
                <span className="block text-muted text-xs">{formatAge(created_at)}</span>
              </p>
              <Button
                variant="secondary"
                size="sm"
                aria-label={messages.releaseLabel(address)}
                onClick={() => setChosen(address)}
              >
                {messages.release}
              </Button>
            </li>
          ))}
        </ol>
      </Card>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
      <ActionDialog
        open={chosen !== undefined}
        title={messages.releaseTitle(chosen ?? '')}
        description={messages.releaseHint}
        hint={messages.logOnly}
        confirmLabel={messages.release}
        onClose={() => setChosen(undefined)}
        onConfirm={confirm}
      />
    </>
  );
}
