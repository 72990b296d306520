// You're live: what stands there after a page is published for the first time. Its address and the ways to spread it.
import { ExternalLink } from 'lucide-react';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { recordShare } from '../../checklist.ts';
import { messages } from '../messages/en.ts';
import { PostFields } from '../posts/post-tab.tsx';
import { useQrSettings } from '../qr/qr-settings.ts';
import { QrView } from '../qr/qr-view.tsx';
import { ShareSheetButton } from '../share-sheet-button.tsx';

const QR_SIZE = 132;

export type LiveSheetProps = { open: boolean; onClose: () => void };

export function LiveSheet({ open, onClose }: LiveSheetProps) {
  const address = useUser()?.page_url;
  return (
    <Dialog open={open && Boolean(address)} onOpenChange={(shown) => !shown && onClose()}>
      {address && (
        <DialogContent title={messages.liveTitle} description={messages.liveIntro} size="lg">
          <LiveBody address={address} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function LiveBody({ address }: { address: string }) {
  const settings = useQrSettings();
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-center gap-5 rounded-md border border-line bg-surface p-5 sm:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 flex-col gap-4">
          <p className="font-display font-semibold text-fg text-xl [overflow-wrap:anywhere]">
            {address.replace(/^https?:\/\//, '')}
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton
              text={address}
              label={messages.copyLink}
              onCopied={recordShare}
              onError={() => toast.error(messages.copyFailed)}
            />
            <Button asChild variant="secondary">
              <a href={address} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                {messages.openPage}
              </a>
            </Button>
            <ShareSheetButton address={address} />
          </div>
        </div>
        <div className="justify-self-center">
          <QrView address={address} settings={settings} size={QR_SIZE} />
        </div>
      </div>
      <section aria-label={messages.tellPeople} className="border-line border-t pt-5">
        <h3 className="mb-3 font-semibold text-fg text-sm">{messages.tellPeople}</h3>
        <PostFields address={address} />
      </section>
    </div>
  );
}
