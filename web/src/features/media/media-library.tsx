// The Media Library: all uploaded images, to attach one to the chat or to delete it.

import type { MediaAsset } from '@vys/contract/media';
import { Check, ImageOff, ImagePlus, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { DeleteImageDialog, type DeleteImageDialogProps } from './delete-image-dialog.tsx';
import { useLibrary } from './library.ts';
import { messages } from './messages/en.ts';
import { UploadButton } from './upload-button.tsx';

export type MediaLibraryProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Addresses of the images that are attached already. */
  attached: readonly string[];
  onChoose: (asset: MediaAsset) => void;
  /** Where the user goes on once an image is chosen. */
  focusAfterChoice?: RefObject<HTMLElement | null>;
} & Pick<DeleteImageDialogProps, 'onBeforeDelete' | 'onRemovedFromPage'>;

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4';

export function MediaLibrary(props: MediaLibraryProps) {
  const { open, onOpenChange, attached, onChoose, focusAfterChoice, ...deletion } = props;
  const hasChosen = useRef(false);
  const { data: images, error, refetch } = useLibrary();
  const [assetToDelete, setAssetToDelete] = useState<MediaAsset | null>(null);
  const count = images?.length ?? 0;

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={messages.mediaLibrary}
        help={<HelpLink article="images" about={messages.mediaLibrary} />}
        description={images ? messages.imageCount(count) : messages.loadingImages}
        size="lg"
        className="min-h-96"
        onCloseAutoFocus={(event) => {
          if (!hasChosen.current || !focusAfterChoice?.current) return;
          hasChosen.current = false;
          event.preventDefault();
          focusAfterChoice.current.focus();
        }}
      >
        {error && !images ? (
          <EmptyState
            icon={<ImageOff />}
            title={messages.loadFailed}
            description={getErrorMessage(error)}
            actions={
              <Button variant="secondary" onClick={() => refetch()}>
                {messages.tryAgain}
              </Button>
            }
          />
        ) : !images ? (
          <div className={grid}>
            {[1, 2, 3, 4].map((slot) => (
              <Skeleton key={slot} className="aspect-square h-auto rounded-md" />
            ))}
          </div>
        ) : count === 0 ? (
          <EmptyState
            icon={<ImagePlus />}
            title={messages.noImagesYet}
            description={messages.uploadHint}
            actions={<UploadButton />}
          />
        ) : (
          <>
            <p className="mb-3 text-muted text-sm">{messages.insertHint}</p>
            <ul className={grid}>
              {images.map((asset) => (
                <Tile
                  key={asset.id}
                  asset={asset}
                  isAttached={attached.includes(asset.url)}
                  onChoose={() => {
                    hasChosen.current = true;
                    onChoose(asset);
                  }}
                  onDelete={() => setAssetToDelete(asset)}
                />
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DeleteImageDialog
        asset={assetToDelete}
        onClose={() => setAssetToDelete(null)}
        {...deletion}
      />
    </Dialog>
  );
}

type TileProps = {
  asset: MediaAsset;
  isAttached: boolean;
  onChoose: () => void;
  onDelete: () => void;
};

function Tile({ asset, isAttached, onChoose, onDelete }: TileProps) {
  return (
    <li className="group relative">
      <button
        type="button"
        aria-pressed={isAttached}
        aria-label={asset.filename}
        onClick={onChoose}
        className={cn(
          'block w-full overflow-hidden rounded-md border border-line-strong bg-raised transition-[border-color] hover:border-accent-control',
          isAttached && 'border-accent-control',
        )}
      >
        <img
          src={asset.thumbnail_url}
          alt=""
          loading="lazy"
          className="aspect-square w-full object-cover"
        />
        <span className="block truncate border-line border-t px-2.5 py-1.5 text-left text-muted text-xs">
          {asset.filename}
        </span>
      </button>
      {isAttached && (
        <span className="absolute top-2 left-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-4" />
        </span>
      )}
      <IconButton
        label={messages.deleteFile(asset.filename)}
        variant="secondary"
        size="sm"
        tooltip={false}
        onClick={onDelete}
        className="absolute top-2 right-2 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100"
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
