// Deletes the page after saying what goes with it. The command menu opens it too.
import type { Page } from '@vys/contract/pages/pages';
import { FileJson, Trash2 } from 'lucide-react';
import { useExportPage } from '#web/features/import-export/export-page.ts';
import { useDeletePage, useRestoreDeletedPage } from '#web/features/pages/delete-page.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { formatCount } from '#web/lib/format/formats.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { messages } from './messages/en.ts';

/** Time enough to see that the wrong thing was done, in milliseconds. */
const RESTORE_MS = 15_000;

type Props = { page: Page; open: boolean; onOpenChange: (open: boolean) => void };

export function PageDeletion({ page, open, onOpenChange }: Props) {
  const { mutate: restore } = useRestoreDeletedPage(() => toast.success(messages.draftRestored));
  // This component unmounts with the card of the page, so the toasts are shown by the mutations.
  const deletion = useDeletePage((deleted) => {
    onOpenChange(false);
    toast.success(messages.pageDeleted, {
      durationMs: RESTORE_MS,
      action: { label: messages.restoreDraft, onPress: () => restore(deleted) },
    });
  });
  useScreenCommands([
    {
      id: 'page.delete',
      label: messages.deletePage,
      icon: <Trash2 aria-hidden="true" />,
      run: () => onOpenChange(true),
    },
  ]);

  return (
    <AlertDialog
      open={open}
      onOpenChange={(shown) => {
        if (shown) deletion.reset();
        onOpenChange(shown);
      }}
      title={messages.deleteTitle(page.title || messages.untitledPage)}
      description={messages.deleteIntro}
      confirmLabel={messages.deletePage}
      loading={deletion.isPending}
      onConfirm={() => deletion.mutate(page)}
    >
      <WhatGoes page={page} />
      {deletion.error && <FormError className="mt-3">{getErrorMessage(deletion.error)}</FormError>}
    </AlertDialog>
  );
}

function WhatGoes({ page }: { page: Page }) {
  const host = getPagesHost(useClientConfig());
  const { mutate, isPending } = useExportPage();
  return (
    <>
      <ul className="list-disc space-y-1.5 pl-5 text-fg text-sm [overflow-wrap:anywhere]">
        {page.status === 'published' && <li>{messages.addressStops(`${host}/${page.slug}`)}</li>}
        <li>{messages.figuresGo(formatCount(page.views), formatCount(page.clicks))}</li>
        <li>{messages.versionsGo}</li>
        <li>{messages.messagesGo}</li>
      </ul>
      <div className="mt-3 flex items-start gap-1.5">
        <p className="text-muted text-sm">{messages.whatStays}</p>
        <HelpLink article="delete-page" about={messages.deletePage} />
      </div>
      <Button
        variant="secondary"
        className="mt-3"
        loading={isPending}
        onClick={() => mutate({ pageId: page.id, kind: 'json' })}
      >
        <FileJson aria-hidden="true" />
        {messages.keepCopy}
      </Button>
    </>
  );
}
