// Share Profile: the QR code of the public page, its download, and the link to copy.

import { plans } from '@vys/contract/plans';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages.ts';
import { QrCustomizer } from './qr-customizer.tsx';
import { SHARE_QR_SIZE } from './qr-layout.ts';
import { useQrSettings } from './qr-settings.ts';
import { QrView } from './qr-view.tsx';
import { useQrDownload } from './use-qr-download.ts';
import { useQrEditing } from './use-qr-editing.ts';

export type ShareDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ShareDialog({ open, onOpenChange }: ShareDialogProps) {
  const address = useUser()?.page_url;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" title={messages.shareProfile} description={messages.shareIntro}>
        {address ? (
          <ShareBody address={address} onLeave={() => onOpenChange(false)} />
        ) : (
          <EmptyState
            className="py-4"
            title={messages.noLinkYet}
            description={messages.usernameNeeded}
            actions={
              <Button asChild>
                <Link to={paths.onboardingStep1} onClick={() => onOpenChange(false)}>
                  {messages.chooseUsername}
                </Link>
              </Button>
            }
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ShareBody({ address, onLeave }: { address: string; onLeave: () => void }) {
  const user = useUser();
  const { settings: edited, drawn: settings, change } = useQrEditing(useQrSettings());
  const { download, isSaving } = useQrDownload();

  return (
    <div className="flex flex-col items-center gap-5">
      <QrView address={address} settings={settings} size={SHARE_QR_SIZE} />
      <Button
        variant="secondary"
        onClick={() => settings && download(address, settings, SHARE_QR_SIZE)}
        loading={isSaving}
        disabled={!settings}
      >
        <Download aria-hidden="true" />
        {messages.downloadPng}
      </Button>
      <div className="flex w-full flex-col gap-2 sm:flex-row sm:items-end">
        <Field label={messages.profileLink} className="flex-1">
          <Input readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton
          text={address}
          className="min-w-25"
          onError={() => toast.error(messages.copyFailed)}
        />
      </div>
      <QrCustomizer
        canCustomize={plans[user?.tier ?? 'free'].canCustomizeQr}
        settings={edited}
        onChange={change}
        onLeave={onLeave}
      />
    </div>
  );
}
