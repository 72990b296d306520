// Finish Your Page: chat on the left, live preview on the right, three ways to go on.

import type { Page } from '@vys/contract/pages/pages';
import { LayoutDashboard, Save, Send } from 'lucide-react';
import { ConfirmEmailDialog } from '#web/features/identity/email/confirm-email-dialog.tsx';
import { usePageDraft } from '#web/features/pages/drafts/use-page-draft.ts';
import { PageTitleInput } from '#web/features/pages/page-title-input.tsx';
import { PreviewPane } from '#web/features/pages/preview/preview-pane.tsx';
import { TYPING_PAUSE_MS } from '#web/features/pages/preview/use-preview.ts';
import { PublishCheckDialog } from '#web/features/pages/publishing/check/publish-check-dialog.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Mark } from '#web/ui/content/brand.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { ComingSoonChat } from './coming-soon-chat.tsx';
import { LooksStrip } from './looks-strip.tsx';
import { messages } from './messages/en.ts';
import { onboardingSaveMessages, useFinishOnboarding } from './use-finish-onboarding.ts';

export function FinishPage({ page }: { page: Page }) {
  const draft = usePageDraft(page, onboardingSaveMessages);
  const finish = useFinishOnboarding(page.id, draft);
  const { content, type } = draft;
  return (
    <div className="flex min-h-dvh flex-col bg-canvas lg:h-dvh">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-surface px-3.5 py-2.5 lg:min-h-14">
        <Mark className="size-6" />
        <h1 className="font-semibold text-base text-fg">{messages.finishYourPage}</h1>
        {content && (
          <PageTitleInput
            value={content.metadata.title}
            onChange={(title) => type({ ...content, metadata: { ...content.metadata, title } })}
            className="max-w-56 text-muted max-sm:-ml-1.5 max-sm:order-last max-sm:max-w-full"
          />
        )}
        <span role="status" className="text-muted text-xs">
          {draft.unsaved && messages.unsavedChanges}
        </span>
        <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-auto max-sm:*:px-2 max-sm:[&_svg]:hidden">
          <Button variant="ghost" size="sm" onClick={() => finish.ask('dashboard')}>
            <LayoutDashboard aria-hidden="true" />
            {messages.dashboard}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={!draft.unsaved}
            loading={draft.isSaving}
            onClick={() => void draft.save()}
          >
            <Save aria-hidden="true" />
            {messages.saveChanges}
          </Button>
          <Button
            size="sm"
            loading={finish.isPublishing}
            disabled={finish.isDone}
            onClick={() => finish.ask('publish')}
          >
            <Send aria-hidden="true" />
            {messages.publishPage}
          </Button>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col outline-none lg:flex-row"
      >
        <section
          aria-label={messages.chat}
          className="order-2 flex min-h-72 shrink-0 flex-col border-line bg-surface max-lg:flex-1 max-lg:border-t lg:order-1 lg:min-h-0 lg:w-[24rem] lg:border-r"
        >
          <LooksStrip draft={draft} />
          <ComingSoonChat />
        </section>
        <PreviewPane
          content={content}
          delayMs={TYPING_PAUSE_MS}
          className="order-1 h-[50dvh] lg:order-2 lg:h-auto lg:flex-1"
        />
      </main>
      <AlertDialog
        open={finish.pending !== null}
        onOpenChange={(open) => !open && finish.cancel()}
        title={messages.unsavedChangesTitle}
        description={messages.unsavedChangesWarning}
        confirmLabel={messages.saveAndContinue}
        tone="neutral"
        loading={draft.isSaving}
        onConfirm={() => void finish.saveAndContinue()}
      />
      <PublishCheckDialog
        draft={draft}
        open={finish.isReportOpen}
        onOpenChange={finish.setReportOpen}
        showsCode={false}
        isPublishing={finish.isPublishing}
        onPublish={finish.publish}
      />
      <ConfirmEmailDialog
        open={finish.needsConfirming}
        onOpenChange={finish.setNeedsConfirming}
        isPublishing={finish.isPublishing}
        onPublish={() => finish.ask('publish')}
      />
    </div>
  );
}
