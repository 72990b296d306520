// Imports a page in two steps: name the source, then review the result and use it or not.

import type { ImportedPage } from '@vys/contract/pages/import-export';
import type { Page } from '@vys/contract/pages/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ImportSource, useImportPage } from '#web/features/import-export/import-page.ts';
import { ImportReport } from '#web/features/import-export/import-report.tsx';
import { ImportSourceForm } from '#web/features/import-export/import-source-form.tsx';
import { discardDraft } from '#web/features/pages/drafts/draft-storage.ts';
import { useSavePage } from '#web/features/pages/drafts/save-page.ts';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

type Props = { page: Page | null; open: boolean; onOpenChange: (open: boolean) => void };

export function ImportPageDialog({ page, open, onOpenChange }: Props) {
  const importing = useImportPage();
  const { data: result, error, isPending } = importing;

  function change(next: boolean) {
    if (!next) importing.reset();
    onOpenChange(next);
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      {result ? (
        <ImportPreview page={page} result={result} onBack={importing.reset} />
      ) : (
        <DialogContent title={messages.importTitle} description={messages.importHint}>
          <div className="flex flex-col gap-5">
            {error && <FormError>{getErrorMessage(error, messages.readFailed)}</FormError>}
            <ImportSourceForm
              isLoading={isPending}
              onPreview={(origin: ImportSource) => importing.mutate(origin)}
            />
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}

type ImportPreviewProps = { page: Page | null; result: ImportedPage; onBack: () => void };

function ImportPreview({ page, result, onBack }: ImportPreviewProps) {
  const navigate = useNavigate();
  const saving = useSavePage();
  const [withPicture, setWithPicture] = useState(true);
  const { content_without_avatar: plain, avatar_url: picture } = result;
  const content = plain && !withPicture ? plain : result.content;

  function use() {
    saving.mutate(
      { base: page, content, autoSaved: true },
      {
        onSuccess: (saved) => {
          discardDraft(saved);
          toast.success(messages.pageImported);
          void navigate(paths.studio);
        },
      },
    );
  }

  return (
    <DialogContent
      size="lg"
      title={messages.importPreview}
      description={page ? messages.replaceDraftHint : messages.createPageHint}
      footer={
        <>
          <Button variant="ghost" onClick={onBack} disabled={saving.isPending}>
            {messages.back}
          </Button>
          <Button onClick={use} loading={saving.isPending}>
            {messages.useThisPage}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <PageThumbnail
          content={content}
          className="aspect-4/5 rounded-sm border border-line max-sm:aspect-16/10"
        />
        <div className="flex min-w-0 flex-col gap-4">
          {saving.error && (
            <Alert tone="destructive" title={messages.saveFailed}>
              {getErrorMessage(saving.error)}
            </Alert>
          )}
          <ImportReport notes={result.report} />
          {plain && picture && (
            <Checkbox
              checked={withPicture}
              onCheckedChange={setWithPicture}
              label={
                <span className="block min-w-0 text-sm">
                  {messages.useProfilePhoto}
                  <span className="block break-all text-muted text-xs">{picture}</span>
                </span>
              }
            />
          )}
        </div>
      </div>
    </DialogContent>
  );
}
