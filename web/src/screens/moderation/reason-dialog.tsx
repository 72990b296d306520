// Asks for the reason of a decision before it is sent.

import { zodResolver } from '@hookform/resolvers/zod';
import { REPORT_TEXT_LIMIT } from '@vys/contract/pages/moderation';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

/** `keep` rejects an appeal: the page stays suspended. */
export type DialogDecision = 'suspend' | 'keep' | 'reinstate' | 'dismiss';

const labels: Record<
  DialogDecision,
  { title: string; description: string; label: string; hint: string }
> = {
  suspend: {
    title: messages.suspendTitle,
    description: messages.suspendWarning,
    label: messages.suspend,
    hint: messages.suspendReasonHint,
  },
  keep: {
    title: messages.keepTitle,
    description: messages.keepWarning,
    label: messages.keepSuspended,
    hint: messages.suspendReasonHint,
  },
  reinstate: {
    title: messages.reinstateTitle,
    description: messages.reinstateWarning,
    label: messages.reinstate,
    hint: messages.noteHint,
  },
  dismiss: {
    title: messages.dismissTitle,
    description: messages.dismissWarning,
    label: messages.dismiss,
    hint: messages.noteHint,
  },
};

const optionalReason = z.object({ reason: z.string() });
const requiredReason = z.object({ reason: z.string().refine((text) => text.trim() !== '') });

export type ReasonDialogProps = {
  decision: DialogDecision | null;
  isPending: boolean;
  /** Of the decision before, which stands where an appeal is rejected. */
  formerReason: string;
  onClose: () => void;
  onConfirm: (decision: DialogDecision, reason: string) => void;
};

export function ReasonDialog({ decision, onClose, ...rest }: ReasonDialogProps) {
  return (
    <Dialog open={decision !== null} onOpenChange={(open) => !open && onClose()}>
      {decision && <Reason key={decision} decision={decision} {...rest} />}
    </Dialog>
  );
}

function Reason(
  props: Omit<ReasonDialogProps, 'decision' | 'onClose'> & { decision: DialogDecision },
) {
  const { decision, isPending, formerReason, onConfirm } = props;
  const { title, description, label, hint } = labels[decision];
  const isNeeded = decision === 'suspend' || decision === 'keep';
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(isNeeded ? requiredReason : optionalReason),
    defaultValues: { reason: decision === 'keep' ? formerReason : '' },
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
            variant={isNeeded ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            disabled={!formState.isValid}
            loading={isPending}
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit(({ reason }) => onConfirm(decision, reason))}
      >
        <Field label={messages.reason} hint={hint} required={isNeeded}>
          <Textarea rows={4} maxLength={REPORT_TEXT_LIMIT} {...register('reason')} />
        </Field>
      </form>
    </DialogContent>
  );
}
