// Whether the workspace can be installed as an app in this browser, and how.
import { useSyncExternalStore } from 'react';

/** Chromium only (developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
type InstallPromptEvent = Event & {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** `prompt`: the browser asks; `by-hand`: in the share menu of iOS. Undefined where it is installed or cannot be. */
export type InstallWay = 'prompt' | 'by-hand' | undefined;

let offer: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallPromptEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's own prompt for when the person wants it. From the start: the event comes once. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
}

export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

// iPads call themselves Macs; no Mac has a touch screen.
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function getInstallWay(): InstallWay {
  if (isInstalled()) return undefined;
  if (offer) return 'prompt';
  return isIos() ? 'by-hand' : undefined;
}

export const useInstallWay = (): InstallWay =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, getInstallWay);

/** Shows the browser's prompt; each offer can be used once. */
export async function install(): Promise<void> {
  const prompt = offer;
  if (!prompt) return;
  await prompt.prompt();
  await prompt.userChoice;
  setOffer(undefined);
}
