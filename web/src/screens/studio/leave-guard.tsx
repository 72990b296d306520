// Asks before work is left behind that the server has never seen. Replies are saved and need no question.
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';

export type LeaveGuardProps = { isUnkept: boolean; onDiscard: () => void };

export function LeaveGuard({ isUnkept, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation }) => isUnkept && !nextLocation.pathname.startsWith(paths.studio),
  );

  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="Your latest edits are not saved. If you leave now, they are lost."
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}
