// What can be done with a page: switch and edit it and, once it is published, open, copy and show its address.

import type { Page } from '@vys/contract/pages/pages';
import { ExternalLink, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { CopyUrlButton } from './copy-url-button.tsx';
import { messages } from './messages/en.ts';
import { PageActiveSwitch } from './page-active-switch.tsx';
import { PageMenu } from './page-menu.tsx';
import { QrButton } from './qr-button.tsx';

export function PageControls({ page, className }: { page: Page; className: string }) {
  const url = useUser()?.page_url;
  return (
    <div className={cn('flex flex-wrap items-center gap-1.5', className)}>
      <PageActiveSwitch page={page} />
      {page.status === 'published' && url && (
        <>
          <QrButton address={url} />
          <CopyUrlButton url={url} />
          <OpenLink url={url} />
        </>
      )}
      <PageMenu page={page} />
      <Button asChild variant="secondary" className="max-sm:mt-1 max-sm:w-full sm:ml-1">
        <Link to={paths.studio}>
          <PenLine aria-hidden="true" />
          {messages.edit}
        </Link>
      </Button>
    </div>
  );
}

function OpenLink({ url }: { url: string }) {
  return (
    <Tooltip content={messages.openInNewTab}>
      <Button asChild variant="ghost" className="w-9 px-0 pointer-coarse:min-w-11">
        <a href={url} target="_blank" rel="noreferrer" aria-label={messages.openInNewTab}>
          <ExternalLink aria-hidden="true" />
        </a>
      </Button>
    </Tooltip>
  );
}
