// The foot of the feed: whether it updates by itself (FEED-11), and if not, what happens instead.
import { live } from '#web/lib/live/live-channel.ts';
import type { LiveStatus } from '#web/lib/live/live-tabs.ts';
import { useLiveStatus } from '#web/lib/live/use-live.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

const texts: Readonly<Record<LiveStatus, string>> = {
  open: messages.realTime,
  closed: messages.connecting,
  connecting: messages.connecting,
  reconnecting: messages.reconnecting,
  stopped: messages.checkingEveryMinute,
};

export function LiveStatusLine() {
  const status = useLiveStatus();
  const isDown = status === 'reconnecting' || status === 'stopped';
  return (
    <footer className="mt-2 flex min-h-11 items-center gap-2 border-line border-t px-5 py-1.5 text-muted text-xs">
      <span
        aria-hidden="true"
        className={cn(
          'size-2 shrink-0 rounded-full',
          status === 'open' ? 'bg-accent' : isDown ? 'bg-warning-line' : 'bg-line-strong',
        )}
      />
      <span role="status">{texts[status]}</span>
      {isDown && (
        <Button variant="ghost" size="sm" className="ml-auto" onClick={() => live.reconnect()}>
          {messages.reconnect}
        </Button>
      )}
    </footer>
  );
}
