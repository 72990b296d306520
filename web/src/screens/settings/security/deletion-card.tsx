// The danger zone: deleting the account, after its username was typed.

import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@vys/contract/identity/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useDeleteAccount } from '#web/features/identity/deletion.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages as texts } from './messages/en.ts';

export function DeletionCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsCard
      tone="danger"
      anchor="delete-account"
      title={texts.dangerZone}
      help="delete-account"
      description={texts.deletionIsPermanent}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="min-w-0 flex-1 basis-60 text-fg text-sm">{texts.deletionIntro}</p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      <DeletionDialog user={user} open={open} onOpenChange={setOpen} />
    </SettingsCard>
  );
}

type DialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void };

function DeletionDialog({ user, open, onOpenChange }: DialogProps) {
  const { mutate, isPending, error, reset: resetError } = useDeleteAccount();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(z.object({ username: z.string().trim().pipe(z.literal(user.username)) })),
    defaultValues: { username: '' },
  });

  function change(next: boolean) {
    if (isPending) return;
    reset();
    resetError();
    onOpenChange(next);
  }

  const submit = handleSubmit(() => {
    if (!isPending) mutate();
  });

  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      title={texts.deletionTitle}
      description={texts.deletionWarning}
      confirmLabel={texts.deleteMyAccount}
      confirmDisabled={!formState.isValid}
      loading={isPending}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <WhatGoes user={user} />
        <Field label={texts.confirmUsername(<strong>{user.username}</strong>)}>
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('username')}
          />
        </Field>
        {error && (
          <FormError>
            {texts.deletionFailed} {getErrorMessage(error, { rejected: texts.tryAgainSentence })}
          </FormError>
        )}
      </form>
    </AlertDialog>
  );
}

function WhatGoes({ user }: { user: User }) {
  return (
    <div className="text-fg text-sm">
      <p className="mb-1.5">{texts.deletesIntro}</p>
      <ul className="list-disc space-y-1 pl-5 marker:text-subtle">
        {user.page_url && <li>{texts.deletesPage}</li>}
        <li>{texts.deletesVersions}</li>
        <li>{texts.deletesStats}</li>
        <li>{texts.deletesProfile}</li>
      </ul>
      <p className="mt-3 text-muted">{texts.usernameReserved(user.username)}</p>
    </div>
  );
}
