// A new API key on the only occasion when it can be seen.

import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

export function CreatedKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  const stay = (event: Event) => event.preventDefault();
  return (
    <DialogContent
      title={messages.createdTitle}
      description={messages.createdHint}
      onInteractOutside={stay}
      onEscapeKeyDown={stay}
      footer={<Button onClick={onDone}>{messages.done}</Button>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-inset px-3.5 py-3.5">
          <output
            aria-label={messages.key}
            className="select-all break-all font-mono text-fg text-sm"
          >
            {apiKey}
          </output>
          <CopyButton
            text={apiKey}
            label={messages.copy}
            onError={() => toast.error(messages.copyFailed)}
          />
        </div>
        <Alert tone="info">{messages.keepSecret}</Alert>
      </div>
    </DialogContent>
  );
}
