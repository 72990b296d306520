// The authenticator app of the user and what is left of the recovery codes.
import type { SecondFactor } from '@vys/contract/second-factor';
import { useState } from 'react';
import { useSecondFactor } from '#web/features/security/second-factor.ts';
import { RenewCodesDialog, TotpOffDialog } from '#web/features/security/totp-dialogs.tsx';
import { TotpSetupDialog } from '#web/features/security/totp-setup-dialog.tsx';
import { useUser } from '#web/lib/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SettingsCard } from './settings-card.tsx';

/** From here on the user is told to make new ones. */
const FEW_CODES = 3;

type Asking = 'setup' | 'off' | 'renew' | null;

export function AuthenticatorCard() {
  const email = useUser()?.email ?? '';
  const state = useSecondFactor();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const isOn = state.data?.totp_enabled ?? false;

  return (
    <SettingsCard
      title="Authenticator app"
      description="A code from your phone, asked for after the password."
      footer={state.data && <Buttons isOn={isOn} onAsk={setAsking} />}
    >
      {state.data ? (
        <State factor={state.data} />
      ) : state.error ? (
        <LoadFailure title="Your sign-in settings could not be loaded" query={state} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-2.5">
          <Skeleton className="h-5.5 w-24" />
          <Skeleton className="w-4/5" />
        </div>
      )}
      <TotpSetupDialog open={asking === 'setup'} email={email} onClose={close} />
      <TotpOffDialog open={asking === 'off'} onClose={close} />
      <RenewCodesDialog open={asking === 'renew'} email={email} onClose={close} />
    </SettingsCard>
  );
}

function State({ factor }: { factor: SecondFactor }) {
  const left = factor.recovery_codes_left;
  if (!factor.totp_enabled) {
    return (
      <>
        <Badge>Off</Badge>
        <p className="mt-2.5 text-fg text-sm">
          With it, somebody who learns your password still cannot get in. Setting it up takes a
          minute, and you get recovery codes for the day your phone is gone.
        </p>
      </>
    );
  }
  return (
    <>
      <Badge tone="success">On</Badge>
      <p className="mt-2.5 text-fg text-sm">
        Signing in with your password asks for a code. {codesLeft(left)}
      </p>
      {left <= FEW_CODES && (
        <Alert tone="warning" className="mt-4">
          {left === 0 ? 'You have no recovery codes' : 'You have few recovery codes left'}. Make new
          ones before you need them.
        </Alert>
      )}
    </>
  );
}

const codesLeft = (left: number) =>
  left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`;

function Buttons({ isOn, onAsk }: { isOn: boolean; onAsk: (asking: Asking) => void }) {
  if (!isOn)
    return (
      <Button variant="secondary" onClick={() => onAsk('setup')}>
        Set up
      </Button>
    );
  return (
    <>
      <Button variant="ghost" onClick={() => onAsk('off')}>
        Turn off
      </Button>
      <Button variant="secondary" onClick={() => onAsk('renew')}>
        New recovery codes
      </Button>
    </>
  );
}
