// Tells clients that something beside the feed has changed, at most once a second each.
import type { LiveTopic } from '@vys/contract/notifications/live';
import { SECOND } from '../../../platform/time-spans.ts';
import { writeChanged } from './live-messages.ts';
import type { LiveUser } from './live-users.ts';

const INTERVAL_MS = SECOND;

export function addTopics(user: LiveUser, topics: readonly LiveTopic[]): void {
  user.topics = new Set([...(user.topics ?? []), ...topics]);
  sendDueTopics(user);
}

/** To be called every so often. */
export function sendDueTopics(user: LiveUser): void {
  const now = performance.now();
  if (user.topics === undefined || now - user.topicsSentAt < INTERVAL_MS) return;
  const message = writeChanged(user.topics);
  user.topics = undefined;
  user.topicsSentAt = now;
  for (const socket of user.sockets) if (socket.hasTicket) socket.send(message);
}
