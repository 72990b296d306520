// Asks for confirmation before unsaved changes are lost, by navigating or by closing the tab.
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DeferredWindow, lazyPart } from '../browser/lazy-part.tsx';
import { messages } from './messages/en.ts';

const AlertDialog = lazyPart(
  async () => (await import('#web/ui/overlays/alert-dialog.tsx')).AlertDialog,
);

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
    <DeferredWindow open={blocker.state === 'blocked'}>
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
    </DeferredWindow>
  );
}
