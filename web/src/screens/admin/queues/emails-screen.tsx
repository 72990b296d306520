// Emails that could not be sent, and addresses that get none.
import type { FailedEmail } from '@vys/contract/admin/emails';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '#web/features/admin/action-dialog.tsx';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { useChangeSuppression, useFailedEmails } from '#web/features/admin/admin-queries.ts';
import { LoadFailed, LoadingRows, LoadMore } from '#web/features/admin/load-states.tsx';
import { formatAge } from '#web/lib/format/formats.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { queueMessages as messages } from '../messages/en.ts';
import { QueueRow, QueueSection } from './queue-row.tsx';
import { SuppressedAddresses } from './suppressed-addresses.tsx';
import { useQueue } from './use-discard.tsx';

export function AdminEmailsScreen() {
  return (
    <AdminFrame title={messages.emails} intro={messages.emailsIntro}>
      <QueueSection title={messages.failedEmails} hint={messages.failedEmailsHint}>
        <FailedEmails />
      </QueueSection>
      <QueueSection
        anchor="suppressed"
        title={messages.suppressedAddresses}
        hint={messages.suppressedHint}
      >
        <SuppressedAddresses />
      </QueueSection>
    </AdminFrame>
  );
}

function FailedEmails() {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useFailedEmails();
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const emails = data.pages.flatMap((page) => page.emails);
  if (emails.length === 0) {
    return (
      <Card>
        <EmptyState icon={<MailCheck />} title={messages.noFailedEmails} className="py-8" />
      </Card>
    );
  }
  return (
    <>
      <EmailList emails={emails} />
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function EmailList({ emails }: { emails: readonly FailedEmail[] }) {
  const { run, isRunning, askToDiscard, dialog } = useQueue(
    'discardEmail',
    messages.discardEmailHint,
  );
  const { suppress } = useChangeSuppression();
  const [address, setAddress] = useState<string>();

  async function confirm(reason: string): Promise<void> {
    await suppress({ address: address ?? '', reason });
    toast.success(messages.suppressed);
    setAddress(undefined);
  }

  return (
    <Card>
      <ol aria-label={messages.failedEmails} className="divide-y divide-line">
        {emails.map(({ id, to, subject, error, attempts, failed_at }) => (
          <QueueRow
            key={id}
            title={`${subject} → ${to}`}
            error={error}
            meta={`${messages.attempts(attempts)} · ${formatAge(failed_at)}`}
            actions={
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  loading={isRunning(id)}
                  aria-label={messages.resendLabel(to)}
                  onClick={() => run('resendEmail', id, messages.resent)}
                >
                  {messages.resend}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={messages.suppressLabel(to)}
                  onClick={() => setAddress(to)}
                >
                  {messages.suppress}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={messages.discardLabel(subject)}
                  onClick={() => askToDiscard({ id, name: subject })}
                >
                  {messages.discard}
                </Button>
              </>
            }
          />
        ))}
      </ol>
      {dialog}
      <ActionDialog
        open={address !== undefined}
        title={messages.suppressTitle(address ?? '')}
        description={messages.suppressHint}
        hint={messages.logOnly}
        confirmLabel={messages.suppress}
        isDangerous
        onClose={() => setAddress(undefined)}
        onConfirm={confirm}
      />
    </Card>
  );
}
