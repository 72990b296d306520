// Shown after the reset link was requested: what to expect, and a resend button with a countdown.

import { useEffect, useState } from 'react';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { formatDuration } from '#web/lib/api/error-messages.ts';
import { useCountdown } from '#web/lib/format/use-countdown.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

/** Time for the email to arrive. */
export const RESEND_SECONDS = 60;

export type ResetEmailSentProps = {
  email: string;
  resend: () => Promise<void>;
  describeError: (error: unknown) => string;
  onOtherAddress: () => void;
};

export function ResetEmailSent({
  email,
  resend,
  describeError,
  onOtherAddress,
}: ResetEmailSentProps) {
  const [left, start] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => start(RESEND_SECONDS), []);

  async function again() {
    setBusy(true);
    setProblem(undefined);
    try {
      await resend();
      toast.success(messages.linkSentAgain);
      start(RESEND_SECONDS);
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-4.5">
      <FormError>{problem}</FormError>
      <Alert tone="success">
        <span className="[overflow-wrap:anywhere]">{messages.linkSentTo(email)}</span>
      </Alert>
      <DevInboxHint />
      <p className="text-muted text-sm">
        {messages.noEmailHint} <HelpLink article="no-email" about={messages.noEmail} />
      </p>
      <div className="flex flex-col gap-2.5">
        <Button size="lg" variant="secondary" loading={busy} disabled={left > 0} onClick={again}>
          <span className="tabular-nums">
            {left > 0 ? messages.sendAgainIn(formatDuration(left)) : messages.sendAgain}
          </span>
        </Button>
        <Button size="lg" variant="ghost" onClick={onOtherAddress}>
          {messages.changeEmail}
        </Button>
      </div>
    </div>
  );
}

/** While developing there is no mail server. */
function DevInboxHint() {
  if (!useClientConfig()?.has_dev_inbox) return null;
  return (
    <Alert
      actions={
        <Button asChild size="sm" variant="secondary">
          <a href={paths.devInbox}>{messages.openInbox}</a>
        </Button>
      }
    >
      {messages.emailNotSetUp}
    </Alert>
  );
}
