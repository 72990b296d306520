// The authenticator app of the user and what is left of the recovery codes.

import type { MfaStatus } from '@vys/contract/identity/mfa';
import { useState } from 'react';
import { useMfaStatus } from '#web/features/identity/mfa/mfa.ts';
import { RenewCodesDialog, TotpOffDialog } from '#web/features/identity/mfa/totp-dialogs.tsx';
import { TotpSetupDialog } from '#web/features/identity/mfa/totp-setup-dialog.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadError } from '../load-error.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';

/** From here on the user is told to make new ones. */
const FEW_CODES = 3;

type OpenDialog = 'setup' | 'off' | 'renew' | null;

export function AuthenticatorCard() {
  const email = useUser()?.email ?? '';
  const state = useMfaStatus();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const close = () => setOpenDialog(null);
  const isOn = state.data?.totp_enabled ?? false;

  return (
    <SettingsCard
      anchor="two-factor"
      title={messages.authenticatorApp}
      help="two-factor"
      description={messages.authenticatorIntro}
      footer={state.data && <Buttons isOn={isOn} onOpenDialog={setOpenDialog} />}
    >
      {state.data ? (
        <State factor={state.data} />
      ) : state.error ? (
        <LoadError title={messages.signInLoadFailed} query={state} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-2.5">
          <Skeleton className="h-5.5 w-24" />
          <Skeleton className="w-4/5" />
        </div>
      )}
      <TotpSetupDialog open={openDialog === 'setup'} email={email} onClose={close} />
      <TotpOffDialog open={openDialog === 'off'} onClose={close} />
      <RenewCodesDialog open={openDialog === 'renew'} email={email} onClose={close} />
    </SettingsCard>
  );
}

function State({ factor }: { factor: MfaStatus }) {
  const remainingCodes = factor.recovery_codes_left;
  if (!factor.totp_enabled) {
    return (
      <>
        <Badge>{messages.off}</Badge>
        <p className="mt-2.5 text-fg text-sm">{messages.authenticatorOffHint}</p>
      </>
    );
  }
  return (
    <>
      <Badge tone="success">{messages.on}</Badge>
      <p className="mt-2.5 text-fg text-sm">{messages.authenticatorOnHint(remainingCodes)}</p>
      {remainingCodes <= FEW_CODES && (
        <Alert tone="warning" className="mt-4">
          {remainingCodes === 0 ? messages.noRecoveryCodes : messages.fewRecoveryCodes}
        </Alert>
      )}
    </>
  );
}

function Buttons({
  isOn,
  onOpenDialog,
}: {
  isOn: boolean;
  onOpenDialog: (dialog: OpenDialog) => void;
}) {
  if (!isOn)
    return (
      <Button variant="secondary" onClick={() => onOpenDialog('setup')}>
        {messages.setUp}
      </Button>
    );
  return (
    <>
      <Button variant="ghost" onClick={() => onOpenDialog('off')}>
        {messages.turnOff}
      </Button>
      <Button variant="secondary" onClick={() => onOpenDialog('renew')}>
        {messages.newRecoveryCodes}
      </Button>
    </>
  );
}
