// Asks before a plan is canceled: until when it lasts, and what is lost then.
import type { Subscription } from '@vys/contract/billing/overview';
import { plans } from '@vys/contract/plans';
import { formatDate } from '#web/features/billing/money.ts';
import { useEndOrResume, usePlanPreview } from '#web/features/billing/plan-calls.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { LossList } from './loss-list.tsx';
import { messages } from './messages/en.ts';

export type CancelDialogProps = { open: boolean; subscription: Subscription; onClose: () => void };

export function CancelDialog({ open, subscription, onClose }: CancelDialogProps) {
  const user = useUser();
  const cancel = useEndOrResume('cancel');
  const { name } = plans[subscription.tier];
  const date = formatDate(subscription.currentPeriodEnd, user?.time_zone);

  async function confirm() {
    const overview = await cancel.mutateAsync().catch(() => undefined);
    if (!overview) return;
    toast.success(messages.canceled(date));
    onClose();
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.cancelTitle(name)}
      description={messages.cancelHint(name, date)}
      confirmLabel={messages.cancelConfirm}
      cancelLabel={messages.keepPlan(name)}
      loading={cancel.isPending}
      onConfirm={() => void confirm()}
    >
      <Losses />
    </AlertDialog>
  );
}

function Losses() {
  const { data, isError } = usePlanPreview(undefined);
  if (isError) return null;
  return data ? <LossList losses={data.losses} /> : <Skeleton className="h-32" />;
}
