// Asks before the address of a published page moves.

import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { messages } from './messages/en.ts';
import { LEADS_ON_DAYS } from './username-rules.ts';

export type MoveAddressDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from: string;
  to: string;
  isMoving: boolean;
  onMove: () => void;
};

export function MoveAddressDialog(props: MoveAddressDialogProps) {
  const { open, onOpenChange, from, to, isMoving, onMove } = props;
  const host = getPagesHost(useClientConfig());
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.changeLinkTitle}
      description={messages.pageMoves(host, to)}
      confirmLabel={messages.changeLink}
      tone="neutral"
      loading={isMoving}
      onConfirm={onMove}
    >
      <p className="text-fg text-sm [overflow-wrap:anywhere]">
        {messages.oldLinksRedirect(host, from, LEADS_ON_DAYS)}
      </p>
    </AlertDialog>
  );
}
