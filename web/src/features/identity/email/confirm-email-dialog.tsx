// Says why publishing was rejected for an address that is not confirmed, and what to do about it.

import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';
import { ResendLinkButton } from './resend-link-button.tsx';

export type ConfirmEmailDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isPublishing: boolean;
  onPublish: () => void;
};

export function ConfirmEmailDialog(props: ConfirmEmailDialogProps) {
  const { open, onOpenChange, isPublishing, onPublish } = props;
  const email = useUser()?.email ?? '';
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title={messages.confirmYourEmail}
        description={messages.pageSaved}
        footer={
          <>
            <ResendLinkButton email={email} size="md" />
            <Button loading={isPublishing} onClick={onPublish}>
              {messages.publishNow}
            </Button>
          </>
        }
      >
        <p className="text-fg text-sm [overflow-wrap:anywhere]">
          {messages.openLinkHint(<strong>{email}</strong>)}
        </p>
        <p className="mt-3 text-muted text-sm">
          {messages.wrongAddress}{' '}
          <a
            href={paths.settings}
            className="font-medium text-accent-text underline underline-offset-4"
          >
            {messages.changeInSettings}
          </a>
        </p>
      </DialogContent>
    </Dialog>
  );
}
