// Where the links of a reported page lead, as text. Going there takes a second step with a warning.

import type { OutboundLink } from '@vys/contract/pages/moderation';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { messages } from './messages/en.ts';

export function OutboundLinkList({
  label,
  links,
}: {
  label: string;
  links: readonly OutboundLink[];
}) {
  const [openUrl, setOpenUrl] = useState<string | null>(null);
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {links.map((target) => (
          <li key={`${target.url} ${target.text}`} className="flex items-start gap-3 py-2.5">
            <LinkDetails target={target} />
            <span className="flex shrink-0 items-center gap-1">
              <CopyButton text={target.url} size="sm" className="max-sm:[&_[aria-live]]:sr-only" />
              {/^https?:/.test(target.url) && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={messages.openHost(target.host)}
                  onClick={() => setOpenUrl(target.url)}
                >
                  <ExternalLink aria-hidden="true" />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <OpenWarning url={openUrl} onClose={() => setOpenUrl(null)} />
    </>
  );
}

function LinkDetails({ target }: { target: OutboundLink }) {
  const { text, url, host, host_decoded: decoded } = target;
  return (
    <div className="min-w-0 flex-1">
      <p className="font-medium text-fg text-sm [overflow-wrap:anywhere]">
        {decoded ?? (host || messages.noHost)}
      </p>
      {decoded && (
        <p className="text-danger-text text-sm [overflow-wrap:anywhere]">
          {messages.nonLatinHost(host)}
        </p>
      )}
      {text && (
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{messages.quoted(text)}</p>
      )}
      <p className="font-mono text-subtle text-xs [overflow-wrap:anywhere]">{url}</p>
    </div>
  );
}

/** Opens without telling the other side where the visitor came from, and out of its reach. */
export function OpenWarning({ url, onClose }: { url: string | null; onClose: () => void }) {
  return (
    <AlertDialog
      open={url !== null}
      onOpenChange={(open) => !open && onClose()}
      title={messages.openLinkTitle}
      description={messages.openLinkWarning}
      confirmLabel={messages.openLink}
      onConfirm={() => {
        if (url) window.open(url, '_blank', 'noopener,noreferrer');
        onClose();
      }}
    >
      <p className="rounded-sm border border-line bg-raised px-3 py-2 font-mono text-fg text-xs [overflow-wrap:anywhere]">
        {url}
      </p>
    </AlertDialog>
  );
}
