// Parts of a screen that its first load does without: fetched when they are needed first, or ahead of that once the
// browser is idle, unless the user saves data.
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { retryAfterOutage } from '../api/retry-after-outage.ts';
import { savesData } from './saves-data.ts';
import { useWhenIdle } from './use-when-idle.ts';

/** During an outage it waits for the server. */
// biome-ignore lint/suspicious/noExplicitAny: the type that React asks for.
export const lazyPart = <Part extends ComponentType<any>>(
  load: () => Promise<Part>,
): LazyExoticComponent<Part> => lazy(async () => ({ default: await retryAfterOutage(load) }));

type Props = { open: boolean; children: ReactNode };

/** A window or a menu, made closed once the browser is idle. */
export function DeferredWindow({ open, children }: Props) {
  const isIdle = useWhenIdle();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return <Suspense>{(wasOpen || (isIdle && !savesData())) && children}</Suspense>;
}

/** For code that an action needs: fetched ahead of it. */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  const isIdle = useWhenIdle();
  useEffect(() => {
    if (isIdle && !savesData()) load().catch(() => {});
  }, [isIdle, load]);
}
