// Copies the address of the public page; a check mark shows for two seconds that it did.
import { Check, Copy } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useCopy } from '#web/ui/actions/use-copy.ts';
import { toast } from '#web/ui/feedback/toast.ts';

export function CopyUrlButton({ url }: { url: string }) {
  const { copied, copy } = useCopy({
    onCopied: () => toast.success('URL copied to clipboard'),
    onError: () => toast.error('Failed to copy URL'),
  });
  return (
    <IconButton label={copied ? 'Copied!' : 'Copy URL'} onClick={() => copy(url)}>
      {copied ? (
        <Check aria-hidden="true" className="text-success-text" />
      ) : (
        <Copy aria-hidden="true" />
      )}
    </IconButton>
  );
}
