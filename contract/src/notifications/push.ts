// Web Push (RFC 8030): browsers that the caller has turned it on in.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isWebUrl } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+=*$/, fieldMessages.notBase64url)
    .refine((text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes, {
      message: fieldMessages.bytes(bytes),
    });

const endpointField = z
  .string()
  .max(2048)
  .refine((text) => isWebUrl(text) && /^https:/i.test(text), fieldMessages.notHttps);

export const getPushKey = route({
  id: 'notifications.getPushKey',
  method: 'GET',
  path: '/api/notifications/push/key',
  summary: 'The `applicationServerKey` of this server (VAPID, RFC 8292)',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ public_key: z.string() }) }),
  errors: [],
});

/** The body is `PushSubscription.toJSON()`. An endpoint belongs to the user who subscribed it last. */
export const subscribeToPush = route({
  id: 'notifications.subscribeToPush',
  method: 'POST',
  path: '/api/notifications/push/subscribe',
  summary: 'Send push notifications to this browser',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({
    endpoint: endpointField,
    expirationTime: z.number().nullish(),
    keys: z.strictObject({
      /** An uncompressed P-256 point. */
      p256dh: base64url(65),
      auth: base64url(16),
    }),
  }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'notifications.push_not_possible'],
});

export const unsubscribeFromPush = route({
  id: 'notifications.unsubscribeFromPush',
  method: 'POST',
  path: '/api/notifications/push/unsubscribe',
  summary: 'No more push notifications to this browser',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ endpoint: endpointField }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid'],
});

/** What the service worker gets, as JSON. */
export const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of the app. */
  url: z.string(),
  /** Of the notification; a later message with the same tag replaces it. */
  tag: z.string(),
});
export type PushMessage = z.output<typeof pushMessageSchema>;

export const pushRoutes = [getPushKey, subscribeToPush, unsubscribeFromPush] as const;
