// Progress of the building screen: shows timed captions while the page is created, then navigates on.
import { useEffect, useState } from 'react';
import type { FirstPage } from '../create-first-page.ts';
import {
  CAPTIONS_MS,
  CREATE_AT_MS,
  CREATE_LIMIT_MS,
  captions,
  getCaptionStart,
  LEAVE_AFTER_MS,
} from './building-captions.ts';

export type OnboardingProgress =
  | { state: 'building'; caption: number; made?: FirstPage }
  | { state: 'failed'; error: unknown };

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done, stop) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(signal.reason);
    });
  });

/** `create` runs once per visit; `onDone` is called with its result when everything is done. */
export function useOnboardingProgress(
  create: (signal: AbortSignal) => Promise<FirstPage>,
  onDone: (made: FirstPage) => void,
): OnboardingProgress {
  const [progress, setProgress] = useState<OnboardingProgress>({ state: 'building', caption: 0 });
  // The callbacks of the first render; later ones are ignored.
  const [callbacks] = useState({ create, onDone });

  useEffect(() => {
    const abortOnUnmount = new AbortController();
    const { signal } = abortOnUnmount;
    for (const place of captions.keys()) {
      wait(getCaptionStart(place), signal).then(
        () => setProgress((now) => (now.state === 'building' ? { ...now, caption: place } : now)),
        () => {},
      );
    }
    const creation = wait(CREATE_AT_MS, signal).then(() =>
      callbacks.create(AbortSignal.any([signal, AbortSignal.timeout(CREATE_LIMIT_MS)])),
    );
    creation.then(
      (made) => setProgress((now) => (now.state === 'building' ? { ...now, made } : now)),
      () => {},
    );
    Promise.all([creation, wait(CAPTIONS_MS, signal)])
      .then(async ([made]) => {
        await wait(LEAVE_AFTER_MS, signal);
        callbacks.onDone(made);
      })
      .catch((error) => {
        if (!signal.aborted) setProgress({ state: 'failed', error });
      });
    return () => abortOnUnmount.abort();
  }, [callbacks]);

  return progress;
}
