// What publishing may ask for before it goes on: a username, a confirmed address, a look at the report.
import { ConfirmEmailDialog } from '#web/features/identity/email/confirm-email-dialog.tsx';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { ChooseNameDialog } from './choose-name-dialog.tsx';
import { PublishCheckDialog } from './publish-check-dialog.tsx';
import type { usePublish } from './use-publish.ts';

export type PublishDialogsProps = {
  draft: PageDraftControls;
  publishing: ReturnType<typeof usePublish>;
};

export function PublishDialogs({ draft, publishing }: PublishDialogsProps) {
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
        isPublishing={publishing.isPublishing}
        onPublish={publish}
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
