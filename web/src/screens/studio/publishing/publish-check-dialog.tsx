// The publish report over the studio: opened when publishing is rejected, or to look first.
// A fix is saved as any other change, and the report is fetched again.

import { applyFix } from '@vys/compiler/publish-checks/apply-fix';
import type { Page } from '@vys/contract/pages/pages';
import type { PublishFinding } from '@vys/contract/pages/publish-report';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { PublishReportList } from '#web/features/pages/publishing/publish-report.tsx';
import { usePublishReport } from '#web/features/pages/publishing/publish-report-query.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages.ts';

type Draft = Pick<PageDraftControls, 'base' | 'content' | 'hasUnsavedChanges' | 'save' | 'restore'>;

export type PublishCheckDialogProps = {
  draft: Draft;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isPublishing: boolean;
  onPublish: () => void;
};

export function PublishCheckDialog({ open, onOpenChange, ...rest }: PublishCheckDialogProps) {
  const { base } = rest.draft;
  const isOpen = open && base !== null;
  // Each opening asks anew; a closed window asks nothing.
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      {isOpen && <ReportWindow base={base} {...rest} />}
    </Dialog>
  );
}

type ReportWindowProps = Omit<PublishCheckDialogProps, 'open' | 'onOpenChange'> & { base: Page };

function ReportWindow({ base, draft, isPublishing, onPublish }: ReportWindowProps) {
  const { data: report, error, isFetching, refetch } = usePublishReport(base.id, base.etag);
  const [isSaving, setSaving] = useState(false);
  // The report is about the saved page: its edits fit no other text.
  const isCurrent = !draft.hasUnsavedChanges && report?.etag === base.etag;
  const isBusy = isSaving || isFetching;

  async function fix(finding: PublishFinding) {
    const fixed = draft.content && applyFix(draft.content, finding);
    if (!fixed) return;
    setSaving(true);
    if (await draft.restore(fixed)) toast.success(messages.fixedAndSaved);
    setSaving(false);
  }

  return (
    <DialogContent
      title={report?.blocked ? messages.publishBlocked : messages.pageCheck}
      description={messages.checkIntro}
      size="lg"
      footer={
        report && (
          <Button
            loading={isPublishing}
            disabled={isBusy || (isCurrent && report.blocked)}
            onClick={onPublish}
          >
            {base.status === 'published' ? messages.publishAgain : messages.publish}
          </Button>
        )
      }
    >
      {error ? (
        <EmptyState
          icon={<CircleAlert />}
          title={messages.checkFailed}
          description={getErrorMessage(error)}
          actions={
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          }
          className="py-8"
        />
      ) : !report ? (
        <Loading />
      ) : (
        <div className="flex flex-col gap-5">
          {draft.hasUnsavedChanges && <UnsavedNotice save={draft.save} />}
          <PublishReportList
            report={report}
            onFix={isCurrent ? (finding) => void fix(finding) : undefined}
            isBusy={isBusy}
          />
        </div>
      )}
    </DialogContent>
  );
}

function UnsavedNotice({ save }: Pick<Draft, 'save'>) {
  return (
    <Alert
      tone="info"
      title={messages.reportOutdated}
      actions={
        <Button variant="secondary" size="sm" onClick={() => void save()}>
          {messages.checkAgain}
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-3" role="status">
      <span className="sr-only">{messages.checkingPage}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
