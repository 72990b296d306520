// The public address, to copy and to open.

import type { Page } from '@vys/contract/pages/pages';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

type Props = { url: string; page: Page | null | undefined };

export function PublicAddress({ url, page }: Props) {
  const id = useId();
  const isEmpty = page === null || page?.status === 'draft';
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-medium text-fg text-sm">
        {messages.publicUrl}
      </h3>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="link min-w-0 flex-1 basis-48 text-sm [overflow-wrap:anywhere]"
        >
          {url.replace(/^https?:\/\//, '')}
        </a>
        <div className="flex gap-2">
          <CopyButton
            size="sm"
            text={url}
            onCopied={() => toast.success(messages.urlCopied)}
            onError={() => toast.error(messages.copyFailed)}
          />
          <Button asChild size="sm" variant="secondary">
            <a href={url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              {messages.open}
            </a>
          </Button>
        </div>
      </div>
      {isEmpty && <p className="mt-1.5 text-muted text-xs">{messages.notPublishedHint}</p>}
    </section>
  );
}
