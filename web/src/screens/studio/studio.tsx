// The studio with a loaded page: composes chat, editor, images, history and preview.

import type { MediaAsset } from '@vys/contract/media';
import type { Page, PageContent, PageVersion } from '@vys/contract/pages/pages';
import { plans } from '@vys/contract/plans';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PageSource } from '#web/features/assistant/chat-message.ts';
import { ConfirmEmailDialog } from '#web/features/identity/email/confirm-email-dialog.tsx';
import { MediaLibrary } from '#web/features/media/media-library.tsx';
import { useAttachments } from '#web/features/media/use-attachments.ts';
import { usePageDraft } from '#web/features/pages/drafts/use-page-draft.ts';
import { useIsSmall } from '#web/lib/browser/use-is-small.ts';
import { usePreferences } from '#web/lib/preferences/preferences.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChatColumn } from './chat/chat-column.tsx';
import { useStudioChat } from './chat/use-studio-chat.ts';
import { ContentSkeleton } from './content/content-skeleton.tsx';
import { VersionHistory } from './history/version-history.tsx';
import { messages } from './messages.ts';
import { CodeLockedNotice } from './notices/code-locked-notice.tsx';
import { ConflictNotice } from './notices/conflict-notice.tsx';
import { PageSuspended } from './notices/page-suspended.tsx';
import { PreviewPeek, useUnseenPage } from './phone/preview-peek.tsx';
import { ChooseNameDialog } from './publishing/choose-name-dialog.tsx';
import { PublishCheckDialog } from './publishing/publish-check-dialog.tsx';
import { usePublish } from './publishing/use-publish.ts';
import { type SidePanelId, SidePanels } from './side-panels.tsx';
import { StudioHeader } from './studio-header.tsx';
import { type Pane, StudioLayout } from './studio-layout.tsx';
import { StudioMain } from './studio-main.tsx';
import { StudioUnsavedChangesGuard } from './studio-unsaved-changes-guard.tsx';
import { useStudioKeys } from './use-studio-keys.ts';

const ContentPanel = lazy(async () => ({
  default: (await import('./content/content-panel.tsx')).ContentPanel,
}));

const DesignPanel = lazy(async () => ({
  default: (await import('./design/design-panel.tsx')).DesignPanel,
}));

export function Studio({ page, classic }: { page: Page | null; classic: boolean }) {
  const user = useUser();
  const { viewMode } = usePreferences();
  const draft = usePageDraft(page);
  const chat = useStudioChat(draft, user?.id ?? '');
  const images = useAttachments();
  const publishing = usePublish(draft);
  const [pane, setPane] = useState<Pane>('chat');
  const [panel, setPanel] = useState<SidePanelId>('chat');
  const [open, setOpen] = useState<'images' | 'history' | null>(null);
  const [version, setVersion] = useState<PageVersion | null>(null);
  const [proposal, setProposal] = useState<PageSource>();
  const isSmall = useIsSmall();
  const unseen = useUnseenPage(draft.content, pane !== 'chat' || !isSmall);
  const input = useRef<HTMLTextAreaElement>(null);
  useRestoredEditsNotice(draft.hasUnsavedChanges);
  useStudioKeys({
    s: () => !chat.isBusy && draft.content && void draft.save(),
    z: () => !chat.isBusy && draft.canRevert && void draft.revert(),
  });

  const imageDeletion = {
    // The server finds the image only in what is saved.
    onBeforeDelete: async ({ url }: MediaAsset) => {
      const isUnsaved = draft.hasUnsavedChanges && JSON.stringify(draft.content).includes(url);
      return !isUnsaved || (await draft.save({ quiet: true, autoSaved: true }));
    },
    onRemovedFromPage: () => void draft.applyLatest(),
  };

  function toggleHistory(shown: boolean) {
    setOpen(shown ? 'history' : null);
    setVersion(null);
  }

  return (
    <>
      <StudioLayout
        classic={classic}
        pane={pane}
        onPane={setPane}
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
          <>
            <SidePanels
              value={panel}
              onChange={setPanel}
              panels={[
                {
                  id: 'chat',
                  label: messages.chat,
                  keep: true,
                  content: (
                    <ChatColumn
                      chat={chat}
                      draft={draft}
                      images={images}
                      inputRef={input}
                      onBrowse={() => setOpen('images')}
                      classic={classic}
                      onPreview={setProposal}
                    />
                  ),
                },
                {
                  id: 'content',
                  label: messages.content,
                  content: (
                    <Suspense fallback={<ContentSkeleton />}>
                      <ContentPanel
                        content={draft.content}
                        onApply={draft.apply}
                        isBusy={chat.isBusy}
                        onOpenChat={() => setPanel('chat')}
                        imageDeletion={imageDeletion}
                      />
                    </Suspense>
                  ),
                },
                {
                  id: 'design',
                  label: messages.design,
                  content: (
                    <Suspense>
                      <DesignPanel
                        content={draft.content}
                        seed={draft.base?.id ?? ''}
                        apply={draft.apply}
                        onPreview={setProposal}
                        isBusy={chat.isBusy}
                        imageDeletion={imageDeletion}
                      />
                    </Suspense>
                  ),
                },
              ]}
            />
            {isSmall && unseen && (
              <PreviewPeek content={unseen} onOpen={() => setPane('preview')} />
            )}
          </>
        }
        work={
          <>
            {draft.remotePage && (
              <ConflictNotice
                isBusy={draft.isSaving}
                onLoad={draft.loadRemote}
                onOverwrite={draft.overwrite}
              />
            )}
            {draft.isCodeLocked && (
              <CodeLockedNotice onDiscard={draft.base ? draft.discardCode : undefined} />
            )}
            <StudioMain
              draft={draft}
              previewedVersion={version?.content ?? toPreview(proposal, draft.content)}
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
        {...imageDeletion}
        attached={images.attachments.map(({ url }) => url)}
        focusAfterChoice={input}
        onChoose={(asset) => {
          images.addAsset(asset);
          setPane('chat');
          setPanel('chat');
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
      <PublishCheckDialog
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
      <StudioUnsavedChangesGuard
        hasUnsavedChanges={draft.hasUnsavedChanges}
        onDiscard={draft.discard}
      />
    </>
  );
}

/** A proposed page keeps the title of the draft. */
function toPreview(proposal: PageSource | undefined, draft: PageContent | null) {
  const metadata = draft?.metadata ?? { title: '', description: '' };
  return proposal && { ...proposal, metadata };
}

/** Unsaved changes at the opening of the studio were restored after a reload. */
function useRestoredEditsNotice(hasUnsavedChanges: boolean) {
  const [wasRestored] = useState(hasUnsavedChanges);
  useEffect(() => {
    if (wasRestored) toast.info(messages.changesRestored);
  }, [wasRestored]);
}
