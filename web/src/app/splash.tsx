// Shown for the moment in which it is not yet known who is there, and for as long as the server
// cannot say it.

import { connection } from '#web/lib/api/connection.ts';
import { useReconnecting } from '#web/lib/session/reconnecting.ts';
import { session } from '#web/lib/session/session.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Mark } from '#web/ui/content/brand.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { messages } from './messages/en.ts';

export function Splash() {
  const isReconnecting = useReconnecting();
  return (
    <div className="grid min-h-dvh place-items-center bg-canvas px-5">
      {isReconnecting ? (
        <Reconnecting />
      ) : (
        <div data-splash="" className="flex animate-fade-in flex-col items-center gap-5 text-muted">
          <Mark className="size-9" />
          <Spinner label={messages.loading} />
        </div>
      )}
    </div>
  );
}

function Reconnecting() {
  const maySignOut = useSession().status !== 'signedOut';
  const retry = () => {
    connection.retryNow();
    session.resume();
  };
  return (
    <main className="flex max-w-sm animate-fade-in flex-col items-center text-center">
      <Mark className="size-9" />
      <div role="status" className="mt-6">
        <h1 className="flex items-center justify-center gap-2.5 font-semibold text-fg text-lg">
          <Spinner className="text-muted" />
          {messages.reconnecting}
        </h1>
        <p className="mt-2 text-pretty text-muted text-sm">
          {maySignOut ? messages.serverUnreachableSignedIn : messages.serverUnreachable}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button variant="secondary" onClick={retry}>
          {messages.tryNow}
        </Button>
        {maySignOut && (
          <Button variant="ghost" onClick={() => void session.signOut()}>
            {messages.signOut}
          </Button>
        )}
      </div>
    </main>
  );
}
