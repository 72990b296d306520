// Logging out takes along all that is the user's in this browser, so it asks first where a page has
// changes that were not saved.
import { useEffect, useSyncExternalStore } from 'react';
import { hasKeptDraft } from '#web/features/pages/kept-draft.ts';
import { session } from '#web/lib/session.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';

let isAsking = false;
const listeners = new Set<() => void>();

function ask(next: boolean): void {
  isAsking = next;
  for (const listener of listeners) listener();
}

export function logOut(): void {
  if (hasKeptDraft()) ask(true);
  else void session.signOut();
}

export function LogoutDialog() {
  const open = useSyncExternalStore(subscribe, () => isAsking);
  // A session may end by itself while the question stands.
  useEffect(() => () => ask(false), []);
  return (
    <AlertDialog
      open={open}
      onOpenChange={ask}
      title="Log out without saving?"
      description="Your page has changes that are not saved. They do not stay in this browser."
      confirmLabel="Log out"
      cancelLabel="Stay"
      onConfirm={() => {
        ask(false);
        void session.signOut();
      }}
    />
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
