// The QR code of the page: how it looks, whether it scans, and its files.

import type { QrSettings } from '@vys/contract/identity/accounts';
import { isPaid } from '@vys/contract/plans';
import { ChevronDown, Download, Palette } from 'lucide-react';
import { useId, useState } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { CustomizePanel } from '../customize/customize-panel.tsx';
import { UnlockPrompt } from '../customize/unlock-prompt.tsx';
import { messages } from '../messages/en.ts';
import { SHARE_QR_SIZE } from './drawing/qr-layout.ts';
import type { QrFormat } from './qr-files.ts';
import { useQrSettings } from './qr-settings.ts';
import { QrView } from './qr-view.tsx';
import { ScanCheck } from './scan-check.tsx';
import { useQrDownload } from './use-qr-download.ts';

export function QrTab({ address, onGo }: { address: string; onGo: () => void }) {
  const settings = useQrSettings();
  const tier = useUser()?.tier ?? 'free';
  const panelId = useId();
  const [isCustomizing, setCustomizing] = useState(false);

  return (
    <div className="flex flex-col items-center gap-4">
      <QrView address={address} settings={settings} size={SHARE_QR_SIZE} />
      {settings && <ScanCheck address={address} settings={settings} />}
      <div className="flex flex-wrap justify-center gap-2">
        <Downloads address={address} settings={settings} />
        <Button
          variant="ghost"
          aria-expanded={isCustomizing}
          aria-controls={panelId}
          className={isCustomizing ? 'bg-hover text-fg' : undefined}
          onClick={() => setCustomizing(!isCustomizing)}
        >
          <Palette aria-hidden="true" />
          {messages.customize}
          {!isPaid(tier) && <Badge tone="accent">{messages.pro}</Badge>}
        </Button>
        <HelpLink article="qr-code" about={messages.qrCode} className="my-auto" />
      </div>
      <div id={panelId} hidden={!isCustomizing} className="w-full">
        {isCustomizing && !isPaid(tier) && <UnlockPrompt onGo={onGo} />}
        {isCustomizing && isPaid(tier) && settings && <CustomizePanel settings={settings} />}
      </div>
    </div>
  );
}

type DownloadsProps = { address: string; settings: QrSettings | undefined };

const otherFormats = Object.keys(messages.formats) as (keyof typeof messages.formats)[];

function Downloads({ address, settings }: DownloadsProps) {
  const { download, isSaving } = useQrDownload();
  const save = (format: QrFormat) => settings && void download(format, { address, settings });
  return (
    <span className="flex gap-1">
      <Button
        variant="secondary"
        onClick={() => save('png')}
        loading={isSaving}
        disabled={!settings}
      >
        <Download aria-hidden="true" />
        {messages.downloadPng}
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            variant="secondary"
            label={messages.otherFormats}
            disabled={!settings || isSaving}
          >
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {otherFormats.map((format) => (
            <DropdownMenuItem key={format} onSelect={() => save(format)}>
              {messages.formats[format]}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}
