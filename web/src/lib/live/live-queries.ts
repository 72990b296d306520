// Which queries follow which topics of the live channel. A query that several components show is loaded once.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveTopic } from '@vys/contract/notifications/live';
import { live } from './live-channel.ts';
import { Refresher } from './refresher.ts';

export type FollowedQuery = {
  topics: readonly LiveTopic[];
  queryKey: QueryKey;
  /** Nothing is loaded while it holds. */
  isHeld?: (() => boolean) | undefined;
};

type Follower = { topics: readonly LiveTopic[]; isHeld: (() => boolean) | undefined };
type Entry = { followers: Set<Follower>; end: () => void };

const entries = new WeakMap<QueryClient, Map<string, Entry>>();

/** Returns the function that ends it. */
export function followQuery(client: QueryClient, query: FollowedQuery): () => void {
  const ofClient = entries.get(client) ?? new Map<string, Entry>();
  entries.set(client, ofClient);
  const hash = JSON.stringify(query.queryKey);
  const entry = ofClient.get(hash) ?? open(client, query.queryKey);
  ofClient.set(hash, entry);
  const follower: Follower = { topics: query.topics, isHeld: query.isHeld };
  entry.followers.add(follower);
  return () => {
    entry.followers.delete(follower);
    if (entry.followers.size > 0) return;
    entry.end();
    ofClient.delete(hash);
  };
}

function open(client: QueryClient, queryKey: QueryKey): Entry {
  const followers = new Set<Follower>();
  const refresher = new Refresher({
    isHeld: () => [...followers].some(({ isHeld }) => isHeld?.()),
    load: () => client.invalidateQueries({ queryKey, exact: true }),
  });
  const isWanted = (topics: readonly LiveTopic[]) =>
    [...followers].some((follower) => follower.topics.some((topic) => topics.includes(topic)));
  const unsubscribe = live.subscribe((event) => {
    if (event.type === 'reopened') refresher.request();
    if (event.type === 'changed' && isWanted(event.data.topics)) refresher.request();
  });
  const end = () => {
    unsubscribe();
    refresher.end();
  };
  return { followers, end };
}
