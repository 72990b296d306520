// The studio with its page at hand: puts chat, page, images, history and preview together.

import type { Page, PageVersion } from '@vys/contract/pages';
import { plans } from '@vys/contract/plans';
import { useEffect, useRef, useState } from 'react';
import { MediaLibrary } from '#web/features/media/media-library.tsx';
import { useAttachments } from '#web/features/media/use-attachments.ts';
import { usePageDraft } from '#web/features/pages/use-page-draft.ts';
import { ConfirmEmailDialog } from '#web/features/security/confirm-email-dialog.tsx';
import { usePreferences } from '#web/lib/preferences.ts';
import { useUser } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast.ts';
import { ChatColumn } from './chat-column.tsx';
import { ChooseNameDialog } from './choose-name-dialog.tsx';
import { CodeLockedNotice } from './code-locked-notice.tsx';
import { GateDialog } from './gate-dialog.tsx';
import { StudioLeaveGuard } from './leave-guard.tsx';
import { NewerNotice } from './newer-notice.tsx';
import { PageSuspended } from './page-suspended.tsx';
import { StudioHeader } from './studio-header.tsx';
import { type Pane, StudioLayout } from './studio-layout.tsx';
import { useConversation } from './use-conversation.ts';
import { usePublishing } from './use-publishing.ts';
import { useStudioKeys } from './use-studio-keys.ts';
import { VersionHistory } from './version-history.tsx';
import { WorkArea } from './work-area.tsx';

export function Workbench({ page, classic }: { page: Page | null; classic: boolean }) {
  const user = useUser();
  const { viewMode } = usePreferences();
  const draft = usePageDraft(page);
  const chat = useConversation(draft, user?.id ?? '');
  const images = useAttachments();
  const publishing = usePublishing(draft);
  const [pane, setPane] = useState<Pane>('chat');
  const [open, setOpen] = useState<'images' | 'history' | null>(null);
  const [version, setVersion] = useState<PageVersion | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useKeptNotice(draft.isUnkept);
  useStudioKeys({
    s: () => !chat.isBusy && draft.content && void draft.save(),
    z: () => !chat.isBusy && draft.canRevert && void draft.revert(),
  });

  function toggleHistory(shown: boolean) {
    setOpen(shown ? 'history' : null);
    setVersion(null);
  }

  return (
    <>
      <StudioLayout
        classic={classic}
        pane={pane}
        header={
          <>
            <StudioHeader
              draft={draft}
              isBusy={chat.isBusy}
              isPublishing={publishing.isPublishing}
              pane={pane}
              onPane={setPane}
              onImages={() => setOpen('images')}
              onHistory={() => toggleHistory(true)}
              onPublish={() => void publishing.publish()}
              onCheck={() => publishing.setReportOpen(true)}
            />
            <PageSuspended />
          </>
        }
        chat={
          <ChatColumn
            chat={chat}
            draft={draft}
            images={images}
            inputRef={input}
            onBrowse={() => setOpen('images')}
            classic={classic}
          />
        }
        work={
          <>
            {draft.newer && (
              <NewerNotice
                isBusy={draft.isSaving}
                onLoad={draft.loadNewer}
                onKeepMine={draft.keepMine}
              />
            )}
            {draft.isCodeLocked && (
              <CodeLockedNotice onDiscard={draft.base ? draft.discardCode : undefined} />
            )}
            <WorkArea
              draft={draft}
              looking={version?.content}
              viewMode={viewMode}
              pane={pane}
              canEditCode={plans[user?.tier ?? 'free'].canEditCode}
              isBusy={chat.isBusy}
            />
          </>
        }
      />
      <MediaLibrary
        open={open === 'images'}
        onOpenChange={(shown) => setOpen(shown ? 'images' : null)}
        // The server finds the image only in what is saved.
        onBeforeDelete={async ({ url }) => {
          const isUnsaved = draft.isUnkept && JSON.stringify(draft.content).includes(url);
          return !isUnsaved || (await draft.save({ quiet: true, autoSaved: true }));
        }}
        onRemovedFromPage={() => void draft.takeLatest()}
        attached={images.attachments.map(({ url }) => url)}
        onChoose={(asset) => {
          images.addAsset(asset);
          setPane('chat');
          setOpen(null);
        }}
      />
      {draft.base && (
        <VersionHistory
          pageId={draft.base.id}
          open={open === 'history'}
          onOpenChange={toggleHistory}
          selected={version}
          onSelect={setVersion}
          onRestore={draft.restore}
        />
      )}
      <ChooseNameDialog
        open={publishing.needsName}
        onOpenChange={publishing.setNeedsName}
        onChosen={() => void publishing.publish()}
      />
      <GateDialog
        draft={draft}
        open={publishing.isReportOpen}
        onOpenChange={publishing.setReportOpen}
        isPublishing={publishing.isPublishing}
        onPublish={() => void publishing.publish()}
      />
      <ConfirmEmailDialog
        open={publishing.needsConfirming}
        onOpenChange={publishing.setNeedsConfirming}
        isPublishing={publishing.isPublishing}
        onPublish={() => void publishing.publish()}
      />
      <StudioLeaveGuard isUnkept={draft.isUnkept} onDiscard={draft.discard} />
    </>
  );
}

/** Edits that the server has not seen when the studio opens were kept over a reload. */
function useKeptNotice(isUnkept: boolean) {
  const [isKept] = useState(isUnkept);
  useEffect(() => {
    if (isKept) toast.info('Your unsaved edits are back.');
  }, [isKept]);
}
