// Logging out takes along all that is the user's in this browser, so it asks first where a page has
// changes that were not saved.

import { useEffect, useSyncExternalStore } from 'react';
import { endOwnVisitMark } from '#web/features/analytics/own-visits.ts';
import { hasStoredDraft } from '#web/features/pages/drafts/stored-drafts.ts';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { session } from '#web/lib/session/session.ts';
import { messages } from './messages/en.ts';

const AlertDialog = lazyPart(
  async () => (await import('#web/ui/overlays/alert-dialog.tsx')).AlertDialog,
);

let isConfirming = false;
const listeners = new Set<() => void>();

function setConfirming(next: boolean): void {
  isConfirming = next;
  for (const listener of listeners) listener();
}

export function logOut(): void {
  if (hasStoredDraft()) setConfirming(true);
  else leave();
}

function leave(): void {
  endOwnVisitMark();
  void session.signOut();
}

export function LogoutDialog() {
  const open = useSyncExternalStore(subscribe, () => isConfirming);
  // A session may end by itself while the question stands.
  useEffect(() => () => setConfirming(false), []);
  return (
    <DeferredWindow open={open}>
      <AlertDialog
        open={open}
        onOpenChange={setConfirming}
        title={messages.confirmLogout}
        description={messages.unsavedPageWarning}
        confirmLabel={messages.logOut}
        cancelLabel={messages.stay}
        onConfirm={() => {
          setConfirming(false);
          leave();
        }}
      />
    </DeferredWindow>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
