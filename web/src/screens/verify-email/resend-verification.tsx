// Sends another verification email to a signed-in user whose link did not work.

import { useState } from 'react';
import { textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { formatDuration } from '#web/lib/api/error-messages.ts';
import { useCountdown } from '#web/lib/format/use-countdown.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';
import { requestVerificationEmail, verificationErrorMessage } from './use-verification.ts';

const RESEND_SECONDS = 60;

export function ResendVerification({ email }: { email: string }) {
  const [left, start] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasDevInbox = useClientConfig()?.has_dev_inbox;

  async function resend() {
    setBusy(true);
    setProblem(undefined);
    try {
      await requestVerificationEmail();
      setSent(true);
      start(RESEND_SECONDS);
    } catch (error) {
      setProblem(verificationErrorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <FormError>{problem}</FormError>
      {wasSent ? (
        <Alert tone="success">
          <span className="[overflow-wrap:anywhere]">{messages.linkSent(email)}</span>
        </Alert>
      ) : (
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{messages.linkOffer(email)}</p>
      )}
      <p className="text-muted text-sm">
        {messages.wrongAddress}{' '}
        <a href={paths.settings} className={textLink}>
          {messages.changeInSettings}
        </a>
      </p>
      <div className="flex flex-col gap-2.5">
        {wasSent && hasDevInbox && (
          <Button asChild size="lg">
            <a href={paths.devInbox}>{messages.openInbox}</a>
          </Button>
        )}
        <Button
          size="lg"
          variant={wasSent ? 'secondary' : 'primary'}
          loading={busy}
          disabled={left > 0}
          onClick={resend}
        >
          <span className="tabular-nums">
            {left > 0 ? messages.sendAgainIn(formatDuration(left)) : messages.sendLink}
          </span>
        </Button>
        <Button asChild size="lg" variant="ghost">
          <a href={paths.dashboard}>{messages.goToDashboard}</a>
        </Button>
      </div>
    </>
  );
}
