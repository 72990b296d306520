// The place where toasts appear. Its drawing is fetched with the first toast, or ahead of it once
// the page is idle: then it costs the first load nothing and is there before the network can fail.
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast } from './toast.ts';

const load = () => import('./toast-view.tsx');
const ToastView = lazy(async () => ({ default: (await load()).ToastView }));
const idleAfterMs = 1500;

export function Toaster({ ahead = true }: { ahead?: boolean }) {
  const waiting = useSyncExternalStore(currentToast.subscribe, currentToast.get) !== null;
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!ahead) return;
    const timer = setTimeout(() => setIdle(true), idleAfterMs);
    return () => clearTimeout(timer);
  }, [ahead]);
  if (!waiting && !idle) return null;
  return (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  );
}
