// The live channel: what a WebSocket of a signed-in user is sent as it happens (doc2 §7), and how our own client
// connects, renews and resumes.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import { notificationSchema } from './notifications.ts';

/**
 * A WebSocket. With `token`, an access token, it sends `notification` messages alone (API-30). With `ticket` it sends
 * all of `liveMessageSchema`, beginning with what changed in the feed after the position `after`.
 */
export const LIVE_PATH = '/api/notifications/ws';

export const TICKET_SECONDS = 30;

export const createLiveTicket = route({
  id: 'live.createTicket',
  method: 'POST',
  path: '/api/notifications/ws-ticket',
  summary:
    'A ticket that opens or renews the live channel once, so that no token stands in an address',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 201,
  output: z.object({ data: z.object({ ticket: z.string(), expires_in: z.number().int() }) }),
  errors: ['rate.limited'],
});

/** What changed beside the feed: the client loads it again. */
export const liveTopics = ['stats', 'page', 'profile', 'forms'] as const;
export type LiveTopic = (typeof liveTopics)[number];

const position = z.number().int().min(0);

export const liveMessageSchema = z.discriminatedUnion('type', [
  /** The first message, and the one after each renewal: the channel closes at `expires_at` unless it is renewed before. */
  z.object({ type: z.literal('ready'), data: z.object({ expires_at: isoTime }) }),
  /** A new notification, or one that further events updated. */
  z.object({
    type: z.literal('notification'),
    data: notificationSchema,
    position: position.optional(),
  }),
  /** Notifications that were read, archived or restored, or that this client missed; the latest state of each. */
  z.object({
    type: z.literal('feed_changes'),
    data: z.object({
      notifications: z.array(notificationSchema),
      archived_ids: z.array(uuid),
      unread_count: z.number().int(),
    }),
    position,
  }),
  /** Too much was missed to list it: the client loads the feed again. */
  z.object({ type: z.literal('feed_reset'), position }),
  z.object({ type: z.literal('changed'), data: z.object({ topics: z.array(z.enum(liveTopics)) }) }),
]);
export type LiveMessage = z.output<typeof liveMessageSchema>;

/** The only frame that a client may send. */
export const liveClientMessageSchema = z.strictObject({
  type: z.literal('renew'),
  ticket: z.string().max(200),
});
export type LiveClientMessage = z.output<typeof liveClientMessageSchema>;

/** Close codes (RFC 6455 §7.4). A client that gets `normal` does not connect again (LIVE-6). */
export const liveCloseCodes = {
  normal: 1000,
  /** The server restarts: connect again. */
  restart: 1012,
  /** The frame is larger than a client may send. */
  tooLarge: 1009,
  /** The token or ticket is forged, expired or used, or the session ended. */
  unauthorized: 4401,
  /** This user has too many connections: this is one too many, or the oldest. */
  tooManyConnections: 4409,
  /** The client reads slower than it is sent to. */
  tooSlow: 4408,
  /** Too many frames, or one that is none of ours. */
  badMessage: 4400,
} as const;

export const liveRoutes = [createLiveTicket] as const;
