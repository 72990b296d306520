// Runs an action on a job or email; discarding asks first.
import { useState } from 'react';
import { type QueueAction, useQueueAction } from '#web/features/admin/admin-queries.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { queueMessages as messages } from '../messages/en.ts';

type Target = { id: string; name: string };
type DiscardAction = Extract<QueueAction, `discard${string}`>;

export function useQueue(discardAction: DiscardAction, discardHint: string) {
  const { mutate, mutateAsync, isPending, variables } = useQueueAction();
  const [target, setTarget] = useState<Target>();

  async function discard(): Promise<void> {
    if (!target) return;
    try {
      await mutateAsync({ action: discardAction, id: target.id });
      toast.success(messages.discarded);
    } catch {
      // The mutation cache has shown the error.
    }
    setTarget(undefined);
  }

  return {
    run: (action: QueueAction, id: string, done: string) =>
      mutate({ action, id }, { onSuccess: () => toast.success(done) }),
    isRunning: (id: string) => isPending && variables.id === id,
    askToDiscard: setTarget,
    dialog: (
      <AlertDialog
        open={target !== undefined}
        onOpenChange={(open) => !open && setTarget(undefined)}
        title={messages.discarding(target?.name ?? '')}
        description={discardHint}
        confirmLabel={messages.discard}
        loading={isPending}
        onConfirm={() => void discard()}
      />
    ),
  };
}
