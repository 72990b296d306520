// MFA and passkeys, or a link to where they are managed instead.

import { ExternalLink } from 'lucide-react';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { messages } from './messages/en.ts';
import { PasskeysCard } from './passkeys-card.tsx';

export function SignInCards() {
  const elsewhere = useClientConfig()?.identity_account_url;
  if (!elsewhere) {
    return (
      <>
        <AuthenticatorCard />
        <PasskeysCard />
      </>
    );
  }
  return (
    <SettingsCard
      anchor="two-factor"
      title={messages.twoFactorSignIn}
      help="two-factor"
      description={messages.twoFactorIntro}
    >
      <p className="text-fg text-sm">{messages.managedElsewhere}</p>
      <Button asChild variant="secondary" className="mt-4">
        <a href={elsewhere} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {messages.openSignInSettings}
        </a>
      </Button>
    </SettingsCard>
  );
}
