// Asks what to call a new passkey and for the password; then the browser takes over.
import { type FormEvent, useId, useState } from 'react';
import { PasskeyError } from '#web/lib/browser/passkey.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { ChangeProblem, CurrentPasswordField } from '../password/current-password-field.tsx';
import { suggestName, useAddPasskey } from './passkeys.ts';

const LONGEST_NAME = 60;

type Props = { open: boolean; onClose: () => void };

export function AddPasskeyDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <AddPasskey onClose={onClose} />}
    </Dialog>
  );
}

function AddPasskey({ onClose }: Pick<Props, 'onClose'>) {
  const form = useId();
  const { mutate, isPending, error } = useAddPasskey();
  const [name, setName] = useState(() => suggestName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const nameIsMissing = wasSent && name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (name.trim() === '' || password === '' || isPending) return;
    const done = () => {
      toast.success('Passkey added');
      onClose();
    };
    mutate({ name: name.trim(), password }, { onSuccess: done });
  }

  return (
    <DialogContent
      size="sm"
      title="Add a passkey"
      description="Your browser will ask for your fingerprint, face or device PIN."
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={form} loading={isPending}>
            Continue
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Problem error={error} />
        <CurrentPasswordField
          value={password}
          onChange={setPassword}
          isMissing={wasSent && password === ''}
          error={error}
        />
        <Field
          label="Passkey name"
          hint="To help you recognize it later."
          error={nameIsMissing ? 'Name is required' : undefined}
        >
          <Input
            name="passkey-name"
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </DialogContent>
  );
}

function Problem({ error }: { error: unknown }) {
  if (!(error instanceof PasskeyError)) return <ChangeProblem error={error} />;
  return <Alert tone={error.isCanceled ? 'info' : 'destructive'}>{error.message}</Alert>;
}
