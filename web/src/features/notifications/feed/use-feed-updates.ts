// Keeps the feed of the cache as the live channel tells it. For the shell, once.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LiveEvent, live } from '#web/lib/live/live-channel.ts';
import { feedKey } from './feed-queries.ts';
import { applyToFeed, type Feed } from './feed-updates.ts';

export function useFeedUpdates(): void {
  const client = useQueryClient();
  useEffect(() => followFeed(client), [client]);
}

/** Returns the function that ends it. */
function followFeed(client: QueryClient): () => void {
  /** Of the last message: a list that was asked for before it is not the newest. */
  let latest = 0;
  let reloadedFor = 0;
  const reload = () => {
    reloadedFor = latest;
    void client.invalidateQueries({ queryKey: feedKey });
  };

  const unsubscribe = live.subscribe((event: LiveEvent) => {
    if ('position' in event) latest = Math.max(latest, event.position ?? 0);
    if (event.type === 'notification' || event.type === 'feed_changes') {
      client.setQueryData<Feed>(feedKey, (feed) => feed && applyToFeed(feed, event));
    } else if (event.type === 'feed_reset') {
      // What was loaded further down is loaded again when it is scrolled to.
      client.setQueryData<Feed>(feedKey, (feed) => feed && firstPart(feed));
      reload();
    }
  });
  const stopWatching = client.getQueryCache().subscribe(({ query, type }) => {
    if (query.queryKey[0] !== feedKey[0] || query.queryKey[1] !== feedKey[1]) return;
    if (type !== 'updated' || query.state.fetchStatus !== 'idle') return;
    const position = (query.state.data as Feed | undefined)?.pages[0]?.position;
    if (position !== undefined || query.state.status === 'error') live.noteFeed(position);
    if (position !== undefined && position < latest && reloadedFor < latest) reload();
  });
  return () => {
    unsubscribe();
    stopWatching();
  };
}

const firstPart = ({ pages, pageParams }: Feed): Feed => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});
