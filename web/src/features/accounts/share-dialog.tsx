// Share Profile: the QR code of the public page, its download, and the link to copy.
import type { QrSettings } from '@vys/contract/accounts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { DOWNLOAD_MARGIN, DOWNLOAD_NAME, SHARE_QR_SIZE } from './qr-layout.ts';
import { downloadCanvas, drawQr } from './qr-picture.ts';
import { useQrSettings } from './qr-settings.ts';

export type ShareDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ShareDialog({ open, onOpenChange }: ShareDialogProps) {
  const address = useUser()?.page_url;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title="Share Profile"
        description="One code, one link: the way to your public page."
      >
        {address ? (
          <ShareBody address={address} />
        ) : (
          <EmptyState
            className="py-4"
            title="No address yet"
            description="Choose your username; it becomes the address to share."
            actions={
              <Button asChild>
                <Link to={paths.onboardingStep1} onClick={() => onOpenChange(false)}>
                  Choose username
                </Link>
              </Button>
            }
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ShareBody({ address }: { address: string }) {
  const settings = useQrSettings();
  const [saving, setSaving] = useState(false);

  async function download() {
    if (!settings) return;
    setSaving(true);
    try {
      const wish = { address, settings, size: SHARE_QR_SIZE, margin: DOWNLOAD_MARGIN };
      await downloadCanvas(await drawQr(wish), DOWNLOAD_NAME);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="flex flex-col items-center gap-5">
      <QrView address={address} settings={settings} />
      <Button variant="secondary" onClick={download} loading={saving} disabled={!settings}>
        <Download aria-hidden="true" />
        Download PNG
      </Button>
      <div className="flex w-full flex-col gap-2 sm:flex-row sm:items-end">
        <Field label="Profile link" className="flex-1">
          <Input readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton
          text={address}
          className="min-w-25"
          onError={() => toast.error('Failed to copy URL')}
        />
      </div>
    </div>
  );
}

function QrView({ address, settings }: { address: string; settings: QrSettings | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no');

  useEffect(() => {
    if (!settings) return;
    let current = true;
    drawQr({ address, settings, size: SHARE_QR_SIZE }).then(
      (canvas) => {
        if (!current) return;
        place.current?.replaceChildren(canvas);
        setDrawn('yes');
      },
      () => current && setDrawn('failed'),
    );
    return () => {
      current = false;
    };
  }, [address, settings]);

  return (
    <div className="grid size-[232px] place-items-center rounded-md border border-line bg-white p-4">
      {drawn === 'failed' ? (
        <p className="px-4 text-center text-black text-sm">
          The QR code could not be drawn. The link below works as it is.
        </p>
      ) : (
        <div
          ref={place}
          role="img"
          aria-label={`QR code of ${address}`}
          className="grid size-50 [&>*]:col-start-1 [&>*]:row-start-1"
        >
          <Skeleton className="size-50" />
        </div>
      )}
    </div>
  );
}
