// What can be done with a page: edit it and, once it is published, open, copy and show its address.
import type { Page } from '@vys/contract/pages';
import { ExternalLink, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyUrlButton } from './copy-url-button.tsx';
import { QrButton } from './qr-button.tsx';

export function PageActions({ page }: { page: Page }) {
  const url = useUser()?.page_url;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {page.status === 'published' && url && (
        <>
          <QrButton address={url} />
          <CopyUrlButton url={url} />
          <IconButton
            label="Open in a new tab"
            onClick={() => window.open(url, '_blank', 'noopener')}
          >
            <ExternalLink aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Button asChild variant="secondary" className="ml-1">
        <Link to={paths.studio}>
          <PenLine aria-hidden="true" />
          Edit
        </Link>
      </Button>
    </div>
  );
}
