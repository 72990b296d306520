// The course of the building screen: captions by the clock, creation beside them, then where to go.
import { useEffect, useState } from 'react';
import {
  beginOf,
  CAPTIONS_MS,
  CREATE_AT_MS,
  CREATE_LIMIT_MS,
  captions,
  LEAVE_AFTER_MS,
} from './building-captions.ts';

export type Building = { state: 'building'; caption: number } | { state: 'failed'; error: unknown };

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done, stop) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(signal.reason);
    });
  });

/** `create` runs once per visit; `leave` is called with the page's id when everything is done. */
export function useBuilding(
  create: (signal: AbortSignal) => Promise<string>,
  leave: (pageId: string) => void,
): Building {
  const [building, setBuilding] = useState<Building>({ state: 'building', caption: 0 });
  // What was asked for when the screen opened; later renders change nothing about it.
  const [course] = useState({ create, leave });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    for (const place of captions.keys()) {
      wait(beginOf(place), signal).then(
        () => setBuilding((now) => (now.state === 'building' ? { ...now, caption: place } : now)),
        () => {},
      );
    }
    const creation = wait(CREATE_AT_MS, signal).then(() =>
      course.create(AbortSignal.any([signal, AbortSignal.timeout(CREATE_LIMIT_MS)])),
    );
    Promise.all([creation, wait(CAPTIONS_MS, signal)])
      .then(async ([pageId]) => {
        await wait(LEAVE_AFTER_MS, signal);
        course.leave(pageId);
      })
      .catch((error) => {
        if (!signal.aborted) setBuilding({ state: 'failed', error });
      });
    return () => left.abort();
  }, [course]);

  return building;
}
