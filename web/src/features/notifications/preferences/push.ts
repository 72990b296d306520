// Push notifications of this browser: permission, service worker and subscription (RFC 8030, RFC 8292).
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@vys/contract/notifications/push';
import { call } from '#web/lib/api/api.ts';
import { findWorker, registerWorker } from '#web/lib/browser/worker.ts';

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** `denied`: the browser asks no more, until the user allows it in its settings. */
export type PushResult = 'subscribed' | 'denied' | 'dismissed';

/** Asks for permission where it was not given, so only to be called on a press. Throws ApiError and what the browser throws. */
export async function subscribeThisBrowser(): Promise<PushResult> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { data } = await call(getPushKey);
  const subscription = await subscribe(pushManager, data.public_key);
  const { endpoint, keys } = subscription.toJSON();
  await call(subscribeToPush, {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  });
  return 'subscribed';
}

/** Does nothing where this browser is not subscribed. */
export async function unsubscribeThisBrowser(): Promise<void> {
  if (!isPushSupported()) return;
  const registration = await findWorker();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** A subscription with the key of another server is replaced. */
async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old || !(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await old.unsubscribe();
    return await manager.subscribe(options);
  }
}
