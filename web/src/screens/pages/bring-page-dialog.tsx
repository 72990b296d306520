// Bringing a page in two steps: say where it is, then look at what was found and use it or not.
import type { Page } from '@vys/contract/pages';
import type { ImportedPage } from '@vys/contract/portability';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetDraft } from '#web/features/pages/kept-draft.ts';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { useSavePage } from '#web/features/pages/save-page.ts';
import { type Origin, useBringPage } from '#web/features/portability/bring-page.ts';
import { ImportReport } from '#web/features/portability/import-report.tsx';
import { OriginForm } from '#web/features/portability/origin-form.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert, FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';

type Props = { page: Page | null; open: boolean; onOpenChange: (open: boolean) => void };

export function BringPageDialog({ page, open, onOpenChange }: Props) {
  const bringing = useBringPage();
  const { data: found, error, isPending } = bringing;

  function change(next: boolean) {
    if (!next) bringing.reset();
    onOpenChange(next);
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      {found ? (
        <Found page={page} found={found} onBack={bringing.reset} />
      ) : (
        <DialogContent
          title="Bring a page"
          description="Name, text, picture, links and colours are taken over. The design is made anew."
        >
          <div className="flex flex-col gap-5">
            {error && (
              <FormError>{messageOf(error, 'The page could not be read. Try again.')}</FormError>
            )}
            <OriginForm
              isLooking={isPending}
              onLook={(origin: Origin) => bringing.mutate(origin)}
            />
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}

type FoundProps = { page: Page | null; found: ImportedPage; onBack: () => void };

function Found({ page, found, onBack }: FoundProps) {
  const navigate = useNavigate();
  const saving = useSavePage();
  const [withPicture, setWithPicture] = useState(true);
  const { content_without_avatar: plain, avatar_url: picture } = found;
  const content = plain && !withPicture ? plain : found.content;

  function use() {
    saving.mutate(
      { base: page, content, autoSaved: true },
      {
        onSuccess: (saved) => {
          forgetDraft(saved.id);
          toast.success('Page brought in');
          void navigate(paths.studio);
        },
      },
    );
  }

  return (
    <DialogContent
      size="lg"
      title="What was found"
      description={
        page
          ? 'Using it changes your draft only. Visitors see it when you publish, and the page you have now stays in the version history.'
          : 'Using it makes your first page. Visitors see it when you publish.'
      }
      footer={
        <>
          <Button variant="ghost" onClick={onBack} disabled={saving.isPending}>
            Back
          </Button>
          <Button onClick={use} loading={saving.isPending}>
            Use this page
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
            <Alert tone="destructive" title="It could not be saved">
              {messageOf(saving.error)}
            </Alert>
          )}
          <ImportReport notes={found.report} />
          {plain && picture && (
            <Checkbox
              checked={withPicture}
              onCheckedChange={setWithPicture}
              label={
                <span className="block min-w-0 text-sm">
                  Use the profile picture
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
