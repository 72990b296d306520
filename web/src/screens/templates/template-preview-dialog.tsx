// A template in full, as a phone, a tablet and a desktop show it.
import { useQuery } from '@tanstack/react-query';
import type { TemplateId } from '@vys/contract/templates/template-ids';
import { CloudOff } from 'lucide-react';
import { PreviewPane } from '#web/features/pages/preview/preview-pane.tsx';
import { templateQuery } from '#web/features/pages/templates/template-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';
import type { TemplateEntry } from './template-list.ts';

type Props = {
  template: TemplateEntry | undefined;
  isUsing: boolean;
  onUse: (id: TemplateId) => void;
  onClose: () => void;
};

export function TemplatePreviewDialog({ template, isUsing, onUse, onClose }: Props) {
  return (
    <Dialog open={template !== undefined} onOpenChange={(open) => !open && onClose()}>
      {template && (
        <DialogContent
          title={messages.previewTitle(template.name)}
          description={template.description}
          className="h-[calc(100dvh-2rem)] max-w-7xl"
          footer={
            <>
              <p className="min-w-60 flex-1 text-muted text-sm">{messages.promise}</p>
              <Button loading={isUsing} onClick={() => onUse(template.id)}>
                {messages.use}
              </Button>
            </>
          }
        >
          <TemplatePreview id={template.id} />
        </DialogContent>
      )}
    </Dialog>
  );
}

const isWide = () => window.matchMedia('(width >= 1024px)').matches;

function TemplatePreview({ id }: { id: TemplateId }) {
  const { data: content, isError, isFetching, refetch } = useQuery(templateQuery(id));
  if (content !== undefined) {
    return (
      <PreviewPane
        content={content}
        title={messages.previewFrame}
        device={isWide() ? 'desktop' : 'mobile'}
        className="h-full min-h-72 overflow-hidden rounded-md border border-line"
      />
    );
  }
  return (
    <div className="grid h-full min-h-72 place-items-center rounded-md border border-line bg-canvas">
      {isError && !isFetching ? (
        <div role="alert">
          <EmptyState
            icon={<CloudOff />}
            title={messages.loadFailed}
            description={messages.loadFailedHint}
            actions={
              <Button variant="secondary" onClick={() => void refetch()}>
                {messages.tryAgain}
              </Button>
            }
          />
        </div>
      ) : (
        <Spinner size="lg" label={messages.loading} />
      )}
    </div>
  );
}
