// Why an image was not attached. It goes when it is dismissed, or with the next image or message.
import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';
import type { AttachmentControls } from './use-attachments.ts';

export type UploadProblemProps = {
  images: Pick<AttachmentControls, 'problem' | 'retry' | 'dismissProblem'>;
  /** What else solves it. */
  actions?: ReactNode;
};

export function UploadProblem({ images, actions }: UploadProblemProps) {
  if (!images.problem) return null;
  return (
    <Alert
      tone="destructive"
      className="mb-2"
      actions={
        <>
          {actions}
          {images.retry && (
            <Button variant="secondary" size="sm" onClick={images.retry}>
              {messages.tryAgain}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={images.dismissProblem}>
            {messages.dismissProblem}
          </Button>
        </>
      }
    >
      {images.problem}
    </Alert>
  );
}
