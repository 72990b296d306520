// What the processes tell each other for the live channel, over the message bus: that a feed changed, that
// something else of a user changed, that sessions ended.
import { type LiveTopic, liveTopics } from '@vys/contract/notifications/live';
import {
  notificationSchema,
  type Notification as WireNotification,
} from '@vys/contract/notifications/notifications';
import { z } from 'zod';
import type { MessageBus } from '../../../platform/message-bus/message-bus.ts';
import type { EndedSessions } from '../../identity/index.ts';
import { serializeNotification } from '../serialize-notification.ts';
import type { Notification } from '../store.ts';

export type FeedChange = {
  readonly userId: string;
  /** Several rows may have changed with it. */
  readonly position: number;
  /** What was added or updated by an event, null where its reader is not shown it; absent for what the reader did. */
  readonly added?: Notification | null;
};
/** Called once the change is committed. */
export type OnFeedChange = (change: FeedChange) => void;

export type LiveSignal =
  | {
      readonly kind: 'feed';
      readonly userId: string;
      readonly position: number;
      readonly added?: WireNotification | null | undefined;
    }
  | { readonly kind: 'changed'; readonly userId: string; readonly topics: readonly LiveTopic[] }
  | { readonly kind: 'sessions_ended'; readonly sessionIds: readonly string[] }
  | { readonly kind: 'user_ended'; readonly userId: string };

export type LiveBus = MessageBus<LiveSignal>;

const userId = z.string();
const signalSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('feed'),
    userId,
    position: z.number().int(),
    added: notificationSchema.nullish(),
  }),
  z.object({ kind: z.literal('changed'), userId, topics: z.array(z.enum(liveTopics)) }),
  z.object({ kind: z.literal('sessions_ended'), sessionIds: z.array(z.string()) }),
  z.object({ kind: z.literal('user_ended'), userId }),
]);

/** Undefined for signals of another release. */
export function parseLiveSignal(value: unknown): LiveSignal | undefined {
  return signalSchema.safeParse(value).data;
}

export function publishFeedChange(bus: LiveBus, { added, ...change }: FeedChange): void {
  const short = { kind: 'feed', ...change } as const;
  if (added === undefined) bus.publish(short);
  else bus.publish({ ...short, added: added && serializeNotification(added) }, short);
}

export function publishSessionsEnded(bus: LiveBus, ended: EndedSessions): void {
  if ('userId' in ended) bus.publish({ kind: 'user_ended', userId: ended.userId });
  else bus.publish({ kind: 'sessions_ended', sessionIds: ended.sessionIds });
}
