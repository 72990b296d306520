// Another image for an image that is used: chosen from the library, for the draft and, if wanted, for visitors too.
import type { ImageUse, MediaAsset } from '@vys/contract/media';
import { useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useLibrary, useReplaceImage } from './library.ts';
import { messages } from './messages/en.ts';

export type ReplaceImageProps = {
  asset: MediaAsset;
  uses: readonly ImageUse[];
  /** Gives false when the image must stay. */
  onBefore?: ((asset: MediaAsset) => Promise<boolean>) | undefined;
  onReplaced: () => void;
};

export function ReplaceImage({ asset, uses, onBefore, onReplaced }: ReplaceImageProps) {
  const [isOpen, setOpen] = useState(false);
  const [publishes, setPublishes] = useState(false);
  const replace = useReplaceImage();
  const isPublished = uses.some(({ places }) => places.includes('published'));

  async function choose(other: MediaAsset) {
    if (!((await onBefore?.(asset)) ?? true)) return;
    const publish = isPublished && publishes;
    replace.mutate(
      { id: asset.id, with: other.id, publish },
      {
        onSuccess: (left) => {
          toast.success(left.length > 0 ? messages.imageReplacedInDraft : messages.imageReplaced);
          onReplaced();
        },
      },
    );
  }

  if (!isOpen) {
    return (
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {messages.replaceInstead}
      </Button>
    );
  }
  return (
    <section aria-label={messages.replaceInstead} className="mt-4 border-line border-t pt-4">
      <p className="text-muted text-sm">{messages.replaceHint}</p>
      {isPublished && (
        <div className="mt-3">
          <Checkbox
            label={messages.publishReplacement}
            checked={publishes}
            onCheckedChange={setPublishes}
          />
        </div>
      )}
      {replace.error && <FormError className="mt-3">{getErrorMessage(replace.error)}</FormError>}
      <OtherImages
        asset={asset}
        isBusy={replace.isPending}
        onChoose={(other) => void choose(other)}
      />
    </section>
  );
}

type OtherImagesProps = {
  asset: MediaAsset;
  isBusy: boolean;
  onChoose: (other: MediaAsset) => void;
};

function OtherImages({ asset, isBusy, onChoose }: OtherImagesProps) {
  const { data: images } = useLibrary();
  if (!images) return <Skeleton className="mt-3 h-20" />;
  const others = images.filter(({ id }) => id !== asset.id);
  if (others.length === 0) return <p className="mt-3 text-fg text-sm">{messages.noOtherImages}</p>;
  return (
    <ul
      aria-label={messages.otherImages}
      className="mt-3 grid max-h-48 grid-cols-4 gap-2 overflow-y-auto p-0.5"
    >
      {others.map((other) => (
        <li key={other.id}>
          <button
            type="button"
            aria-label={messages.replaceWith(other.filename)}
            disabled={isBusy}
            onClick={() => onChoose(other)}
            className="block w-full overflow-hidden rounded-md border border-line-strong bg-raised hover:border-accent-control disabled:opacity-50"
          >
            <img
              src={other.thumbnail_url}
              alt=""
              loading="lazy"
              className="aspect-square w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
