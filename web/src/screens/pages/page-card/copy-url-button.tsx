// Copies the address of the public page; a check mark shows for two seconds that it did.

import { Check, Copy } from 'lucide-react';
import { recordShare } from '#web/features/accounts/checklist.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useCopy } from '#web/ui/actions/use-copy.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

export function CopyUrlButton({ url }: { url: string }) {
  const { copied, copy } = useCopy({
    onCopied() {
      toast.success(messages.urlCopied);
      recordShare();
    },
    onError: () => toast.error(messages.copyFailed),
  });
  return (
    <IconButton label={copied ? messages.copied : messages.copyUrl} onClick={() => copy(url)}>
      {copied ? (
        <Check aria-hidden="true" className="text-success-text" />
      ) : (
        <Copy aria-hidden="true" />
      )}
    </IconButton>
  );
}
