// A link that sets no password (any more), and the way to one that does.
import { useInstallation } from '#web/lib/installation.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export type DeadLinkReason = 'used' | 'incomplete' | 'elsewhere';

const words: Readonly<Record<DeadLinkReason, string>> = {
  used: 'This link has been used or is too old. Ask for a new one.',
  incomplete:
    'A part of this link is missing. Open it again from the letter, or ask for a new one.',
  elsewhere: 'Passwords are managed by your identity provider.',
};

export function DeadLink({ reason }: { reason: DeadLinkReason }) {
  const accountUrl = useInstallation()?.identity_account_url;
  return (
    <div className="flex flex-col gap-4.5">
      <Alert tone="warning">{words[reason]}</Alert>
      <div className="flex flex-col gap-2.5">
        {reason === 'elsewhere' && accountUrl ? (
          <Button asChild size="lg">
            <a href={accountUrl}>Manage your password there</a>
          </Button>
        ) : (
          <Button asChild size="lg">
            <a href={paths.forgotPassword}>Ask for a new link</a>
          </Button>
        )}
        <Button asChild size="lg" variant="ghost">
          <a href={paths.login}>Back to sign in</a>
        </Button>
      </div>
    </div>
  );
}
