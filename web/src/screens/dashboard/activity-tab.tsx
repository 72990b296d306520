// Recent Activity: what happened lately, from the notifications.

import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useFeed, useFeedActions } from '#web/features/notifications/feed/feed-queries.ts';
import { NotificationList } from '#web/features/notifications/feed/notification-list.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';

/** The feed beside it shows all. */
const MOST_SHOWN = 50;

export function ActivityTab() {
  const { items, isError, refetch } = useFeed();
  const { markRead } = useFeedActions();
  if (items?.length) {
    return (
      <Card className="px-3 py-1.5">
        <NotificationList items={items.slice(0, MOST_SHOWN)} onRead={markRead} />
      </Card>
    );
  }
  if (items) {
    return (
      <Card>
        <EmptyState
          icon={<History />}
          title={messages.noActivity}
          description={messages.noActivityHint}
          actions={
            <Button asChild variant="secondary" size="sm">
              <Link to={paths.studio}>{messages.openStudio}</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  if (isError) {
    return (
      <Card>
        <EmptyState
          title={messages.activityLoadFailed}
          description={messages.activityLoadFailedHint}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card aria-busy="true" className="flex flex-col gap-5 p-5">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-8 flex-1" />
        </div>
      ))}
    </Card>
  );
}
