// Turning the authenticator app off, and making new recovery codes.

import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PasswordDialogContent } from '../password/password-dialog.tsx';
import { messages } from './messages/en.ts';
import { useDisableTotp, useRenewRecoveryCodes } from './mfa.ts';
import { RecoveryCodesContent } from './recovery-codes.tsx';

type Props = { open: boolean; email: string; onClose: () => void };

export function TotpOffDialog({ open, onClose }: Omit<Props, 'email'>) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <TurnOff onClose={onClose} />}
    </Dialog>
  );
}

function TurnOff({ onClose }: Pick<Props, 'onClose'>) {
  const { mutate, isPending, error } = useDisableTotp();
  const done = () => {
    toast.success(messages.turnedOff);
    onClose();
  };
  return (
    <PasswordDialogContent
      title={messages.confirmTurnOff}
      description={messages.turnOffWarning}
      confirmLabel={messages.turnOff}
      tone="danger"
      isPending={isPending}
      error={error}
      onConfirm={(password) => mutate(password, { onSuccess: done })}
    />
  );
}

export function RenewCodesDialog({ open, email, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <Renew email={email} onClose={onClose} />}
    </Dialog>
  );
}

function Renew({ email, onClose }: Omit<Props, 'open'>) {
  const { mutate, data: codes, isPending, error } = useRenewRecoveryCodes();
  if (codes) {
    const title = messages.yourNewCodes;
    return <RecoveryCodesContent {...{ codes, title, email }} onDone={onClose} />;
  }
  return (
    <PasswordDialogContent
      title={messages.newRecoveryCodes}
      description={messages.newCodesWarning}
      confirmLabel={messages.createNewCodes}
      isPending={isPending}
      error={error}
      onConfirm={mutate}
    />
  );
}
