// The report of the publish checks with its fixes. A fix is saved as any other change, and the report is fetched again.

import { isUnfinished } from '@vys/contract/pages/publish-report';
import { CircleAlert } from 'lucide-react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from '../messages/en.ts';
import {
  type CheckedDraft,
  CheckSkeleton,
  type CheckWindowProps,
} from './publish-check-dialog.tsx';
import { PublishReportList } from './publish-report.tsx';
import { usePublishReport } from './publish-report-query.ts';
import { useFixes } from './use-fixes.ts';

export function CheckWindow(props: CheckWindowProps) {
  const { base, draft, showsCode, isPublishing, onPublish } = props;
  const { data: report, error, isFetching, refetch } = usePublishReport(base.id, base.etag);
  const fixes = useFixes(draft);
  // The report is about the saved page: its edits fit no other text.
  const isCurrent = !draft.hasUnsavedChanges && report?.etag === base.etag;
  const isBusy = fixes.isSaving || isFetching;
  const isPublished = base.status === 'published';
  const hasUnfinished = report !== undefined && isUnfinished(report);
  const isStopped = hasUnfinished && isCurrent && !report.blocked;

  return (
    <DialogContent
      {...describe(report)}
      help={<HelpLink article="publish-check" about={messages.pageCheck} />}
      size="lg"
      footer={
        report && (
          <Button
            variant={isStopped ? 'secondary' : 'primary'}
            loading={isPublishing}
            disabled={isBusy || (isCurrent && report.blocked)}
            onClick={() => onPublish(isStopped ? 'publish' : 'stop')}
          >
            {isStopped
              ? messages.publishAnyway
              : isPublished
                ? messages.publishAgain
                : messages.publish}
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
        <CheckSkeleton />
      ) : (
        <div className="flex flex-col gap-5">
          {draft.hasUnsavedChanges && <UnsavedNotice save={draft.save} />}
          <PublishReportList
            report={report}
            fixes={isCurrent ? fixes : undefined}
            isBusy={isBusy}
            showsCode={showsCode}
          />
        </div>
      )}
    </DialogContent>
  );
}

function describe(report: ReturnType<typeof usePublishReport>['data']) {
  if (report?.blocked) return { title: messages.publishBlocked, description: messages.checkIntro };
  return report && isUnfinished(report)
    ? { title: messages.almostReady, description: messages.almostReadyIntro }
    : { title: messages.pageCheck, description: messages.checkIntro };
}

function UnsavedNotice({ save }: Pick<CheckedDraft, 'save'>) {
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
