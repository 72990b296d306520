// Writes or changes an announcement in two steps: the text and the time, then a preview with the button that sends.
import type { Announcement, AnnouncementInput } from '@vys/contract/notifications/announcements';
import { useId, useState } from 'react';
import {
  type AnnouncementPreview,
  loadPreview,
  useSaveAnnouncement,
} from '#web/features/notifications/announcements/announcement-queries.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { formatTime } from './announcement-times.ts';
import { messages } from './messages/en.ts';
import { Preview } from './preview.tsx';

type Props = { announcement: Announcement | undefined; open: boolean; onClose: () => void };

export function AnnouncementDialog({ announcement, open, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {open && <Steps key={announcement?.id} {...{ announcement, onClose }} />}
    </Dialog>
  );
}

type Draft = { input: AnnouncementInput; preview: AnnouncementPreview };

function Steps({ announcement, onClose }: Omit<Props, 'open'>) {
  const formId = useId();
  const [draft, setDraft] = useState<Draft>();
  const [isLoading, setLoading] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);

  async function showPreview(input: AnnouncementInput) {
    setLoading(true);
    try {
      setDraft({ input, preview: await loadPreview(input) });
      setPreviewed(true);
    } finally {
      setLoading(false);
    }
  }

  if (draft && isPreviewed) {
    return (
      <Confirmation
        {...{ ...draft, id: announcement?.id, onClose }}
        onBack={() => setPreviewed(false)}
      />
    );
  }
  return (
    <DialogContent
      title={announcement ? messages.editTitle : messages.newTitle}
      description={messages.writeHint}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.close}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={isLoading}>
            {messages.checkIt}
          </Button>
        </>
      }
    >
      <AnnouncementForm id={formId} values={draft?.input ?? announcement} send={showPreview} />
    </DialogContent>
  );
}

type ConfirmationProps = Draft & {
  id: string | undefined;
  onBack: () => void;
  onClose: () => void;
};

function Confirmation({ input, preview, id, onBack, onClose }: ConfirmationProps) {
  const save = useSaveAnnouncement();
  const time = input.publish_at;
  const send = () =>
    save.mutate(
      { id, body: input },
      {
        onSuccess: () => {
          toast.success(time === null ? messages.sentToast : messages.scheduledToast);
          onClose();
        },
      },
    );
  return (
    <DialogContent
      title={messages.previewTitle}
      description={messages.previewHint(preview.recipient_count)}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onBack}>
            {messages.back}
          </Button>
          <Button loading={save.isPending} onClick={send}>
            {time === null
              ? messages.sendNow(preview.recipient_count)
              : messages.schedule(formatTime(time))}
          </Button>
        </>
      }
    >
      {save.isError && (
        <Alert tone="destructive" className="mb-5">
          {getErrorMessage(save.error, { rejected: messages.saveFailed })}
        </Alert>
      )}
      <Preview preview={preview} />
    </DialogContent>
  );
}
