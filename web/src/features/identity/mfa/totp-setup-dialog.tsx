// Sets an authenticator app up: the password, the secret with its first code, the recovery codes.

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { PasswordDialogContent } from '../password/password-dialog.tsx';
import { messages } from './messages/en.ts';
import { useConfirmTotp, useStartTotpEnrollment } from './mfa.ts';
import { RecoveryCodesContent } from './recovery-codes.tsx';
import { TotpQrCode } from './totp-qr-code.tsx';

type Props = { open: boolean; email: string; onClose: () => void };

export function TotpSetupDialog({ open, email, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <Steps email={email} onClose={onClose} />}
    </Dialog>
  );
}

function Steps({ email, onClose }: Omit<Props, 'open'>) {
  const begun = useStartTotpEnrollment();
  const confirmed = useConfirmTotp();
  if (confirmed.data) {
    const title = messages.turnedOn;
    return <RecoveryCodesContent {...{ title, email }} codes={confirmed.data} onDone={onClose} />;
  }
  if (begun.data) {
    return (
      <FirstCode
        setup={begun.data}
        isPending={confirmed.isPending}
        error={confirmed.error}
        onCode={confirmed.mutate}
      />
    );
  }
  return (
    <PasswordDialogContent
      title={messages.setupTitle}
      description={messages.setupIntro}
      confirmLabel={messages.continue}
      isPending={begun.isPending}
      error={begun.error}
      onConfirm={begun.mutate}
    />
  );
}

const codeSchema = z.object({ code: z.string().length(6, messages.codeIncomplete) });

type FirstCodeProps = {
  setup: { secret: string; url: string };
  isPending: boolean;
  error: unknown;
  onCode: (code: string) => void;
};

function FirstCode({ setup, isPending, error, onCode }: FirstCodeProps) {
  const formId = useId();
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const isWrong = isApiError(error) && error.code === 'identity.code_wrong';

  const submit = handleSubmit(({ code }) => {
    if (!isPending) onCode(code);
  });
  const code = register('code', {
    onChange: ({ target }) => setValue('code', target.value.replace(/\D/g, '').slice(0, 6)),
  });

  return (
    <DialogContent
      title={messages.scanTitle}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={isPending}>
            {messages.turnOn}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TotpQrCode {...setup} />
        {Boolean(error) && !isWrong && (
          <FormError>{getErrorMessage(error, { rejected: messages.unexpectedError })}</FormError>
        )}
        <Field
          label={messages.appCode}
          hint={messages.appCodeHint}
          error={formState.errors.code?.message ?? (isWrong ? messages.incorrectCode : undefined)}
        >
          <Input
            autoComplete="one-time-code"
            inputMode="numeric"
            placeholder="000000"
            className="max-w-40 font-mono text-base tracking-[0.3em] tabular-nums"
            {...code}
          />
        </Field>
      </form>
    </DialogContent>
  );
}
