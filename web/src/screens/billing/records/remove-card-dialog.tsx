// Asks before a card is removed; a failure says what the server said (BILL-13).
import type { PaymentMethod } from '@vys/contract/billing/payment-methods';
import { useRemoveCard } from '#web/features/billing/billing-queries.ts';
import { describePaymentError } from '#web/features/billing/describe-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { getCardName } from './card-name.ts';
import { messages } from './messages/en.ts';

export type RemoveCardDialogProps = { method: PaymentMethod | null; onClose: () => void };

export function RemoveCardDialog({ method, onClose }: RemoveCardDialogProps) {
  const remove = useRemoveCard();

  async function confirm(id: string) {
    try {
      await remove.mutateAsync(id);
      toast.success(messages.removed);
    } catch (error) {
      const description = describePaymentError(error, '');
      toast.error(messages.removeFailed, description ? { description } : {});
    }
    onClose();
  }

  return (
    <AlertDialog
      open={method !== null}
      onOpenChange={(open) => !open && onClose()}
      title={messages.removeTitle}
      description={method ? messages.removeHint(getCardName(method)) : ''}
      confirmLabel={messages.remove}
      loading={remove.isPending}
      onConfirm={() => method && void confirm(method.id)}
    />
  );
}
