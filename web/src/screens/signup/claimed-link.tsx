// The link that the newcomer chose on the sign-in screen, and whether it is still free.
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import {
  forgetClaimedUsername,
  readClaimedUsername,
} from '#web/features/accounts/username/claimed-username.ts';
import { useUsernameCheck } from '#web/features/accounts/username/use-username-check.ts';
import { cleanUsername } from '#web/features/accounts/username/username-rules.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';

export function ClaimedLink() {
  const host = getPagesHost(useClientConfig());
  const [name, setName] = useState(() => cleanUsername(readClaimedUsername()));
  const [{ state }] = useUsernameCheck(name, '');
  if (name === '') return null;
  const isTaken = state === 'unavailable';

  function drop() {
    forgetClaimedUsername();
    setName('');
  }

  return (
    <section
      aria-label={messages.yourLink}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface py-2.5 pr-2 pl-3.5 text-sm"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-fg">
          <span className="font-normal text-muted">{host}/</span>
          {name}
        </p>
        <p role="status" className="mt-0.5 flex items-start gap-1.5 text-muted text-xs">
          {state === 'available' && (
            <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success-text" />
          )}
          {isTaken && (
            <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
          )}
          {isTaken ? messages.linkUnavailable : messages.linkIsNext}
        </p>
      </div>
      <Button
        variant="ghost"
        className="w-9 px-0"
        aria-label={messages.chooseLinkLater}
        title={messages.chooseLinkLater}
        onClick={drop}
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
