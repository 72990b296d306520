// A dialog that needs nothing but the password to go on.

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/ui/actions/button.tsx';
import { DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import {
  ChangeProblem,
  CurrentPasswordField,
  PASSWORD_MISSING,
} from './current-password-field.tsx';
import { messages } from './messages/en.ts';

const schema = z.object({ password: z.string().min(1, PASSWORD_MISSING) });

type Props = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  isPending: boolean;
  error: unknown;
  onConfirm: (password: string) => void;
  /** To be read before. */
  children?: ReactNode;
};

export function PasswordDialogContent(props: Props) {
  const { title, description, confirmLabel, tone = 'primary', isPending, error, onConfirm } = props;
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => {
    if (!isPending) onConfirm(password);
  });

  return (
    <DialogContent
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant={tone} loading={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {props.children}
        <ChangeProblem error={error} />
        <CurrentPasswordField
          problem={formState.errors.password?.message}
          error={error}
          {...register('password')}
        />
      </form>
    </DialogContent>
  );
}
