// Asks what to call a new passkey and for the password; then the browser takes over.

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PasskeyError } from '#web/lib/browser/passkey.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import {
  ChangeProblem,
  CurrentPasswordField,
  PASSWORD_MISSING,
} from '../password/current-password-field.tsx';
import { messages } from './messages/en.ts';
import { suggestName, useAddPasskey } from './passkeys.ts';

const LONGEST_NAME = 60;

const schema = z.object({
  password: z.string().min(1, PASSWORD_MISSING),
  name: z.string().trim().min(1, messages.nameIsRequired),
});

type Props = { open: boolean; onClose: () => void };

export function AddPasskeyDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <AddPasskey onClose={onClose} />}
    </Dialog>
  );
}

function AddPasskey({ onClose }: Pick<Props, 'onClose'>) {
  const formId = useId();
  const { mutate, isPending, error } = useAddPasskey();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', name: suggestName(navigator.userAgent) },
  });
  const { errors } = formState;
  const submit = handleSubmit((passkey) => {
    if (isPending) return;
    const done = () => {
      toast.success(messages.passkeyAdded);
      onClose();
    };
    mutate(passkey, { onSuccess: done });
  });

  return (
    <DialogContent
      size="sm"
      title={messages.addPasskey}
      description={messages.addPasskeyHint}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={isPending}>
            {messages.continue}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Problem error={error} />
        <CurrentPasswordField
          problem={errors.password?.message}
          error={error}
          {...register('password')}
        />
        <Field
          label={messages.passkeyName}
          hint={messages.passkeyNameHint}
          error={errors.name?.message}
        >
          <Input maxLength={LONGEST_NAME} autoComplete="off" {...register('name')} />
        </Field>
      </form>
    </DialogContent>
  );
}

function Problem({ error }: { error: unknown }) {
  if (!(error instanceof PasskeyError)) return <ChangeProblem error={error} />;
  return <Alert tone={error.isCanceled ? 'info' : 'destructive'}>{error.message}</Alert>;
}
