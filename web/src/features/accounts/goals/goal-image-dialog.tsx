// The picture of a reached goal, to download or to hand to the share sheet of the device.
import { useQuery } from '@tanstack/react-query';
import { getGoalImage } from '@vys/contract/goal-image';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

type Props = { goal: number; open: boolean; onOpenChange: (open: boolean) => void };

export function GoalImageDialog({ goal, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="md" title={messages.imageTitle(goal)} description={messages.imageIntro}>
        <GoalImage goal={goal} />
      </DialogContent>
    </Dialog>
  );
}

function GoalImage({ goal }: { goal: number }) {
  const address = (useUser()?.page_url ?? '').replace(/^https?:\/\//, '');
  const image = useQuery({
    queryKey: ['goal-image', goal],
    queryFn: async ({ signal }) => {
      const response = await openStream(getGoalImage, { query: { goal }, signal });
      if (!response.ok) throw await toApiError(response);
      return await response.blob();
    },
    meta: { shownInline: true },
  });
  const url = useObjectUrl(image.data);
  if (image.isError) {
    return (
      <EmptyState
        className="py-4"
        title={messages.imageFailed}
        description={messages.imageFailedHint}
        actions={
          <Button variant="secondary" onClick={() => void image.refetch()}>
            {messages.tryAgain}
          </Button>
        }
      />
    );
  }
  const name = `vys-${goal}-views.png`;
  const file = image.data && new File([image.data], name, { type: 'image/png' });
  const shared = file && { files: [file], text: messages.shareText(goal, address) };
  return (
    <div className="flex flex-col gap-4">
      {url === undefined ? (
        <Skeleton className="aspect-1200/630 w-full rounded-md" />
      ) : (
        <img
          src={url}
          alt={messages.imageAlt(goal, address)}
          width={1200}
          height={630}
          className="h-auto w-full rounded-md border border-line"
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button asChild={url !== undefined} variant="secondary" disabled={url === undefined}>
          {url === undefined ? (
            messages.downloadPng
          ) : (
            <a href={url} download={name}>
              <Download aria-hidden="true" />
              {messages.downloadPng}
            </a>
          )}
        </Button>
        {shared && navigator.canShare?.(shared) && (
          <Button onClick={() => void navigator.share(shared).catch(() => undefined)}>
            <Share2 aria-hidden="true" />
            {messages.shareImage}
          </Button>
        )}
      </div>
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return;
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}
