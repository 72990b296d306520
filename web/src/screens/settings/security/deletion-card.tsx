// The danger zone: deleting the account, after its username was typed.
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@vys/contract/accounts';
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

export function DeletionCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsCard tone="danger" title="Danger zone" description="Deletion is permanent.">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="min-w-0 flex-1 basis-60 text-fg text-sm">
          Delete your account, page, images and all stats. Download your data first if you want to
          keep it.
        </p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete account
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
      title="Delete your account permanently?"
      description="This takes effect immediately and can't be undone."
      confirmLabel="Delete my account"
      confirmDisabled={!formState.isValid}
      loading={isPending}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <WhatGoes user={user} />
        <Field
          label={
            <>
              Type <strong>{user.username}</strong> to confirm
            </>
          }
        >
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('username')}
          />
        </Field>
        {error && (
          <FormError>
            We couldn't delete your account. {getErrorMessage(error, { rejected: 'Try again.' })}
          </FormError>
        )}
      </form>
    </AlertDialog>
  );
}

function WhatGoes({ user }: { user: User }) {
  return (
    <div className="text-fg text-sm">
      <ul className="list-disc space-y-1 pl-5 marker:text-subtle">
        {user.page_url && <li>Your public page: visitors can't open it anymore</li>}
        <li>All versions of your page and your images</li>
        <li>Stats and messages from visitors</li>
        <li>Your profile and sign-in on all devices</li>
      </ul>
      <p className="mt-3 text-muted">
        The username {user.username} stays reserved for 90 days so no one can impersonate you.
      </p>
    </div>
  );
}
