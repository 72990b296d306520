// Entries of the log of operators, the latest first.
import type { OperatorLogEntry } from '@vys/contract/admin/log';
import { plans, tiers } from '@vys/contract/plans';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { useOperatorLog } from '#web/features/admin/admin-queries.ts';
import { LoadFailed, LoadingRows, LoadMore } from '#web/features/admin/load-states.tsx';
import { formatDate } from '#web/features/billing/money.ts';
import { formatAge } from '#web/lib/format/formats.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { logMessages as messages } from '../messages/en.ts';

/** Of one account, or of all. */
export function LogList({ userId }: { userId?: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useOperatorLog(userId);
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return userId ? (
      <p className="text-muted text-sm">{messages.noEntries}</p>
    ) : (
      <Card>
        <EmptyState icon={<ScrollText />} title={messages.empty} description={messages.emptyHint} />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <ol aria-label={messages.title} className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} showsAccount={userId === undefined} />
          ))}
        </ol>
      </Card>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function sayValue(name: string, value: string | number, zone: string | null | undefined) {
  if (name === 'decision') return messages.decisions[value] ?? value;
  if (name === 'ends_at') return formatDate(String(value), zone);
  const tier = tiers.find((one) => one === value);
  return tier ? plans[tier].name : value;
}

function Entry({ entry, showsAccount }: { entry: OperatorLogEntry; showsAccount: boolean }) {
  const { action, user_id, username, reason, details, created_at } = entry;
  const zone = useUser()?.time_zone;
  const extra = Object.entries(details).flatMap(([name, value]) =>
    value === null ? [] : [`${messages.details[name] ?? name}: ${sayValue(name, value, zone)}`],
  );
  return (
    <li className="flex flex-col gap-1 px-5 py-3.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="min-w-0 font-medium text-fg">
          {messages.actions[action]}
          {showsAccount && user_id && (
            <>
              {' · '}
              {username === null ? (
                <span className="font-normal text-muted">{messages.deletedAccount}</span>
              ) : (
                <Link
                  to={paths.adminUser(user_id)}
                  className="text-accent-text underline-offset-4 hover:underline"
                >
                  {username}
                </Link>
              )}
            </>
          )}
        </p>
        <time dateTime={created_at} title={created_at} className="text-subtle text-xs">
          {formatAge(created_at)}
        </time>
      </div>
      {reason && (
        <p className="text-fg [overflow-wrap:anywhere]" translate="no">
          {reason}
        </p>
      )}
      <p className="text-muted text-xs [overflow-wrap:anywhere]">
        {[messages.by(entry.operator_email), ...extra].join(' · ')}
      </p>
    </li>
  );
}
