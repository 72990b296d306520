// The picture of the user: uploaded, cut to a square, and removed. It is saved at once, apart from the form.
import type { User } from '@vys/contract/identity/accounts';
import { IMAGE_BYTES_LIMIT } from '@vys/contract/media';
import { Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useUpdateProfile } from '#web/features/accounts/profile-queries.ts';
import { UserAvatar } from '#web/features/accounts/user-avatar.tsx';
import { useUploadImage } from '#web/features/media/library.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from '../messages/en.ts';

const CropDialog = lazy(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}));

export function PictureField({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const picture = usePicture();
  return (
    <div className="mt-3 flex items-center gap-3 md:flex-col md:items-start">
      <UserAvatar user={user} size="xl" />
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {user.avatar_url ? messages.changePicture : messages.uploadPicture}
        </Button>
        {user.avatar_url && (
          <IconButton
            size="sm"
            label={messages.removePicture}
            loading={picture.isRemoving}
            onClick={() => void picture.remove()}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={messages.uploadPicture}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void picture.open(file);
            target.value = '';
          }}
        />
      </div>
      {picture.image && (
        <Suspense>
          <CropDialog
            image={picture.image}
            isSaving={picture.isSaving}
            problem={picture.problem}
            onCancel={picture.close}
            onChoose={(blob) => void picture.save(blob)}
          />
        </Suspense>
      )}
    </div>
  );
}

function usePicture() {
  const [image, setImage] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const upload = useUploadImage();
  const profile = useUpdateProfile({ shownInline: true });

  async function open(file: File) {
    setProblem(undefined);
    if (file.size > IMAGE_BYTES_LIMIT) return toast.error(messages.pictureTooLarge);
    try {
      setImage(await createImageBitmap(file));
    } catch {
      toast.error(messages.pictureUnreadable);
    }
  }

  async function save(blob: Blob) {
    setProblem(undefined);
    try {
      const { url } = await upload.mutateAsync(new File([blob], 'profile-picture.png'));
      await profile.mutateAsync({ avatar_url: url });
      setImage(undefined);
      toast.success(messages.pictureSaved);
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  }

  async function remove() {
    try {
      await profile.mutateAsync({ avatar_url: null });
      toast.success(messages.pictureRemoved);
    } catch (error) {
      toast.error(getErrorMessage(error));
    }
  }

  return {
    image,
    problem,
    isSaving: image !== undefined && (upload.isPending || profile.isPending),
    isRemoving: image === undefined && profile.isPending,
    open,
    save,
    remove,
    close: () => setImage(undefined),
  };
}
