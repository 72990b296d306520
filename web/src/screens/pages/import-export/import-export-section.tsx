// Export of the page as files, and import of a page from another site.

import type { HelpArticleId } from '@vys/contract/help/articles';
import type { Page } from '@vys/contract/pages/pages';
import { FileArchive, FileInput, FileJson } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type ExportKind, useExportPage } from '#web/features/import-export/export-page.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { ImportPageDialog } from './import-page-dialog.tsx';
import { messages } from './messages/en.ts';

export function ImportExportSection({ page }: { page: Page | null }) {
  return (
    <Card className="grid divide-y divide-line md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0">
      {page && <ExportPage page={page} />}
      <ImportPage page={page} />
    </Card>
  );
}

function ExportPage({ page }: { page: Page }) {
  const { mutate, isPending, variables, error } = useExportPage();
  const take = (kind: ExportKind) => mutate({ pageId: page.id, kind });
  useScreenCommands([
    {
      id: 'page.export-site',
      label: messages.downloadSite,
      icon: <FileArchive aria-hidden="true" />,
      keywords: ['export', 'backup'],
      run: () => take('site'),
    },
    {
      id: 'page.export-json',
      label: messages.downloadJson,
      icon: <FileJson aria-hidden="true" />,
      keywords: ['export', 'backup'],
      run: () => take('json'),
    },
  ]);
  const isMaking = (kind: ExportKind) => isPending && variables?.kind === kind;
  return (
    <Part title={messages.exportTitle} help="export" text={messages.exportIntro}>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" loading={isMaking('site')} onClick={() => take('site')}>
          <FileArchive aria-hidden="true" />
          {messages.downloadSite}
        </Button>
        <Button variant="secondary" loading={isMaking('json')} onClick={() => take('json')}>
          <FileJson aria-hidden="true" />
          {messages.downloadJson}
        </Button>
      </div>
      {page.status === 'published' && page.has_unpublished_changes && (
        <p className="mt-3 text-muted text-xs">{messages.exportHint}</p>
      )}
      {error && <FormError className="mt-3">{getErrorMessage(error)}</FormError>}
    </Part>
  );
}

function ImportPage({ page }: { page: Page | null }) {
  const [open, setOpen] = useState(false);
  useScreenCommands([
    {
      id: 'page.import',
      label: messages.importTitle,
      icon: <FileInput aria-hidden="true" />,
      run: () => setOpen(true),
    },
  ]);
  return (
    <Part title={messages.importTitle} help="import" text={messages.importIntro}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <FileInput aria-hidden="true" />
        {messages.importTitle}
      </Button>
      <ImportPageDialog page={page} open={open} onOpenChange={setOpen} />
    </Part>
  );
}

type PartProps = { title: string; text: string; help: HelpArticleId; children: ReactNode };

function Part({ title, text, help, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col p-5">
      <div className="flex items-center gap-1.5">
        <h2 id={id} className="font-semibold text-fg text-sm">
          {title}
        </h2>
        <HelpLink article={help} about={title} />
      </div>
      <p className="mt-0.5 mb-4 max-w-prose text-muted text-sm">{text}</p>
      <div className="mt-auto">{children}</div>
    </section>
  );
}
