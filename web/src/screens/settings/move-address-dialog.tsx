// Asks before the address of a published page moves.
import { getPagesHost, useClientConfig } from '#web/lib/client-config.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
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
      title="Move your public page?"
      description={`Your page is public. It moves to ${host}/${to} at once, with its statistics.`}
      confirmLabel="Move my page"
      tone="neutral"
      loading={isMoving}
      onConfirm={onMove}
    >
      <p className="text-fg text-sm [overflow-wrap:anywhere]">
        Links and QR codes with {host}/{from} lead on for {LEADS_ON_DAYS} days, and nobody else can
        take that name meanwhile. After that they stop working.
      </p>
    </AlertDialog>
  );
}
