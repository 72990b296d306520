// Adds images to the library, without attaching them to anything.
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useUploadImage } from './library.ts';
import { messages } from './messages/en.ts';

export function UploadButton() {
  const { mutateAsync: upload, isPending } = useUploadImage();
  const picker = useRef<HTMLInputElement>(null);

  async function uploadAll(files: readonly File[]) {
    try {
      for (const file of files) await upload(file);
    } catch (error) {
      toast.error(messages.uploadFailed, { description: getErrorMessage(error) });
    }
  }

  return (
    <>
      <Button variant="secondary" loading={isPending} onClick={() => picker.current?.click()}>
        <Upload aria-hidden="true" />
        {messages.uploadImages}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="library-picker"
        onChange={(event) => {
          void uploadAll([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
