// Asks an operator why, before something that concerns another person is done.
import { zodResolver } from '@hookform/resolvers/zod';
import { operatorReasonField, REASON_LIMIT } from '@vys/contract/admin/fields';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { useServerForm } from '#web/lib/forms/use-server-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

export type ActionDialogProps = {
  open: boolean;
  title: string;
  description: string;
  /** Who reads the reason. */
  hint: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** A word that must be typed first. */
  typed?: { label: string; hint: string; word: string };
  children?: ReactNode;
  onClose: () => void;
  /** Rejects with an API error, which is shown here. */
  onConfirm: (reason: string) => Promise<void>;
};

export function ActionDialog({ open, onClose, ...rest }: ActionDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {open && <Content {...rest} />}
    </Dialog>
  );
}

const formSchema = (word: string) =>
  z.object({ reason: operatorReasonField, word: z.string().refine((text) => text === word) });
type Values = { reason: string; word: string };

function Content(props: Omit<ActionDialogProps, 'open' | 'onClose'>) {
  const { title, description, hint, confirmLabel, isDangerous = false, typed, children } = props;
  const formId = useId();
  const { register, errors, problem, isSubmitting, formState, formProps } = useServerForm<Values>({
    resolver: zodResolver(formSchema(typed?.word ?? '')),
    defaultValues: { reason: '', word: '' },
    mode: 'onTouched',
    send: ({ reason }) => props.onConfirm(reason.trim()),
    describeError: (error) => getErrorMessage(error, { rejected: messages.rejected }),
  });
  return (
    <DialogContent
      title={title}
      description={description}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            disabled={!formState.isValid}
            loading={isSubmitting}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="flex flex-col gap-4.5">
        {problem && <Alert tone="destructive">{problem}</Alert>}
        {children}
        <Field label={messages.reason} hint={hint} error={errors.reason?.message} required>
          <Textarea rows={3} maxLength={REASON_LIMIT} {...register('reason')} />
        </Field>
        {typed && (
          <Field label={typed.label} hint={typed.hint} required>
            <Input autoComplete="off" spellCheck={false} {...register('word')} />
          </Field>
        )}
      </form>
    </DialogContent>
  );
}
