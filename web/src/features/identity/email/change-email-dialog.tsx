// Asks for the new email address and the password. A confirmed address changes once both addresses confirmed it.

import { zodResolver } from '@hookform/resolvers/zod';
import { emailField } from '@vys/contract/api/schemas';
import type { User } from '@vys/contract/identity/accounts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import {
  ChangeProblem,
  CurrentPasswordField,
  PASSWORD_MISSING,
} from '../password/current-password-field.tsx';
import { useChangeEmail } from './change-email.ts';
import { messages } from './messages/en.ts';

const schema = z.object({
  email: emailField,
  password: z.string().min(1, PASSWORD_MISSING),
});

const emailProblem = (error: unknown) => (isApiError(error) ? error.fields.email : undefined);

export function ChangeEmailDialogContent({ user, onDone }: { user: User; onDone: () => void }) {
  const formId = useId();
  const change = useChangeEmail();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(({ email, password }) => {
    if (change.isPending) return;
    change.mutate(
      { email, current_password: password },
      {
        onSuccess(status) {
          if (status === 'changed') toast.success(messages.linkSentTo(email));
          onDone();
        },
      },
    );
  });
  const { error } = change;

  return (
    <DialogContent
      size="sm"
      title={messages.changeEmail}
      description={user.email_verified ? messages.bothConfirm : messages.changesAtOnce}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={change.isPending}>
            {messages.changeEmail}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {!emailProblem(error) && <ChangeProblem error={error} />}
        <Field
          label={messages.newEmail}
          error={formState.errors.email?.message ?? emailProblem(error)}
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            {...register('email', { onChange: () => change.reset() })}
          />
        </Field>
        <CurrentPasswordField
          problem={formState.errors.password?.message}
          error={error}
          {...register('password', { onChange: () => change.reset() })}
        />
      </form>
    </DialogContent>
  );
}
