// Shown for an invalid or used password link, with a way to request a new one.

import { useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

export type InvalidLinkReason = keyof typeof messages.reasons;

export function InvalidLink({ reason }: { reason: InvalidLinkReason }) {
  const accountUrl = useClientConfig()?.identity_account_url;
  return (
    <div className="flex flex-col gap-4.5">
      <Alert tone="warning">{messages.reasons[reason]}</Alert>
      <div className="flex flex-col gap-2.5">
        {reason === 'elsewhere' && accountUrl ? (
          <Button asChild size="lg">
            <a href={accountUrl}>{messages.managePassword}</a>
          </Button>
        ) : (
          <Button asChild size="lg">
            <a href={paths.forgotPassword}>{messages.requestNewLink}</a>
          </Button>
        )}
        <Button asChild size="lg" variant="ghost">
          <a href={paths.login}>{messages.backToSignIn}</a>
        </Button>
      </div>
    </div>
  );
}
