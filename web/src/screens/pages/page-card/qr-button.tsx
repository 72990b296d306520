// Shows the QR code of the public page beside its button, with its download.

import { Download, QrCode } from 'lucide-react';
import { QR_SIZE } from '#web/features/accounts/sharing/qr/drawing/qr-layout.ts';
import { useQrSettings } from '#web/features/accounts/sharing/qr/qr-settings.ts';
import { QrView } from '#web/features/accounts/sharing/qr/qr-view.tsx';
import { useQrDownload } from '#web/features/accounts/sharing/qr/use-qr-download.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/overlays/popover.tsx';
import { messages } from './messages/en.ts';

export function QrButton({ address }: { address: string }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton label={messages.qrCode} tooltip={false} title={messages.qrCode}>
          <QrCode aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={messages.qrCodeTitle}
        className="max-h-(--radix-popover-content-available-height) w-auto overflow-y-auto p-3"
      >
        <QrPreview address={address} />
      </PopoverContent>
    </Popover>
  );
}

function QrPreview({ address }: { address: string }) {
  const settings = useQrSettings();
  const { download, isSaving } = useQrDownload();
  return (
    <div className="flex flex-col gap-3">
      <QrView address={address} settings={settings} size={QR_SIZE} />
      <Button
        variant="secondary"
        onClick={() => settings && download('png', { address, settings, size: QR_SIZE })}
        loading={isSaving}
        disabled={!settings}
      >
        <Download aria-hidden="true" />
        {messages.downloadPng}
      </Button>
    </div>
  );
}
