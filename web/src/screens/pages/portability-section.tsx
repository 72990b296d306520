// Leaving and arriving: the page as files to keep, and a page from elsewhere brought in.
import type { Page } from '@vys/contract/pages';
import { FileArchive, FileInput, FileJson } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type ExportKind, useTakeAlong } from '#web/features/portability/take-along.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BringPageDialog } from './bring-page-dialog.tsx';

export function PortabilitySection({ page }: { page: Page | null }) {
  return (
    <Card className="grid divide-y divide-line md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0">
      {page && <TakeAlong page={page} />}
      <Bring page={page} />
    </Card>
  );
}

function TakeAlong({ page }: { page: Page }) {
  const { mutate, isPending, variables, error } = useTakeAlong();
  const take = (kind: ExportKind) => mutate({ pageId: page.id, kind });
  const isMaking = (kind: ExportKind) => isPending && variables?.kind === kind;
  return (
    <Part
      title="Take your page with you"
      text="A folder that opens on any computer and runs on any web host, or the page in an open format to bring back later."
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" loading={isMaking('site')} onClick={() => take('site')}>
          <FileArchive aria-hidden="true" />
          Download site
        </Button>
        <Button variant="secondary" loading={isMaking('json')} onClick={() => take('json')}>
          <FileJson aria-hidden="true" />
          Download JSON
        </Button>
      </div>
      {page.status === 'published' && page.has_unpublished_changes && (
        <p className="mt-3 text-muted text-xs">
          The site is what visitors see now. The JSON holds your unpublished changes too.
        </p>
      )}
      {error && <FormError className="mt-3">{messageOf(error)}</FormError>}
    </Part>
  );
}

function Bring({ page }: { page: Page | null }) {
  const [open, setOpen] = useState(false);
  return (
    <Part
      title="Bring a page"
      text="From another link page, your own website or an export. You see what was found before anything changes."
    >
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <FileInput aria-hidden="true" />
        Bring a page
      </Button>
      <BringPageDialog page={page} open={open} onOpenChange={setOpen} />
    </Part>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col p-5">
      <h2 id={id} className="font-semibold text-fg text-sm">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 max-w-prose text-muted text-sm">{text}</p>
      <div className="mt-auto">{children}</div>
    </section>
  );
}
