// The place where toasts appear. Its drawing is fetched with the first toast, or ahead of it once
// the page is idle: then it costs the first load nothing and is there before the network can fail.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast } from './toast.ts';

const idleAfterMs = 1500;

export function Toaster({ ahead = true }: { ahead?: boolean }) {
  const message = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  const [idle, setIdle] = useState(false);
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (!ahead) return;
    const timer = setTimeout(() => setIdle(true), idleAfterMs);
    return () => clearTimeout(timer);
  }, [ahead]);
  useEffect(() => {
    if ((!message && !idle) || View) return;
    const keep = ({ ToastView }: { ToastView: ComponentType }) => setView(() => ToastView);
    // Without a network there is no drawing yet; the next toast asks again.
    import('./toast-view.tsx').then(keep, () => {});
  }, [message, idle, View]);
  return View ? <View /> : null;
}
