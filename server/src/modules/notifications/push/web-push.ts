// Web Push messages (RFC 8030), encrypted for the browser (RFC 8291) and signed with our key (RFC 8292). The only
// importer of the library, which is loaded when the first message is sent.
import type { PushMessage } from '@vys/contract/notifications/push';
import type { SafePost } from '../../../platform/net/safe-post.ts';
import { DAY, SECOND } from '../../../platform/time-spans.ts';
import type { PushSubscription } from './push-store.ts';

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** How long a push service keeps a message for a browser that is away. */
const TTL_SECONDS = DAY / SECOND;
const TOTAL_MS = 15 * SECOND;

// A CommonJS package without named exports.
const loadLibrary = async () => (await import('web-push')).default;

export async function generateVapidKeys(): Promise<VapidKeys> {
  return (await loadLibrary()).generateVAPIDKeys();
}

/** Gives the status of the push service. Throws SafeFetchError when it can't be reached. */
export async function sendPush(
  post: SafePost,
  { endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
  vapid: VapidKeys & { readonly subject: string },
): Promise<number> {
  const library = await loadLibrary();
  const details = library.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: vapid, TTL: TTL_SECONDS, urgency: 'normal' },
  );
  const headers = details.headers as Record<string, string | number>;
  const body = details.body ?? Buffer.alloc(0);
  const { status } = await post(details.endpoint, { headers, body, totalMs: TOTAL_MS });
  return status;
}
