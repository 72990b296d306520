// Says why publishing was rejected for an address that is not confirmed, and what to do about it.
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
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
        title="Confirm your email"
        description="Your page is saved. You can publish it once your email is confirmed."
        footer={
          <>
            <ResendLinkButton email={email} size="md" />
            <Button loading={isPublishing} onClick={onPublish}>
              Publish now
            </Button>
          </>
        }
      >
        <p className="text-fg text-sm [overflow-wrap:anywhere]">
          Open the link in the email we sent to <strong>{email}</strong>, then come back and
          publish. No email? Check your spam folder or send the link again.
        </p>
      </DialogContent>
    </Dialog>
  );
}
