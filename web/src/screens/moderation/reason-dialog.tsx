// Asks for the reason of a decision before it is sent.
import { REPORT_TEXT_LIMIT } from '@vys/contract/moderation';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';

type DialogDecision = 'suspend' | 'reinstate' | 'dismiss';

const labels: Record<
  DialogDecision,
  { title: string; description: string; label: string; hint: string }
> = {
  suspend: {
    title: 'Suspend the page',
    description:
      "Visitors immediately see that the page is unavailable, and the owner can't publish it.",
    label: 'Suspend',
    hint: 'The page owner will see this.',
  },
  reinstate: {
    title: 'Reinstate the page',
    description: 'Visitors can see the page again immediately, and we notify the owner.',
    label: 'Reinstate',
    hint: 'Optional, for the record.',
  },
  dismiss: {
    title: 'Dismiss the case',
    description: "The page stays unchanged. The owner isn't notified.",
    label: 'Dismiss',
    hint: 'Optional, for the record.',
  },
};

export type ReasonDialogProps = {
  decision: DialogDecision | null;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (decision: DialogDecision, reason: string) => void;
};

export function ReasonDialog({ decision, isPending, onClose, onConfirm }: ReasonDialogProps) {
  return (
    <Dialog open={decision !== null} onOpenChange={(open) => !open && onClose()}>
      {decision && <Reason key={decision} {...{ decision, isPending, onConfirm }} />}
    </Dialog>
  );
}

function Reason(
  props: Omit<ReasonDialogProps, 'decision' | 'onClose'> & { decision: DialogDecision },
) {
  const { decision, isPending, onConfirm } = props;
  const [reason, setReason] = useState('');
  const { title, description, label, hint } = labels[decision];
  const isNeeded = decision === 'suspend';
  return (
    <DialogContent
      title={title}
      description={description}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            variant={isNeeded ? 'danger' : 'primary'}
            disabled={isNeeded && reason.trim() === ''}
            loading={isPending}
            onClick={() => onConfirm(decision, reason)}
          >
            {label}
          </Button>
        </>
      }
    >
      <Field label="Reason" hint={hint} required={isNeeded}>
        <Textarea
          value={reason}
          rows={4}
          maxLength={REPORT_TEXT_LIMIT}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </DialogContent>
  );
}
