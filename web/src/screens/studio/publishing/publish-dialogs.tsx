// What publishing may ask for before it goes on: a username, a confirmed address, a look at the report.
import { ConfirmEmailDialog } from '#web/features/identity/email/confirm-email-dialog.tsx';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { PublishCheckDialog } from '#web/features/pages/publishing/check/publish-check-dialog.tsx';
import { ChooseNameDialog } from './choose-name-dialog.tsx';
import type { usePublish } from './use-publish.ts';

export type PublishDialogsProps = {
  draft: PageDraftControls;
  publishing: ReturnType<typeof usePublish>;
  /** The code of the page is open to be edited. */
  showsCode: boolean;
};

export function PublishDialogs({ draft, publishing, showsCode }: PublishDialogsProps) {
  const publish = () => void publishing.publish();
  return (
    <>
      <ChooseNameDialog
        open={publishing.needsName}
        onOpenChange={publishing.setNeedsName}
        onChosen={publish}
      />
      <PublishCheckDialog
        draft={draft}
        open={publishing.isReportOpen}
        onOpenChange={publishing.setReportOpen}
        showsCode={showsCode}
        isPublishing={publishing.isPublishing}
        onPublish={(unfinished) => void publishing.publish(unfinished)}
      />
      <ConfirmEmailDialog
        open={publishing.needsConfirming}
        onOpenChange={publishing.setNeedsConfirming}
        isPublishing={publishing.isPublishing}
        onPublish={publish}
      />
    </>
  );
}
