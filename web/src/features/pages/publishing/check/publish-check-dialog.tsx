// The publish checks over the page: opened when publishing is stopped, or to look first. What it shows is loaded then.
import type { Page } from '@vys/contract/pages/pages';
import { lazy, Suspense } from 'react';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from '../messages/en.ts';

const CheckWindow = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./check-window.tsx'))).CheckWindow,
}));

export type CheckedDraft = Pick<
  PageDraftControls,
  'base' | 'content' | 'hasUnsavedChanges' | 'save' | 'restore' | 'apply' | 'flush'
>;

export type PublishCheckDialogProps = {
  draft: CheckedDraft;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Places in the code are named only for those who see the code. */
  showsCode: boolean;
  isPublishing: boolean;
  /** `unfinished`: what happens when something is not finished. */
  onPublish: (unfinished: 'stop' | 'publish') => void;
};

export function PublishCheckDialog({ open, onOpenChange, ...rest }: PublishCheckDialogProps) {
  const { base } = rest.draft;
  const isOpen = open && base !== null;
  // Each opening asks anew; a closed window asks nothing.
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      {isOpen && (
        <Suspense
          fallback={
            <DialogContent title={messages.pageCheck} size="lg">
              <CheckSkeleton />
            </DialogContent>
          }
        >
          <CheckWindow base={base} {...rest} />
        </Suspense>
      )}
    </Dialog>
  );
}

export type CheckWindowProps = Omit<PublishCheckDialogProps, 'open' | 'onOpenChange'> & {
  base: Page;
};

export function CheckSkeleton() {
  return (
    <div className="flex flex-col gap-3" role="status">
      <span className="sr-only">{messages.checkingPage}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
