// The studio with a loaded page: composes chat, editor, images, history and preview.

import type { MediaAsset } from '@vys/contract/media';
import type { Page, PageContent } from '@vys/contract/pages/pages';
import type { PageVersion } from '@vys/contract/pages/versions';
import { plans } from '@vys/contract/plans';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageSource } from '#web/features/assistant/chat-message.ts';
import { useAttachments } from '#web/features/media/use-attachments.ts';
import { usePageDraft } from '#web/features/pages/drafts/use-page-draft.ts';
import type { SelectionSubject } from '#web/features/pages/preview/selection/use-selection.ts';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { useIsSmall } from '#web/lib/browser/use-is-small.ts';
import { preferences, usePreferences } from '#web/lib/preferences/preferences.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useHandedMessage } from './chat/use-handed-message.ts';
import { useStudioChat } from './chat/use-studio-chat.ts';
import { useTurnPreview } from './chat/use-turn-preview.ts';
import { messages } from './messages/en.ts';
import { CodeLockedNotice } from './notices/code-locked-notice.tsx';
import { ConflictNotice } from './notices/conflict-notice.tsx';
import { PageSuspended } from './notices/page-suspended.tsx';
import { TemplateNotice, useUsedTemplate } from './notices/template-notice.tsx';
import type { SidePanelId } from './panels/side-panels.tsx';
import { StudioPanels } from './panels/studio-panels.tsx';
import { PreviewPeek, useUnseenPage } from './phone/preview-peek.tsx';
import { usePublish } from './publishing/use-publish.ts';
import { usePreviewSelection } from './selection/use-preview-selection.ts';
import { StudioHeader } from './studio-header.tsx';
import { type Pane, StudioLayout } from './studio-layout.tsx';
import { StudioMain } from './studio-main.tsx';
import { StudioUnsavedChangesGuard } from './studio-unsaved-changes-guard.tsx';
import { useStudioCommands } from './use-studio-commands.tsx';
import { useStudioKeys } from './use-studio-keys.ts';

const MediaLibrary = lazyPart(
  async () => (await import('#web/features/media/media-library.tsx')).MediaLibrary,
);
const VersionHistory = lazyPart(
  async () => (await import('./history/version-history.tsx')).VersionHistory,
);
const PublishDialogs = lazyPart(
  async () => (await import('./publishing/publish-dialogs.tsx')).PublishDialogs,
);

