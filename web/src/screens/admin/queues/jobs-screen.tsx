// Jobs that failed: those that were given up, and those that will be tried again.
import type { FailedJobRow, RetryingJobRow } from '@vys/contract/admin/jobs';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { useFailedJobs, useRetryingJobs } from '#web/features/admin/admin-queries.ts';
import { LoadFailed, LoadingRows, LoadMore } from '#web/features/admin/load-states.tsx';
import { formatAge } from '#web/lib/format/formats.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { queueMessages as messages } from '../messages/en.ts';
import { formatNext } from './format-next.ts';
import { QueueRow, QueueSection } from './queue-row.tsx';
import { useQueue } from './use-discard.tsx';

export function AdminJobsScreen() {
  return (
    <AdminFrame title={messages.jobs} intro={messages.jobsIntro}>
      <QueueSection title={messages.givenUp} hint={messages.givenUpHint}>
        <GivenUp />
      </QueueSection>
      <QueueSection title={messages.retrying} hint={messages.retryingHint}>
        <Retrying />
      </QueueSection>
    </AdminFrame>
  );
}

function GivenUp() {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useFailedJobs();
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const jobs = data.pages.flatMap((page) => page.jobs);
  if (jobs.length === 0) return <NoJobs title={messages.noGivenUp} />;
  return (
    <>
      <JobList label={messages.givenUp} jobs={jobs} retryLabel={messages.retry} />
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function Retrying() {
  const { data, isError, refetch } = useRetryingJobs();
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (data.length === 0) return <NoJobs title={messages.noRetrying} />;
  return <JobList label={messages.retrying} jobs={data} retryLabel={messages.retryNow} />;
}

function NoJobs({ title }: { title: string }) {
  return (
    <Card>
      <EmptyState icon={<BadgeCheck />} title={title} className="py-8" />
    </Card>
  );
}

type Job = FailedJobRow | RetryingJobRow;

function JobList({
  label,
  jobs,
  retryLabel,
}: {
  label: string;
  jobs: readonly Job[];
  retryLabel: string;
}) {
  const { run, isRunning, askToDiscard, dialog } = useQueue('discardJob', messages.discardHint);
  return (
    <Card>
      <ol aria-label={label} className="divide-y divide-line">
        {jobs.map((job) => (
          <QueueRow
            key={job.id}
            title={job.name}
            error={job.error}
            meta={<JobMeta job={job} />}
            actions={
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  loading={isRunning(job.id)}
                  aria-label={messages.retryLabel(job.name)}
                  onClick={() => run('retryJob', job.id, messages.retried)}
                >
                  {retryLabel}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={messages.discardLabel(job.name)}
                  onClick={() => askToDiscard({ id: job.id, name: job.name })}
                >
                  {messages.discard}
                </Button>
              </>
            }
          />
        ))}
      </ol>
      {dialog}
    </Card>
  );
}

function JobMeta({ job }: { job: Job }) {
  const when =
    'failed_at' in job
      ? formatAge(job.failed_at)
      : messages.nextAttempt(formatNext(job.next_attempt_at));
  return (
    <>
      {messages.attempts(job.attempts)} · {when}
      {job.user_id && (
        <>
          {' · '}
          <Link
            to={paths.adminUser(job.user_id)}
            className="text-accent-text underline-offset-4 hover:underline"
          >
            {messages.openAccount}
          </Link>
        </>
      )}
    </>
  );
}
