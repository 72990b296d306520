// Asks before an image is deleted, and says where it is used: deleting it removes it there.

import type { ImageUse, MediaAsset } from '@vys/contract/media';
import { useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { isInUse, useDeleteImage, useImageUses } from './library.ts';
import { messages } from './messages/en.ts';
import { ReplaceImage } from './replace-image.tsx';

export type DeleteImageDialogProps = {
  /** Nothing is asked without it. */
  asset: MediaAsset | null;
  onClose: () => void;
  /** Gives false when the image must stay. */
  onBeforeDelete?: ((asset: MediaAsset) => Promise<boolean>) | undefined;
  /** It was used, and what is saved has changed by that. */
  onRemovedFromPage?: (() => void) | undefined;
};

export function DeleteImageDialog(props: DeleteImageDialogProps) {
  const { asset, onClose, onBeforeDelete, onRemovedFromPage } = props;
  const { uses = [], isLoading, refetch } = useImageUses(asset?.id);
  const [isSaving, setSaving] = useState(false);
  const remove = useDeleteImage();
  const isUsed = uses.length > 0;

  function close() {
    remove.reset();
    onClose();
  }

  async function confirm() {
    if (!asset) return;
    setSaving(true);
    const mayDelete = (await onBeforeDelete?.(asset)) ?? true;
    setSaving(false);
    if (!mayDelete) return close();
    remove.mutate(
      { id: asset.id, uses },
      {
        onSuccess: () => {
          toast.success(messages.imageDeletedSuccessfully);
          if (isUsed) onRemovedFromPage?.();
          close();
        },
        onError: (error) => {
          if (isInUse(error)) return void refetch();
          toast.error(getErrorMessage(error));
          close();
        },
      },
    );
  }

  const problem = remove.error && isUsed && remove.variables.uses.length > 0;
  return (
    <AlertDialog
      open={asset !== null}
      onOpenChange={(shown) => !shown && close()}
      title={messages.deleteImage}
      description={
        isUsed ? messages.deleteUsedImageWarning(uses.length) : messages.deleteImageWarning
      }
      confirmLabel={messages.delete}
      loading={isSaving || remove.isPending}
      confirmDisabled={isLoading}
      onConfirm={() => void confirm()}
    >
      {asset && isUsed && (
        <>
          {problem && <FormError className="mb-3">{getErrorMessage(remove.error)}</FormError>}
          <UseList uses={uses} />
          <ReplaceImage
            key={asset.id}
            asset={asset}
            uses={uses}
            onBefore={onBeforeDelete}
            onReplaced={() => {
              onRemovedFromPage?.();
              close();
            }}
          />
        </>
      )}
    </AlertDialog>
  );
}

function UseList({ uses }: { uses: readonly ImageUse[] }) {
  return (
    <ul
      aria-label={messages.imageUses}
      className="max-h-48 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm"
    >
      {uses.map(({ label, places }, at) => (
        <li key={at} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
          <span className="min-w-0 text-fg [overflow-wrap:anywhere]">{label}</span>
          <span className="text-muted">
            {places.map((place) => messages.places[place]).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
