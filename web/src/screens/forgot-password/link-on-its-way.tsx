// After the link was asked for: what to expect, and asking again after a wait.
import { useEffect, useState } from 'react';
import { durationWords } from '#web/lib/failure-words.ts';
import { useInstallation } from '#web/lib/installation.ts';
import { paths } from '#web/lib/paths.ts';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { Alert, FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** A letter needs its time. */
export const SEND_AGAIN_SECONDS = 60;

export type LinkOnItsWayProps = {
  email: string;
  sendAgain: () => Promise<void>;
  wordsFor: (error: unknown) => string;
  onOtherAddress: () => void;
};

export function LinkOnItsWay({ email, sendAgain, wordsFor, onOtherAddress }: LinkOnItsWayProps) {
  const [left, start] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => start(SEND_AGAIN_SECONDS), []);

  async function again() {
    setBusy(true);
    setProblem(undefined);
    try {
      await sendAgain();
      toast.success('Asked for another link');
      start(SEND_AGAIN_SECONDS);
    } catch (error) {
      setProblem(wordsFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-4.5">
      <FormError>{problem}</FormError>
      <Alert tone="success">
        <span className="[overflow-wrap:anywhere]">
          If an account exists for {email}, a link is on its way. It works for 60 minutes.
        </span>
      </Alert>
      <MailboxHint />
      <p className="text-muted text-sm">
        No letter? Look into the spam folder, and check the address for a slip.
      </p>
      <div className="flex flex-col gap-2.5">
        <Button size="lg" variant="secondary" loading={busy} disabled={left > 0} onClick={again}>
          <span className="tabular-nums">
            {left > 0 ? `Send again in ${durationWords(left)}` : 'Send again'}
          </span>
        </Button>
        <Button size="lg" variant="ghost" onClick={onOtherAddress}>
          Use another address
        </Button>
      </div>
    </div>
  );
}

/** While developing there is no mail server. */
function MailboxHint() {
  if (!useInstallation()?.has_mailbox) return null;
  return (
    <Alert
      actions={
        <Button asChild size="sm" variant="secondary">
          <a href={paths.mailbox}>Open the mailbox</a>
        </Button>
      }
    >
      No mail server is set up here, so letters stay on this machine.
    </Alert>
  );
}
