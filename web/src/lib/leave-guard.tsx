// Asks before something that was not saved is left behind, by a link or by closing the tab.
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';

export type LeaveGuardProps = {
  isUnkept: boolean;
  /** Addresses at which nothing is lost. */
  isStaying?: (next: Location) => boolean;
  description: string;
  onDiscard: () => void;
};

const never = () => false;

export function LeaveGuard({
  isUnkept,
  isStaying = never,
  description,
  onDiscard,
}: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => isUnkept && !isStaying(nextLocation));

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
      description={description}
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}
