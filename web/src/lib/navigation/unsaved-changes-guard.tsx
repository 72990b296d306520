// Asks for confirmation before unsaved changes are lost, by navigating or by closing the tab.
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { messages } from './messages/en.ts';

export type UnsavedChangesGuardProps = {
  hasUnsavedChanges: boolean;
  /** Locations at which nothing is lost. */
  isSafeNavigation?: (next: Location) => boolean;
  description: string;
  onDiscard: () => void;
};

const never = () => false;

export function UnsavedChangesGuard({
  hasUnsavedChanges,
  isSafeNavigation = never,
  description,
  onDiscard,
}: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation }) => hasUnsavedChanges && !isSafeNavigation(nextLocation),
  );

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasUnsavedChanges]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={messages.confirmLeave}
      description={description}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}
