// The Activity Feed, beside the dashboard (doc2 §2).
import { preferences, usePreferences } from '#web/lib/preferences/preferences.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { FeedBody } from './feed-body.tsx';
import { FeedMenu } from './feed-menu.tsx';
import { useFeed, useFeedActions } from './feed-queries.ts';
import { LiveStatusLine } from './live-status-line.tsx';
import { messages } from './messages/en.ts';

/** FEED-4. */
const SHOWN_AT_FIRST = 4;

export function FeedPanel() {
  const feed = useFeed();
  const actions = useFeedActions();
  const { feedFolded: isFolded } = usePreferences();
  return (
    <Card aria-label={messages.activityFeed} className="flex flex-col">
      <header className="flex items-center gap-2 py-3 pr-3 pl-5">
        <h2 className="font-semibold text-fg text-sm">{messages.activityFeed}</h2>
        {feed.unreadCount > 0 && (
          <Badge tone="accent">{messages.unreadCount(feed.unreadCount)}</Badge>
        )}
        <span className="ml-auto">
          <FeedMenu
            onRefresh={() => void feed.refetch()}
            onMarkAllRead={actions.markAllRead}
            onArchive={actions.archiveRead}
            folding={{
              isFolded,
              onChange: (feedFolded) => preferences.update({ feedFolded }),
            }}
          />
        </span>
      </header>
      {!isFolded && (
        <>
          <FeedBody feed={feed} onRead={actions.markRead} shownAtFirst={SHOWN_AT_FIRST} />
          <LiveStatusLine />
        </>
      )}
    </Card>
  );
}
