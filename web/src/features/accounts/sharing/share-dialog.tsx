// Share Profile: the link to copy, the QR code of the public page, posts for networks, and contact cards.

import { Link } from 'react-router';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { ContactTab } from './contact-tab.tsx';
import { CopyField } from './copy-field.tsx';
import { messages } from './messages/en.ts';
import { PostTab } from './posts/post-tab.tsx';
import { QrTab } from './qr/qr-tab.tsx';
import { ShareSheetButton } from './share-sheet-button.tsx';

export type ShareDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ShareDialog({ open, onOpenChange }: ShareDialogProps) {
  const address = useUser()?.page_url;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={messages.shareProfile}
        description={messages.shareIntro}
        help={<HelpLink article="share" about={messages.shareProfile} />}
      >
        {address ? (
          <ShareBody address={address} onGo={() => onOpenChange(false)} />
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

function ShareBody({ address, onGo }: { address: string; onGo: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={messages.profileLink} text={address} />
      <ShareSheetButton address={address} />
      <Tabs defaultValue="qr">
        <TabsList aria-label={messages.shareProfile}>
          <TabsTrigger value="qr">{messages.qrCode}</TabsTrigger>
          <TabsTrigger value="post">{messages.post}</TabsTrigger>
          <TabsTrigger value="contact">{messages.contact}</TabsTrigger>
        </TabsList>
        <TabsContent value="qr">
          <QrTab address={address} onGo={onGo} />
        </TabsContent>
        <TabsContent value="post">
          <PostTab address={address} />
        </TabsContent>
        <TabsContent value="contact">
          <ContactTab address={address} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
