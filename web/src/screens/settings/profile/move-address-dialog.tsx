// Asks before the address of a published page moves.
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { LEADS_ON_DAYS } from './username-field.tsx';

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
      title="Change your link?"
      description={`Your public page moves to ${host}/${to} immediately and keeps its stats.`}
      confirmLabel="Change link"
      tone="neutral"
      loading={isMoving}
      onConfirm={onMove}
    >
      <p className="text-fg text-sm [overflow-wrap:anywhere]">
        Old links and QR codes with {host}/{from} keep working for {LEADS_ON_DAYS} days, and no one
        else can take that name during this time. After that, they stop working.
      </p>
    </AlertDialog>
  );
}
