// Says over every screen of the workspace that the server cannot be reached and is tried again. It
// moves nothing and takes no clicks: over the logo on small screens, below the content on others.

import { useEffect, useState } from 'react';
import { useReconnecting } from '#web/lib/session/reconnecting.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { messages } from './messages/en.ts';

/** Shorter outages are over before a message could be read. */
const SHOW_AFTER_MS = 1000;

export function ReconnectingStatus() {
  const isShown = useLasting(useReconnecting(), SHOW_AFTER_MS);
  // The region stays, so that screen readers notice what appears in it.
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-3 z-40 flex justify-center px-4 lg:top-auto lg:bottom-5 lg:left-64"
    >
      {isShown && (
        <p className="flex animate-fade-in items-center gap-2 rounded-full border border-line-strong bg-overlay px-3.5 py-1.5 font-medium text-fg text-sm shadow-lg">
          <Spinner size="sm" className="text-muted" />
          {messages.reconnecting}
        </p>
      )}
    </div>
  );
}

/** True once it has been true for this long. */
function useLasting(value: boolean, ms: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, ms]);
  return value && isLasting;
}
