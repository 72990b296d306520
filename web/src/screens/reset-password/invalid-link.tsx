// Shown for an invalid or used password link, with a way to request a new one.

import { paths } from '#web/lib/paths.ts';
import { usePublicClientConfig } from '#web/lib/public-client-config.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export type InvalidLinkReason = 'used' | 'incomplete' | 'elsewhere';

const words: Readonly<Record<InvalidLinkReason, string>> = {
  used: 'This link has been used or is too old. Ask for a new one.',
  incomplete:
    'A part of this link is missing. Open it again from the letter, or ask for a new one.',
  elsewhere: 'Passwords are managed by your identity provider.',
};

export function InvalidLink({ reason }: { reason: InvalidLinkReason }) {
  const accountUrl = usePublicClientConfig()?.identity_account_url;
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
