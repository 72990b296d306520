// The service worker (public/worker.js): push notifications, and the page that an installed app shows without a network.
import { isInstalled } from './install.ts';

const WORKER = '/worker.js';

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER);

export const findWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration();

/** In a browser tab the browser itself says that there is no network; an app of its own has nothing else to show. */
export function registerWhereInstalled(): void {
  if (!('serviceWorker' in navigator) || !isInstalled()) return;
  // Without it the app works as before, as long as there is a network.
  registerWorker().catch(() => {});
}
