// The link where people meet or write: an email signature, a contact card, an NFC tag.

import type { HelpArticleId } from '@vys/contract/help/articles';
import { Copy, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { copyOwnSignature, getNfcLink, getPersonName, saveContactCard } from './contact-actions.ts';
import { CopyField } from './copy-field.tsx';
import { messages } from './messages/en.ts';

export function ContactTab({ address }: { address: string }) {
  const name = getPersonName(useUser());
  return (
    <div className="flex flex-col divide-y divide-line">
      <Part title={messages.signature} help="email-signature" hint={messages.signatureHint}>
        <p className="rounded-md border border-line bg-raised px-3.5 py-2.5 text-sm">
          <strong className="text-fg">{name}</strong>
          <br />
          <span className="text-accent-text [overflow-wrap:anywhere]">
            {address.replace(/^https?:\/\//, '')}
          </span>
        </p>
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => void copyOwnSignature(name, address)}
        >
          <Copy aria-hidden="true" />
          {messages.copySignature}
        </Button>
      </Part>
      <Part title={messages.contactCard} help="contact-card" hint={messages.contactCardHint}>
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => saveContactCard(name, address)}
        >
          <Download aria-hidden="true" />
          {messages.downloadContactCard}
        </Button>
      </Part>
      <Part title={messages.nfc} help="nfc" hint={messages.nfcHint}>
        <CopyField label={messages.nfcLink} text={getNfcLink(address)} />
      </Part>
    </div>
  );
}

type PartProps = { title: string; hint: string; help: HelpArticleId; children: ReactNode };

function Part({ title, hint, help, children }: PartProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div>
        <div className="flex items-center gap-1.5">
          <h3 className="font-semibold text-fg text-sm">{title}</h3>
          <HelpLink article={help} about={title} />
        </div>
        <p className="mt-1 text-muted text-sm">{hint}</p>
      </div>
      {children}
    </section>
  );
}