export function Studio({ page, classic }: { page: Page | null; classic: boolean }) {
  const user = useUser();
  const { viewMode } = usePreferences();
  const draft = usePageDraft(page);
  const chat = useStudioChat(draft, user?.id ?? '');
  useHandedMessage(chat);
  const turnPreview = useTurnPreview(chat.turn?.copy);
  const images = useAttachments();
  const publishing = usePublish(draft);
  const [pane, setPane] = useState<Pane>('edit');
  const [panel, setPanel] = useState<SidePanelId>('chat');
  const [open, setOpen] = useState<'images' | 'history' | null>(null);
  const [version, setVersion] = useState<PageVersion | null>(null);
  const [proposal, setProposal] = useState<PageSource>();
  const [subject, setSubject] = useState<SelectionSubject>();
  const isSmall = useIsSmall();
  const unseen = useUnseenPage(draft.content, pane !== 'edit' || !isSmall);
  const canEditCode = plans[user?.tier ?? 'free'].canEditCode;
  const isCodeOpen = isSmall ? pane === 'code' : viewMode !== 'preview';
  const input = useRef<HTMLTextAreaElement>(null);
  const format = useRef<() => void>(null);
  const showPreview = () => revealPreview(setPane);
  const selection = usePreviewSelection({
    draft,
    onBrowseImages: () => setOpen('images'),
    onAsk(subject) {
      setSubject(subject);
      setPane('edit');
      setPanel('chat');
      input.current?.focus();
    },
    onOpen: showPreview,
  });
  useRestoredEditsNotice(draft.hasUnsavedChanges);
  useStudioKeys({
    save: () => !chat.isBusy && draft.content && void draft.save(),
    undo: () => !chat.isBusy && draft.history.canUndo && void draft.history.undo(),
    redo: () => !chat.isBusy && draft.history.canRedo && void draft.history.redo(),
  });

  useStudioCommands({
    draft,
    isBusy: chat.isBusy || publishing.isPublishing,
    onPublish: () => void publishing.publish(),
    onCheck: () => publishing.setReportOpen(true),
    onImages: () => setOpen('images'),
    onHistory: () => toggleHistory(true),
    format,
    onPane: setPane,
    onPanel(next) {
      flushSync(() => setPanel(next));
      if (next === 'chat') input.current?.focus();
    },
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
        edit={
          <>
            <StudioPanels
              value={panel}
              onChange={setPanel}
              chat={chat}
              draft={draft}
              images={images}
              inputRef={input}
              onBrowse={() => setOpen('images')}
              classic={classic}
              onPreview={setProposal}
              places={selection.places}
              imageDeletion={imageDeletion}
              subject={subject}
              onSubject={setSubject}
            />
            {isSmall && unseen && (
              <PreviewPeek content={unseen} onOpen={() => setPane('preview')} />
            )}
          </>
        }
        work={
          <>
            <TemplateNotice draft={draft} />
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
              turnPreview={turnPreview}
              viewMode={viewMode}
              pane={pane}
              canEditCode={canEditCode}
              isBusy={chat.isBusy}
              selection={selection.props}
              onRevealPreview={showPreview}
              formatRef={format}
            />
          </>
        }
      />
      <DeferredWindow open={open === 'images'}>
        <MediaLibrary
          open={open === 'images'}
          onOpenChange={(shown) => {
            setOpen(shown ? 'images' : null);
            if (!shown) selection.cancelImage();
          }}
          {...imageDeletion}
          attached={images.attachments.map(({ url }) => url)}
          {...(!selection.isChoosingImage && { focusAfterChoice: input })}
          onChoose={(asset) => {
            setOpen(null);
            if (selection.isChoosingImage) {
              selection.applyImage(asset.url);
              return;
            }
            images.addAsset(asset);
            setPane('edit');
            setPanel('chat');
          }}
        />
      </DeferredWindow>
      {draft.base && (
        <DeferredWindow open={open === 'history'}>
          <VersionHistory
            pageId={draft.base.id}
            open={open === 'history'}
            onOpenChange={toggleHistory}
            selected={version}
            onSelect={setVersion}
            onRestore={draft.history.restore}
          />
        </DeferredWindow>
      )}
      <DeferredWindow open={publishing.isAsking}>
        <PublishDialogs
          draft={draft}
          publishing={publishing}
          showsCode={canEditCode && isCodeOpen}
        />
      </DeferredWindow>
      <StudioUnsavedChangesGuard
        hasUnsavedChanges={draft.hasUnsavedChanges}
        onDiscard={draft.discard}
      />
    </>
  );
}

function revealPreview(setPane: (pane: Pane) => void): void {
  setPane('preview');
  if (preferences.get().viewMode === 'code') preferences.update({ viewMode: 'split' });
}

/** A proposed page keeps the title of the draft. */
function toPreview(proposal: PageSource | undefined, draft: PageContent | null) {
  const metadata = draft?.metadata ?? { title: '', description: '' };
  return proposal && { ...proposal, metadata };
}

/** Unsaved changes at the opening of the studio were restored after a reload. */
function useRestoredEditsNotice(hasUnsavedChanges: boolean) {
  const isTemplate = useUsedTemplate() !== undefined;
  const [wasRestored] = useState(hasUnsavedChanges && !isTemplate);
  useEffect(() => {
    if (wasRestored) toast.info(messages.changesRestored);
  }, [wasRestored]);
}
