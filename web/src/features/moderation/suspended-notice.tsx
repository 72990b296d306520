// Shows the owner that the page is suspended and why, with the way to appeal.
import type { Suspension } from '@vys/contract/pages/pages';
import { useState } from 'react';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

const AppealDialog = lazyPart(async () => (await import('./appeal-dialog.tsx')).AppealDialog);

export type SuspendedNoticeProps = { suspension: Suspension; className?: string };

export function SuspendedNotice({ suspension, className }: SuspendedNoticeProps) {
  const [open, setOpen] = useState(false);
  const { reason, case_number: number, is_appealed: isAppealed } = suspension;
  return (
    <>
      <Alert
        tone="destructive"
        title={messages.suspendedTitle}
        {...(className ? { className } : {})}
        actions={
          !isAppealed && (
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              {messages.appeal}
            </Button>
          )
        }
      >
        <p className="[overflow-wrap:anywhere]">{messages.suspensionDetails(number, reason)}</p>
        {isAppealed && <p className="mt-1">{messages.appealReceived}</p>}
      </Alert>
      <DeferredWindow open={open}>
        <AppealDialog open={open} onOpenChange={setOpen} />
      </DeferredWindow>
    </>
  );
}
