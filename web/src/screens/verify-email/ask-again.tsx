// Another letter for somebody who is signed in and whose link did not work.
import { useState } from 'react';
import { durationWords } from '#web/lib/failure-words.ts';
import { useInstallation } from '#web/lib/installation.ts';
import { paths } from '#web/lib/paths.ts';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { Alert, FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { askForLetter, letterWords } from './use-verification.ts';

const AGAIN_SECONDS = 60;

export function AskAgain({ email }: { email: string }) {
  const [left, start] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasMailbox = useInstallation()?.has_mailbox;

  async function ask() {
    setBusy(true);
    setProblem(undefined);
    try {
      await askForLetter();
      setSent(true);
      start(AGAIN_SECONDS);
    } catch (error) {
      setProblem(letterWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <FormError>{problem}</FormError>
      {wasSent ? (
        <Alert tone="success">
          <span className="[overflow-wrap:anywhere]">A new link is on its way to {email}.</span>
        </Alert>
      ) : (
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          We can send a new link to {email}.
        </p>
      )}
      <div className="flex flex-col gap-2.5">
        {wasSent && hasMailbox && (
          <Button asChild size="lg">
            <a href={paths.mailbox}>Open the mailbox</a>
          </Button>
        )}
        <Button
          size="lg"
          variant={wasSent ? 'secondary' : 'primary'}
          loading={busy}
          disabled={left > 0}
          onClick={ask}
        >
          <span className="tabular-nums">
            {left > 0 ? `Send again in ${durationWords(left)}` : 'Send a new link'}
          </span>
        </Button>
        <Button asChild size="lg" variant="ghost">
          <a href={paths.dashboard}>Go to Dashboard</a>
        </Button>
      </div>
    </>
  );
}
