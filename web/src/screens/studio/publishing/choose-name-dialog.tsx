// Asks for the public name when a page is to be published and has no address yet.

import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

const NameForm = lazy(async () => ({ default: (await import('./name-form.tsx')).NameForm }));

export type ChooseNameDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name is set. */
  onChosen: () => void;
};

export function ChooseNameDialog({ open, onOpenChange, onChosen }: ChooseNameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title={messages.chooseYourUsername}
        description={messages.usernameIntro}
      >
        <Suspense fallback={<Skeleton className="h-40" />}>
          <NameForm
            onChosen={() => {
              onOpenChange(false);
              onChosen();
            }}
          />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
